// A flight that stops on the way, in everything that tells a trip: no place may call it nonstop.
import { describe, expect, it } from "vitest";
import { BoardingPass } from "../../../src/features/bookings/boarding-pass.tsx";
import { calendarFile } from "../../../src/features/bookings/calendar/calendar.ts";
import { tripCountries } from "../../../src/features/bookings/documents/trip-countries.ts";
import { toneOf } from "../../../src/features/bookings/headline.ts";
import { sliceTexts } from "../../../src/features/bookings/mails/trip-rows.ts";
import { ReviewFlights } from "../../../src/features/bookings/review/review-trip.tsx";
import { offerJson } from "../../../src/features/search/flight-json.ts";
import { asBooked } from "../../../src/flights/airline-changes.ts";
import { factsOf, fitting } from "../../../src/flights/facts.ts";
import { readChoice } from "../../../src/flights/offers/filters.ts";
import type { Offer, Segment } from "../../../src/flights/offers/offer.ts";
import { bestScore } from "../../../src/flights/ranking.ts";
import { countStops } from "../../../src/flights/stops.ts";
import { segmentLine } from "../../../src/flights/views/flight-line.ts";
import { Itinerary } from "../../../src/flights/views/itinerary.tsx";
import { stopsText } from "../../../src/flights/views/stops-text.ts";
import { legsOfOffer } from "../../../src/flights/views/trip-map.tsx";
import { TripSlice } from "../../../src/flights/views/trip-slice.tsx";
import { perLanguage } from "../../../src/i18n/languages.ts";
import type { Airport } from "../../../src/places/place.ts";
import { nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { sampleBooking } from "../../../src/styleguide/samples/sample-trip.ts";
import { agency, origin, textsOf } from "../../features/alerts/fixture.ts";
import { type Language, languageCodes } from "../../languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

const [nonstop = expect.fail("no slice")] = nonstopOffer.slices;
const [flight = expect.fail("no flight")] = nonstop.segments;

function withFlights(...segments: Segment[]): Offer {
	const ends = { origin: segments[0]?.origin ?? "", destination: segments.at(-1)?.destination ?? "" };
	return { ...nonstopOffer, slices: [{ ...nonstop, ...ends, segments, stops: countStops(segments) }] };
}

const viaBogota: Segment = {
	...flight,
	...{ origin: "MIA", destination: "EZE", departingAt: "2027-02-10T09:00", arrivingAt: "2027-02-10T22:00" },
	...{ durationMinutes: 660, landings: [{ airport: "BOG", minutes: 120 }] },
};
const stopping = withFlights(viaBogota);
const booking = { ...sampleBooking, offer: { ...sampleBooking.offer, slices: stopping.slices } };
const words = (language: Language = "en") => ({ t: textsOf(language), language, agency, origin });
const [slice = expect.fail()] = stopping.slices;

const inWords = {
	en: ["1 stop in Bogotá, same plane", "Stop in Bogotá (BOG), 2 h, same plane", "1 stop BOG 2 h, same plane"],
	es: [
		"1 escala en Bogotá, en el mismo avión",
		"Escala en Bogotá (BOG), 2 h, en el mismo avión",
		"1 escala BOG 2 h, en el mismo avión",
	],
} as const;

describe.each(languageCodes)("a stop on the way (%s)", (language) => {
	const [counted, told, brief] = inWords[language];
	const plain = (text: string) => text.replace(/[\u00a0\u202f\u2060]/g, (sign) => (sign === "\u2060" ? "" : " "));

	it.each([
		["a row", () => textOf(rendered(<Itinerary offer={stopping} />, language)), [counted, brief]],
		["a chosen trip", () => textOf(rendered(<TripSlice slice={slice} />, language)), [counted, told]],
		["the review", () => textOf(rendered(<ReviewFlights offer={stopping} />, language)), [told]],
		[
			"the printed itinerary",
			() =>
				textOf(
					rendered(
						<BoardingPass booking={booking} ways={asBooked(booking.offer)} tone={toneOf(booking)} codeName="Code" />,
						language,
					),
				),
			[told],
		],
		["mails", () => sliceTexts(slice, words(language)).join("\n"), [counted, told]],
		[
			"the calendar",
			() =>
				calendarFile(booking, words(language))
					.replace(/\r\n[ \t]/g, "")
					.replaceAll("\\,", ","),
			[told],
		],
		["a line of the desk", () => segmentLine(viaBogota, words(language)), [told]],
	] as const)("is told in %s", (_, read, texts) => {
		const text = plain(read());
		for (const one of texts) expect(text).toContain(one);
		expect(text).not.toContain(textsOf(language)("itinerary.nonstop"));
	});
});

describe("a stop on the way", () => {
	it("is one to the API: no change, and a stop of its flight", () => {
		const [json] = offerJson(stopping, { search: "", row: 0 }, words()).slices;
		expect(json).toMatchObject({ stops: 1, layovers: [] });
		expect(json?.segments[0]?.stops).toEqual([
			{ airport: expect.objectContaining({ code: "BOG", city: "Bogotá" }), durationMinutes: 120 },
		]);
	});

	it("does not pass for nonstop, nor change planes, and costs in the order of the best what a stop costs", () => {
		const choose = (text: string) => fitting([nonstopOffer, stopping], readChoice(new URLSearchParams(text)));
		expect(choose("stops=0")).toEqual([nonstopOffer]);
		expect(choose("stops=1")).toHaveLength(2);
		expect(factsOf([stopping])[0]).toMatchObject({ stops: 1, vias: [], layover: 0 });
		const straight = { ...stopping, slices: [{ ...slice, stops: 0 }] };
		expect(bestScore(stopping, 2) - bestScore(straight, 2)).toBe(6_000);
	});

	it("is a country of the trip, and a place on its map", () => {
		expect(tripCountries(stopping.slices)).toEqual([
			{ country: "AR", transit: false },
			{ country: "CO", transit: true },
		]);
		const foreign = withFlights({ ...viaBogota, origin: "BOG", landings: [{ airport: "MIA", minutes: null }] });
		expect(tripCountries(foreign.slices)).toContainEqual({ country: "US", transit: true });
		expect(legsOfOffer(stopping).flat()).toMatchObject([
			{ from: { code: "MIA" }, to: { code: "BOG" } },
			{ from: { code: "BOG" }, to: { code: "EZE" } },
		]);
	});

	it("is told beside a change of plane, and without its time where nobody says it", () => {
		const onward: Segment = {
			...flight,
			origin: "EZE",
			destination: "USH",
			departingAt: "2027-02-10T23:30",
			arrivingAt: "2027-02-11T03:00",
		};
		const [mixed = expect.fail()] = withFlights(
			{ ...viaBogota, landings: [{ airport: "BOG", minutes: null }] },
			onward,
		).slices;
		expect(stopsText(mixed, words())).toBe("2 stops, in Bogotá on the same plane");
		expect(stopsText(mixed, words("es"))).toBe("2 escalas, en Bogotá en el mismo avión");
		const row = textOf(rendered(<Itinerary offer={{ ...stopping, slices: [mixed] }} />));
		expect(row).toContain("Stop in Bogotá (BOG), same plane");
		expect(row).toContain("2 stops BOG, same plane, EZE");
		const [twice = expect.fail()] = withFlights({
			...viaBogota,
			landings: [
				{ airport: "BOG", minutes: 60 },
				{ airport: "LIM", minutes: 60 },
			],
		}).slices;
		expect(stopsText(twice, words())).toBe("2 stops in Bogotá and Lima, same plane");
		expect(stopsText(twice, words("es"))).toBe("2 escalas en Bogotá y Lima, en el mismo avión");
	});
});

describe("an airport and an operator that only the source knows", () => {
	const airport: Airport = {
		...{ kind: "airport", code: "XQQ", name: "Nuevo Aeropuerto", country: "CO", zone: "America/Bogota" },
		city: perLanguage(() => "Ciudad Nueva"),
		...{ latitude: 5.1, longitude: -74.2 },
	};
	const known = { unlisted: [airport], operatingCarrier: { code: null, name: "Contour Airlines" } };
	const first: Segment = { ...flight, ...known, destination: "XQQ", arrivingAt: "2027-02-10T12:00" };
	const second: Segment = {
		...flight,
		...known,
		origin: "XQQ",
		destination: "BOG",
		flightNumber: "2",
		departingAt: "2027-02-10T14:00",
		arrivingAt: "2027-02-10T15:00",
	};
	const offer = withFlights(first, second);
	const [way = expect.fail()] = offer.slices;
	const kept = { ...booking, offer: { ...booking.offer, slices: offer.slices } };

	it.each([
		["a row", () => textOf(rendered(<Itinerary offer={offer} />)), ["Ciudad Nueva (XQQ)", "2 h in Ciudad Nueva (XQQ)"]],
		[
			"a chosen trip",
			() => textOf(rendered(<TripSlice slice={way} />)),
			["2 h in Ciudad Nueva (XQQ)", "operated by Contour Airlines"],
		],
		["mails", () => sliceTexts(way, words()).join("\n"), ["Ciudad Nueva time", "operated by Contour Airlines"]],
		[
			"the calendar",
			() => calendarFile(kept, words()),
			["TZID=America/Bogota:20270210T140000", "Nuevo Aeropuerto (XQQ)"],
		],
		[
			"the printed itinerary",
			() =>
				textOf(
					rendered(<BoardingPass booking={kept} ways={asBooked(kept.offer)} tone={toneOf(kept)} codeName="Code" />),
				),
			["operated by Contour Airlines"],
		],
	] as const)("are told in %s", (_, read, texts) => {
		const text = read().replace(/[\u00a0\u202f]/g, " ");
		for (const one of texts) expect(text).toContain(one);
	});

	it("are told by the API, a country of the trip and on its map", () => {
		const [json] = offerJson(offer, { search: "", row: 0 }, words()).slices;
		expect(json?.segments[0]).toMatchObject({
			destination: { code: "XQQ", city: "Ciudad Nueva", zone: "America/Bogota" },
			operatingCarrier: { code: null, name: "Contour Airlines" },
		});
		expect(tripCountries(withFlights(first, { ...second, destination: "LIM" }).slices)).toContainEqual({
			country: "CO",
			transit: true,
		});
		expect(legsOfOffer(offer).flat()).toHaveLength(2);
	});
});
