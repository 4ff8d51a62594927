// What is noted of a fare source's answers, and what is not.
import { describe, expect, it } from "vitest";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { type FareSource, FareSourceError } from "../../src/flights/source.ts";
import { watchedSource } from "../../src/flights/watched-source.ts";
import { journey, now } from "./sample/journey.ts";

const sample = createSampleSource({ now: () => now });
const query = journey("JFK-MIA", "2027-02-10");

function watched(own: Partial<FareSource> = {}) {
	const notes: string[] = [];
	const source = watchedSource({ ...sample, ...own }, (asked, why = "good") => notes.push(`${asked} ${why}`));
	return { notes, source };
}

async function read(source: FareSource, signal?: AbortSignal): Promise<number> {
	let count = 0;
	for await (const _ of source.search(query, signal)) count++;
	return count;
}

const fails = (error: unknown, after = 0): Partial<FareSource> => ({
	async *search() {
		if (after > 0) yield { id: "a" } as never;
		throw error;
	},
	offer: () => Promise.reject(error),
	order: () => Promise.reject(error),
});
const down = new FareSourceError("unavailable", "503");
const order = {} as never;

describe("of a source", () => {
	it("a search with offers is noted once, and gives them all", async () => {
		const { notes, source } = watched();
		expect(await read(source)).toBeGreaterThan(1);
		expect(notes).toEqual(["search good"]);
		expect(source.name).toBe(sample.name);
	});

	it.each([
		["a failure of its own", down, "unavailable"],
		["an error of ours", new TypeError("x"), "fault"],
	])("%s is noted with its kind, and thrown on", async (_, error, why) => {
		const { notes, source } = watched(fails(error));
		await expect(read(source)).rejects.toBe(error);
		await expect(source.offer("x")).rejects.toBe(error);
		await expect(source.order(order)).rejects.toBe(error);
		expect(notes).toEqual([`search ${why}`, `offer ${why}`, `order ${why}`]);
	});

	it("a search that fails halfway has answered", async () => {
		const { notes, source } = watched(fails(down, 1));
		await expect(read(source)).rejects.toBe(down);
		expect(notes).toEqual(["search good"]);
	});

	it("what finds nothing, what nobody may spend, and a visitor who left say nothing", async () => {
		const nothing = watched({ async *search() {} });
		await read(nothing.source);
		const spent = watched(fails(new FareSourceError("spent", "day")));
		await expect(read(spent.source)).rejects.toThrow("spent");
		const left = watched(fails(new Error("gone")));
		await expect(read(left.source, AbortSignal.abort())).rejects.toThrow("gone");
		expect([nothing.notes, spent.notes, left.notes]).toEqual([[], [], []]);
		const late = watched(fails(new Error("late")));
		await expect(read(late.source, AbortSignal.abort(new DOMException("x", "TimeoutError")))).rejects.toThrow("late");
		expect(late.notes).toEqual(["search timeout"]);
	});

	it.each([
		["ordered", ["order good"]],
		["unknown", ["order unknown"]],
		["gone", []],
		["priceChanged", []],
		["refused", []],
	])("an order that is %s is noted as %j", async (kind, expected) => {
		const { notes, source } = watched({ order: async () => ({ kind }) as never });
		await source.order(order);
		expect(notes).toEqual(expected);
	});

	it.each(["found", "gone"])("an offer that is %s is a good answer", async (kind) => {
		const { notes, source } = watched({ offer: async () => ({ kind }) as never });
		await source.offer("x");
		expect(notes).toEqual(["offer good"]);
	});
});
