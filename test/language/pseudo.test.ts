// The made-up language: what makes it one, and that English among it is found.
import { expect, it } from "vitest";
import { pseudo, pseudoMarkdown } from "./pseudo.ts";
import { englishLeft, isUnset } from "./pseudo-faults.ts";

const sentence = "Call us before you pay for the ticket, and we read the rules of your fare to you.";

it("is about a third longer, and accented in every word", () => {
	expect(pseudo(sentence).length / sentence.length).toBeGreaterThan(1.25);
	expect(pseudo(sentence).length / sentence.length).toBeLessThan(1.6);
	for (const word of pseudo(sentence).split(" ")) expect(word).toMatch(/[áéíóúý]/i);
});

it.each([
	["Call {{phone}}, {{count}} adults", /\{\{phone\}\}.*\{\{count\}\}/],
	["[the rules](/help-center) and <em>more</em>", /\]\(\/help-center\).*<em>.*<\/em>/],
	["[below](#fare-alerts)", /\]\(#fáarée-áaléerts\)/],
	["“Quoted” by the TSA", /^«.*» .* TSA$/],
])("keeps what no translator touches: %s", (text, wanted) => {
	expect(pseudo(text)).toMatch(wanted);
});

it("leaves a guide's facts to the default language's file, and what the build measures as long as it was", () => {
	const file =
		'---\nid: 15\ntags:\n  - miles\ntitle: "Cheap flights"\nsources:\n  - title: "A"\n    url: "https://a.example"\n---\nText.\n';
	const made = pseudoMarkdown(file, { guide: true });
	expect(made).not.toMatch(/^id|tags|miles/m);
	expect(made).toContain('title: "Chéáp flíghts"');
	expect(made).toContain('url: "https://a.example"');
});

it.each(["Search", "All airports", "Nueva York International Airport", "Cáall now", "3 bags"])(
	"English is found: %s",
	(text) => {
		expect(englishLeft(text)).not.toEqual([]);
	},
);

it.each([pseudo(sentence), "Delta Air Lines", "New York (JFK)", "Yhdysvallat", "2 h 45 min", pseudo("“Quoted”")])(
	"nothing is found in: %s",
	(text) => {
		expect(englishLeft(text)).toEqual([]);
		expect(isUnset(text)).toBe(false);
	},
);
