// The airline of a ticket: one of our list, or another.
import { findAirlineByCode } from "../../../places/airlines/airlines.ts";

/** The choice for an airline that is not on the list. */
export const otherAirline = "other";

export function isKnownAirline(code: string): boolean {
	return code === otherAirline || findAirlineByCode(code) !== undefined;
}
