// Whether two airports serve the same area: a trip there and back may land at another one than it left from.
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";

/** A return may leave from another airport of the city, or from one nearby. */
const sameAreaKm = 200;

/** @param code of an airport, as is the other */
export function inSameArea(code: string, other: string): boolean {
	if (code === other) return true;
	const [one, two] = [findAirport(code), findAirport(other)];
	return one !== undefined && two !== undefined && distanceKm(one, two) <= sameAreaKm;
}
