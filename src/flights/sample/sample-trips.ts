// Joins the itineraries of each direction into whole trips, the sensible ones first.

import { LRUCache } from "lru-cache";
import type { Airline } from "../../places/airlines/airlines.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Airport } from "../../places/place.ts";
import { dateToMs, dayMs, daysBetween, hourMs, type IsoDate, weekday } from "../../time/iso-date.ts";
import { today } from "../../time/local-time.ts";
import type { Cabin } from "../offers/offer.ts";
import { hourValueMinor, stopValueMinor } from "../ranking.ts";
import { sellsCabin } from "./carriers.ts";
import { canJoin, type FlightsOn, findPaths, itinerariesOn, type Paths } from "./connections.ts";
import { adultFare, type SaleDay } from "./fares.ts";
import { market } from "./markets.ts";
import { type Tariff, tariffToday } from "./offer-id.ts";
import { type Flight, flightsOn, type Timetable, timetableOf } from "./timetable.ts";
import { usFareFactor } from "./us-fares.ts";

/** One question: from airport to airport on a day local to the first. */
export interface Leg {
	readonly from: Airport;
	readonly to: Airport;
	readonly date: IsoDate;
}

/** One direction, with what it costs an adult before taxes, in cents. */
export interface SampleSlice {
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
export const leadMs = 2 * hourMs;
/** Shortest stay between two slices. */
export const stayMs = 2 * hourMs;
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

/** What all itineraries of a day from an airport have in common. */
interface Sale extends SaleDay {
	readonly tariff: Tariff;
	readonly cabin: Cabin;
}

/** A sale at `now` of what leaves an airport on a day, local to it. */
export function saleOf(
	{ tariff, cabin, now }: { readonly tariff: Tariff; readonly cabin: Cabin; readonly now: Date },
	date: IsoDate,
	from: Airport,
): Sale {
	return { tariff, cabin, date, weekday: weekday(date), daysAhead: daysBetween(today(from.zone, now), date) };
}

/** Flights that connect, as one direction with its fare; nothing when the airline does not sell the cabin on them. */
export function sampleSliceOf(flights: readonly Flight[], sale: Sale): SampleSlice | undefined {
	const [first, last] = [flights[0], flights.at(-1)];
	if (!first || !last || !longestSells(flights, sale.cabin)) return undefined;
	const { from } = first.route;
	const { to } = last.route;
	const countries = [market(from), market(to)];
	const domestic = countries[0] === countries[1];
	const level = sale.tariff === "s1" ? undefined : usFareFactor(from, to);
	const fare = adultFare(flights, { ...sale, directKm: distanceKm(from, to), level, domestic, countries });
	const time = ((last.arrives - first.departs) / hourMs) * hourValueMinor + (flights.length - 1) * stopValueMinor;
	const airlines = flights.map((flight) => flight.route.airline);
	return { flights, airlines, domestic, fare, score: fare + time };
}

/** A route's timetable, and the flights of the days that were looked at. */
interface Service {
	readonly timetable: Timetable;
	readonly days: Map<number, readonly Flight[]>;
}

/**
 * The routes between two airports follow from the table of nonstops, which never changes: who looks at other days, at
 * filters or at the next page asks for the same ones again. 25 KB each where much is flown.
 */
const pathsKnown = new LRUCache<string, Paths>({ max: 200 });

function pathsBetween(from: Airport, to: Airport, limit: number): Paths {
	const key = `${from.code}${to.code}${limit}`;
	const paths = pathsKnown.get(key) ?? findPaths(from, to, limit);
	pathsKnown.set(key, paths);
	return paths;
}

/** Finds itineraries for legs, remembering for the length of one search what several legs share. */
export function planner(options: PlanOptions): (leg: Leg) => readonly SampleSlice[] {
	const services = new Map<string, Service>();
	const itineraries = new Map<string, readonly SampleSlice[]>();

	const flightsOf: FlightsOn = (route, day) => {
		const { timetable, days } = recall(services, route.key, () => ({
			timetable: timetableOf(route),
			days: new Map(),
		}));
		return recall(days, day, () => flightsOn(timetable, day));
	};

	function plan({ from, to, date }: Leg): readonly SampleSlice[] {
		const ways = pathsBetween(from, to, options.changes + sparePaths);
		const earliest = options.now.getTime() + leadMs;
		const sale = saleOf({ ...options, tariff: tariffToday }, date, from);
		const found: SampleSlice[] = [];
		for (const way of itinerariesOn(ways, dateToMs(date) / dayMs, flightsOf)) {
			const itinerary = endsOf(way).departs >= earliest && sampleSliceOf(way, sale);
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

function recall<K, T>(known: Map<K, T>, key: K, make: () => T): T {
	let value = known.get(key);
	if (value === undefined) {
		value = make();
		known.set(key, value);
	}
	return value;
}

interface TripSoFar {
	readonly slices: readonly SampleSlice[];
	readonly airlines: readonly Airline[];
	readonly arrives: number;
	readonly score: number;
}

/** A trip made longer by an itinerary; its lists are made when it is kept. */
interface Longer {
	readonly before: TripSoFar;
	readonly next: SampleSlice;
	readonly score: number;
}

function combine(directions: readonly (readonly SampleSlice[])[], oneTicket: boolean): TripSoFar[] {
	let soFar: TripSoFar[] = [{ slices: [], airlines: [], arrives: Number.NEGATIVE_INFINITY, score: 0 }];
	for (const [index, options] of directions.entries()) {
		const isLast = index === directions.length - 1;
		let longer: Longer[] = [];
		let worst = Number.POSITIVE_INFINITY;
		const cut = () => {
			longer = longer.sort((a, b) => a.score - b.score).slice(0, combinationsKept);
			if (longer.length === combinationsKept) worst = longer.at(-1)?.score ?? worst;
		};
		for (const before of soFar) {
			// Most are worse than what is kept in the end: they are not even sorted.
			if (longer.length > 4 * combinationsKept) cut();
			for (const next of options) {
				if (before.score + next.score >= worst) continue;
				if (endsOf(next.flights).departs < before.arrives + stayMs) continue;
				if (oneTicket && !canJoin(before.airlines, next.airlines)) continue;
				longer.push({ before, next, score: before.score + next.score });
			}
		}
		cut();
		soFar = longer.map(({ before, next, score }) => ({
			slices: [...before.slices, next],
			// After the last direction nobody asks.
			airlines: isLast ? [] : [...new Set([...before.airlines, ...next.airlines])],
			arrives: endsOf(next.flights).arrives,
			score,
		}));
	}
	return soFar;
}

type Directions = readonly (readonly SampleSlice[])[];

/**
 * Whole trips from the itineraries of each direction, lowest score first, at most `limit`, and no outbound
 * itinerary more than four times. One airline or one alliance flies the whole trip; only where none can, each
 * direction may have its own.
 */
export function joinDirections(directions: Directions, limit: number): (readonly SampleSlice[])[] {
	const together = joinOnOneTicket(directions, limit);
	return together.length > 0 ? together : varied(combine(directions, false), limit);
}

/** The same, with nothing where no airline or alliance flies the whole trip. */
export function joinOnOneTicket(directions: Directions, limit: number): (readonly SampleSlice[])[] {
	return varied(combine(directions, true), limit);
}

function varied(all: readonly TripSoFar[], limit: number): (readonly SampleSlice[])[] {
	const used = new Map<SampleSlice, number>();
	const kept: (readonly SampleSlice[])[] = [];
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
