// The calls of a search: what was asked for first, every airport of a city, and what the budget leaves out by name.
import { describe, expect, it } from "vitest";
import { airportsAt, type CallTerms, planCalls, type SearchCall } from "../../src/flights/plan-calls.ts";
import { type FlightQuery, parseFlightQuery } from "../../src/flights/query.ts";
import { bySize, seed } from "../soak.ts";
import { generateQueries, nameOf } from "./generator.ts";

const now = new Date("2026-11-21T15:00:00Z");
const whole: CallTerms = { places: "any", datesAtOnce: 49, cost: 0, budget: 1 };
const cities: CallTerms = { places: "city", datesAtOnce: 1, cost: 1, budget: 8 };
const airports: CallTerms = { ...cities, places: "airport" };

function query(text: string): FlightQuery {
	const parsed = parseFlightQuery(new URLSearchParams(text), { language: "en", now });
	return parsed.kind === "ok" ? parsed.query : expect.fail(`refused: ${text}`);
}

/** "JFK-MIA 02-10, MIA-JFK 02-17": of the first days where a call has several. */
const text = ({ ways, dates }: SearchCall) =>
	ways.map(({ from, to }, index) => `${from.code}-${to.code} ${dates[0]?.[index]?.slice(5)}`).join(", ");
const plan = (search: string, terms = cities) => planCalls(query(search), terms, now);
const calls = (search: string, terms = cities) => plan(search, terms).calls.map(text);
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

const round = "from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17";

describe("the calls of a search", () => {
	it("are one where nothing is flexible and every place is an airport", () => {
		for (const terms of [whole, cities, airports]) {
			expect(calls(round, terms)).toEqual(["JFK-MIA 02-10, MIA-JFK 02-17"]);
			expect(plan(round, terms).unsearched).toEqual({ dates: [], airports: [] });
		}
	});

	it("ask for other days nearest first, each once, and say which did not fit", () => {
		const { unsearched, allDates } = plan(`${round}&flex=3`);
		const all = calls(`${round}&flex=3`);
		expect(all).toHaveLength(8);
		expect(all[0]).toBe("JFK-MIA 02-10, MIA-JFK 02-17");
		expect(all.slice(1, 5).toSorted()).toEqual([
			"JFK-MIA 02-09, MIA-JFK 02-17",
			"JFK-MIA 02-10, MIA-JFK 02-16",
			"JFK-MIA 02-10, MIA-JFK 02-18",
			"JFK-MIA 02-11, MIA-JFK 02-17",
		]);
		expect(new Set(all).size).toBe(8);
		expect(allDates).toBe(49);
		expect(unsearched.dates).toHaveLength(41);
	});

	it("are one for all 49 pairs of days where a source takes them at once", () => {
		const { calls: one, unsearched } = plan(`${round}&flex=3`, whole);
		expect(one).toHaveLength(1);
		expect(one[0]?.dates).toHaveLength(49);
		expect(one[0]?.dates[0]).toEqual(["2027-02-10", "2027-02-17"]);
		expect(new Set(one[0]?.dates.map((days) => days.join())).size).toBe(49);
		expect(unsearched).toEqual({ dates: [], airports: [] });
	});

	it("name a city by its own code where the source takes one, and its airports where not", () => {
		const trip = "from=NYC&to=LON&depart=2027-02-10&return=2027-02-17";
		expect(calls(trip)).toEqual(["NYC-LON 02-10, LON-NYC 02-17"]);
		const spread = plan(trip, { ...airports, budget: 30 });
		expect(spread.calls).toHaveLength(30);
		expect(spread.unsearched.airports).toEqual([]);
		expect(calls(trip, airports).slice(0, 2)).toEqual(["JFK-LHR 02-10, LHR-JFK 02-17", "JFK-LGW 02-10, LGW-JFK 02-17"]);
	});

	it("name the airports of a city whose code means one of them, out and back from each before any other way", () => {
		expect(calls("from=HOUA&to=GUA&depart=2027-07-10&return=2027-07-17")).toEqual([
			"IAH-GUA 07-10, GUA-IAH 07-17",
			"HOU-GUA 07-10, GUA-HOU 07-17",
			"IAH-GUA 07-10, GUA-HOU 07-17",
			"HOU-GUA 07-10, GUA-IAH 07-17",
		]);
		expect(calls("trip=oneway&from=MEXA&to=HOUA&depart=2027-07-10", whole)).toEqual(["MEXA-HOUA 07-10"]);
	});

	it("reach every airport of a city on either side before they join them in every way, or name those left out", () => {
		const trip = "from=LAXA&to=MEXA&depart=2027-02-10&return=2027-02-17";
		expect(plan(trip).unsearched.airports).toEqual([]);
		expect(codes(plan(trip, { ...cities, budget: 3 }).unsearched.airports)).toEqual(["ONT", "BUR", "LGB", "TLC"]);
		expect(plan(trip, whole).calls[0]?.ways.map(({ from, to }) => [codes(from.airports), codes(to.airports)])).toEqual([
			[
				["LAX", "SNA", "ONT", "BUR", "LGB"],
				["MEX", "NLU", "TLC"],
			],
			[
				["MEX", "NLU", "TLC"],
				["LAX", "SNA", "ONT", "BUR", "LGB"],
			],
		]);
	});

	it("of a flexible search begin with those of the exact one, whatever else is wanted", () => {
		for (const terms of [cities, airports, { ...cities, budget: 3 }]) {
			for (const places of ["from=LAXA&to=MEXA", "from=NYC&to=LON", "from=MIA&to=BOG", "from=HOUA&to=GUA&nearby=1"]) {
				const exact = calls(`${places}&depart=2027-02-10&return=2027-02-17`, terms);
				const flexible = calls(`${places}&depart=2027-02-10&return=2027-02-17&flex=3`, terms);
				expect(flexible.slice(0, exact.length), places).toEqual(exact);
				expect(flexible.length, places).toBeLessThanOrEqual(terms.budget);
			}
			const own = calls("from=MIA&to=BOG&depart=2027-02-10&return=2027-02-17", terms);
			expect(calls("from=MIA&to=BOG&depart=2027-02-10&return=2027-02-17&nearby=1", terms).slice(0, 1)).toEqual(own);
		}
	});

	it("look at nearby airports only when asked to", () => {
		const near = calls("trip=oneway&from=MIA&to=BOG&depart=2027-02-10&nearby=1");
		expect(near).toContain("FLL-BOG 02-10");
		expect(calls("trip=oneway&from=MIA&to=BOG&depart=2027-02-10")).toHaveLength(1);
	});

	it("never go into the past or back before the way out", () => {
		const { calls: made } = plan("from=JFK&to=MIA&depart=2026-11-22&return=2026-11-23&flex=3", whole);
		for (const days of made.flatMap(({ dates }) => dates)) {
			const [out = expect.fail(), back = expect.fail()] = days;
			expect(out >= "2026-11-21" && back >= out, days.join()).toBe(true);
		}
	});

	it("stay within the budget however much is flexible, six slices as well", () => {
		const legs = ["", "2", "3", "4", "5", "6"].map(
			(n, index) => `from${n}=NYC&to${n}=LAXA&depart${n}=2027-02-1${index}`,
		);
		const trip = `trip=multi&flex=3&nearby=1&${legs.join("&")}`;
		expect(plan(trip).calls).toHaveLength(8);
		const one = plan(trip, whole);
		expect(one.calls).toHaveLength(1);
		expect(one.calls[0]?.dates).toHaveLength(49);
		expect(one.unsearched.dates.length).toBeGreaterThan(0);
		// Counted, though not all of them are weighed: of 7 to the 6th, those that do not run backwards.
		expect(one.allDates).toBeGreaterThan(5_000);
		expect(one.allDates).toBeLessThan(7 ** 6);
		const three = plan(`trip=multi&flex=3&${legs.slice(0, 2).join("&").replace("2027-02-11", "2027-03-11")}`, whole);
		expect(three.allDates).toBe(49);
	});

	it("of random searches reach every airport and every choice of days, or name it, within any budget", () => {
		for (const [index, each] of generateQueries(bySize(150, 1_000, 5_000), seed, "2026-11-21").entries()) {
			const terms = { ...[whole, cities, airports][index % 3], budget: 1 + (index % 12) } as CallTerms;
			const query = { ...each, flex: index % 4 === 0 ? 3 : each.flex } as FlightQuery;
			const { calls: made, unsearched, allDates } = planCalls(query, terms, now);
			expect(made.length, nameOf(query)).toBeGreaterThan(0);
			expect(made.length, nameOf(query)).toBeLessThanOrEqual(terms.budget);
			expect(made[0]?.dates[0], nameOf(query)).toEqual(query.slices.map(({ date }) => date));
			const reached = made.flatMap(({ ways }) => ways.flatMap(({ from, to }) => [...from.airports, ...to.airports]));
			const wanted = query.slices.flatMap(({ from, to }) => [...airportsAt(from, query), ...airportsAt(to, query)]);
			expect(new Set([...codes(reached), ...codes(unsearched.airports)]), nameOf(query)).toEqual(
				new Set(codes(wanted)),
			);
			for (const airport of unsearched.airports) expect(codes(reached)).not.toContain(airport.code);
			const searched = new Set(made.flatMap(({ dates }) => dates.map((days) => days.join())));
			for (const days of unsearched.dates) expect(searched).not.toContain(days.join());
			if (query.slices.length < 3) expect(searched.size + unsearched.dates.length).toBe(allDates);
		}
	});

	it("are none where all days have passed", () => {
		const past = { ...query(round), slices: query(round).slices.map((slice) => ({ ...slice, date: "2026-01-01" })) };
		expect(planCalls(past, cities, now)).toEqual({ calls: [], unsearched: { dates: [], airports: [] }, allDates: 0 });
	});
});
