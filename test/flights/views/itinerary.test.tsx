// A fare card for those who hear it: its heading is a sentence, and each direction has a name.
import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { Itinerary } from "../../../src/flights/views/itinerary.tsx";
import { longOffer, nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import type { Language } from "../../languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

function card(offer: Offer, language: Language = "en", dated = false) {
	const page = rendered(<Itinerary offer={offer} dated={dated} />, language);
	return {
		headings: page.querySelectorAll("h3").map(textOf),
		directions: page.querySelectorAll(".slice-carrier").map((line) => textOf(line).split(" · ")[0]),
		days: page.querySelectorAll(".timetable-day").map(textOf),
	};
}

const [out] = nonstopOffer.slices;
if (!out) throw new Error("no slice");

/** Flown back between two airports, here another one of the first city. */
const back = (origin: string, destination: string) => ({
	...nonstopOffer,
	slices: [out, { ...out, origin, destination }],
});

describe("the heading of a card", () => {
	it.each([
		["en", "$182.40, American Airlines, nonstop, leaves 7:05 AM, arrives 10:18 AM"],
		["es", "$182.40, American Airlines, sin escalas, salida 7:05 a. m., llegada 10:18 a. m."],
	] as const)("says price, airline, stops and times (%s)", (language, sentence) => {
		expect(card(nonstopOffer, language).headings).toEqual([sentence]);
	});

	it.each([
		["en", ", back "],
		["es", ", de vuelta "],
	] as const)("says the way back after the way out, and every airline once (%s)", (language, word) => {
		const [heading = ""] = card(longOffer, language).headings;
		expect(heading.split(word)).toHaveLength(2);
		const names = longOffer.slices.flatMap(({ segments }) =>
			segments.map(({ marketingCarrier }) => marketingCarrier.name),
		);
		for (const name of names) expect(heading.split(name)).toHaveLength(2);
	});

	it.each([
		["en", 1, "arrives 10:18 AM 1 day later"],
		["en", 2, "arrives 10:18 AM 2 days later"],
		["en", -1, "arrives 10:18 AM 1 day earlier"],
		["es", 1, "llegada 10:18 a. m., 1 día después"],
	] as const)("says in words on which day it lands (%s, %i)", (language, dayChange, end) => {
		const offer = { ...nonstopOffer, slices: [{ ...out, dayChange }] };
		expect(card(offer, language).headings[0]).toContain(end);
	});

	it("says for how many the price is where it is for more than one, and the day where days differ", () => {
		expect(card({ ...nonstopOffer, travelers: { adults: 1, ages: [7] } }).headings[0]).toMatch(
			/^\$182\.40 total for 2 travelers, /,
		);
		expect(card(nonstopOffer, "en", true).headings[0]).toContain("leaves Wed, Feb 10, 7:05 AM");
		expect(card(nonstopOffer, "es", true).headings[0]).toContain("salida mié, 10 de feb, 7:05 a. m.");
	});

	it("of several cities says what comes then, not a way back", () => {
		expect(card(back("MIA", "LIM")).headings[0]).toContain(", then nonstop, leaves 7:05 AM");
		expect(card(back("MIA", "LIM"), "es").headings[0]).toContain(", después sin escalas, salida 7:05");
	});
});

describe("the directions of a card", () => {
	it.each([
		["en", ["Outbound", "Return"]],
		["es", ["Ida", "Vuelta"]],
	] as const)("are named where they are seen and in the times that unfold (%s)", (language, names) => {
		const { directions, days } = card(longOffer, language);
		expect(directions).toEqual(names);
		expect(days.map((day) => day.split(" · ")[0])).toEqual(names);
	});

	it("are there and back also by another airport of the city", () => {
		expect(card(back("FLL", "EWR")).directions).toEqual(["Outbound", "Return"]);
	});

	it("of several cities are numbered, and one alone needs no name", () => {
		expect(card(back("MIA", "LIM")).directions).toEqual(["Flight 1", "Flight 2"]);
		expect(card(back("MIA", "LIM"), "es").directions).toEqual(["Tramo 1", "Tramo 2"]);
		expect(card(nonstopOffer).directions).toEqual(["American Airlines"]);
	});
});
