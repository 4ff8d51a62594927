// A fare in words: codes as people know them, the search that has its price, and how long ago it was seen.
import { describe, expect, it } from "vitest";
import type { Fare } from "../../../src/features/deals/deal.ts";
import { fareTexts } from "../../../src/features/deals/fare-texts.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { money } from "../../../src/money/money.ts";

const words = { en: createMessages("en", {}).t, es: createMessages("es", {}).t };

function fare(hoursAgo: number): Fare {
	return {
		from: "MIAA",
		to: "BOG",
		price: {
			total: money(31_840, "USD"),
			...{ depart: "2027-01-05", return: "2027-01-12", operators: "Avianca", sample: false },
			...{ seenAt: "2026-11-21T23:30:00Z", hoursAgo },
		},
	};
}

describe("a fare of a city with all its airports", () => {
	it("shows the city's code, and leads to a search from all of them", () => {
		const { codes, route, href } = fareTexts(fare(1), "en", words.en);
		expect([codes, route]).toEqual(["MIA → BOG", "Miami to Bogotá"]);
		expect(href).toBe("/flight-results?trip=round&from=MIAA&to=BOG&depart=2027-01-05&return=2027-01-12");
	});
});

describe("when a price was seen", () => {
	it.each([
		[0, "Seen 1 hour ago", "Visto hace 1 hora"],
		[5, "Seen 5 hours ago", "Visto hace 5 horas"],
		[24, "Seen yesterday: search for today’s price", "Visto ayer: busque el precio de hoy"],
		[71, "Seen 2 days ago: search for today’s price", "Visto anteayer: busque el precio de hoy"],
	])("is said as an age, which needs no zone (%i hours)", (hours, en, es) => {
		expect(fareTexts(fare(hours), "en", words.en).price?.seen).toBe(en);
		expect(fareTexts(fare(hours), "es", words.es).price?.seen).toBe(es);
	});
});
