// Reading a search from a URL: what is accepted, what of the form is kept, and the way back to a URL.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flightForm } from "../../src/flights/form/flight-form.ts";
import { cabins } from "../../src/flights/offers/offer.ts";
import { type FlightQuery, flightSearchParams, flightSearchText } from "../../src/flights/query.ts";
import { fieldNames, flexes } from "../../src/flights/trip/form.ts";
import { blank } from "../../src/forms/form.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { queryValue } from "../../src/links.ts";
import { findPlace } from "../../src/places/airports.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { params, parse, problemsOf } from "./sample-search.ts";

function accepted(changes: Readonly<Record<string, string>> = {}): FlightQuery {
	const parsed = parse(params(changes));
	if (parsed.kind !== "ok") return expect.fail(`refused: ${JSON.stringify(parsed)}`);
	return parsed.query;
}

describe("a search that can be run", () => {
	it("is read from the URL of the results page", () => {
		const query = accepted();
		expect(query).toMatchObject({ trip: "round", adults: 1, ages: [], cabin: "economy", flex: 0, nearby: false });
		expect(query.slices.map(({ from, to, date }) => [from.code, to.code, date])).toEqual([
			["JFK", "MIA", "2027-02-10"],
			["MIA", "JFK", "2027-02-17"],
		]);
	});

	it("needs only places and dates: the rest has defaults", () => {
		const parsed = parse("from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17&utm_source=x");
		expect(parsed).toEqual(parse(params()));
	});

	it("takes city names and ages as people type them", () => {
		const query = accepted({ from: "  new york ", to: "Miami", ages: "0, 7,17" });
		expect(query.slices[0]?.from.code).toBe("NYC");
		expect(query.ages).toEqual([0, 7, 17]);
		expect(parse("from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17&ages=3&ages=&ages=12")).toMatchObject({
			kind: "ok",
			query: { ages: [3, 12] },
		});
	});

	it("takes Spanish city names in Spanish", () => {
		const parsed = parse(params({ from: "Nueva York", to: "Miami" }), "es");
		expect(parsed).toMatchObject({ kind: "ok" });
	});

	it("needs no return date when one way", () => {
		expect(accepted({ trip: "oneway", return: "" }).slices).toHaveLength(1);
		expect(accepted({ trip: "oneway", return: "2027-02-30" }).slices).toHaveLength(1);
	});

	it("may return on the day of departure, and leave today or 330 days from now", () => {
		accepted({ return: "2027-02-10" });
		accepted({ depart: "2026-11-21" });
		accepted({ trip: "oneway", depart: addDays("2026-11-21", 330) });
	});

	it("has up to six slices when multi-city, blank ones left out", () => {
		const more = { from2: "BOG", to2: "LIM", depart2: "2027-02-14", from4: "LIM", to4: "MIA", depart4: "2027-02-14" };
		const query = accepted({ ...more, trip: "multi", to: "BOG" });
		expect(query.slices.map((slice) => slice.from.code)).toEqual(["JFK", "BOG", "LIM"]);
	});
});

describe("today", () => {
	const at = new Date("2027-02-10T02:00:00Z");

	it("is the day of the place a flight leaves from, not UTC's", () => {
		expect(problemsOf({ depart: "2027-02-09" }, "en", at)).toEqual([]);
		expect(problemsOf({ from: "MAD", depart: "2027-02-09" }, "en", at)).toMatchObject([
			{ field: "depart", key: "problem.departPast" },
		]);
	});

	it("is judged leniently while that place is unknown", () => {
		const early = new Date("2027-02-10T11:00:00Z");
		expect(problemsOf({ from: "Nowhereville", depart: "2027-02-09" }, "en", early)).toMatchObject([{ field: "from" }]);
	});
});

describe("the form", () => {
	it("is empty when no parameter belongs to it", () => {
		for (const text of ["", "utm_source=mail&gclid=1", "lng=es", "from7=JFK", "FROM=JFK"]) {
			expect(parse(text), text).toMatchObject({ kind: "empty", typed: { trip: "round", adults: "1" } });
		}
		expect(parse("from=").kind).toBe("invalid");
	});

	it("keeps what was typed, trimmed to a hundred characters without control characters", () => {
		const typed = { from: ` Nowhere\u0000ville `, adults: "two", ages: "4,five", depart: "2027-02-30", flex: "9" };
		const parsed = parse(params({ ...typed, to: "x".repeat(50_000) }));
		expect(parsed.typed).toEqual({
			...blank(flightForm),
			...{ from: "Nowhere ville", to: "x".repeat(100), depart: "2027-02-30", return: "2027-02-17" },
			...{ adults: "two", ages: "4,five", flex: "9" },
		});
	});

	it("keeps further slices whatever the trip, so that a change of mind loses nothing", () => {
		const parsed = parse(params({ from3: "LIM" }));
		expect(parsed.kind).toBe("ok");
		expect(parsed.typed.from3).toBe("LIM");
	});

	it("takes the first of a repeated parameter", () => {
		expect(parse(`${params()}&from=BOS&adults=7`)).toEqual(parse(params()));
	});

	it("never throws, whatever the parameters hold", () => {
		const odd = fc.constantFrom(
			"\u0000",
			"٣",
			"２",
			"%",
			"💺",
			"\ud800",
			"9".repeat(400),
			"2027-02-10",
			"JFK",
			"-0",
			"1e3",
			"__proto__",
		);
		const value = fc.oneof(
			odd,
			fc.string({ unit: "binary" }),
			fc.string().map((text) => text.repeat(50)),
		);
		const name = fc.oneof(fc.constantFrom<string>(...fieldNames), fc.string());
		fc.assert(
			fc.property(
				fc.array(fc.tuple(name, value), { maxLength: 12 }),
				fc.constantFrom(...languageCodes),
				(pairs, language) => {
					const parsed = parse(new URLSearchParams(pairs), language);
					if (parsed.kind !== "invalid") return;
					expect(parsed.problems.length).toBeGreaterThan(0);
					const fields = parsed.problems.map(({ field }) => field);
					expect(new Set(fields).size).toBe(fields.length);
					for (const field of Object.keys(parsed.choices)) expect(fields).toContain(field);
				},
			),
			{ numRuns: 300 },
		);
	});
});

describe("the canonical URL", () => {
	it("has one order", () => {
		expect(flightSearchParams(accepted({ from: "new york" })).toString()).toBe(
			"trip=round&from=NYC&to=MIA&depart=2027-02-10&return=2027-02-17&adults=1&ages=&cabin=economy&flex=0&nearby=0",
		);
	});

	it("names bags only where they are asked for, so that older links stay what they were", () => {
		expect(flightSearchParams(accepted({ from: "new york", bags: "0" })).has("bags")).toBe(false);
		expect(flightSearchParams(accepted({ from: "new york", bags: "1" })).toString()).toContain("&ages=&bags=1&cabin=");
		expect(accepted({}).bags).toBe(0);
	});

	it("brings back the query it was made from", () => {
		const codes = ["JFK", "MIA", "BOG", "LIM", "MAD", "NRT", "LON", "SAO"];
		const slice = fc.record({
			pair: fc.shuffledSubarray(codes, { minLength: 2, maxLength: 2 }),
			wait: fc.integer({ min: 0, max: 40 }),
		});
		const query = fc
			.record({
				trip: fc.constantFrom("round" as const, "oneway" as const, "multi" as const),
				stops: fc.array(slice, { minLength: 1, maxLength: 6 }),
				adults: fc.integer({ min: 2, max: 6 }),
				ages: fc.array(fc.integer({ min: 1, max: 17 }), { maxLength: 2 }),
				bags: fc.integer({ min: 0, max: 2 }),
				cabin: fc.constantFrom(...cabins),
				flex: fc.constantFrom(...flexes),
				nearby: fc.boolean(),
			})
			.map(({ stops, trip, ...rest }): FlightQuery => {
				let date = "2026-11-25";
				const slices = stops.flatMap(({ pair: [a = "", b = ""], wait }) => {
					date = addDays(date, wait);
					const [from, to] = [findPlace(a), findPlace(b)];
					return from && to ? [{ from, to, date }] : [];
				});
				const [first] = slices;
				if (!first) throw new Error("no places");
				const back = { from: first.to, to: first.from, date };
				return { ...rest, trip, slices: trip === "multi" ? slices : trip === "round" ? [first, back] : [first] };
			});
		fc.assert(
			fc.property(query, (wanted) => {
				expect(parse(flightSearchParams(wanted))).toMatchObject({ kind: "ok", query: wanted });
			}),
		);
	});
});

it("is written into an address as the platform writes it, odd places and days included", () => {
	const [slice] = accepted({}).slices;
	if (!slice) return expect.fail("no slice");
	const odd = { ...slice, from: { ...slice.from, code: "a b&c=d/é'~*" }, date: "2027-02-10+1" };
	for (const wanted of [accepted({}), accepted({ ages: "7,1" }), { ...accepted({}), slices: [odd] }]) {
		const text = flightSearchText(wanted);
		expect(new URLSearchParams(text).toString()).toBe(text);
		expect(new URLSearchParams(text).get("from")).toBe(wanted.slices[0]?.from.code);
	}
	for (const value of ["off_1", "a b", "ñ+%", "", "x(y)!", "1.5-2*_"]) {
		expect(`v=${queryValue(value)}`).toBe(new URLSearchParams({ v: value }).toString());
	}
});
