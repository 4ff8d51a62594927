// The airports near a city that are worth a look besides its own.
import { onceOf } from "../i18n/once-of.ts";
import { airportsOf, weightOf } from "./airports.ts";
import { type NearbyAirport, nearbyAirports } from "./distance.ts";
import type { Place } from "./place.ts";

/** About a hundred miles, with a little more for Liberia in Costa Rica, which everybody means. */
const farKm = 165;
const nearKm = 100;
/** A field with a handful of small planes is no other way to a city; the further away, the more must fly there. */
const minWeight = 28;
const minWeightFar = 45;
const maxShown = 5;

/** Airports that are near on a map only: an island with flights of its own, a city behind mountains. */
const apart: Readonly<Record<string, readonly string[]>> = {
	SJU: ["VQS"],
	MDE: ["PEI"],
	SAP: ["XPL"],
};

/**
 * Airports of the same country within about 165 km of a place's main airport, nearest first, its own left out. Across a
 * border the documents differ, so those are no substitute. All airports are gone through for it.
 */
export const airportsNear = onceOf((place: Place): readonly NearbyAirport[] => {
	const own = airportsOf(place);
	const [main] = own;
	if (!main) return [];
	const without = new Set([...own.map(({ code }) => code), ...(apart[place.code] ?? [])]);
	return nearbyAirports(main, farKm, 100)
		.filter(({ airport, km }) => {
			const min = km <= nearKm ? minWeight : minWeightFar;
			return airport.country === main.country && !without.has(airport.code) && weightOf(airport.code) >= min;
		})
		.slice(0, maxShown);
});
