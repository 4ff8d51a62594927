// What a search left out, and a trip within one city: said by name, in either language, or not at all.
import { describe, expect, it } from "vitest";
import { type CallTerms, planCalls } from "../../../src/flights/plan-calls.ts";
import { SearchNotes } from "../../../src/flights/views/search-notes.tsx";
import { WithinOneCity } from "../../../src/flights/views/within-one-city.tsx";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";
import { journey, now } from "../sample/journey.ts";

const paid: CallTerms = { places: "city", datesAtOnce: 1, cost: 1, budget: 3 };
const whole: CallTerms = { places: "any", datesAtOnce: 49, cost: 0, budget: 1 };
const united = { code: "UA", name: "United Airlines" };

describe("the notes of a search", () => {
	it("name airports and count days that were not searched", () => {
		const query = journey("LAXA-BOG", "2027-02-10", { back: "2027-02-17", flex: 3 });
		const notes = <SearchNotes plan={planCalls(query, paid, now)} nonstops={[united]} />;
		expect(textOf(rendered(notes, "en"))).toBe(
			"Not searched: Burbank (BUR), Long Beach (LGB), and 48 of 49 choices of days, those farthest from yours." +
				"Also nonstop on this route, without a price here: United Airlines.",
		);
		expect(textOf(rendered(notes, "es"))).toContain("Burbank (BUR), Long Beach (LGB) y 48 de 49 combinaciones");
	});

	it("say nothing where all was searched and everybody has a price", () => {
		const query = journey("LAXA-BOG", "2027-02-10", { back: "2027-02-17", flex: 3 });
		for (const language of languageCodes) {
			expect(textOf(rendered(<SearchNotes plan={planCalls(query, whole, now)} nonstops={[]} />, language))).toBe("");
		}
	});
});

describe("a search between airports of one city", () => {
	const shown = (pair: string, nothing: boolean, language = languageCodes[0]) =>
		textOf(
			rendered(
				<WithinOneCity query={journey(pair, "2027-02-10")} nothing={nothing} id="flights">
					<p>the list</p>
				</WithinOneCity>,
				language,
			),
		);

	it("says that nothing flies there on any day", () => {
		for (const language of languageCodes) {
			const text = shown("JFK-LGA", true, language);
			expect(text).toContain(language === "en" ? "both serve New York" : "sirven a Nueva York");
			expect(text).not.toMatch(/another day|otro día/);
		}
		expect(shown("IAH-HOU", true)).toContain("both serve Houston");
	});

	it("leaves every other search as it is", () => {
		expect(shown("JFK-LGA", false)).toBe("the list");
		expect(shown("JFK-MIA", true)).toBe("the list");
		expect(shown("NYC-LON", true)).toBe("the list");
	});
});
