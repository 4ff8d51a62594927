import { describe, expect, it } from "vitest";
import { firstSpoken } from "../../../../src/frame/language/island/mount.ts";

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
		expect(firstSpoken(codes)).toBe(expected);
	});
});
