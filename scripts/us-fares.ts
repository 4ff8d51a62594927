// Writes how dear the sample is between two airports of the 48 states beside what distance alone would say,
// src/flights/sample/us-fare-table.ts, from the government's survey of fares:
// `npm exec -- node scripts/us-fares.ts us_fares_2026_06.csv`. Run it again after a change of the sample's nonstops.
import { readFileSync, writeFileSync } from "node:fs";
import { tariffToday } from "../src/flights/sample/offer-id.ts";
import { lowestTotal } from "../src/flights/sample/sample-offer.ts";
import { planner, type SampleSlice } from "../src/flights/sample/sample-trips.ts";
import { levels, usFareFactor } from "../src/flights/sample/us-fares.ts";
import { findAirport } from "../src/places/airports.ts";
import type { Airport } from "../src/places/place.ts";
import { addDays } from "../src/time/iso-date.ts";

/** Of the month that the survey is of, a year on; weekdays differ. */
const days = ["2027-06-01", "2027-06-05", "2027-06-09", "2027-06-13", "2027-06-17", "2027-06-21", "2027-06-25"];
const daysAhead = 45;
const buyer = { tariff: tariffToday, cabin: "economy", travelers: { adults: 1, ages: [] } } as const;
/** The least of a median where the quarter is far below, as between a hub and a city near by: legs of long trips are that cheap. */
const minOfMedian = 0.8;
/**
 * A factor this near to the table's keeps the table's: the fares are rounded, so that a second run would find its neighbor, and a
 * third the first again.
 */
const keptWithin = 0.75;
/** What a fare of nothing would cost in fees: close enough to find a factor by. */
const feesMinor = 1_530;

interface Survey {
	readonly from: Airport;
	readonly to: Airport;
	readonly passengers: number;
	/** Cents. */
	readonly median: number;
	readonly quarter: number;
}

/** Both directions of a pair as one, weighted by passengers; by "ABQ ATL", the airports in the order of their codes. */
function readSurvey(file: string): Map<string, Survey> {
	const pairs = new Map<string, Survey>();
	for (const line of readFileSync(file, "utf8").trim().split("\n").slice(1)) {
		const [origin = "", destination = "", median, p25, , sampled] = line.split(",");
		const [from, to] = [origin, destination].sort().map(findAirport);
		if (!from || !to) continue;
		const key = `${from.code} ${to.code}`;
		const before = pairs.get(key) ?? { passengers: 0, median: 0, quarter: 0 };
		const passengers = before.passengers + Number(sampled);
		const together = (other: number, cents: number) =>
			(other * before.passengers + cents * Number(sampled)) / passengers;
		pairs.set(key, {
			from,
			to,
			passengers,
			median: together(before.median, 100 * Number(median)),
			quarter: together(before.quarter, 100 * Number(p25)),
		});
	}
	return pairs;
}

const plans = days.map((date) => ({
	date,
	plan: planner({ cabin: "economy", now: new Date(`${addDays(date, -daysAhead)}T12:00Z`), nonstops: 12, changes: 8 }),
}));

/** The lowest price of each day, as a function of the factor. */
function lowestWith(from: Airport, to: Airport): ((factor: number) => number) | undefined {
	const before = usFareFactor(from, to) ?? 1;
	const found = plans.map(({ date, plan }) => plan({ from, to, date })).filter((slices) => slices.length > 0);
	if (found.length === 0) return undefined;
	const scaled = (slice: SampleSlice, factor: number): SampleSlice => ({
		...slice,
		fare: (slice.fare * factor) / before,
	});
	return (factor) => {
		const lowest = found.map((slices) =>
			Math.min(...slices.map((slice) => lowestTotal([scaled(slice, factor)], buyer))),
		);
		return lowest.sort((a, b) => a - b)[Math.floor(lowest.length / 2)] ?? 0;
	};
}

const [file] = process.argv.slice(2);
if (!file) throw new Error("Which file? See the first lines of this script.");
const survey = readSurvey(file);
/** Where people are between: their cities, whatever the airports. */
const citiesOf = ({ from, to }: Survey) =>
	[from, to]
		.map(({ code, metro }) => metro ?? code)
		.sort()
		.join(" ");

/** Who looks for the lowest fare pays less than half of all travelers do, and more than a quarter; see `minOfMedian`. */
const lowestOf = ({ median, quarter }: Survey) => Math.max((median + quarter) / 2, minOfMedian * median);

/** What all airports of two cities have together, by `citiesOf`. */
const cities = new Map<string, { passengers: number; cents: number }>();
for (const pair of survey.values()) {
	const before = cities.get(citiesOf(pair)) ?? { passengers: 0, cents: 0 };
	const cents = before.cents + lowestOf(pair) * pair.passengers;
	cities.set(citiesOf(pair), { passengers: before.passengers + pair.passengers, cents });
}
const traffic = new Map<string, number>();
const chosen = new Map<string, string>();
for (const [key, pair] of survey) {
	const { from, to, passengers } = pair;
	const lowest = lowestWith(from, to);
	if (!lowest) continue;
	// Half way to what the cities' other airports cost: the survey has all cabins, and where the beds are is dear in it.
	const all = cities.get(citiesOf(pair));
	const wanted = Math.sqrt(lowestOf(pair) * (all ? all.cents / all.passengers : lowestOf(pair)));
	let factor = 1;
	for (let round = 0; round < 4; round += 1) factor *= (wanted - feesMinor) / (lowest(factor) - feesMinor);
	const before = usFareFactor(from, to) ?? 1;
	const near = Math.abs(Math.log(factor / before)) < keptWithin * levels.distance;
	chosen.set(key, levels.letterOf(near ? before : factor));
	for (const { code } of [from, to]) traffic.set(code, (traffic.get(code) ?? 0) + passengers);
}
/** The busiest first: their lines are full, and those of small airports short. */
const codes = [...traffic].sort(([, a], [, b]) => b - a).map(([code]) => code);
const lines = codes.map((code, index) => {
	const row = codes.slice(0, index).map((other) => chosen.get([code, other].sort().join(" ")) ?? " ");
	return `${code}${row.join("").trimEnd()}`;
});
writeFileSync(
	new URL("../src/flights/sample/us-fare-table.ts", import.meta.url),
	[
		"// How dear the sample is between airports of the 48 states, written by scripts/us-fares.ts: don't edit. From the fares",
		"// of June 2026 in the Airline Origin and Destination Survey (US DOT, Bureau of Transportation Statistics; public domain).",
		"// A line an airport: its code, then a letter for each airport of the lines above, a blank where the survey has no pair.",
		`export const usFareTable = \`${lines.join("\n")}\`;`,
		"",
	].join("\n"),
);
console.log(`${chosen.size} pairs of ${codes.length} airports`);
