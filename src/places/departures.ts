// The cities our travelers leave from most: a destination's page measures, draws and prices from these.
import { airportsOf, findPlace } from "./airports.ts";
import { distanceKm, type Point } from "./great-circle.ts";
import type { Place } from "./place.ts";

/** Codes of an airport or metropolitan area, the order in which a page lists them. */
export const departureCities: readonly string[] = ["NYC", "MIAA", "LAXA", "HOUA", "CHI", "MEXA", "BOG", "SAL"];

/** The departure city nearest to a point, or undefined when none is within so many kilometers. */
export function nearestDeparture(point: Point, withinKm: number): Place | undefined {
	return departureCities
		.flatMap((code) => {
			const place = findPlace(code);
			const airport = place && airportsOf(place)[0];
			const km = airport ? distanceKm(point, airport) : Number.POSITIVE_INFINITY;
			return place && km <= withinKm ? [{ place, km }] : [];
		})
		.sort((a, b) => a.km - b.km)[0]?.place;
}
