// Whose domestic rules hold at an airport, and between which airports nobody could sell a flight.

import type { Airport } from "../../places/place.ts";
import { ruledBy } from "../../places/united-states.ts";

// No scheduled flights, or none a United States agency could sell: nothing is better than an invented one.
const closed = new Set(["UA", "RU", "BY", "KP", "IR", "SY", "AF", "YE", "SD", "LY"]);

/** The country whose domestic rules hold at an airport: United States territories count as the United States. */
export function market(airport: Airport): string {
	return ruledBy(airport.country);
}

export function isClosed(airport: Airport): boolean {
	return closed.has(airport.country);
}

/** Not within one city, nor where no ticket could be sold. */
export function mayBeFlown(from: Airport, to: Airport): boolean {
	return from !== to && !isClosed(from) && !isClosed(to) && !(from.metro && from.metro === to.metro);
}
