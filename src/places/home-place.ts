// The place that somebody in a country most likely flies from, where nothing is known but the country.
import { once } from "../i18n/once.ts";
import { allAirports, cityOf, findPlace, weightOf } from "./airports.ts";
import { departureCities } from "./departures.ts";
import type { Place } from "./place.ts";

/** One that our pages have prices from, else the city of the best known airport. Undefined where a country has none. */
export const homePlace = once((country: string): Place | undefined => {
	const priced = departureCities.flatMap((code) => findPlace(code) ?? []).find((place) => place.country === country);
	if (priced) return priced;
	const [best] = allAirports()
		.filter((airport) => airport.country === country)
		.sort((a, b) => weightOf(b.code) - weightOf(a.code));
	return best && cityOf(best);
});
