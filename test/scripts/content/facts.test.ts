// Figures of facts in texts: filled in when a text is compiled, and complained about when there is no such fact.
import { describe, expect, it } from "vitest";
import { fillFacts } from "../../../scripts/content/facts.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe("a text that mentions a fact", () => {
	it.each([
		["{{fact UA check-in domestic}} before", "45 minutes before", "45 minutos before"],
		["{{fact UA check-in international}}", "60 minutes", "60 minutos"],
		["{{fact WN credit}}, {{fact WN credit Basic}}", "12 months, 6 months", "12 meses, 6 meses"],
		["{{fact UA carry-on}}; {{read UA carry-on}}", "22 × 14 × 9 in (56 × 36 × 23 cm); May 2026", undefined],
		["{{read F9 carry-on}}", "2026", "2026"],
	])("%s", (text, en, es) => {
		expect(spaced(fillFacts(text, "en"))).toBe(en);
		if (es) expect(fillFacts(text, "es")).toBe(es);
	});

	it("stays as it is where nothing was read, so that the rules refuse it", () => {
		for (const text of ["{{fact UA meal}}", "{{fact ZZ carry-on}}", "{{fact UA check-in moon}}", "{{phone}}"])
			expect(fillFacts(text, "en")).toBe(text);
	});
});
