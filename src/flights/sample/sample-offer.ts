// Writes a planned trip out as an offer: local times, price for everyone, bags, conditions and emissions.

import { money } from "../../money/money.ts";
import { hourMs, later, minuteMs } from "../../time/instants.ts";
import { dateOf, dayChange, toLocal } from "../../time/local-time.ts";
import type { Cabin, Offer, Segment, Slice } from "../offers/offer.ts";
import { isInfant, type Travelers } from "../trip/check-travelers.ts";
import { type Brand, brandFactor, brandOf, termsOf } from "./brands.ts";
import { type Price, priceSlice } from "./fares.ts";
import { writeOfferId } from "./offer-id.ts";
import type { SampleSlice } from "./sample-trips.ts";
import type { Flight } from "./timetable.ts";

/** What of a query the offer for a trip depends on. */
export interface Buyer {
	readonly cabin: Cabin;
	readonly travelers: Travelers;
}

/** CO2 of one seat: about 90 g a kilometer in economy plus the climb; wider seats take the room of several. */
const seatKgPerKm = 0.09;
const climbKg = 12;
const seatSpace: Readonly<Record<Cabin, number>> = { economy: 1, premium_economy: 1.5, business: 3, first: 4 };
/** How long the sample holds what it sells unpaid. */
const holdMs = 24 * hourMs;

function segmentOf({ route, number, operator, departs, arrives }: Flight): Segment {
	return {
		origin: route.from.code,
		destination: route.to.code,
		departingAt: toLocal(departs, route.from.zone),
		arrivingAt: toLocal(arrives, route.to.zone),
		durationMinutes: (arrives - departs) / minuteMs,
		marketingCarrier: { code: route.airline.code, name: route.airline.name },
		operatingCarrier: operator,
		flightNumber: number,
	};
}

function sliceOf(itinerary: SampleSlice, fareBrand: Brand | null): Slice {
	const segments = itinerary.flights.map(segmentOf);
	const [first, last] = [itinerary.flights[0], itinerary.flights.at(-1)];
	if (!first || !last) throw new Error("an itinerary has at least one flight");
	return {
		origin: first.route.from.code,
		destination: last.route.to.code,
		segments,
		durationMinutes: (last.arrives - first.departs) / minuteMs,
		stops: segments.length - 1,
		dayChange: dayChange(toLocal(first.departs, first.route.from.zone), toLocal(last.arrives, last.route.to.zone)),
		fareBrand,
	};
}

/** Emissions of all travelers together; null where wet leases and mixed airlines leave it to guessing. */
function emissionsOf(journey: readonly SampleSlice[], { cabin, travelers }: Buyer, brand: Brand | null): number | null {
	if (!brand) return null;
	const seats = travelers.adults + travelers.ages.filter((age) => !isInfant(age)).length;
	const flights = journey.flatMap((itinerary) => itinerary.flights);
	const seatKg = flights.reduce((sum, flight) => sum + flight.route.km * seatKgPerKm + climbKg, 0);
	return Math.round(seatKg * seatSpace[cabin] * seats);
}

/** What a trip costs all travelers, in whole cents: the same sum as in its offer. */
export function priceTrip(
	journey: readonly SampleSlice[],
	{ cabin, travelers }: Buyer,
	brand: Brand | null = brandOf(journey, cabin),
): Price {
	const factor = brandFactor(brand);
	let base = 0;
	let taxes = 0;
	for (const { fare, flights, domestic } of journey) {
		const price = priceSlice(Math.round((fare * factor) / 100) * 100, flights.length, domestic, travelers);
		base += price.base;
		taxes += price.taxes;
	}
	return { base, taxes };
}

/** The offer for a trip, as it stands at `now`. */
export function sampleOffer(source: string, journey: readonly SampleSlice[], buyer: Buyer, now: Date): Offer {
	const { cabin, travelers } = buyer;
	const brand = brandOf(journey, cabin);
	const { base, taxes } = priceTrip(journey, buyer, brand);
	const payBy = later(now, holdMs);
	const instant = brand === "Basic";
	return {
		id: writeOfferId({ cabin, travelers, slices: journey.map(({ flights }) => flights.map(keyOf)) }),
		source,
		sample: true,
		total: money(base + taxes, "USD"),
		fare: { base: money(base, "USD"), taxes: money(taxes, "USD") },
		slices: journey.map((itinerary) => sliceOf(itinerary, brand)),
		cabin,
		seenAt: now.toISOString(),
		...termsOf(journey, cabin, brand, travelers),
		emissionsKg: emissionsOf(journey, buyer, brand),
		travelers,
		expiresAt: null,
		payment: { instant, payBy: instant ? null : payBy, priceGuaranteedUntil: instant ? null : payBy },
	};
}

function keyOf({ route, number, departs }: Flight) {
	return {
		carrier: route.airline.code,
		number,
		from: route.from.code,
		to: route.to.code,
		day: dateOf(toLocal(departs, route.from.zone)),
	};
}
