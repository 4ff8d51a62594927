// What the sample source's answers cost: CPU of searches with one to six slices, of the days around, and of a month.

import { datesOfView, type PriceView } from "../../src/features/search/prices/price-days.ts";
import { readChoice } from "../../src/flights/offers/filters.ts";
import type { FlightQuery, QuerySlice } from "../../src/flights/query.ts";
import { findPaths } from "../../src/flights/sample/connections.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import type { TripType } from "../../src/flights/trip/form.ts";
import { airportsOf, findPlace } from "../../src/places/airports.ts";
import type { Place } from "../../src/places/place.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { median } from "./load.ts";

/** Short and long, with and without nonstops, small airports at either end, metropolitan areas. */
const pairs = (
	"NYC-MIA LAX-MEX MIA-BOG IAH-SAL NYC-SDQ CHI-CUN NYC-CHI LAX-LAS MIA-SJU IAH-MEX MIA-LIM NYC-GYE LAX-GDL CHI-MAD " +
	"JFK-LHR SFO-NRT LAX-SYD BOS-DUB ATL-GRU DFW-EZE SEA-ICN DEN-PHX BIS-ABQ MSO-EYW FAT-CUZ YYZ-LHR MEX-MAD BOG-MIA " +
	"JFK-HKG EWR-DEL NYC-LON LAXA-MEXA HOUA-GUA"
).split(" ");
const depart = "2027-02-10";
const stay = 7;
/** As many of each kind as a search keeps, and some to spare. */
const routesKept = 13;
const now = new Date("2026-11-21T15:00:00Z");
/** The first rounds compile. */
const warmUps = 2;
const rounds = 5;

interface Measure {
	readonly name: string;
	/** What issue 4 allows, in milliseconds of CPU. */
	readonly limit: number | undefined;
	readonly run: (from: Place, to: Place) => Promise<unknown>;
}

interface Cost {
	readonly name: string;
	/** CPU milliseconds: the median of the city pairs' own medians, and the slowest pair's. */
	readonly median: number;
	readonly slowest: number;
	readonly limit: number | undefined;
}

function place(code: string): Place {
	const found = findPlace(code);
	if (!found) throw new Error(`No place ${code}`);
	return found;
}

/** Out and back by turns, a week between. */
function queryOf(trip: TripType, from: Place, to: Place, count: number): FlightQuery {
	const slices = Array.from({ length: count }, (_, index): QuerySlice => {
		const ends = index % 2 === 0 ? { from, to } : { from: to, to: from };
		return { ...ends, date: addDays(depart, index * stay) };
	});
	return { trip, slices, adults: 1, ages: [], bags: 0, cabin: "economy", flex: 0, nearby: false };
}

/** A source keeps what the last search had in common with the next: each search has one of its own. */
const source = () => createSampleSource({ now: () => now });
const search = (trip: TripType, count: number) => (from: Place, to: Place) =>
	Array.fromAsync(source().search(queryOf(trip, from, to, count)));
const flexible = (from: Place, to: Place) =>
	Array.fromAsync(source().search({ ...queryOf("round", from, to, 2), flex: 3 }));
/** What the first search between two cities finds and later ones know: the routes between each two of their airports. */
const routes = async (from: Place, to: Place) => {
	for (const origin of airportsOf(from))
		for (const target of airportsOf(to)) findPaths(origin, target, routesKept).twoChanges();
};
const nonstop = readChoice(new URLSearchParams("stops=0"));
const filtered = async (from: Place, to: Place) => {
	const query = queryOf("round", from, to, 2);
	const dates = datesOfView(query, { view: "grid", month: depart.slice(0, 7) });
	return source().lowest?.(query, dates, undefined, nonstop);
};
const view = (kind: PriceView) => async (from: Place, to: Place) => {
	const query = queryOf("round", from, to, 2);
	return source().lowest?.(query, datesOfView(query, { view: kind, month: depart.slice(0, 7) }));
};

const measures: readonly Measure[] = [
	{ name: "routes, for the first time", limit: undefined, run: routes },
	{ name: "one-way, 1 slice", limit: undefined, run: search("oneway", 1) },
	{ name: "round trip, 2 slices", limit: 8, run: search("round", 2) },
	{ name: "round trip ±3 days, 49 pairs of days", limit: undefined, run: flexible },
	{ name: "multi-city, 3 slices", limit: undefined, run: search("multi", 3) },
	{ name: "multi-city, 6 slices", limit: undefined, run: search("multi", 6) },
	{ name: "±3 days of a round trip, 49 prices", limit: 60, run: view("grid") },
	{ name: "the same, nonstop only", limit: undefined, run: filtered },
	{ name: "a month of a round trip, 28 prices", limit: 60, run: view("calendar") },
];

/** CPU of this process in milliseconds, while nothing else runs in it. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/**
 * Each measure over all city pairs, warm, by turns; nothing is remembered from one search to the next but what never
 * changes, the routes between two airports, whose finding is a measure of its own.
 */
async function measureFlights(): Promise<Cost[]> {
	const times = new Map<string, number[]>();
	for (let round = 0; round < warmUps + rounds; round += 1) {
		for (const pair of pairs) {
			const [from = "", to = ""] = pair.split("-");
			for (const { name, run } of measures) {
				const ms = await cpuOf(() => run(place(from), place(to)));
				if (round >= warmUps) times.set(`${name} ${pair}`, [...(times.get(`${name} ${pair}`) ?? []), ms]);
			}
		}
	}
	return measures.map(({ name, limit }) => {
		const each = pairs.map((pair) => median(times.get(`${name} ${pair}`) ?? []));
		return { name, limit, median: median(each), slowest: Math.max(...each) };
	});
}

/** Prints a line a measure; answers whether all are within their limits. */
export async function benchFlights(): Promise<boolean> {
	console.log(`Sample source, CPU in ms: median of ${pairs.length} city pairs, the slowest pair, the limit`);
	const costs = await measureFlights();
	for (const { name, median, slowest, limit } of costs) {
		const figures = [median, slowest].map((ms) => ms.toFixed(1).padStart(7)).join(" ");
		console.log(`  ${name.padEnd(36)} ${figures} ${limit === undefined ? "" : `${limit}`.padStart(5)}`);
	}
	return costs.every(({ median, limit }) => limit === undefined || median <= limit);
}

if (import.meta.main) process.exitCode = (await benchFlights()) ? 0 : 1;
