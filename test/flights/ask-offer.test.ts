// Asking a source for an offer: neither silence nor nonsense is an answer.
import { expect, it } from "vitest";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { askOffer } from "../../src/flights/source.ts";

const source = createSampleSource();

it("is left behind once its time is over, though the source does not listen", async () => {
	const silent = { ...source, offer: () => new Promise<never>(() => {}) };
	await expect(askOffer(silent, "x", 10)).rejects.toMatchObject({ name: "TimeoutError" });
});

it("gives what the source says", async () => {
	expect(await askOffer(source, "nonsense", 1_000)).toEqual({ kind: "gone" });
});
