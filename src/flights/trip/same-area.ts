// Whether two airports serve the same area: a trip there and back may land at another one than it left from.
import { airportIn, type Flown, kmBetween } from "./flight-airports.ts";

/** A return may leave from another airport of the city, or from one nearby. */
const sameAreaKm = 200;

/**
 * @param code of an airport, as is the other
 * @param flights what says where those are that our table does not have
 */
export function inSameArea(code: string, other: string, flights: readonly Flown[]): boolean {
	if (code === other) return true;
	const metro = airportIn(flights, code)?.metro;
	if (metro !== undefined && metro === airportIn(flights, other)?.metro) return true;
	return (kmBetween(flights, code, other) ?? Number.POSITIVE_INFINITY) <= sameAreaKm;
}
