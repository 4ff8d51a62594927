// Writes a planned trip out as offers: local times, price for everyone in each brand, bags, conditions and emissions.

import { money } from "../../money/money.ts";
import { hourMs, later, minuteMs } from "../../time/iso-date.ts";
import { dateOf, dayChange, toLocal } from "../../time/local-time.ts";
import { comparedTotal } from "../offers/bags.ts";
import type { Cabin, Offer, Segment, Slice } from "../offers/offer.ts";
import { unpriced } from "../offers/rankings.ts";
import { seatCount, type Travelers } from "../trip/travelers.ts";
import { type Brand, brandsSold, fareIn, onlyAirline, termsOf, unknownTerms, unnamedBrand } from "./brands.ts";
import { type Price, priceSlice } from "./fares.ts";
import { type Tariff, writeOfferId } from "./offer-id.ts";
import type { SampleSlice } from "./sample-trips.ts";
import type { Flight } from "./timetable.ts";

/** What of a query the offer for a trip depends on. */
export interface Buyer {
	/** The one that the trip's fares were made by. */
	readonly tariff: Tariff;
	readonly cabin: Cabin;
	readonly travelers: Travelers;
	/** Checked bags of all of them together; an offer is the same with and without, what is cheapest is not. */
	readonly bags?: number;
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

/** Without its brand. */
function sliceOf(itinerary: SampleSlice): Omit<Slice, "fareBrand"> {
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
	};
}

/** Emissions of all travelers together. */
function emissionsOf(trip: readonly SampleSlice[], { cabin, travelers }: Buyer): number {
	const flights = trip.flatMap((itinerary) => itinerary.flights);
	const seatKg = flights.reduce((sum, flight) => sum + flight.route.km * seatKgPerKm + climbKg, 0);
	return Math.round(seatKg * seatSpace[cabin] * seatCount(travelers));
}

/** A brand, or none where several airlines sell the trip together; `unnamed`: its id does not say which. */
interface Fare {
	readonly brand: Brand | null;
	readonly unnamed: boolean;
}

/** What a trip costs all travelers in a fare, in whole cents. */
function priceTrip(trip: readonly SampleSlice[], { travelers }: Buyer, { brand, unnamed }: Fare): Price {
	let base = 0;
	let taxes = 0;
	for (const slice of trip) {
		const price = priceSlice(fareIn(brand, slice, unnamed), slice.flights.length, slice.domestic, travelers);
		base += price.base;
		taxes += price.taxes;
	}
	return { base, taxes };
}

/** The lowest total among the offers for a trip, in whole cents, without its bags and without writing them out. */
export function lowestTotal(trip: readonly SampleSlice[], buyer: Buyer): number {
	const [cheapest] = brandsSold(buyer.cabin);
	const { base, taxes } = priceTrip(trip, buyer, { brand: onlyAirline(trip) ? cheapest : null, unnamed: false });
	return base + taxes;
}

/** The lowest of what orders compare among the offers for a trip: with the buyer's bags. */
export function lowestCompared(trip: readonly SampleSlice[], buyer: Buyer): number {
	const least = lowestTotal(trip, buyer);
	if (!buyer.bags) return least;
	const airline = onlyAirline(trip);
	if (!airline) return unpriced + least;
	const { cabin, travelers, bags } = buyer;
	const unnamed = unnamedBrand(trip, cabin);
	const totals = brandsSold(cabin).map((brand) => {
		const { base, taxes } = priceTrip(trip, buyer, { brand, unnamed: brand === unnamed });
		const terms = termsOf(trip, airline, cabin, brand, seatCount(travelers));
		return comparedTotal({ ...terms, slices: trip, travelers, total: money(base + taxes, "USD"), bagsAsked: bags });
	});
	return Math.min(...totals);
}

/** The offers for a trip as they stand at `now`, one for each fare: first the one whose id names no brand. */
export function sampleOffers(source: string, trip: readonly SampleSlice[], buyer: Buyer, now: Date): Offer[] {
	const { tariff, cabin, travelers } = buyer;
	const airline = onlyAirline(trip);
	const unnamed = airline ? unnamedBrand(trip, cabin) : null;
	const others = airline ? brandsSold(cabin).filter((brand) => brand !== unnamed) : [];
	const keys = trip.map(({ flights }) => flights.map(keyOf));
	const slices = trip.map(sliceOf);
	const emissionsKg = airline ? emissionsOf(trip, buyer) : null;
	const payBy = later(now, holdMs);
	return [unnamed, ...others].map((brand, index) => {
		const fare: Fare = { brand, unnamed: index === 0 };
		const { base, taxes } = priceTrip(trip, buyer, fare);
		const instant = brand === "Basic";
		return {
			id: writeOfferId({ tariff, cabin, travelers, slices: keys, ...(brand && !fare.unnamed && { brand }) }),
			source,
			sample: true,
			total: money(base + taxes, "USD"),
			fare: { base: money(base, "USD"), taxes: money(taxes, "USD") },
			slices: slices.map((slice) => ({ ...slice, fareBrand: brand })),
			cabin,
			seenAt: now.toISOString(),
			...(airline && brand ? termsOf(trip, airline, cabin, brand, seatCount(travelers)) : unknownTerms),
			emissionsKg,
			travelers,
			expiresAt: null,
			payment: { instant, payBy: instant ? null : payBy, priceGuaranteedUntil: instant ? null : payBy },
		};
	});
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
