// Whose clock tells when a price was seen: the visitor's own, as far as their country says it.
import { findPlace, zoneAirport } from "./airports.ts";
import type { Place } from "./place.ts";
import { homeZone } from "./zone-options.ts";

/**
 * The place whose clock it is: the first end of the trip that is in the visitor's country, since some countries
 * have several zones; else the city that their country's zone is called by; else, where neither is known, where the trip begins.
 * @param country ISO 3166-1 alpha-2
 * @param ends of the trip, in their order
 */
export function visitorPlace(country: string | undefined, ends: readonly Place[]): Place | undefined {
	const [start] = ends;
	const home = ends.find((place) => place.country === country);
	const zone = homeZone(country);
	return home ?? findPlace((zone && zoneAirport(zone)) ?? "") ?? start;
}
