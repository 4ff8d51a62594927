// What a search is called in tabs, in the history and where its link is shared.
import { describe, expect, it } from "vitest";
import { searchName, tripTitle } from "../../../src/features/search/trip-title.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { params, parse } from "../../flights/sample-search.ts";
import type { Language } from "../../languages.ts";

function titled(changes: Readonly<Record<string, string>>, language: Language) {
	const parsed = parse(params(changes), language);
	if (parsed.kind !== "ok") return expect.fail("refused");
	const words = { t: createMessages(language, {}).t, language };
	return { name: searchName(parsed.query, words), title: tripTitle(parsed.query, words) };
}

const cities = { trip: "multi", to: "LHR", from2: "FCO", to2: "JFK", depart2: "2027-03-03", return: "" };

describe("the title of a search", () => {
	it.each([
		["en", {}, "New York to Miami, Feb 10–17, 2027"],
		["es", {}, "De Nueva York a Miami, 10–17 feb 2027"],
		["en", { return: "2027-03-03" }, "New York to Miami, Feb 10 – Mar 3, 2027"],
		["es", { return: "2027-03-03" }, "De Nueva York a Miami, 10 feb – 3 mar 2027"],
		["en", { depart: "2026-12-30", return: "2027-01-03" }, "New York to Miami, Dec 30, 2026 – Jan 3, 2027"],
		["en", { trip: "oneway", return: "" }, "New York to Miami, Feb 10, 2027"],
		["es", { trip: "oneway", return: "" }, "De Nueva York a Miami, 10 feb 2027"],
		["en", cities, "New York – London – Rome – New York, Feb 10 – Mar 3, 2027"],
		["es", cities, "Nueva York – Londres – Roma – Nueva York, 10 feb – 3 mar 2027"],
	] as const)("says the trip and its days (%s, %o)", (language, changes, title) => {
		expect(titled(changes, language).title).toBe(title);
	});

	it.each(["en", "es"] as const)("begins with the name of the trip, which the breadcrumb shows (%s)", (language) => {
		const { name, title } = titled({}, language);
		expect(title.startsWith(`${name}, `)).toBe(true);
	});
});
