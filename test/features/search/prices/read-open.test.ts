// A departure that is left open: which month it then means, for how many nights, and what is still wrong with it.
import { describe, expect, it } from "vitest";
import { nightsOf } from "../../../../src/features/search/prices/price-days.ts";
import { openSearchParams, readOpen } from "../../../../src/features/search/prices/read-open.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";

const now = new Date("2026-11-21T15:00:00Z");
const read = (text: string) => readOpen(new URLSearchParams(text), { now, language: "en" });
const route = "trip=round&from=MIA&to=BOG&adults=2";

function opened(text: string) {
	const open = read(text);
	if (open?.kind !== "open") return open?.kind;
	return { month: open.month, first: open.query.slices[0]?.date, nights: nightsOf(open.query) };
}

describe("a departure left open", () => {
	it("is a month in place of the day, a week long where nobody says how long", () => {
		expect(opened(`${route}&depart=2027-03`)).toEqual({ month: "2027-03", first: "2027-03-01", nights: 7 });
		expect(opened(`${route}&depart=2027-03&stay=0`)).toMatchObject({ nights: 0 });
		for (const stay of ["301", "-1", "few"])
			expect(opened(`${route}&depart=2027-03&stay=${stay}`)).toMatchObject({ nights: 7 });
		expect(opened("trip=oneway&from=MIA&to=BOG&depart=2027-03")).toMatchObject({ nights: undefined });
		expect(opened(`${route}&depart=2026-11`)).toMatchObject({ first: "2026-11-21" });
	});

	it("keeps nights that make no sense, to be said beside their field; a one-way has none", () => {
		const refused = (text: string, trip = "round") => {
			const params = new URLSearchParams(`trip=${trip}&from=MIA&to=BOG&adults=2&depart=2027-03&stay=${text}`);
			const open = readOpen(params, { now, language: "en" });
			if (open?.kind !== "open") return open;
			return open.stay?.problems && [open.stay.typed.stay, nightsOf(open.query)];
		};
		expect(["0", "300", ""].map((text) => refused(text))).toEqual([undefined, undefined, undefined]);
		expect(["301", "-1", "few"].map((text) => refused(text))).toEqual([
			["301", 7],
			["-1", 7],
			["few", 7],
		]);
		expect(refused("few", "oneway")).toBeUndefined();
	});

	it("is what a form without days means: the month it came from, else the next", () => {
		expect(read(`${route}&depart=&return=`)).toMatchObject({ kind: "unnamed", month: "2026-12" });
		expect(read(`${route}&month=2027-03`)).toMatchObject({ kind: "unnamed", month: "2027-03" });
		expect(read(`${route}&month=2020-03`)).toMatchObject({ kind: "unnamed", month: "2026-12" });
	});

	it("is none where a day is named, where a link names places alone, or of a trip of several cities", () => {
		for (const text of [
			`${route}&depart=2027-03-05&return=2027-03-09`,
			`${route}&depart=&return=2027-03-09`,
			`${route}&depart=2027-03&return=2027-03-09`,
			`${route}&depart=2027-13`,
			"from=MIA&to=BOG",
			"trip=multi&from=MIA&to=BOG&depart=2027-03&adults=1",
		]) {
			expect(read(text), text).toBeUndefined();
		}
	});

	it.each(languageCodes)("says what else is wrong, and which months are past or not sold yet (%s)", (language) => {
		const problems = (text: string) => {
			const open = readOpen(new URLSearchParams(text), { now, language });
			return open?.kind === "invalid" ? open.problems.map(({ field, key }) => `${field} ${key}`) : open?.kind;
		};
		expect(problems("trip=round&adults=1&from=&to=Nowhereville&depart=")).toEqual([
			"from problem.fromMissing",
			"to problem.toUnknown",
		]);
		expect(problems(`${route}&depart=2026-10`)).toEqual(["depart problem.departPast"]);
		expect(problems(`${route}&depart=2027-11`)).toEqual(["depart problem.departTooFar"]);
	});

	it("has one address, which reads as it was written", () => {
		const open = read(`${route}&depart=2027-03&stay=5&flex=2`);
		if (open?.kind !== "open") throw new Error("not open");
		const params = openSearchParams(open.query, open.month);
		expect(`${params}`).toBe(
			"trip=round&from=MIA&to=BOG&depart=2027-03&adults=2&ages=&cabin=economy&flex=0&nearby=0&stay=5",
		);
		expect(read(`${params}`)).toMatchObject({ query: open.query, month: open.month });
	});
});
