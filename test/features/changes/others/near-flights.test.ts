// Three other flights of the day: which three, and of which days a search may be asked.
import { describe, expect, it } from "vitest";
import type { Disrupted } from "../../../../src/features/changes/forms/disruption-form.ts";
import { findNear, nearest, nearQuery } from "../../../../src/features/changes/others/near-flights.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { findPlace } from "../../../../src/places/airports.ts";

const now = new Date("2026-11-25T12:00:00Z");
const setting = { language: "en", now } as const;
const asked: Disrupted = {
	disruption: {
		...{ event: "moved", ceased: false, from: "US", to: "CO", carrier: "US" },
		...{ late: 240, early: 0, worse: "none", told: "unsure", taken: "nothing" },
	},
	...{ airline: undefined, from: findPlace("JFK"), to: findPlace("BOG"), paid: "card", want: "sameday" },
	...{ leaves: "2026-12-12T08:30", arrives: "2026-12-12T14:20" },
	...{ newleaves: "2026-12-12T12:30", newarrives: "2026-12-12T18:20" },
};

describe("the search", () => {
	it("is for one adult, one way, on the day that was bought", () => {
		const query = nearQuery(asked, setting);
		expect(query).toMatchObject({ trip: "oneway", adults: 1, ages: [], cabin: "economy", flex: 0 });
		expect(query?.slices.map(({ from, to, date }) => [from.code, to.code, date])).toEqual([
			["JFK", "BOG", "2026-12-12"],
		]);
	});

	it.each(["2026-11-20T08:30", "2028-01-10T08:30"])("is not asked for a day that no search takes: %s", (leaves) => {
		expect(nearQuery({ ...asked, leaves }, setting)).toBeUndefined();
	});

	it("is not asked where a place is not known", () => {
		expect(nearQuery({ ...asked, to: undefined }, setting)).toBeUndefined();
	});
});

describe("of what it finds", () => {
	const offers = async () => {
		const query = nearQuery(asked, setting) ?? expect.fail("no query");
		return Array.fromAsync(createSampleSource({ now: () => now }).search(query));
	};
	const times = (found: Awaited<ReturnType<typeof offers>>) =>
		found.map(({ slices: [slice] }) => [slice?.segments[0]?.departingAt, slice?.segments.at(-1)?.arrivingAt] as const);
	const off = (one = "", other = "") => Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`));

	it("three at most are those that arrive nearest to the time that was bought, each flight once", async () => {
		const all = await offers();
		const near = nearest(all, asked);
		expect(all.length).toBeGreaterThan(3);
		expect(near).toHaveLength(3);
		const gaps = times([...near]).map(([, arrives]) => off(arrives, asked.arrives));
		expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
		const kept = new Set(times([...near]).map(String));
		expect(kept.size).toBe(3);
		for (const [leaves, arrives] of times(all)) {
			if (!kept.has(String([leaves, arrives])))
				expect(off(arrives, asked.arrives)).toBeGreaterThanOrEqual(gaps[2] ?? 0);
		}
	});

	it("of a canceled flight, whose arrival is not asked, those that leave nearest", async () => {
		const near = nearest(await offers(), { ...asked, arrives: "" });
		const gaps = times([...near]).map(([leaves]) => off(leaves, asked.leaves));
		expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
	});

	it("the cheapest fare of a flight is the one that is shown", async () => {
		const [offer] = await offers();
		if (!offer) expect.fail("no offer");
		const dear = { ...offer, id: "dear", total: { ...offer.total, minor: offer.total.minor + 1 } };
		for (const both of [
			[offer, dear],
			[dear, offer],
		])
			expect(nearest(both, asked).map(({ id }) => id)).toEqual([offer.id]);
	});

	it("nothing is nothing, and a source that fails says so", async () => {
		expect(nearest([], asked)).toEqual([]);
		const query = nearQuery(asked, setting) ?? expect.fail("no query");
		const source = createSampleSource({ now: () => now });
		const failing = {
			...source,
			search: () => {
				throw new Error("down");
			},
		};
		const admit = async (calls: number) => ({ calls, settle: async () => {} });
		await expect(findNear(failing, query, { asked, admit })).rejects.toThrow("down");
	});
});
