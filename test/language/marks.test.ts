// The typographic rules: each finds its fault, and a text that is set well has none.
import { describe, expect, it } from "vitest";
import { faultsOfMarks } from "./marks.ts";

const nbsp = "\u00a0";

describe.each([
	["es", "Llame, «por favor», ¿a las 8 p. m.? ¡Sí! Son 10 kg, un 15% menos, en EE. UU."],
	["en", "Call, “please”, at 8 p.m.? Yes! That’s 10 kg, 15% less, in 3–5 days…"],
] as const)("%s", (language, text) => {
	it("a text that is set well has no fault", () => {
		const set = text.replace(/(?<=\d) (?=kg|[ap]\.)|(?<=p\.) (?=m)|(?<=EE\.) /g, nbsp);
		expect(faultsOfMarks(set, language)).toEqual([]);
	});
});

it.each([
	["es", "Dice «no. Y nada más.", "«"],
	["es", 'Dice "no".', "straight quotation"],
	["es", "Dice “no”.", "outside"],
	["es", "Dice « no ».", "space"],
	["es", "Dice «no.» Y más.", "comes after"],
	["es", "Cuánto cuesta?", "¿"],
	["es", "Qué bien!", "¡"],
	["es", "A las 8 p. m.", "non-breaking"],
	["es", `A las 8${nbsp}p.m.`, "non-breaking"],
	["es", "En EE.UU. o EEUU", "EE. UU."],
	["es", "Un 15 % menos", "before %"],
	["en", "Dos «comillas»", "Spanish marks"],
	["en", "The airline's rule", "apostrophe"],
	["en", "One “open mark", "“"],
	["en", "At 8pm", "a.m. and p.m."],
	["en", "Two  spaces", "two spaces"],
	["en", "A space , here", "before a mark"],
	["en", "A dash - here", "dash"],
	["en", "Wait...", "…"],
	["en", "A bag of 10 kg", "non-breaking"],
	["en", "In 3-5 days", "range"],
	["en", "Hello {{name}}", "placeholder"],
] as const)("%s: %s", (language, text, reason) => {
	expect(faultsOfMarks(text, language).join("\n")).toContain(reason);
});
