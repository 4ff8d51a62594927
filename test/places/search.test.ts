// What a traveler who types so much sees first.
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { resolvePlace } from "../../src/places/resolve.ts";
import { searchPlaces } from "../../src/places/search.ts";
import { placeLines } from "../../src/places/search-names.ts";

const codes = (text: string, language: Language = "en", limit?: number): string[] =>
	searchPlaces(text, language, limit).map(({ code }) => code);

describe("the first place found", () => {
	test.each([
		["nueva york", "NYC"],
		["new york", "NYC"],
		["New York City", "NYC"],
		["nyc", "NYC"],
		["ny", "NYC"],
		["bog", "BOG"],
		["mia", "MIAA"],
		["miam", "MIAA"],
		["londres", "LON"],
		["London", "LON"],
		["cdmx", "MEXA"],
		["ciudad de mexico", "MEXA"],
		["Mexico City", "MEXA"],
		["méxico", "MEXA"],
		["sao paulo", "SAO"],
		["são", "SAO"],
		["São Paulo", "SAO"],
		["San Jose", "SJO"],
		["san josé costa rica", "SJO"],
		["san jose california", "SJC"],
		["sjc", "SJC"],
		["los ang", "LAXA"],
		["la", "LAXA"],
		["la habana", "HAV"],
		["havana", "HAV"],
		["tokio", "TYO"],
		["moscu", "MOW"],
		["pekín", "BJS"],
		["cancun", "CUN"],
		["playa del carmen", "CUN"],
		["los cabos", "SJD"],
		["medel", "MDEA"],
		["washington", "WAS"],
		["washington dc", "WAS"],
		["portland or", "PDX"],
		["portland maine", "PWM"],
		["houston", "HOUA"],
		["hou", "HOUA"],
		["HOUA", "HOUA"],
		["Houston (HOUA)", "HOUA"],
		["bay area", "SFOA"],
		["hobby", "HOU"],
		["toluca", "TLC"],
		["dallas", "DFWA"],
		["fort worth", "DFWA"],
		["saint louis", "STL"],
		["st louis", "STL"],
		["heathrow", "LHR"],
		["london gatwick", "LGW"],
		["laguardia", "LGA"],
		["barajas", "MAD"],
		["maui", "OGG"],
		["hawai", "HNL"],
		["bali", "DPS"],
		["roatan", "RTB"],
		["colombia", "BOG"],
		["peru", "LIM"],
		["el salvador", "SAL"],
		["guatemala", "GUA"],
		["florida", "MIA"],
		["PBI", "DJT"],
		["Miami (MIA)", "MIA"],
		["goa", "GOA"],
		["malmo", "MMX"],
		["ZÜRICH", "ZRH"],
	])("for «%s» is %s in either language", (text, code) => {
		expect(codes(text, "en")[0]).toBe(code);
		expect(codes(text, "es")[0]).toBe(code);
	});
});

test("a metropolitan area is followed by its airports, those of another city's name too", () => {
	expect(codes("nueva york", "es").slice(0, 5)).toEqual(["NYC", "JFK", "EWR", "LGA", "SWF"]);
	expect(codes("londres", "es").slice(0, 3)).toEqual(["LON", "LHR", "LGW"]);
});

describe("a metropolitan area that comes first has its airports under it, the busiest first", () => {
	test.each([
		["nyc", ["NYC", "JFK", "EWR", "LGA", "SWF"]],
		["ny", ["NYC", "JFK", "EWR", "LGA", "SWF"]],
		["manhattan", ["NYC", "JFK", "EWR", "LGA", "SWF"]],
		["newyork", ["NYC", "JFK", "EWR", "LGA", "SWF"]],
		["chi", ["CHI", "ORD", "MDW", "RFD"]],
		["dc", ["WAS", "DCA", "IAD", "BWI"]],
		["bsas", ["BUE", "EZE", "AEP"]],
		["lon", ["LON", "LHR", "LGW", "STN", "LTN", "LCY", "SEN"]],
		["tyo", ["TYO", "HND", "NRT"]],
		["disney", ["ORL", "MCO", "SFB"]],
		["houston", ["HOUA", "IAH", "HOU"]],
		["dallas", ["DFWA", "DFW", "DAL"]],
		["miami", ["MIAA", "MIA", "FLL"]],
		["los angeles", ["LAXA", "LAX", "SNA", "ONT", "BUR", "LGB"]],
		["bay area", ["SFOA", "SFO", "OAK", "SJC"]],
		["ciudad de mexico", ["MEXA", "MEX", "NLU", "TLC"]],
		["medellin", ["MDEA", "MDE", "EOH"]],
	])("for «%s» in either language", (text, expected) => {
		for (const language of languageCodes) expect(codes(text, language).slice(0, expected.length)).toEqual(expected);
	});

	test.each([
		["hou", ["HOUA", "IAH", "HOU"]],
		["mia", ["MIAA", "MIA", "FLL"]],
		["LAX", ["LAXA", "LAX"]],
		["sfo", ["SFOA", "SFO"]],
		["mex", ["MEXA", "MEX"]],
		["mde", ["MDEA", "MDE"]],
		["dfw", ["DFWA", "DFW"]],
	])("also for «%s», which is its code and an airport's", (text, expected) => {
		for (const language of languageCodes) expect(codes(text, language).slice(0, expected.length)).toEqual(expected);
	});

	test("but the code of an airport alone is that airport", () => {
		expect(codes("jfk")).toEqual(["JFK"]);
		expect(codes("iah")).toEqual(["IAH"]);
		expect(codes("nyc", "en", 2)).toEqual(["NYC", "JFK"]);
	});
});

test("namesakes all appear", () => {
	expect(codes("san jose").slice(0, 5)).toEqual(expect.arrayContaining(["SJO", "SJC", "SJD"]));
	expect(codes("santiago").slice(0, 4)).toEqual(expect.arrayContaining(["SCL", "STI", "SCQ", "SCU"]));
	expect(codes("portland").slice(0, 2)).toEqual(["PDX", "PWM"]);
	expect(codes("london")).toContain("YXU");
});

test("every airport of a city without an area of its own appears", () => {
	expect(codes("shanghai")).toEqual(expect.arrayContaining(["PVG", "SHA"]));
});

test("the limit is kept, and none is more than fifty", () => {
	expect(codes("san", "en", 3)).toHaveLength(3);
	expect(codes("san", "en")).toHaveLength(8);
	for (const limit of [0, -1, Number.NaN]) expect(codes("san", "en", limit), String(limit)).toEqual([]);
	expect(codes("a", "en", Number.POSITIVE_INFINITY).length).toBeLessThanOrEqual(50);
});

test("no place appears twice", () => {
	for (const text of ["san", "new york", "mexico", "a", "st", "united states"]) {
		const found = codes(text, "en", 50);
		expect(new Set(found).size, text).toBe(found.length);
	}
});

describe("hostile texts", () => {
	test.each([
		["nothing", ""],
		["spaces", "   \t\n"],
		["punctuation", "?!.,;:-_()[]{}|/\\^$*+"],
		["regular expressions", "(.*)+$|[a-z]{1,999}"],
		["emoji", "🛫🌎👩‍✈️"],
		["null bytes", "\u0000\u0000mia\u0000"],
		["half a surrogate pair", `${"x".repeat(59)}\u{1F600}`],
		["marks without letters", "\u0301\u0301\u0301"],
		["right-to-left overrides", "\u202Emia"],
		["the data's own separators", "|99|US|"],
		["HTML", "<script>alert(1)</script>"],
		["names of object properties", "constructor __proto__ toString"],
		["a very long text", "san ".repeat(50_000)],
		["a very long word", "a".repeat(200_000)],
	])("%s: no error, no endless work", (_, text) => {
		expect(() => searchPlaces(text, "en")).not.toThrow();
		expect(searchPlaces(text, "es").length).toBeLessThanOrEqual(8);
	});

	test("whatever is typed, a search and a form's reading of it never throw", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 120 }), fc.constantFrom("en", "es"), (text, language) => {
				expect(searchPlaces(text, language).length).toBeLessThanOrEqual(8);
				expect(["found", "ambiguous", "alike", "unknown"]).toContain(resolvePlace(text, language).kind);
			}),
			{ numRuns: 200 },
		);
	});

	test("an empty text finds nothing", () => {
		for (const text of ["", " ", "...", "\u0000", "🛫"]) expect(codes(text), JSON.stringify(text)).toEqual([]);
	});
});

describe("the work of one search", () => {
	afterEach(() => vi.restoreAllMocks());

	test.each([
		"a",
		"sa",
		"san",
		"new york",
		"aeropuerto internacional de",
		"a b c d e f g h i j k",
		"san ".repeat(1_000),
	])("«%.30s» looks at each line a few times at most", (text) => {
		searchPlaces("warm", "en");
		const includes = vi.spyOn(String.prototype, "includes");
		searchPlaces(text, "en");
		// Once for the whole text, once a word (six at most), and a city or two of what matched; areas come on top.
		expect(includes.mock.calls.length).toBeLessThan(placeLines().length * 9 + 10_000);
	});
});
