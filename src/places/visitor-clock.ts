// Whose clock tells when a price was seen: the visitor's own, as far as their country says it.
import { findPlace, zoneOf } from "./airports.ts";
import { homeZone } from "./zone-options.ts";

/**
 * The zone of the first end of the trip that is in the visitor's country, since some countries have several; else their
 * country's; else, where neither is known, that in which the trip begins.
 * @param country ISO 3166-1 alpha-2
 * @param codes the trip's ends in their order
 */
export function visitorZone(country: string | undefined, codes: readonly string[]): string {
	const ends = codes.flatMap((code) => findPlace(code) ?? []);
	const [start] = ends;
	const home = ends.find((place) => place.country === country);
	if (home) return zoneOf(home);
	return homeZone(country) ?? (start ? zoneOf(start) : "UTC");
}
