// Rebuilds the trip behind an offer's id from the timetable, or finds that no such trip is sold.
import { findAirlineByCode } from "../../places/airlines/airlines.ts";
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";
import { dateToMs, dayMs } from "../../time/iso-date.ts";
import { maxDaysAhead } from "../trip/form.ts";
import { canCombine, isLegalChange, maxConnection } from "./connections.ts";
import type { FlightKey, OfferKey } from "./offer-id.ts";
import { findRoute } from "./routes.ts";
import { endsOf, leadMs, type SampleSlice, saleOf, sampleSliceOf, stayMs } from "./sample-trips.ts";
import { type Flight, flightsOn, layOutTimetable } from "./timetable.ts";

function findFlight({ carrier, number, from, to, day }: FlightKey): Flight | undefined {
	const airline = findAirlineByCode(carrier);
	const [origin, destination] = [findAirport(from), findAirport(to)];
	if (airline?.status.kind !== "flying" || !origin || !destination) return undefined;
	const route = findRoute(airline, origin, destination, distanceKm(origin, destination));
	if (!route) return undefined;
	return flightsOn(layOutTimetable(route), dateToMs(day) / dayMs).find((flight) => flight.number === number);
}

/** One after the other on one ticket, as a search would have put them together. */
function connects(flights: readonly Flight[]): boolean {
	if (!canCombine(flights.map(({ route }) => route.airline))) return false;
	return flights.slice(1).every((next, index) => {
		const before = flights[index];
		return (
			before !== undefined &&
			before.route.to === next.route.from &&
			isLegalChange(before, next, maxConnection.overnight)
		);
	});
}

/** Undefined when a flight is not in the timetable, has gone, is not sold yet, or cannot be reached from the one before. */
export function rebuildJourney({ cabin, slices }: OfferKey, now: Date): readonly SampleSlice[] | undefined {
	const journey: SampleSlice[] = [];
	let earliest = now.getTime() + leadMs;
	for (const keys of slices) {
		const flights = keys.flatMap((key) => findFlight(key) ?? []);
		const [first] = keys;
		if (!first || flights.length !== keys.length || !connects(flights)) return undefined;
		const { departs, arrives } = endsOf(flights);
		const from = flights[0]?.route.from;
		const sale = from && departs >= earliest ? saleOf(cabin, now, first.day, from) : undefined;
		const itinerary = sale && sale.daysAhead <= maxDaysAhead && sampleSliceOf(flights, sale);
		if (!itinerary) return undefined;
		journey.push(itinerary);
		earliest = arrives + stayMs;
	}
	return journey;
}
