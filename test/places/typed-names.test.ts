// Nicknames, abbreviations and names in other languages: what people type finds the city that they mean.
import { describe, expect, test } from "vitest";
import { foreignNames, otherNames } from "../../scripts/places/typed-names.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { searchAsTyped } from "../../src/places/search.ts";

const first = (text: string) => languageCodes.map((language) => searchAsTyped(text, language, 1)[0]?.code);

describe("the first place found", () => {
	test.each([
		["bsas", "BUE"],
		["Bs. As.", "BUE"],
		["baires", "BUE"],
		["aicm", "MEX"],
		["cdmx", "MEXA"],
		["df", "MEXA"],
		["D.F.", "MEXA"],
		["defe", "MEXA"],
		["cd de méxico", "MEXA"],
		["nva york", "NYC"],
		["nyc", "NYC"],
		["N.Y.", "NYC"],
		["la", "LAXA"],
		["L.A.", "LAXA"],
		["vegas", "LAS"],
		["san fran", "SFOA"],
		["chi town", "CHI"],
		["nola", "MSY"],
		["gdl", "GDL"],
		["mia", "MIAA"],
		["cd juárez", "CJS"],
		["sto domingo", "SDQ"],
		["pto vallarta", "PVR"],
		["ft lauderdale", "FLL"],
		["nva orleans", "MSY"],
		["stgo", "SCL"],
		["guate", "GUA"],
		["bogotá d.c.", "BOG"],
		["münchen", "MUC"],
		["muenchen", "MUC"],
		["praha", "PRG"],
		["moskva", "MOW"],
		["köln", "CGN"],
		["wien", "VIE"],
		["firenze", "FLR"],
		["lisboa", "LIS"],
		["londres", "LON"],
		["milano", "MIL"],
		["venezia", "VCE"],
		["warszawa", "WAW"],
		["københavn", "CPH"],
	])("for «%s» is %s in either language", (text, code) => {
		expect(first(text)).toEqual(languageCodes.map(() => code));
	});
});

test("every name of the tables is taken as it is typed, its city among the first three, or one of all that share the name", () => {
	const all = [...otherNames, ...foreignNames].flatMap(([code, names]) =>
		names.split(",").map((name) => ({ code, name })),
	);
	const missed = all.filter(({ code, name }) => {
		const sharing = all.filter((other) => other.name.trim() === name.trim()).length;
		const first = Math.max(3, sharing + 1);
		return languageCodes.some((language) => !searchAsTyped(name, language, first).some((place) => place.code === code));
	});
	expect(missed).toEqual([]);
});
