// Great-circle distance, free of any data so that a script in the browser can use it too.

/** Degrees, WGS 84. */
export interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** Mean radius of the earth in kilometers (IUGG). */
const earthRadius = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometers (haversine, good to 0.5 %). */
export function distanceKm(from: Point, to: Point): number {
	const northward = Math.sin(radians(to.latitude - from.latitude) / 2);
	const eastward = Math.sin(radians(to.longitude - from.longitude) / 2);
	const chord =
		northward * northward + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * eastward * eastward;
	return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
