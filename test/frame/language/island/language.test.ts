import { describe, expect, it } from "vitest";
import { firstSpoken, named } from "../../../../src/frame/language/island/hint.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";

describe("the language a visitor reads", () => {
	it.each([
		[["es"], "es"],
		[["es-MX", "en-US"], "es"],
		[["es_419"], "es"],
		[["ES-mx"], "es"],
		[["en-US", "es"], "en"],
		[["fr-FR", "pt", "es-AR", "en"], "es"],
		[["fr"], undefined],
		[["est"], undefined],
		[[], undefined],
	])("is, of %j, %s: the first one that the site speaks", (codes, expected) => {
		expect(firstSpoken(codes, languageCodes)).toBe(expected);
	});
});

describe("the languages that a visitor has named", () => {
	const told = { search: "?lng=fr", cookie: "a=1; lng=es; b=2", stored: "de", speaks: ["en-US", "es-MX"] };

	it("are told by the address first, then by what was chosen, then by the browser", () => {
		expect(named(told)).toEqual(["fr", "es", "de", "en-US", "es-MX"]);
	});

	it("are those of the browser where nothing was asked for or chosen", () => {
		expect(named({ search: "?long=es", cookie: "oldlng=es", stored: null, speaks: ["pt"] })).toEqual(["pt"]);
	});

	it("are none where a browser tells none", () => {
		expect(named({ search: "", cookie: "", stored: null, speaks: [] })).toEqual([]);
	});
});
