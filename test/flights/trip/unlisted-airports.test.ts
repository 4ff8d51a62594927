// An airport that only the trip's source knows: named by its city, with its own clock, wherever the trip is told.
import { describe, expect, it } from "vitest";
import { headlineOf } from "../../../src/features/bookings/headline.ts";
import { mailedOption, optionText } from "../../../src/features/proposals/mail.ts";
import type { Slice } from "../../../src/flights/offers/offer.ts";
import { kmBetween } from "../../../src/flights/trip/flight-airports.ts";
import { otherAirports, otherAirportsText } from "../../../src/flights/trip/other-airports.ts";
import { tellAtStart } from "../../../src/flights/trip/start-clock.ts";
import { tripName } from "../../../src/flights/trip/trip-name.ts";
import { directionNames } from "../../../src/flights/views/itinerary-words.ts";
import { type Language, languageCodes, perLanguage } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import type { Airport } from "../../../src/places/place.ts";
import { nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { sampleBookingIn } from "../../../src/styleguide/samples/sample-trip.ts";
import { agency, origin } from "../../features/alerts/fixture.ts";

const words = (language: Language) => ({ language, t: createMessages(language, {}).t, agency, origin });

/** South of Bogotá, and what a provider says of it. */
const nueva: Airport = {
	...{ kind: "airport", code: "XQQ", name: "Nuevo Aeropuerto", zone: "America/Bogota", country: "CO" },
	city: perLanguage(() => "Ciudad Nueva"),
	...{ latitude: 4.2, longitude: -74.1 },
};
/** As above, but nobody says where it is. */
const lost: Airport = { ...nueva, code: "XQR", city: perLanguage(() => "Perdida"), latitude: 0, longitude: 0 };

function slice(way: string, unlisted: readonly Airport[] = [nueva, lost]): Slice {
	const [first] = nonstopOffer.slices;
	const [segment] = first?.segments ?? [];
	const [from = "", to = ""] = way.split("-");
	if (!first || !segment) throw new Error("no sample flight");
	const ends = { origin: from, destination: to };
	const used = unlisted.filter(({ code }) => code === from || code === to);
	return { ...first, ...ends, segments: [{ ...segment, ...ends, ...(used.length > 0 && { unlisted: used }) }] };
}
const trip = (...ways: readonly string[]) => ways.map((way) => slice(way));

describe("a trip", () => {
	it.each([
		[["MIA-XQQ", "XQQ-MIA"], "Miami to Ciudad Nueva", "De Miami a Ciudad Nueva"],
		[["XQQ-MIA"], "Ciudad Nueva to Miami", "De Ciudad Nueva a Miami"],
		// It turns where it is farthest: Madrid, not the stay on the way.
		[["MIA-XQQ", "XQQ-MAD", "MAD-MIA"], "Miami to Madrid", "De Miami a Madrid"],
		// Nobody knows how far: at 0, 0, off Africa, it would be nearer than Tokyo.
		[["MIA-NRT", "NRT-XQR", "XQR-MIA"], "Miami to Perdida", "De Miami a Perdida"],
	] as const)("%j", (ways, en, es) => {
		expect(languageCodes.map((code) => tripName({ slices: trip(...ways) }, words(code)))).toEqual([en, es]);
	});

	it("is named by the area that was searched for, where its source says that it belongs to it", () => {
		const newark = { ...nueva, metro: "NYC" };
		const slices = [slice("BOG-XQQ", [newark])];
		expect(tripName({ slices, search: "from=BOG&to=NYC" }, words("en"))).toBe("Bogotá to New York");
	});

	it("that returns to another airport says so, with its name", () => {
		const slices = trip("BOG-MIA", "MIA-XQQ");
		expect(otherAirports(slices)).toEqual([{ kind: "return", at: "XQQ", not: "BOG", slice: 1 }]);
		expect(otherAirportsText(slices, words("en"))[0]).toMatch(
			/^You return to XQQ, not BOG\. XQQ is Nuevo Aeropuerto; BOG is .*, \d\d miles away\.$/,
		);
		expect(directionNames(slices, words("en").t)).toEqual(["Outbound", "Return"]);
		// How far it is nobody knows: neither that it returns nor a distance is made up.
		expect(otherAirports(trip("BOG-MIA", "MIA-XQR"))).toEqual([]);
		expect(otherAirportsText(trip("MIA-BOG", "XQR-MIA"), words("en"))).toEqual(["You fly on from XQR, not BOG."]);
	});
});

describe("a deadline", () => {
	it.each([
		["en", "Nov 24, 2026, 6:00 PM, Ciudad Nueva time"],
		["es", "24 nov 2026, 6:00 p. m., hora de Ciudad Nueva"],
	] as const)("is told by the clock where the trip begins (%s)", (language, told) => {
		const tell = tellAtStart(trip("XQQ-MIA"), language);
		expect(tell("2026-11-24T23:00:00Z").replace(/\s/g, " ")).toBe(told);
	});

	it("stands so in the headline of a held booking", () => {
		const booking = sampleBookingIn("held", { payBy: "2026-11-24T23:00:00.000Z" });
		const offer = { ...booking.offer, slices: trip("XQQ-MIA") };
		expect(headlineOf({ ...booking, offer }, words("en")).replace(/\s/g, " ")).toContain("6:00 PM, Ciudad Nueva time");
	});
});

it("is called by its city in the mail of a proposal", () => {
	const offer = { ...nonstopOffer, slices: trip("XQQ-MIA", "MIA-BOG") };
	const text = optionText(mailedOption({ offer, search: "" }), words("en"));
	expect(text).toContain("Ciudad Nueva to Miami (XQQ – MIA, ");
	expect(text).toContain("You return to BOG, not XQQ. BOG is");
});

it("of which nobody says where it is has no distance, by which a law would owe less", () => {
	const flights = trip("MAD-XQR", "XQR-XQQ").flatMap(({ segments }) => segments);
	expect(kmBetween(flights, "MAD", "XQR")).toBeUndefined();
	expect(Math.round(kmBetween(flights, "BOG", "XQQ") ?? 0)).toBe(56);
});
