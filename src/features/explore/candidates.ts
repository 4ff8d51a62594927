// Where one can go from a place: everywhere that somebody flies nonstop, and our own destinations with a change of planes.
import type { Schedule } from "../../flights/schedule.ts";
import { airportsOf, cityOf, findPlace, weightOf } from "../../places/airports.ts";
import { destinations } from "../../places/destinations.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Airport, Place } from "../../places/place.ts";
import { worldRegion } from "../../places/world-regions.ts";
import type { ExploreQuery } from "./forms/explore-form.ts";

export interface Candidate {
	readonly place: Place;
	/** Names of the airlines that fly there nonstop, in their order; none where planes must be changed. */
	readonly nonstop: readonly string[];
}

/** Nearer than this people drive, unless somebody flies there. */
const minKm = 250;

/** The places in all regions, the best known first; of several airports of a city, whatever leaves from any of them. */
export function candidatesFrom(from: Place, schedule: Schedule, nonstop: boolean): Candidate[] {
	const own = airportsOf(from);
	const found = new Map<string, { readonly place: Place; readonly airlines: Set<string> }>();
	for (const origin of own) {
		for (const airport of schedule.reached(origin)) {
			// A city that has several airports is one place, however many of them are reached.
			const place = cityOf(airport);
			const known = found.get(place.code) ?? { place, airlines: new Set() };
			found.set(place.code, known);
			for (const { name } of schedule.nonstops(origin, airport)) known.airlines.add(name);
		}
	}
	if (!nonstop) {
		for (const place of farDestinations(own)) {
			if (!found.has(place.code)) found.set(place.code, { place, airlines: new Set() });
		}
	}
	return [...found.values()]
		.map(({ place, airlines }) => ({ place, nonstop: [...airlines].sort() }))
		.sort((a, b) => weightOf(b.place.code) - weightOf(a.place.code) || (a.place.code < b.place.code ? -1 : 1));
}

/** Of the cities that have a page of their own, those that one would fly to. */
function farDestinations([origin]: readonly Airport[]): Place[] {
	return destinations.flatMap(({ place: code }) => {
		const place = findPlace(code);
		const airport = place && airportsOf(place)[0];
		return origin && airport && distanceKm(origin, airport) >= minKm ? cityOf(airport) : [];
	});
}

export function within(candidates: readonly Candidate[], region: ExploreQuery["region"]): readonly Candidate[] {
	return region ? candidates.filter(({ place }) => worldRegion(place) === region) : candidates;
}

/** Of all the world, no part of it has more places than these on a list, as long as there are others. */
const maxOfRegion = 5;

/** The best known places, so many of them, from all over the world where nobody has said which part. */
export function bestKnown(
	candidates: readonly Candidate[],
	region: ExploreQuery["region"],
	count: number,
): Candidate[] {
	if (region) return candidates.slice(0, count);
	const taken = new Map<string, number>();
	const spread = candidates.filter(({ place }) => {
		const before = taken.get(worldRegion(place)) ?? 0;
		taken.set(worldRegion(place), before + 1);
		return before < maxOfRegion;
	});
	return [...new Set([...spread, ...candidates])].slice(0, count);
}

/** The ends of a search, which has a price of its own. */
export interface Ends {
	readonly from: Place;
	readonly to: Place;
}

/** A search between cities with more pairs of airports than these would cost more than all others of a list together. */
const maxPairs = 2;

/**
 * What is priced of a place: the whole cities where they have few airports, else the two airports that most airlines
 * connect nonstop; of several, the busiest.
 */
export function endsTo(from: Place, { place }: Candidate, schedule: Schedule): Ends {
	const [own, there] = [airportsOf(from), airportsOf(place)];
	if (own.length * there.length <= maxPairs) return { from, to: place };
	const pairs = own.flatMap((origin) =>
		there.map((target) => ({ from: origin, to: target, airlines: schedule.nonstops(origin, target).length })),
	);
	const [first, ...others] = pairs;
	if (!first) return { from, to: place };
	const { from: origin, to } = others.reduce((best, pair) => (pair.airlines > best.airlines ? pair : best), first);
	return { from: origin, to };
}
