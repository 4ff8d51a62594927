// The airports near a point, and how far they are.
import { allAirports, weightOf } from "./airports.ts";
import { distanceKm, type Point } from "./great-circle.ts";
import type { Airport } from "./place.ts";

export { distanceKm, type Point } from "./great-circle.ts";

export interface NearbyAirport {
	readonly airport: Airport;
	/** Great-circle kilometers. */
	readonly km: number;
}

/** Airports within so many kilometers of a point or airport, nearest first, without that airport itself. */
export function nearbyAirports(from: Point | Airport, withinKm: number, limit: number): NearbyAirport[] {
	const own = "code" in from ? from.code : undefined;
	// A degree of latitude is at least 110 km: most of the world is ruled out without trigonometry.
	const degrees = withinKm / 110;
	const near: NearbyAirport[] = [];
	for (const airport of allAirports()) {
		if (Math.abs(airport.latitude - from.latitude) > degrees || airport.code === own) continue;
		const km = distanceKm(from, airport);
		if (km <= withinKm) near.push({ airport, km });
	}
	return near.sort((a, b) => a.km - b.km).slice(0, Math.max(0, limit));
}

/**
 * The airport somebody at this point most likely flies from, for a form's first guess: a well-known one within
 * 100 km, else the nearest within 400 km. Undefined in the middle of an ocean.
 */
export function likelyAirport(from: Point): Airport | undefined {
	const near = nearbyAirports(from, 400, 200);
	const close = near.filter(({ km }) => km <= 100);
	const value = ({ airport, km }: NearbyAirport): number => weightOf(airport.code) - km / 2;
	const best = close.sort((a, b) => value(b) - value(a))[0] ?? near[0];
	return best?.airport;
}
