// Itineraries of one direction: nonstops, one change at a hub, or two where nothing shorter flies that day.

import type { Airline } from "../../places/airlines/airlines.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Airport } from "../../places/place.ts";
import { dayMs, minuteMs } from "../../time/iso-date.ts";
import { instantToWall } from "../../time/local-time.ts";
import { arePartners } from "./carriers.ts";
import { market } from "./markets.ts";
import { findRoutes, hubsOf, network, type Route } from "./routes.ts";
import type { Flight } from "./timetable.ts";

/** Flights of a route on a day, counted from 1970-01-01; remembered for the length of one search. */
export type FlightsOn = (route: Route, day: number) => readonly Flight[];

/** Shortest legal change of plane, in minutes, as this sample assumes it everywhere. */
export const minConnection = { domestic: 60, international: 90 } as const;
/** Longest change by day, and the longest where only a night in between makes the trip possible. */
export const maxConnection = { usual: 8 * 60, overnight: 20 * 60 } as const;

const feedersKept = 36;
/** A shorter way is flown nonstop or driven; kilometers. */
const minChangeKm = 130;

/** One ticket: a single airline, or airlines of which each sells with every other. */
export function canCombine(airlines: readonly Airline[]): boolean {
	return airlines.every((airline, index) => airlines.slice(index + 1).every((other) => arePartners(airline, other)));
}

/** Whether `canCombine` holds for both lists as one, when it does for each. */
export function canJoin(before: readonly Airline[], next: readonly Airline[]): boolean {
	return before.every((airline) => next.every((other) => arePartners(airline, other)));
}

interface Via {
	readonly hub: Airport;
	readonly fromKm: number;
	readonly toKm: number;
}

/** Who has landed in the city is there: nobody flies on from Kennedy over Boston to LaGuardia. */
function servesCityOf(hub: Airport, end: Airport): boolean {
	return hub.code === end.code || (hub.metro !== undefined && hub.metro === end.metro);
}

/** Those of some hubs that are not too far out of the way, the straightest first; a domestic trip stays in its country. */
function viasBetween(from: Airport, to: Airport, directKm: number, asked: (hub: Airport) => boolean): Via[] {
	const limit = directKm * 1.5 + 600;
	const home = market(from) === market(to) ? market(from) : undefined;
	const vias: Via[] = [];
	for (const hub of network().hubs) {
		if (!asked(hub) || servesCityOf(hub, from) || servesCityOf(hub, to) || (home && market(hub) !== home)) continue;
		const fromKm = distanceKm(from, hub);
		if (fromKm > limit) continue;
		const toKm = distanceKm(hub, to);
		if (fromKm + toKm <= limit) vias.push({ hub, fromKm, toKm });
	}
	return vias.sort((a, b) => a.fromKm + a.toKm - b.fromKm - b.toKm);
}

type Chain = readonly Route[];

function oneStopChains(from: Airport, to: Airport, directKm: number, limit: number): Chain[] {
	const chains: Chain[] = [];
	const [before, after] = [hubsOf(from), hubsOf(to)];
	for (const { hub, fromKm, toKm } of viasBetween(from, to, directKm, (hub) => before.has(hub) && after.has(hub))) {
		const first = findRoutes(from, hub, fromKm);
		const second = findRoutes(hub, to, toKm);
		for (const a of first) for (const b of second) if (arePartners(a.airline, b.airline)) chains.push([a, b]);
		if (chains.length >= limit) break;
	}
	return chains.slice(0, limit);
}

/** The shortest ways first; the flights between two hubs are looked for only until there are enough. */
function twoStopChains(from: Airport, to: Airport, directKm: number, limit: number): Chain[] {
	const [before, after] = [hubsOf(from), hubsOf(to)];
	const vias = viasBetween(from, to, directKm, (hub) => before.has(hub) || after.has(hub));
	const near = vias.flatMap(({ hub, fromKm }) => (before.has(hub) ? findRoutes(from, hub, fromKm) : []));
	const far = vias.flatMap(({ hub, toKm }) => (after.has(hub) ? findRoutes(hub, to, toKm) : []));
	const ends: { a: Route; c: Route; km: number; total: number }[] = [];
	for (const a of near.slice(0, feedersKept)) {
		for (const c of far.slice(0, feedersKept)) {
			if (a.to === c.from || !arePartners(a.airline, c.airline)) continue;
			const km = distanceKm(a.to, c.from);
			const total = a.km + km + c.km;
			if (total <= directKm * 1.7 + 800) ends.push({ a, c, km, total });
		}
	}
	ends.sort((one, other) => one.total - other.total);
	const chains: Chain[] = [];
	// Several airlines fly to the one hub and from the other.
	const between = new Map<string, readonly Route[]>();
	for (const { a, c, km } of ends) {
		const hubs = a.to.code + c.from.code;
		const routes = between.get(hubs) ?? findRoutes(a.to, c.from, km);
		between.set(hubs, routes);
		for (const b of routes) {
			if (canJoin([a.airline, c.airline], [b.airline])) chains.push([a, b, c]);
		}
		if (chains.length >= limit) break;
	}
	return chains.slice(0, limit);
}

/** Long enough to change planes, and not longer than `maxWait` minutes. */
export function isLegalChange(arriving: Flight, departing: Flight, maxWait: number): boolean {
	const domestic = arriving.route.domestic && departing.route.domestic;
	const wait = (departing.departs - arriving.arrives) / minuteMs;
	return wait >= (domestic ? minConnection.domestic : minConnection.international) && wait <= maxWait;
}

/** The earliest onward flight that can be caught, on the day of arrival at the hub or the next. */
function onward(flight: Flight, route: Route, maxWait: number, flightsOn: FlightsOn): Flight | undefined {
	const day = Math.floor(instantToWall(flight.arrives, route.from.zone) / dayMs);
	const catches = (later: Flight) => isLegalChange(flight, later, maxWait);
	return flightsOn(route, day).find(catches) ?? flightsOn(route, day + 1).find(catches);
}

/** Every sensible way along a chain on a day: of several flights that catch the same last one, the latest to leave. */
function waysAlong(chain: Chain, day: number, maxWait: number, flightsOn: FlightsOn): Flight[][] {
	const [first, ...rest] = chain;
	if (!first) return [];
	const byLast = new Map<Flight, Flight[]>();
	for (const flight of flightsOn(first, day)) {
		const way = [flight];
		for (const route of rest) {
			const last = way.at(-1) ?? flight;
			const next = onward(last, route, maxWait, flightsOn);
			if (!next) break;
			way.push(next);
		}
		const last = way.at(-1);
		if (last && way.length === chain.length) byLast.set(last, way);
	}
	return [...byLast.values()];
}

/** The routes between two airports that any itinerary could follow, whatever the day. */
export interface Paths {
	readonly directKm: number;
	readonly nonstops: readonly Chain[];
	readonly changes: readonly Chain[];
	/** Looked for only when asked: it costs more than all the rest. */
	readonly twoChanges: () => readonly Chain[];
}

/** Finds the nonstop routes, and at most `limit` of each kind with changes at hubs. */
export function findPaths(from: Airport, to: Airport, limit: number): Paths {
	const directKm = distanceKm(from, to);
	const nonstops = findRoutes(from, to, directKm).map((route) => [route]);
	if (directKm < minChangeKm || (from.metro && from.metro === to.metro)) {
		return { directKm, nonstops, changes: [], twoChanges: () => [] };
	}
	const changes = oneStopChains(from, to, directKm, limit);
	let found: readonly Chain[] | undefined;
	const twoChanges = () => {
		found ??= twoStopChains(from, to, directKm, limit);
		return found;
	};
	return { directKm, nonstops, changes, twoChanges };
}

/**
 * The itineraries of a day, as lists of flights. A second change, or a night at a hub, only where nothing better flies
 * that day: a route that rests on some weekdays does not make the trip impossible.
 */
export function itinerariesOn(paths: Paths, day: number, flightsOn: FlightsOn): Flight[][] {
	const along = (chains: readonly Chain[], maxWait: number) =>
		chains.flatMap((chain) => waysAlong(chain, day, maxWait, flightsOn));
	const sameDay = along([...paths.nonstops, ...paths.changes], maxConnection.usual);
	return sameDay.length > 0 ? sameDay : along([...paths.changes, ...paths.twoChanges()], maxConnection.overnight);
}
