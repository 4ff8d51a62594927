// The waits between the flights of one direction: where, how long through the zones, and whether a night goes by.

import { minuteMs } from "../time/iso-date.ts";
import { type LocalTime, localToWallMs, minutesBetween } from "../time/local-time.ts";
import { flightName, type Segment, type Slice } from "./offers/offer.ts";
import { airportIn } from "./trip/flight-airports.ts";

export interface Layover {
	/** IATA code of the airport where the traveler lands. */
	readonly airport: string;
	/** IATA code of the airport where the next flight leaves; mostly the same. */
	readonly departsFrom: string;
	/** True when the traveler has to get from one airport to another in between. */
	readonly changesAirport: boolean;
	/** Minutes from landing to the next departure, computed through the zones of both airports. */
	readonly minutes: number;
	/** True when the wait takes most of a night: see `nightMinutes`. */
	readonly overnight: boolean;
	/** True where the next flight has the number of the one before: sold as one flight, and perhaps with a change of plane. */
	readonly sameNumber: boolean;
}

/** How much of the hours from 10 p.m. to 6 a.m. a wait must take to be called a night: half of them. */
const nightMinutes = 240;
const dayMinutes = 1_440;
const [nightBegins, nightLasts] = [22 * 60, 8 * 60];

/** The wait before each flight but the first, in the order they are flown; none for a nonstop. */
export function layoversOf({ segments }: Pick<Slice, "segments">): Layover[] {
	return segments.slice(1).flatMap((next, index) => {
		const before = segments[index];
		if (!before) return [];
		const [airport, departsFrom] = [before.destination, next.origin];
		const [zone, nextZone] = zonesOf(before, next);
		const minutes = minutesBetween(before.arrivingAt, zone, next.departingAt, nextZone);
		const overnight = isOvernight(before.arrivingAt, next.departingAt);
		const sameNumber = flightName(before) === flightName(next);
		return { airport, departsFrom, changesAirport: airport !== departsFrom, minutes, overnight, sameNumber };
	});
}

/** An airport that nobody describes shares the zone of the other, which is rarely far. */
function zonesOf(before: Segment, next: Segment): [string, string] {
	const [zone, nextZone] = [airportIn([before], before.destination)?.zone, airportIn([next], next.origin)?.zone];
	return [zone ?? nextZone ?? "UTC", nextZone ?? zone ?? "UTC"];
}

/** Compares the clocks on the wall, which is how one spends a night; the hour that a change of clocks moves does not matter. */
function isOvernight(landing: LocalTime, leaving: LocalTime): boolean {
	const [from, to] = [localToWallMs(landing) / minuteMs, localToWallMs(leaving) / minuteMs];
	// The night that began the evening before the landing counts too: one can land after midnight.
	let night = Math.floor(from / dayMinutes - 1) * dayMinutes + nightBegins;
	for (; night < to; night += dayMinutes) {
		if (Math.min(to, night + nightLasts) - Math.max(from, night) >= nightMinutes) return true;
	}
	return false;
}
