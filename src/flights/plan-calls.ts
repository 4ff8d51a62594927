// Which calls a search makes of its fare source: the query as it was asked first, then the nearest variations, within a budget.
import { once } from "../i18n/once.ts";
import { airportsOf, findAirport, iataCityCode, weightOf } from "../places/airports.ts";
import { nearbyAirports } from "../places/distance.ts";
import type { Airport, Place } from "../places/place.ts";
import { addDays, type IsoDate } from "../time/iso-date.ts";
import { today } from "../time/local-time.ts";
import type { FlightQuery, QuerySlice } from "./query.ts";
import type { TripDates } from "./source.ts";
import { maxDaysAhead } from "./trip/limits.ts";

/** What a source takes in one call of its search, and what the call costs. */
export interface CallTerms {
	/** What may stand at the end of a slice: one airport, also a city by its IATA code, or any airports together. */
	readonly places: "airport" | "city" | "any";
	/** How many ways of choosing the days of all slices one call may ask for. */
	readonly datesAtOnce: number;
	/** 0: a search costs nothing, so a crawler may cause one, and whole months may be asked for. */
	readonly cost: 0 | 1;
	/** No search makes more calls. */
	readonly budget: number;
}

/** Where a slice may begin, or end. */
interface End {
	/** What the source is asked for: an airport's code or a city's; of several airports together, their place's. */
	readonly code: string;
	readonly airports: readonly Airport[];
}

/** One direction of a call. */
export interface Way {
	readonly from: End;
	readonly to: End;
}

export interface SearchCall {
	/** In the order in which they are flown. */
	readonly ways: readonly Way[];
	/** The days of all ways together, those nearest to the query first; at least one. */
	readonly dates: readonly TripDates[];
}

export interface SearchPlan {
	readonly calls: readonly SearchCall[];
	/** What the query allows and no call asks for; of very many days, those nearest to the query. */
	readonly unsearched: Unsearched;
	/** How many ways of choosing the days the query allows. */
	readonly allDates: number;
}

interface Unsearched {
	readonly dates: readonly TripDates[];
	readonly airports: readonly Airport[];
}

const nearbyKm = 120;
const nearbyPerPlace = 3;
const nearbyConsidered = 12;
/** What is farther away is not even weighed: six slices of seven days each can be put together in 117,649 ways. */
const maxWeighed = 400;

const around = once((code: string): readonly Airport[] => {
	const airport = findAirport(code);
	return airport ? nearbyAirports(airport, nearbyKm, nearbyConsidered).map((found) => found.airport) : [];
});

/** The busiest airports near a place's own, none of them among those: what a search with `nearby` looks at besides. */
export function neighbors(own: readonly Airport[]): readonly Airport[] {
	return besides(own.map((airport) => airport.code).join());
}

const besides = once((own: string): readonly Airport[] => {
	const codes = own.split(",");
	return around(codes[0] ?? "")
		.filter((airport) => !codes.includes(airport.code))
		.sort((a, b) => weightOf(b.code) - weightOf(a.code))
		.slice(0, nearbyPerPlace);
});

/** All airports that a query means by a place. */
export function airportsAt(place: Place, { nearby }: Pick<FlightQuery, "nearby">): Airport[] {
	const own = airportsOf(place);
	return nearby ? [...own, ...neighbors(own)] : own;
}

/**
 * Whether a search may find flights at an airport for its place: whatever source it asks, an offer from elsewhere is dropped.
 * Where a whole city was asked for, an airport of it that only the source knows is there too.
 */
export function mayReach(
	airport: Pick<Airport, "code" | "metro"> | undefined,
	place: Place,
	query: Pick<FlightQuery, "nearby">,
): boolean {
	if (!airport) return false;
	if (place.kind === "metro" && airport.metro === place.code) return true;
	return airportsAt(place, query).some(({ code }) => code === airport.code);
}

/**
 * The calls for a query. What was asked for comes first, so that a search with flexible days or nearby airports finds
 * all that the plain one finds; then nearby airports, then other days, the nearest first. None when all days have passed.
 */
export function planCalls(query: FlightQuery, terms: CallTerms, now: Date): SearchPlan {
	const dates = datesOf(query, now);
	const ways = waysOf(query, terms);
	const calls: SearchCall[] = [];
	for (let at = 0; at < dates.length && calls.length < terms.budget; at += terms.datesAtOnce) {
		const together = dates.slice(at, at + terms.datesAtOnce);
		for (const each of ways.slice(0, terms.budget - calls.length)) calls.push({ ways: each, dates: together });
	}
	const searched = new Set(calls.flatMap((call) => call.dates));
	const reached = new Set(
		calls.flatMap((call) => call.ways.flatMap(({ from, to }) => [...from.airports, ...to.airports])),
	);
	const wanted = query.slices.flatMap(({ from, to }) => [...airportsAt(from, query), ...airportsAt(to, query)]);
	return {
		calls,
		unsearched: {
			dates: dates.filter((each) => !searched.has(each)),
			airports: dates.length > 0 ? [...new Set(wanted)].filter((airport) => !reached.has(airport)) : [],
		},
		allDates: dates.length < maxWeighed ? dates.length : countDates(query, now),
	};
}

/** Something with how far it is from what was asked: the least first. */
interface Step<T> {
	readonly value: T;
	readonly distance: number;
}

function nearestFirst<T>(steps: Step<T>[], limit = maxWeighed): Step<T>[] {
	return steps.sort((a, b) => a.distance - b.distance).slice(0, limit);
}

/** Every way of choosing the days, those asked for first; none runs backwards, into the past or beyond what is sold. */
function datesOf(query: FlightQuery, now: Date): TripDates[] {
	let trips: Step<TripDates>[] = [{ value: [], distance: 0 }];
	for (const slice of query.slices) {
		const days = openDays(slice, query, now);
		trips = nearestFirst(
			trips.flatMap(({ value, distance }) =>
				days
					.filter((day) => day.value >= (value.at(-1) ?? day.value))
					.map((day) => ({ value: [...value, day.value], distance: distance + day.distance })),
			),
		);
	}
	return trips.map(({ value }) => value);
}

/** How many there are, also where they are too many to be weighed. */
function countDates(query: FlightQuery, now: Date): number {
	let endings: ReadonlyMap<IsoDate, number> = new Map([["", 1]]);
	for (const slice of query.slices) {
		const next = openDays(slice, query, now).map(({ value }): [IsoDate, number] => {
			const before = [...endings].filter(([day]) => day <= value);
			return [value, before.reduce((sum, [, count]) => sum + count, 0)];
		});
		endings = new Map(next);
	}
	return [...endings.values()].reduce((sum, count) => sum + count, 0);
}

function openDays({ from, date }: QuerySlice, query: FlightQuery, now: Date): Step<IsoDate>[] {
	const airports = airportsAt(from, query);
	const days = airports.map(({ zone }) => today(zone, now));
	const first = days[0] ?? date;
	// Where the airports lie in two zones, the last day is one that all of them sell.
	const last = addDays([...days].sort()[0] ?? date, maxDaysAhead);
	const steps: Step<IsoDate>[] = [{ value: date, distance: 0 }];
	for (let distance = 1; distance <= query.flex; distance += 1) {
		steps.push({ value: addDays(date, -distance), distance }, { value: addDays(date, distance), distance });
	}
	return steps.filter(({ value }) => value >= first && value <= last);
}

/** An end that is not the place's first costs a step, a nearby airport so many that all others come before it. */
const near = 100;
/** Back to another airport than the one left from, or from another one: after each airport has been tried out and back. */
const openJaw = 1.5;

function endsOf(place: Place, query: FlightQuery, { places }: CallTerms): Step<End>[] {
	const all = airportsAt(place, query);
	if (places === "any") return [{ value: { code: place.code, airports: all }, distance: 0 }];
	const own = airportsOf(place);
	const city = places === "city" && place.kind === "metro" ? iataCityCode(place) : undefined;
	const single = (airport: Airport): End => ({ code: airport.code, airports: [airport] });
	const ends = city ? [{ code: city, airports: own }] : own.map(single);
	return [
		...ends.map((value, index) => ({ value, distance: index === 0 ? 0 : 1 + index / near })),
		...all.slice(own.length).map((airport, index) => ({ value: single(airport), distance: near + index / near })),
	];
}

/** Every choice of ends, the plainest first: a way out and back between the same two comes before one that differs. */
function waysOf(query: FlightQuery, terms: CallTerms): (readonly Way[])[] {
	let trips: Step<readonly Way[]>[] = [{ value: [], distance: 0 }];
	for (const { from, to } of query.slices) {
		const pairs = endsOf(from, query, terms).flatMap((origin) =>
			endsOf(to, query, terms).map((target) => ({ origin, target })),
		);
		trips = nearestFirst(
			trips.flatMap(({ value, distance }) =>
				pairs.map(({ origin, target }) => {
					const [out] = query.trip === "round" ? value : [];
					const step = out ? apart(origin, out.to) + apart(target, out.from) : origin.distance + target.distance;
					return { value: [...value, { from: origin.value, to: target.value }], distance: distance + step };
				}),
			),
		);
	}
	return trips.map(({ value }) => value);
}

/** How far the way back strays from the way out at one end. */
function apart({ value, distance }: Step<End>, out: End): number {
	if (value.code === out.code) return 0;
	return openJaw + (distance >= near ? distance : distance / near);
}
