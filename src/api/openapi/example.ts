// The example in the API's description: an invented offer, and marked so.
import type { Offer } from "../../flights/offer.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { offerJson } from "../flight-json.ts";
import type { FlightResults } from "./flight-schemas.ts";

const carrier = { code: "AA", name: "American Airlines" };
const usd = (minor: number) => ({ minor, currency: "USD" });
const seenAt = "2026-11-21T15:00:00.000Z";

const offer: Offer = {
	id: "s1.0.2..AA100JFKMIA270210-AA200MIABOG270210",
	source: "sample",
	sample: true,
	total: usd(52_640),
	fare: { base: usd(36_000), taxes: usd(12_640) },
	fee: usd(4_000),
	cabin: "economy",
	seenAt,
	bags: { carryOn: 1, checked: 0 },
	conditions: { change: { allowed: true, penalty: usd(0) }, refund: { allowed: false, penalty: null } },
	emissionsKg: null,
	travelers: { adults: 2, ages: [] },
	expiresAt: null,
	payment: { instant: true, payBy: null, priceGuaranteedUntil: null },
	slices: [
		{
			origin: "JFK",
			destination: "BOG",
			durationMinutes: 510,
			stops: 1,
			dayChange: 0,
			fareBrand: "Standard",
			segments: [
				{
					origin: "JFK",
					destination: "MIA",
					departingAt: "2027-02-10T08:00",
					arrivingAt: "2027-02-10T11:15",
					durationMinutes: 195,
					marketingCarrier: carrier,
					operatingCarrier: carrier,
					flightNumber: "100",
				},
				{
					origin: "MIA",
					destination: "BOG",
					departingAt: "2027-02-10T12:45",
					arrivingAt: "2027-02-10T16:30",
					durationMinutes: 225,
					marketingCarrier: carrier,
					operatingCarrier: carrier,
					flightNumber: "200",
				},
			],
		},
	],
};

/** Two adults one way from New York to Bogotá. */
export function exampleResults(): FlightResults {
	return { offers: [offerJson(offer, defaultLanguage)], source: "sample", sample: true, seenAt, partial: false };
}
