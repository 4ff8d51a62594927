// What a slip of the finger finds: the place that was meant, and only where nothing matches as it was typed.
import { describe, expect, test } from "vitest";
import { fold } from "../../src/i18n/fold.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { allAirports, weightOf } from "../../src/places/airports.ts";
import { searchAsTyped, searchPlaces } from "../../src/places/search.ts";
import { namesMeant } from "../../src/places/slips.ts";

describe("the first place found", () => {
	test.each([
		["a letter replaced", "bogata", "BOG"],
		["two letters swapped", "bogoat", "BOG"],
		["a letter left out", "bogta", "BOG"],
		["a letter too many", "bogotta", "BOG"],
		["the first letter wrong", "vogota", "BOG"],
		["the last letter wrong", "bogote", "BOG"],
		["a space left out", "newyork", "NYC"],
		["a space left out in Spanish", "nuevayork", "NYC"],
		["a space too many", "la guar dia", "LGA"],
		["a slip in one of two words", "mexco city", "MEXA"],
		["a slip with an accent elsewhere", "São Palo", "SAO"],
		["a vowel left out of a long name", "guadalajra", "GDL"],
		["two slips in a long name", "cincinatti", "CVG"],
		["a name as it is heard", "cartajena", "CTG"],
		["a short name", "lmia", "LIM"],
		["a country's name", "colobmia", "BOG"],
		["a city and country of one name", "gautemala", "GUA"],
		["an airport's own name", "heatrow", "LHR"],
		["a name not typed to its end", "gautem", "GUA"],
		["the same in two words", "los angls", "LAXA"],
	])("for %s («%s») is %s in either language", (_, text, code) => {
		for (const language of languageCodes) {
			expect(searchAsTyped(text, language, 8), language).toEqual([]);
			expect(searchPlaces(text, language)[0]?.code, language).toBe(code);
		}
	});
});

test("what stands for a name lists what the name lists, and each place once", () => {
	const codes = searchPlaces("londn", "en", 50).map(({ code }) => code);
	expect(codes.slice(0, 3)).toEqual(["LON", "LHR", "LGW"]);
	expect(new Set(codes).size).toBe(codes.length);
	expect(searchPlaces("londn", "en", 2)).toHaveLength(2);
});

test.each(["mia", "roma", "san", "par", "new y", "cali", "goa"])(
	"«%s» matches as it is, so no slip is looked for",
	(text) => {
		for (const language of languageCodes)
			expect(searchPlaces(text, language)).toEqual(searchAsTyped(text, language, 8));
	},
);

describe("no name is near enough", () => {
	test.each([
		["two edits in six letters", "bxgxta"],
		["three edits in a long name", "gxadxlxjara"],
		["three letters", "bgt"],
		["a short beginning", "bxgo"],
		["keys in a row", "qwerty"],
		["no name at all", "xyzzy"],
		["another script", "Богата"],
		["a very long word", `bogata${"a".repeat(60)}`],
	])("for %s", (_, text) => {
		expect(namesMeant(text.toLowerCase())).toEqual([]);
		for (const language of languageCodes) expect(searchPlaces(text, language)).toEqual([]);
	});
});

test("at most three names are meant, and none that the one before it finds as well", () => {
	expect(namesMeant("newyork")).toEqual(["new york"]);
	for (const text of ["sanata", "santa mara", "marina", "porto alegra"]) {
		expect(namesMeant(text).length, text).toBeLessThanOrEqual(3);
	}
});

test("a letter left out, or two swapped, in the name of any large city still finds it", () => {
	const large = allAirports().filter(({ code }) => weightOf(code) >= 60);
	let tried = 0;
	for (const language of languageCodes) {
		const names = new Set(large.map(({ city }) => fold(city[language])).filter((name) => name.length > 5));
		for (const name of names) {
			const [start, third = "", fourth = "", end] = [name.slice(0, 2), name[2], name[3], name.slice(4)];
			for (const slip of [start + fourth + end, start + fourth + third + end]) {
				if (searchAsTyped(slip, language, 1).length > 0) continue;
				tried++;
				expect(
					searchPlaces(slip, language).map(({ city }) => fold(city[language])),
					slip,
				).toContain(name);
			}
		}
	}
	expect(tried).toBeGreaterThan(300);
});
