import { describe, expect, it } from "vitest";
import { queryWords, wordSearch } from "../../src/i18n/word-search.ts";

describe("a search for words", () => {
	it.each([
		["equip", "Equipaje de mano"],
		["AEROLINEA canc", "¿La aerolínea canceló mi vuelo?"],
		["niños", "Pueden viajar dos ninos"],
		["refund", "How long does a refund take?"],
		["24", "the 24-hour rule"],
		["How do I get a refund?", "What is due: the refund you get"],
		["¿Cómo pago con tarjeta?", "El pago: su tarjeta"],
	])("finds %j in %j", (query, text) => {
		expect(wordSearch(query)(text)).toBe(true);
	});

	it.each([
		["paje", "Equipaje"],
		["refund pet", "A refund is due"],
		["24-hours", "the 24 h rule"],
	])("does not find %j in %j: every word counts, from its beginning", (query, text) => {
		expect(wordSearch(query)(text)).toBe(false);
	});

	it.each(["", "  ", "¿?", "how do I", "como es la"])("has no words in %j, which fits every text", (query) => {
		expect(queryWords(query)).toEqual([]);
		expect(wordSearch(query)("anything")).toBe(true);
	});
});
