// The search as a browser checks it while it is filled in: the server's rules, without the index of places.
import { describe, expect, it } from "vitest";
import {
	dayTextIn,
	placesKnownBy,
	problemsIn,
	type Sent,
} from "../../../../../src/features/search/form/island/check-search.ts";
import { flightForm } from "../../../../../src/flights/form/flight-form.ts";
import { parseFlightQuery } from "../../../../../src/flights/query.ts";
import { type FieldName, fieldNames } from "../../../../../src/flights/trip/form.ts";
import type { Problem } from "../../../../../src/flights/trip/problems.ts";
import { blank, checkForm } from "../../../../../src/forms/form.ts";
import { formatDay } from "../../../../../src/i18n/formats.ts";
import { languageCodes, languages } from "../../../../../src/i18n/languages.ts";

const now = new Date("2026-11-21T15:00:00Z");
const fresh: Sent = { typed: blank(flightForm), problems: [], locale: "en-US" };
const everyField: ReadonlySet<FieldName> = new Set(fieldNames);

const round = { trip: "round", from: "Miami", to: "Bogotá", depart: "2027-02-10", return: "2027-02-17", adults: "1" };

function entriesOf(values: Readonly<Record<string, string>>): FormData {
	const entries = new FormData();
	for (const [name, value] of Object.entries(values)) entries.set(name, value);
	return entries;
}

interface Circumstances {
	readonly sent?: Sent;
	readonly left?: readonly FieldName[];
	readonly shown?: readonly Problem[];
	readonly at?: Date;
}

function said(values: Readonly<Record<string, string>>, { sent = fresh, left, shown, at = now }: Circumstances = {}) {
	const worth = { left: left ? new Set(left) : everyField, shown: shown ?? sent.problems };
	return problemsIn(entriesOf(values), sent, worth, at).map(({ field, key }) => `${field} ${key}`);
}

/** The form as it comes back from the server. */
function cameBack(values: Readonly<Record<string, string>>): Sent {
	const parsed = parseFlightQuery(new URLSearchParams(values), { now, language: "en" });
	if (parsed.kind !== "invalid") throw new Error(`${parsed.kind}: nothing is wrong with it`);
	return { typed: parsed.typed, problems: parsed.problems, locale: "en-US" };
}

describe("a search in the browser", () => {
	it("is told about dates, travelers and ages as the server tells it", () => {
		const wrong: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
			[{ return: "2027-02-09" }, "return problem.returnTooEarly"],
			[{ depart: "2026-11-01" }, "depart problem.departPast"],
			[{ depart: "2028-02-10", return: "2028-02-11" }, "depart problem.departTooFar"],
			[{ adults: "8", ages: "4, 5" }, "adults problem.travelersTooMany"],
			[{ ages: "0, 1" }, "ages problem.infantsTooMany"],
			[{ ages: "4, x" }, "ages problem.agesImpossible"],
		];
		for (const [changes, problem] of wrong) {
			const values = { ...round, ...changes };
			expect(said(values), problem).toContain(problem);
			expect(
				cameBack({ ...values, from: "MIA", to: "BOG" }).problems.map(({ field, key }) => `${field} ${key}`),
			).toEqual(said(values));
		}
		expect(said(round)).toEqual([]);
	});

	it("is told of days in the words of the server", () => {
		for (const language of languageCodes) {
			const written = dayTextIn(languages[language].locale);
			for (const day of ["2027-02-10", "2026-12-31", "2028-02-29"])
				expect(written(day)).toBe(formatDay(day, language, "longDay"));
		}
	});

	it("is never told that a place is unknown or means several", () => {
		for (const text of ["Xyzzy", "Portland", "San José", "qq", "xyz", "Miami (QQQ)", "?"])
			expect(said({ ...round, from: text, to: "Nowhereville" }), text).toEqual([]);
	});

	it("is told that both ends are one airport where the texts say so themselves, and not where only an index could", () => {
		expect(said({ ...round, from: "JFK", to: "JFK" })).toEqual(["to problem.samePlace"]);
		expect(said({ ...round, from: "JFK", to: "NYC" })).toEqual([]);
		expect(said({ ...round, from: "Portland", to: "Portland" })).toEqual([]);
	});

	it("is told nothing about a field that is empty, that was not left, or a child whose age is still to be chosen", () => {
		const half = { trip: "round", from: "Miami", to: "", depart: "", return: "", adults: "1", ages: "4, ?" };
		expect(said(half)).toEqual([]);
		expect(said({ ...round, return: "2027-02-09" }, { left: ["depart"] })).toEqual([]);
		expect(said({ ...round, return: "2027-02-09" }, { left: ["return"] })).toHaveLength(1);
	});

	it("is told about a field that has a problem until it has none", () => {
		const sent = cameBack({ ...round, from: "", return: "2027-02-09" });
		const shown = sent.problems;
		expect(shown.map(({ field }) => field)).toEqual(["from", "return"]);
		expect(said({ ...round, from: "", return: "" }, { sent, left: [] })).toEqual([
			"from problem.fromMissing",
			"return problem.returnMissing",
		]);
		expect(said({ ...round, from: "", return: "2027-02-11" }, { sent, left: [] })).toEqual([
			"from problem.fromMissing",
		]);
		expect(said(round, { sent, left: [] })).toEqual([]);
	});

	it("keeps what the server said about a place until the text is another", () => {
		const sent = cameBack({ ...round, from: "Portland", to: "Xyzzy" });
		const asItCame = { ...round, from: "Portland", to: "Xyzzy" };
		expect(said({ ...asItCame, depart: "2027-02-11" }, { sent })).toEqual([
			"from problem.fromAmbiguous",
			"to problem.toUnknown",
		]);
		expect(said({ ...asItCame, from: "PWM" }, { sent })).toEqual(["to problem.toUnknown"]);
		expect(said({ ...asItCame, to: "Lima" }, { sent })).toEqual(["from problem.fromAmbiguous"]);
		const same = cameBack({ ...round, from: "NYC", to: "JFK" });
		expect(said({ ...round, from: "NYC", to: "JFK", depart: "2027-02-11" }, { sent: same })).toEqual([
			"to problem.samePlace",
		]);
		expect(said({ ...round, from: "BOS", to: "JFK" }, { sent: same })).toEqual([]);
	});

	it("judges days as leniently as no zone of the world is surprised by", () => {
		// In Kiritimati it is the 22nd already, on Baker Island still the 21st.
		const at = new Date("2026-11-22T10:30:00Z");
		const oneway = { ...round, trip: "oneway" };
		expect(said({ ...oneway, depart: "2026-11-21" }, { at })).toEqual([]);
		expect(said({ ...oneway, depart: "2026-11-20" }, { at })).toEqual(["depart problem.departPast"]);
		expect(said({ ...oneway, depart: "2027-10-19" }, { at })).toEqual([]);
		expect(said({ ...oneway, depart: "2027-10-20" }, { at })).toEqual(["depart problem.departTooFar"]);
	});
});

it("refuses nothing more than the server, whatever is typed", () => {
	const places = ["", "JFK", "NYC", "Portland"];
	const days = ["", "2026-11-20", "2026-11-21", "2027-02-30", "2027-10-17", "2027-10-18"];
	for (const from of places)
		for (const to of places)
			for (const day of days)
				for (const back of days) {
					const typed = blank(flightForm, { from, to, depart: day, return: back });
					const own = checkForm(flightForm, typed, { now, places: placesKnownBy(fresh), dayText: (day) => day });
					const parsed = parseFlightQuery(new URLSearchParams(typed), { now, language: "en" });
					const served = parsed.kind === "invalid" ? parsed.problems.map(({ field }) => field) : [];
					const refused = own.kind === "invalid" ? own.problems.map(({ field }) => field) : [];
					expect(
						refused.filter((field) => !served.includes(field)),
						JSON.stringify(typed),
					).toEqual([]);
				}
});
