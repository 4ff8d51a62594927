// Joins the itineraries of each direction into whole journeys, the sensible ones first.
import type { Airline } from "../../places/airlines.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Leg } from "../expand.ts";
import { dateToMs, dayMs, daysBetween, type IsoDate } from "../iso-date.ts";
import { today } from "../local-time.ts";
import type { Cabin } from "../offer.ts";
import { hourValueMinor, stopValueMinor } from "../ranking.ts";
import { sellsCabin } from "./carriers.ts";
import { canCombine, type FlightsOn, findPaths, itinerariesOn, type Paths } from "./connections.ts";
import { adultFare } from "./fares.ts";
import { market } from "./routes.ts";
import { type Flight, flightsOn, layOutTimetable, type Timetable } from "./timetable.ts";

/** One direction, with what it costs an adult before taxes, in cents. */
export interface Itinerary {
	readonly flights: readonly Flight[];
	readonly airlines: readonly Airline[];
	readonly domestic: boolean;
	readonly fare: number;
	/** Fare plus the value of time and stops, as in "best": what the choice among many goes by. */
	readonly score: number;
}

export interface PlanOptions {
	readonly cabin: Cabin;
	readonly now: Date;
	/** How many itineraries a direction keeps of those without and with a change. */
	readonly nonstops: number;
	readonly changes: number;
}

/** A check-in closes well before departure: flights leaving sooner than this are not offered. */
export const leadMs = 2 * 3_600_000;
/** Shortest stay between two slices. */
export const stayMs = 2 * 3_600_000;
/** Some ways over a hub have no flight that connects on the day. */
const sparePaths = 5;
const combinationsKept = 400;
const perFirstSlice = 4;

export function endsOf(flights: readonly Flight[]) {
	return { departs: flights[0]?.departs ?? 0, arrives: flights.at(-1)?.arrives ?? 0 };
}

function longestSells(flights: readonly Flight[], cabin: Cabin): boolean {
	const longest = flights.reduce((a, b) => (b.route.km > a.route.km ? b : a));
	return sellsCabin(longest.route.airline, cabin, longest.route.km);
}

interface Sale {
	readonly cabin: Cabin;
	readonly now: Date;
	/** Day of the first departure, local to its airport. */
	readonly date: IsoDate;
}

/** Flights that connect, as one direction with its fare; nothing when the airline does not sell the cabin on them. */
export function itineraryOf(flights: readonly Flight[], { cabin, now, date }: Sale): Itinerary | undefined {
	const [first, last] = [flights[0], flights.at(-1)];
	if (!first || !last || !longestSells(flights, cabin)) return undefined;
	const { from } = first.route;
	const { to } = last.route;
	const domestic = market(from) === market(to);
	const daysAhead = daysBetween(today(from.zone, now), date);
	const fare = adultFare(flights, { directKm: distanceKm(from, to), domestic, cabin, date, daysAhead });
	const time = ((last.arrives - first.departs) / 3_600_000) * hourValueMinor + (flights.length - 1) * stopValueMinor;
	const airlines = flights.map((flight) => flight.route.airline);
	return { flights, airlines, domestic, fare, score: fare + time };
}

/** Finds itineraries for legs, remembering for the length of one search what several legs share. */
export function planner(options: PlanOptions): (leg: Leg) => readonly Itinerary[] {
	const paths = new Map<string, Paths>();
	const timetables = new Map<string, Timetable>();
	const flights = new Map<string, readonly Flight[]>();
	const itineraries = new Map<string, readonly Itinerary[]>();

	const flightsOf: FlightsOn = (route, day) =>
		recall(flights, `${route.key} ${day}`, () =>
			flightsOn(
				recall(timetables, route.key, () => layOutTimetable(route)),
				day,
			),
		);

	function plan({ from, to, date }: Leg): readonly Itinerary[] {
		const ways = recall(paths, from.code + to.code, () => findPaths(from, to, options.changes + sparePaths));
		const earliest = options.now.getTime() + leadMs;
		const found: Itinerary[] = [];
		for (const way of itinerariesOn(ways, dateToMs(date) / dayMs, flightsOf)) {
			const itinerary = endsOf(way).departs >= earliest && itineraryOf(way, { ...options, date });
			if (itinerary) found.push(itinerary);
		}
		found.sort((a, b) => a.score - b.score);
		return [
			...found.filter((itinerary) => itinerary.flights.length === 1).slice(0, options.nonstops),
			...found.filter((itinerary) => itinerary.flights.length > 1).slice(0, options.changes),
		];
	}

	return (leg) => recall(itineraries, `${leg.from.code}${leg.to.code}${leg.date}`, () => plan(leg));
}

function recall<T>(known: Map<string, T>, key: string, make: () => T): T {
	let value = known.get(key);
	if (value === undefined) {
		value = make();
		known.set(key, value);
	}
	return value;
}

interface JourneySoFar {
	readonly slices: readonly Itinerary[];
	readonly airlines: readonly Airline[];
	readonly arrives: number;
	readonly score: number;
}

function combine(directions: readonly (readonly Itinerary[])[], oneTicket: boolean): JourneySoFar[] {
	let soFar: JourneySoFar[] = [{ slices: [], airlines: [], arrives: Number.NEGATIVE_INFINITY, score: 0 }];
	for (const options of directions) {
		const longer: JourneySoFar[] = [];
		for (const journey of soFar) {
			for (const next of options) {
				const { departs, arrives } = endsOf(next.flights);
				if (departs < journey.arrives + stayMs) continue;
				const airlines = [...journey.airlines, ...next.airlines];
				if (oneTicket && !canCombine(airlines)) continue;
				longer.push({ slices: [...journey.slices, next], airlines, arrives, score: journey.score + next.score });
			}
		}
		longer.sort((a, b) => a.score - b.score);
		soFar = longer.slice(0, combinationsKept);
	}
	return soFar;
}

/**
 * Whole journeys from the itineraries of each direction, lowest score first, at most `limit`, and no outbound
 * itinerary more than four times. One airline or one alliance flies the whole journey; only where none can, each
 * direction may have its own.
 */
export function joinDirections(directions: readonly (readonly Itinerary[])[], limit: number): (readonly Itinerary[])[] {
	const together = combine(directions, true);
	const all = together.length > 0 ? together : combine(directions, false);
	const used = new Map<Itinerary, number>();
	const kept: (readonly Itinerary[])[] = [];
	for (const { slices } of all) {
		const [first] = slices;
		const times = first ? (used.get(first) ?? 0) : perFirstSlice;
		if (!first || times >= perFirstSlice) continue;
		used.set(first, times + 1);
		kept.push(slices);
		if (kept.length === limit) break;
	}
	return kept;
}
