// Writes a planned journey out as an offer: local times, price for everyone, bags, conditions and emissions.
import { isInfant } from "../check-travelers.ts";
import { dayChange, toLocal } from "../local-time.ts";
import { money } from "../money.ts";
import type { Cabin, Offer, Segment, Slice } from "../offer.ts";
import type { FlightQuery } from "../query.ts";
import { isLowCost, sellsBareFares } from "./carriers.ts";
import { chance, hash } from "./chance.ts";
import { priceSlice } from "./fares.ts";
import type { Itinerary } from "./journeys.ts";
import type { Flight } from "./timetable.ts";

/** CO2 of one seat: about 90 g a kilometer in economy plus the climb; wider seats take the room of several. */
const seatKgPerKm = 0.09;
const climbKg = 12;
const seatSpace: Readonly<Record<Cabin, number>> = { economy: 1, premium_economy: 1.5, business: 3, first: 4 };
const longFlightKm = 5_000;

function segmentOf({ route, number, operator, departs, arrives }: Flight): Segment {
	return {
		origin: route.from.code,
		destination: route.to.code,
		departingAt: toLocal(departs, route.from.zone),
		arrivingAt: toLocal(arrives, route.to.zone),
		durationMinutes: (arrives - departs) / 60_000,
		marketingCarrier: { code: route.airline.code, name: route.airline.name },
		operatingCarrier: operator,
		flightNumber: number,
	};
}

function sliceOf(itinerary: Itinerary): Slice {
	const segments = itinerary.flights.map(segmentOf);
	const [first, last] = [itinerary.flights[0], itinerary.flights.at(-1)];
	if (!first || !last) throw new Error("an itinerary has at least one flight");
	return {
		origin: first.route.from.code,
		destination: last.route.to.code,
		segments,
		durationMinutes: (last.arrives - first.departs) / 60_000,
		stops: segments.length - 1,
		dayChange: dayChange(toLocal(first.departs, first.route.from.zone), toLocal(last.arrives, last.route.to.zone)),
	};
}

/** With several airlines each has rules of its own, so the sample says "not known", as live sources often do. */
function termsOf(journey: readonly Itinerary[], cabin: Cabin, id: string): Pick<Offer, "bags" | "conditions"> {
	const airlines = journey.flatMap((itinerary) => itinerary.airlines);
	const [first] = airlines;
	if (!first || airlines.some((airline) => airline.code !== first.code)) {
		return { bags: { carryOn: 1, checked: null }, conditions: { changeable: null, refundable: null } };
	}
	const flights = journey.flatMap((itinerary) => itinerary.flights);
	const farAway = flights.some((flight) => flight.route.km > longFlightKm);
	const checked = cabin === "economy" ? (farAway && !isLowCost(first) ? 1 : 0) : cabin === "premium_economy" ? 1 : 2;
	return {
		bags: { carryOn: cabin === "economy" && sellsBareFares(first) ? 0 : 1, checked },
		conditions: { changeable: true, refundable: cabin === "economy" ? false : chance(`refund ${id}`) < 0.5 },
	};
}

function emissionsOf(journey: readonly Itinerary[], query: FlightQuery): number {
	const seats = query.adults + query.ages.filter((age) => !isInfant(age)).length;
	const flights = journey.flatMap((itinerary) => itinerary.flights);
	const seatKg = flights.reduce((sum, flight) => sum + flight.route.km * seatKgPerKm + climbKg, 0);
	return Math.round(seatKg * seatSpace[query.cabin] * seats);
}

/** The same journey for the same travelers always gets the same id. */
function idOf(journey: readonly Itinerary[], query: FlightQuery): string {
	const flights = journey.flatMap((itinerary) => itinerary.flights);
	const name = flights.map((flight) => `${flight.route.key} ${flight.number} ${flight.departs}`).join("|");
	const text = `${name}|${query.cabin}|${query.adults}|${query.ages.join(",")}`;
	const hex = (value: number) => value.toString(16).padStart(8, "0");
	return `sample_${hex(hash(text))}${hex(hash(`again ${text}`))}`;
}

/** The offer for a journey. `seenAt` is ISO 8601 in UTC. */
export function sampleOffer(source: string, journey: readonly Itinerary[], query: FlightQuery, seenAt: string): Offer {
	const id = idOf(journey, query);
	let base = 0;
	let taxes = 0;
	for (const itinerary of journey) {
		const price = priceSlice(itinerary.fare, itinerary.flights.length, itinerary.domestic, query);
		base += price.base;
		taxes += price.taxes;
	}
	return {
		id,
		source,
		sample: true,
		total: money(base + taxes, "USD"),
		fare: { base: money(base, "USD"), taxes: money(taxes, "USD") },
		slices: journey.map(sliceOf),
		cabin: query.cabin,
		seenAt,
		...termsOf(journey, query.cabin, id),
		emissionsKg: emissionsOf(journey, query),
	};
}
