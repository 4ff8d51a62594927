// Searches remembered for a short while, and shared while they run.
import { beforeEach, describe, expect, it } from "vitest";
import { cacheSearches } from "../../src/flights/cached-source.ts";
import type { Offer } from "../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../src/flights/query.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { type FareSource, FareSourceError } from "../../src/flights/source.ts";
import { journey, now, search } from "./sample/journey.ts";

const query = journey("JFK-MIA", "2027-02-10");
const [first = expect.fail(), second = expect.fail()] = await search(query);
const sample = createSampleSource({ now: () => now });

/** A search that a test lets go on, offer by offer. */
interface Asked {
	readonly query: FlightQuery;
	readonly signal: AbortSignal | undefined;
	give(offer: Offer): Promise<void>;
	end(error?: Error): Promise<void>;
}

let asked: Asked[] = [];
let time = now.getTime();
beforeEach(() => {
	asked = [];
	time = now.getTime();
});

/** Lets every promise that can settle do so. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const slow: FareSource = {
	...sample,
	name: "slow",
	async *search(wanted, signal) {
		const events: ({ offer: Offer } | { error: Error | undefined })[] = [];
		let wake = () => {};
		const tell = (event: (typeof events)[number]) => {
			events.push(event);
			wake();
			return settled();
		};
		asked.push({ query: wanted, signal, give: (offer) => tell({ offer }), end: (error) => tell({ error }) });
		for (;;) {
			const event = events.shift();
			if (!event) {
				await new Promise<void>((resolve) => {
					wake = resolve;
				});
			} else if ("offer" in event) {
				yield event.offer;
			} else {
				if (event.error) throw event.error;
				return;
			}
		}
	},
};

function cached(options: Partial<Parameters<typeof cacheSearches>[1]> = {}) {
	return cacheSearches(slow, { seconds: 120, entries: 3, now: () => new Date(time), ...options });
}

/** Begins to read a search; `ids` grows as offers come. */
function visit(source: FareSource, wanted: FlightQuery, signal?: AbortSignal) {
	const ids: string[] = [];
	const done = (async () => {
		for await (const { id } of source.search(wanted, signal)) ids.push(id);
		return ids;
	})();
	const ending = done.then(
		() => "complete",
		(error: unknown) => error,
	);
	return { ids, ending };
}

async function finish(source: FareSource, wanted = query) {
	const { ending, ids } = visit(source, wanted);
	await settled();
	const run = asked.at(-1);
	await run?.give(first);
	await run?.end();
	expect(await ending).toBe("complete");
	return ids;
}

it("finds the same for whatever bags are asked for, and asks once", async () => {
	const source = cached();
	const one = visit(source, { ...query, bags: 1 });
	await settled();
	const other = visit(source, query);
	await settled();
	expect(asked).toHaveLength(1);
	await asked[0]?.give(first);
	await asked[0]?.end();
	expect([await one.ending, await other.ending]).toEqual(["complete", "complete"]);
	expect(other.ids).toEqual([first.id]);
});

describe("a source with remembered searches", () => {
	it("gives all that it remembers at once: the same list as long as it does, and nothing before and after", async () => {
		const source = cached();
		expect(source.known?.(query)).toBeUndefined();
		await finish(source);
		const known = source.known?.(query);
		expect(known?.map(({ id }) => id)).toEqual([first.id]);
		expect(source.known?.({ ...query, bags: 2 })).toBe(known);
		expect(source.known?.({ ...query, adults: 2 })).toBeUndefined();
		time += 121_000;
		expect(source.known?.(query)).toBeUndefined();
		expect(asked).toHaveLength(1);
	});

	it("asks once for the same search, and again when it is forgotten", async () => {
		const source = cached();
		expect(await finish(source)).toEqual([first.id]);
		time += 119_000;
		expect((await Array.fromAsync(source.search(query))).map(({ id }) => id)).toEqual([first.id]);
		expect(asked).toHaveLength(1);
		time += 2_000;
		await finish(source);
		expect(asked).toHaveLength(2);
	});

	it("tells searches apart by everything that is asked for, not by who asks", async () => {
		const source = cached({ entries: 20 });
		const others = [
			journey("JFK-MIA", "2027-02-11"),
			journey("JFK-MIA", "2027-02-10", { adults: 2 }),
			journey("JFK-MIA", "2027-02-10", { ages: [3] }),
			journey("JFK-MIA", "2027-02-10", { cabin: "business" }),
			journey("JFK-MIA", "2027-02-10", { flex: 1 }),
			journey("JFK-MIA", "2027-02-10", { nearby: true }),
			journey("MIA-JFK", "2027-02-10"),
		];
		for (const other of [query, ...others]) await finish(source, other);
		expect(asked).toHaveLength(8);
		await finish(source, { ...query, slices: query.slices.map((slice) => ({ ...slice })) });
		expect(asked).toHaveLength(8);
	});

	it("remembers that nobody flies", async () => {
		const source = cached();
		const { ending } = visit(source, query);
		await asked[0]?.end();
		expect(await ending).toBe("complete");
		expect(await Array.fromAsync(source.search(query))).toEqual([]);
		expect(asked).toHaveLength(1);
	});

	it("forgets an offer before it expires", async () => {
		const source = cached();
		const { ending } = visit(source, query);
		await asked[0]?.give({ ...first, expiresAt: new Date(time + 60_000).toISOString() });
		await asked[0]?.end();
		await ending;
		time += 61_000;
		await finish(source);
		expect(asked).toHaveLength(2);
	});

	it("keeps so many searches, the latest ones", async () => {
		const source = cached({ entries: 2 });
		for (const day of ["10", "11", "12"]) await finish(source, journey("JFK-MIA", `2027-02-${day}`));
		await finish(source, journey("JFK-MIA", "2027-02-12"));
		expect(asked).toHaveLength(3);
		await finish(source, journey("JFK-MIA", "2027-02-10"));
		expect(asked).toHaveLength(4);
	});

	it("gives every visitor of a running search all its offers as they come", async () => {
		const source = cached();
		const one = visit(source, query);
		await asked[0]?.give(first);
		expect(one.ids).toEqual([first.id]);
		const two = visit(source, query);
		await settled();
		expect(two.ids).toEqual([first.id]);
		await asked[0]?.give(second);
		// Who joined looks by themselves: on the platform nobody's request may go on because of another's.
		expect([one.ids, two.ids]).toEqual([[first.id, second.id], [first.id]]);
		await expect.poll(() => two.ids).toEqual([first.id, second.id]);
		await asked[0]?.end();
		expect([await one.ending, await two.ending, asked.length]).toEqual(["complete", "complete", 1]);
	});

	it("goes on for the others when one leaves, whoever came first", async () => {
		const source = cached();
		const left = new AbortController();
		const reason = new Error("the visitor left");
		const one = visit(source, query, left.signal);
		const two = visit(source, query);
		await asked[0]?.give(first);
		left.abort(reason);
		expect(await one.ending).toBe(reason);
		expect(asked[0]?.signal?.aborted).toBe(false);
		await asked[0]?.give(second);
		await asked[0]?.end();
		expect(await two.ending).toBe("complete");
		expect(two.ids).toHaveLength(2);
	});

	it("keeps what comes after everybody has left, with the runtime held awake", async () => {
		const kept: Promise<unknown>[] = [];
		const source = cached({ keepAlive: (work) => kept.push(work) });
		const left = new AbortController();
		const one = visit(source, query, left.signal);
		left.abort(new Error("the visitor left"));
		await one.ending;
		await asked[0]?.give(first);
		await asked[0]?.end();
		await Promise.all(kept);
		expect(kept).toHaveLength(1);
		expect(await Array.fromAsync(source.search(query))).toEqual([first]);
		expect(asked).toHaveLength(1);
	});

	it("remembers neither a failure nor what came before it", async () => {
		const source = cached();
		const failed = new FareSourceError("unavailable", "down");
		const one = visit(source, query);
		const two = visit(source, query);
		await asked[0]?.give(first);
		await asked[0]?.end(failed);
		expect([await one.ending, await two.ending]).toEqual([failed, failed]);
		expect([one.ids, two.ids]).toEqual([[first.id], [first.id]]);
		await finish(source);
		expect(asked).toHaveLength(2);
	});

	it("does not wait for a search that was cut off with the request that began it", async () => {
		const source = cached();
		void visit(source, query);
		time += 31_000;
		await finish(source);
		expect(asked).toHaveLength(2);
	});

	it("gives nothing to someone who has left already, and asks for nothing", async () => {
		const reason = new Error("the visitor left");
		await expect(Array.fromAsync(cached().search(query, AbortSignal.abort(reason)))).rejects.toBe(reason);
		expect(asked).toEqual([]);
	});

	it("leaves everything else to the source", async () => {
		const source = cached();
		expect(source).toMatchObject({ name: "slow", sample: true });
		expect(await source.offer(first.id)).toMatchObject({ kind: "found", offer: { id: first.id } });
		expect(await source.lowest?.(query, [["2027-02-10"]])).toHaveLength(1);
		expect(await source.health()).toEqual({ ok: true });
	});
});
