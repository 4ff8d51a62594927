// Turns a query into the concrete airport-to-airport journeys worth searching, nearest to the wish first, never too many.
import { airportsOf, weightOf } from "../places/airports.ts";
import { nearbyAirports } from "../places/distance.ts";
import type { Airport, Place } from "../places/place.ts";
import { addDays, type IsoDate } from "../time/iso-date.ts";
import { today } from "../time/local-time.ts";
import type { FlightQuery, QuerySlice } from "./query.ts";
import { maxDaysAhead } from "./trip/form.ts";

/** One flight to look for: from airport to airport on a day local to the first. */
export interface Leg {
	readonly from: Airport;
	readonly to: Airport;
	readonly date: IsoDate;
}

/** The legs of a whole trip, one for each slice of the query. */
export type Plan = readonly Leg[];

/** No search looks at more journeys than this, whatever its flexibility. */
export const maxPlans = 40;
const nearbyKm = 120;
const nearbyPerPlace = 3;
const nearbyConsidered = 12;
const airportsPerPlace = 3;

/** `distance` counts steps away from what was asked: a day, a less busy airport of the city, a nearby airport. */
interface Step<T> {
	readonly value: T;
	readonly distance: number;
}

function closestFirst<T>(steps: Step<T>[], limit: number): Step<T>[] {
	return steps.sort((a, b) => a.distance - b.distance).slice(0, limit);
}

/** The busiest airports near a place's own, none of them among those: what a search with `nearby` looks at besides. */
export function neighbors(own: readonly Airport[]): Airport[] {
	const codes = new Set(own.map((airport) => airport.code));
	return own
		.slice(0, 1)
		.flatMap((airport) => nearbyAirports(airport, nearbyKm, nearbyConsidered))
		.map(({ airport }) => airport)
		.filter((airport) => !codes.has(airport.code))
		.sort((a, b) => weightOf(b.code) - weightOf(a.code))
		.slice(0, nearbyPerPlace);
}

function airportSteps(place: Place, nearby: boolean): Step<Airport>[] {
	const own = airportsOf(place);
	const wanted = own.slice(0, airportsPerPlace);
	return [...wanted, ...(nearby ? neighbors(own) : [])].map((value, distance) => ({ value, distance }));
}

function dateSteps(date: IsoDate, flex: number): Step<IsoDate>[] {
	const steps: Step<IsoDate>[] = [{ value: date, distance: 0 }];
	for (let days = 1; days <= flex; days += 1) {
		steps.push({ value: addDays(date, -days), distance: days }, { value: addDays(date, days), distance: days });
	}
	return steps;
}

/** Where and when one slice may fly; the same for every journey it may continue. */
interface Options {
	readonly origins: readonly Step<Airport>[];
	readonly targets: readonly Step<Airport>[];
	readonly dates: readonly Step<IsoDate>[];
}

function optionsOf(slice: QuerySlice, query: FlightQuery): Options {
	return {
		origins: airportSteps(slice.from, query.nearby),
		targets: airportSteps(slice.to, query.nearby),
		dates: dateSteps(slice.date, query.flex),
	};
}

/** The dates not yet past where the flight leaves, not beyond what airlines sell, and not before the flight before. */
function openDates(dates: readonly Step<IsoDate>[], from: Airport, now: Date, before: Leg | undefined) {
	const first = today(from.zone, now);
	const last = addDays(first, maxDaysAhead);
	return dates.filter(({ value }) => value >= first && value <= last && (!before || value >= before.date));
}

function legSteps({ origins, targets, dates }: Options, now: Date, before: Leg | undefined): Step<Leg>[] {
	return origins.flatMap((from) => {
		const open = openDates(dates, from.value, now, before);
		return targets.flatMap((to) => {
			if (to.value.code === from.value.code) return [];
			return open.map((date) => ({
				value: { from: from.value, to: to.value, date: date.value },
				distance: from.distance + to.distance + date.distance,
			}));
		});
	});
}

/**
 * Gives at most `limit` journeys, those closest to the query first; none when every date has passed.
 * A return flight goes back between the two airports of its outbound flight.
 */
export function expandQuery(query: FlightQuery, now: Date, limit = maxPlans): Plan[] {
	let journeys: Step<Plan>[] = [{ value: [], distance: 0 }];
	for (const slice of query.slices) {
		const options = optionsOf(slice, query);
		const longer = journeys.flatMap(({ value, distance }) => {
			const before = value.at(-1);
			const steps = legSteps(before && query.trip === "round" ? backOf(before, options) : options, now, before);
			return steps.map((leg) => ({ value: [...value, leg.value], distance: distance + leg.distance }));
		});
		journeys = closestFirst(longer, limit);
	}
	return journeys.map((journey) => journey.value);
}

function backOf(outbound: Leg, { dates }: Options): Options {
	return {
		origins: [{ value: outbound.to, distance: 0 }],
		targets: [{ value: outbound.from, distance: 0 }],
		dates,
	};
}
