// Airports nearby, compared: only by what the search found, with a search for each that it left out.
import { describe, expect, it } from "vitest";
import { compareNearby } from "../../../../src/features/search/prices/nearby-prices.ts";
import { type FlightQuery, flightSearchParams, parseFlightQuery } from "../../../../src/flights/query.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";

const now = new Date("2026-11-21T15:00:00Z");
const sample = createSampleSource({ now: () => now });
const query = sampleSearch("JFK", "MIA");
const find = (search: FlightQuery) => Array.fromAsync(sample.search(search));

describe("airports nearby", () => {
	it("have no price where the search left them out, and are not called searched", async () => {
		const nearby = compareNearby(query, await find(query));
		const [own, ...others] = nearby?.from ?? [];
		expect(own).toMatchObject({ airport: { code: "JFK" }, own: true, searched: true, km: 0 });
		expect(own?.lowest).not.toBeNull();
		expect(others.length).toBeGreaterThan(1);
		for (const other of others) expect(other).toMatchObject({ own: false, searched: false, lowest: null });
		expect(nearby?.all).toEqual({ ...query, nearby: true });
	});

	it("have the lowest price among the offers that use them where the search looked there", async () => {
		const wide = { ...query, nearby: true };
		const offers = await find(wide);
		const nearby = compareNearby(wide, offers);
		expect(nearby?.all).toBeUndefined();
		for (const end of ["from", "to"] as const) {
			for (const { airport, lowest, searched } of nearby?.[end] ?? []) {
				const ends = offers.filter(
					({ slices }) => slices[0]?.[end === "from" ? "origin" : "destination"] === airport.code,
				);
				const totals = ends.map(({ total }) => total.minor);
				expect(lowest?.minor, airport.code).toBe(totals.length > 0 ? Math.min(...totals) : undefined);
				expect(searched).toBe(true);
			}
		}
		const priced = [...(nearby?.from ?? []), ...(nearby?.to ?? [])].filter(({ own, lowest }) => !own && lowest);
		expect(priced.length).toBeGreaterThan(0);
	});

	it("come by distance, after the place's own", () => {
		const { from = [], to = [] } = compareNearby(sampleSearch("NYC", "MIA"), []) ?? {};
		expect(from.slice(0, 4).map(({ airport }) => airport.code)).toEqual(["JFK", "LGA", "EWR", "SWF"]);
		for (const list of [from.slice(4), to.slice(1)]) {
			expect(list.map(({ km }) => km)).toEqual(list.map(({ km }) => km).toSorted((a, b) => a - b));
		}
	});

	it("each lead to a search that is accepted, from there and back to there", () => {
		for (const end of ["from", "to"] as const) {
			for (const { airport, query: search } of compareNearby(query, [])?.[end] ?? []) {
				const parsed = parseFlightQuery(flightSearchParams(search), { language: "en", now });
				if (parsed.kind !== "ok") throw new Error(`${airport.code} is refused`);
				const [out, back] = parsed.query.slices;
				expect([out?.[end].code, back?.[end === "from" ? "to" : "from"].code]).toEqual([airport.code, airport.code]);
				expect(parsed.query.nearby).toBe(false);
			}
		}
	});

	it("are not compared for several cities, nor where there is nothing to compare", () => {
		expect(compareNearby({ ...query, trip: "multi" }, [])).toBeUndefined();
		expect(compareNearby(sampleSearch("MIA", "IPC"), [])?.to).toEqual([]);
	});
});
