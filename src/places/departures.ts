// The cities of departure that a destination's page measures, draws and prices from.
import { busiestOrigins } from "../parameters.ts";
import { airportsOf, findPlace } from "./airports.ts";
import { distanceKm, type Point } from "./great-circle.ts";
import type { Place } from "./place.ts";

/** The busiest of the United States, then those abroad: codes, in the order in which a page lists them. */
export const departureCities: readonly string[] = [...busiestOrigins.slice(0, 5), "MEXA", "BOG", "SAL"];

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
