// Every problem a search can have: found, reported once, and explained in both languages.
import { describe, expect, it } from "vitest";
import { type FieldName, fieldNames } from "../../../src/flights/trip/form.ts";
import { type ProblemCode, problemKeys } from "../../../src/flights/trip/problems.ts";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { params, parse, problemsOf } from "../sample-search.ts";

const multi = { trip: "multi", to: "BOG", from2: "BOG", to2: "LIM", depart2: "2027-02-14" };
const refusals: readonly (readonly [string, Readonly<Record<string, string>>, FieldName, ProblemCode])[] = [
	["an unknown kind of trip", { trip: "boomerang" }, "trip", "tripUnknown"],
	["no origin", { from: " " }, "from", "fromMissing"],
	["an unknown origin", { from: "Nowhereville" }, "from", "fromUnknown"],
	["an origin that is several places", { from: "San José" }, "from", "fromAmbiguous"],
	["an origin that is a slip", { from: "bogata" }, "from", "fromAlike"],
	["no destination", { to: "" }, "to", "toMissing"],
	["an unknown destination", { to: "Nowhereville" }, "to", "toUnknown"],
	["a destination that is several places", { to: "San José" }, "to", "toAmbiguous"],
	["a destination that is a slip", { to: "gautemala" }, "to", "toAlike"],
	["the same airport twice", { to: "JFK" }, "to", "samePlace"],
	["a city and its own airport", { from: "NYC", to: "LGA" }, "to", "samePlace"],
	["no departure", { depart: "" }, "depart", "departMissing"],
	["a day that does not exist", { depart: "2027-02-30" }, "depart", "departImpossible"],
	["a date in words", { depart: "tomorrow" }, "depart", "departImpossible"],
	["Arabic-Indic digits in a date", { depart: "٢٠٢٧-٠٢-١٠" }, "depart", "departImpossible"],
	["a departure in the past", { depart: "2026-11-20" }, "depart", "departPast"],
	["a departure further ahead than airlines sell", { trip: "oneway", depart: "2027-10-18" }, "depart", "departTooFar"],
	["no return", { return: "" }, "return", "returnMissing"],
	["a return on a day that does not exist", { return: "2027-02-31" }, "return", "returnImpossible"],
	["a return before the departure", { return: "2027-02-09" }, "return", "returnTooEarly"],
	["a return further ahead than airlines sell", { return: "2028-01-01" }, "return", "returnTooFar"],
	["slices that run backwards", { ...multi, depart2: "2027-02-09" }, "depart2", "departOutOfOrder"],
	["a half-filled slice", { ...multi, depart2: "" }, "depart2", "departMissing"],
	["a slice without an origin", { ...multi, from2: "" }, "from2", "fromMissing"],
	["a slice that goes nowhere", { ...multi, to2: "BOG" }, "to2", "samePlace"],
	["no number of adults", { adults: "" }, "adults", "adultsNotNumber"],
	["adults in words", { adults: "two" }, "adults", "adultsNotNumber"],
	["a negative number of adults", { adults: "-1" }, "adults", "adultsNotNumber"],
	["a part of an adult", { adults: "1.5" }, "adults", "adultsNotNumber"],
	["fullwidth digits", { adults: "２" }, "adults", "adultsNotNumber"],
	["nobody", { adults: "0" }, "adults", "travelersNone"],
	["ten adults", { adults: "10" }, "adults", "travelersTooMany"],
	["ten travelers", { adults: "5", ages: "3,4,5,6,7" }, "adults", "travelersTooMany"],
	["children alone", { adults: "0", ages: "9" }, "adults", "adultMissing"],
	["more infants than laps", { adults: "1", ages: "0,1" }, "ages", "infantsTooMany"],
	["a child of eighteen", { ages: "18" }, "ages", "agesImpossible"],
	["an age still to be chosen", { ages: "4, ?" }, "ages", "agesMissing"],
	["an age still to be chosen beside none", { ages: "?, 18" }, "ages", "agesImpossible"],
	["an age in words", { ages: "4,five" }, "ages", "agesImpossible"],
	["half an age", { ages: "2.5" }, "ages", "agesImpossible"],
	["a negative age", { ages: "-1" }, "ages", "agesImpossible"],
	["bags in words", { bags: "two" }, "bags", "bagsImpossible"],
	["a negative number of bags", { bags: "-1" }, "bags", "bagsImpossible"],
	["more bags than seats", { adults: "2", ages: "7,1", bags: "4" }, "bags", "bagsImpossible"],
	["an unknown cabin", { cabin: "cargo" }, "cabin", "cabinUnknown"],
	["four flexible days", { flex: "4" }, "flex", "flexUnknown"],
	["a flexibility in words", { flex: "some" }, "flex", "flexUnknown"],
	["an odd choice of nearby airports", { nearby: "maybe" }, "nearby", "nearbyUnknown"],
];

describe("a search that cannot be run", () => {
	it("never names more bags than a search may have travelers, however many were typed", () => {
		const limits = ["2", "99", "0", "x"].map(
			(adults) => problemsOf({ adults, bags: "77" }).find(({ field }) => field === "bags")?.values?.limit,
		);
		expect(limits).toEqual([2, 9, 9, 9]);
	});

	const translators = languageCodes.map((language) => ({
		language,
		t: createMessages(language, { agency: "Agency", phone: "555-0100" }).t,
	}));

	it.each(refusals)("is refused for %s, with a message in both languages", (name, changes, field, code) => {
		for (const { language, t } of translators) {
			const problems = problemsOf(changes, language);
			expect(problems, name).toMatchObject([{ field, key: problemKeys[code] }]);
			const message = t(problemKeys[code], problems[0]?.values);
			expect(message, language).not.toBe(problemKeys[code]);
			expect(message.trim(), language).toMatch(/^[^{}]{12,}$/);
		}
	});

	it("is covered for every problem there is", () => {
		expect(new Set(refusals.map(([, , , code]) => code))).toEqual(new Set(Object.keys(problemKeys)));
	});

	it("names all problems at once, in the order of the form, each field once", () => {
		const changes = {
			trip: "multi",
			from: "",
			to: "",
			depart: "x",
			from2: "JFK",
			adults: "0",
			ages: "99",
			cabin: "x",
			flex: "9",
		};
		expect(problemsOf(changes).map(({ field }) => field)).toEqual(
			fieldNames.filter((field) =>
				["from", "to", "depart", "to2", "depart2", "adults", "ages", "cabin", "flex"].includes(field),
			),
		);
	});

	it("offers the places an ambiguous name may mean", () => {
		const parsed = parse(params({ to: "San José" }));
		const codes = parsed.kind === "invalid" ? parsed.choices.to?.map(({ code }) => code) : [];
		expect(codes).toEqual(expect.arrayContaining(["SJO", "SJC"]));
	});

	it("offers the places that a slip may mean", () => {
		const parsed = parse(params({ from: "bogata", to: "gautemala" }));
		const choices = parsed.kind === "invalid" ? parsed.choices : {};
		expect(choices.from?.map(({ code }) => code)).toEqual(["BOG"]);
		expect(choices.to?.map(({ code }) => code)).toContain("GUA");
	});

	it("writes dates out in the visitor's language", () => {
		expect(problemsOf({ return: "2027-02-09" }, "en")[0]?.values).toEqual({ date: "February 10, 2027" });
		expect(problemsOf({ return: "2027-02-09" }, "es")[0]?.values).toEqual({ date: "10 de febrero de 2027" });
	});
});
