// What a form sent without JavaScript makes of the text in its airport field.
import { describe, expect, test } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { allAirports, metros } from "../../src/places/airports.ts";
import { placeLabel } from "../../src/places/labels.ts";
import { placesMeant, resolvePlace } from "../../src/places/resolve.ts";

describe("found", () => {
	test.each([
		["JFK", "JFK"],
		["jfk", "JFK"],
		["  jfk ", "JFK"],
		["nyc", "NYC"],
		["HOU", "HOU"],
		["IAH", "IAH"],
		["houa", "HOUA"],
		["Houston (HOUA)", "HOUA"],
		["Houston (all airports)", "HOUA"],
		["Ciudad de México (todos los aeropuertos)", "MEXA"],
		["new york ( ALL airports )", "NYC"],
		["Los Ángeles (LAXA)", "LAXA"],
		["PBI", "DJT"],
		["New York (NYC)", "NYC"],
		["Nueva York (NYC)", "NYC"],
		["Miami (MIA)", "MIA"],
		["miami (mia)", "MIA"],
		["Ciudad de México (MEX)", "MEX"],
		["Miami", "MIAA"],
		["miami", "MIAA"],
		["nueva york", "NYC"],
		["London", "LON"],
		["Londres", "LON"],
		["Washington, D.C.", "WAS"],
		["Washington", "WAS"],
		["Mexico City", "MEXA"],
		["Houston", "HOUA"],
		["Dallas", "DFWA"],
		["Shanghai", "PVG"],
		["Dubai", "DXB"],
		["Tampa", "TPA"],
		["Boston", "BOS"],
		["São Paulo", "SAO"],
		["san juan", "SJU"],
		["San José del Cabo", "SJD"],
		["Portland, OR", "PDX"],
		["Portland, Oregon", "PDX"],
		["Portland, ME", "PWM"],
		["Portland, Maine", "PWM"],
		["London, Ontario", "YXU"],
		["San José, Costa Rica", "SJO"],
		["San José, CA", "SJC"],
		["Santiago, Chile", "SCL"],
		["Santiago, República Dominicana", "STI"],
		["saint louis", "STL"],
		["Heathrow", "LHR"],
		["Guatemala", "GUA"],
		["Singapur", "SIN"],
		["miam", "MIAA"],
		["Miami (QQQ)", "MIAA"],
	])("«%s» is %s in either language", (text, code) => {
		for (const language of languageCodes) {
			expect(resolvePlace(text, language), language).toMatchObject({ kind: "found", place: { code } });
		}
	});

	test("every label the form can write is read back as its place", () => {
		for (const place of [...metros, ...allAirports()]) {
			for (const language of languageCodes) {
				const label = placeLabel(place, language);
				const read = resolvePlace(label, language);
				expect(read.kind === "found" && read.place.code, label).toBe(place.code);
			}
		}
	});
});

describe("ambiguous", () => {
	test.each([
		["San José", ["SJO", "SJC"]],
		["San Jose", ["SJO", "SJC"]],
		["Santiago", ["SCL", "STI", "SCQ", "SCU"]],
		["Portland", ["PDX", "PWM"]],
		["La Paz", ["LAP", "LPB"]],
		["Birmingham", ["BHX", "BHM"]],
		["Valencia", ["VLC", "VLN"]],
		["goa", ["GOI", "GOA"]],
		["Costa Rica", ["SJO", "LIR"]],
		["México", ["MEXA", "CUN"]],
		["Hawaii", ["HNL", "OGG"]],
		["granada", ["GND", "GRX"]],
	])("«%s» offers %j first", (text, first) => {
		for (const language of languageCodes) {
			const resolution = resolvePlace(text, language);
			expect(resolution.kind, language).toBe("ambiguous");
			if (resolution.kind !== "ambiguous") continue;
			const offered = resolution.choices.map(({ code }) => code);
			expect(offered.slice(0, first.length).toSorted(), language).toEqual(first.toSorted());
			expect(offered.length).toBeLessThanOrEqual(8);
		}
	});

	test("capitals mean the code: GOA is Genoa", () => {
		expect(resolvePlace("GOA", "en")).toMatchObject({ kind: "found", place: { code: "GOA" } });
	});

	test("a city's second airport is no choice of its own", () => {
		const resolution = resolvePlace("San José", "es");
		expect(resolution.kind === "ambiguous" && resolution.choices.map(({ code }) => code)).not.toContain("SYQ");
	});
});

describe("alike: nothing has the name, and it may be a slip of one", () => {
	test.each([
		["bogata", ["BOG"]],
		["Bogata, Colombia", ["BOG"]],
		["newyork", ["NYC"]],
		["mexco city", ["MEXA"]],
		["guadalajra", ["GDL"]],
		["gautemala", ["GUA"]],
		["Atlantis (QQQ)", ["ATL"]],
		["sn jose", ["SJO", "SJC"]],
	])("«%s» offers %j first", (text, first) => {
		for (const language of languageCodes) {
			const resolution = resolvePlace(text, language);
			expect(resolution.kind, language).toBe("alike");
			const offered = placesMeant(text, language).map(({ code }) => code);
			expect(offered.slice(0, first.length), language).toEqual(first);
			expect(offered.length).toBeLessThanOrEqual(8);
		}
	});

	test("an area is the choice, and its airports are none", () => {
		const codes = placesMeant("newyork", "es").map(({ code }) => code);
		for (const code of ["JFK", "LGA", "EWR", "SWF"]) expect(codes).not.toContain(code);
	});

	test("a slip in a name is not looked for in another country", () => {
		expect(placesMeant("bogata, Peru", "en")).toEqual([]);
	});
});

test("a place that is found or unknown leaves no choice", () => {
	for (const text of ["MIA", "xyzzy"]) expect(placesMeant(text, "en")).toEqual([]);
});

describe("unknown", () => {
	test.each(["", "  ", "xyzzy", "QQQ", "Nowhereville (QQQ)", "()", "🛫", "\u0000", "(.*)+", "<b>", "|99|US|", ","])(
		"«%s»",
		(text) => {
			expect(resolvePlace(text, "en")).toEqual({ kind: "unknown" });
		},
	);

	test("very long texts are cut, not refused", () => {
		expect(() => resolvePlace("(".repeat(100_000), "en")).not.toThrow();
		expect(() => resolvePlace(`Miami${" ".repeat(100_000)}(MIA)`, "en")).not.toThrow();
		expect(() => resolvePlace(",".repeat(100_000), "es")).not.toThrow();
		expect(() => resolvePlace("a, ".repeat(50_000), "es")).not.toThrow();
	});
});
