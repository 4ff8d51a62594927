// What a fare source tells of its searches, price checks and orders.
import { describe, expect, it } from "vitest";
import { createTell } from "../../src/events/tell.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { type FareSource, FareSourceError } from "../../src/flights/source.ts";
import { askedBy, toldSource } from "../../src/flights/told-source.ts";
import { journey, now } from "./sample/journey.ts";

const sample = createSampleSource({ now: () => now });
const query = journey("JFK-MIA", "2027-02-10");

function told(source: Partial<FareSource> = {}) {
	const lines: Record<string, unknown>[] = [];
	const tell = createTell({ write: (line) => lines.push(JSON.parse(line)), now: () => now, version: "v1" });
	return { lines, source: toldSource({ ...sample, ...source }, tell) };
}

async function read(source: FareSource, most = Number.POSITIVE_INFINITY, signal?: AbortSignal): Promise<number> {
	let count = 0;
	for await (const _ of source.search(query, signal)) if (++count >= most) break;
	return count;
}

describe("a search", () => {
	it("tells how many itineraries it found, and keeps what else the source can", async () => {
		const { lines, source } = told();
		const count = await read(source);
		expect(count).toBeGreaterThan(0);
		expect(lines).toMatchObject([{ event: "search", what: "visitor.sample", outcome: "found", count }]);
		expect(source.lowest).toBe(sample.lowest);
		expect(source.calls).toBe(sample.calls);
	});

	it("tells whose it is: a visitor's, or one of the cron's for prices and alerts", async () => {
		const { lines, source } = told();
		for (const asker of ["prices", "alerts", "visitor"] as const) await read(askedBy(source, asker));
		await read(askedBy(askedBy(source, "prices"), "alerts"));
		const askers = ["prices.sample", "alerts.sample", "visitor.sample", "alerts.sample"];
		expect(lines.map(({ what }) => what)).toEqual(askers);
		expect(askedBy(sample, "prices")).toBe(sample);
	});

	it("tells of what was remembered as of a search, and nothing of what was not", () => {
		const offers = [{ id: "a" }] as never;
		const { lines, source } = told({ known: ({ adults }) => (adults === 1 ? offers : undefined) });
		expect(source.known?.({ ...query, adults: 2 })).toBeUndefined();
		expect(lines).toEqual([]);
		expect(source.known?.(query)).toBe(offers);
		expect(lines).toMatchObject([{ event: "search", what: "visitor.sample", outcome: "found", count: 1, ms: 0 }]);
		expect(told().source.known).toBeUndefined();
	});

	it("tells that there is nothing, and that a visitor left", async () => {
		const none = told({ async *search() {} });
		await read(none.source);
		expect(none.lines).toMatchObject([{ outcome: "nothing", count: 0 }]);
		const left = told();
		await read(left.source, 1);
		expect(left.lines).toMatchObject([{ outcome: "left", count: 1 }]);
	});

	it.each([
		["a visitor who left", AbortSignal.abort(), "left"],
		["a deadline that it did not keep", AbortSignal.abort(new DOMException("late", "TimeoutError")), "timeout"],
	])("tells %s apart by the signal", async (_name, signal, outcome) => {
		const { lines, source } = told({
			async *search(_query, signal) {
				signal?.throwIfAborted();
				yield* [];
			},
			async offer(_id, signal) {
				throw signal?.reason;
			},
		});
		await expect(read(source, undefined, signal)).rejects.toBe(signal.reason);
		await expect(source.offer("x", signal)).rejects.toBe(signal.reason);
		expect(lines).toMatchObject([
			{ event: "search", outcome },
			{ event: "offer", outcome },
		]);
	});

	it("tells how the source failed, and a fault as a fault", async () => {
		for (const [error, outcome] of [
			[new FareSourceError("rateLimited", "too many"), "rateLimited"],
			[new TypeError("ours"), "fault"],
		] as const) {
			const { lines, source } = told({
				// biome-ignore lint/correctness/useYield: it fails before it gives any
				async *search() {
					throw error;
				},
			});
			await expect(read(source)).rejects.toBe(error);
			expect(lines).toMatchObject([{ event: "search", outcome }]);
		}
	});
});

describe("an offer and an order", () => {
	it("tell their answers", async () => {
		const { lines, source } = told({ order: async () => ({ kind: "refused", reason: "airline", detail: "" }) });
		expect(await source.offer("nonsense")).toEqual({ kind: "gone" });
		await source.order({ type: "hold" } as Parameters<FareSource["order"]>[0]);
		expect(lines).toMatchObject([
			{ event: "offer", what: "sample", outcome: "gone" },
			{ event: "order", what: "hold.sample", outcome: "refused" },
		]);
	});

	it("tell a failure and throw it", async () => {
		const failure = new FareSourceError("timeout", "slow");
		const { lines, source } = told({ offer: () => Promise.reject(failure) });
		await expect(source.offer("x")).rejects.toBe(failure);
		expect(lines).toMatchObject([{ event: "offer", outcome: "timeout" }]);
	});
});
