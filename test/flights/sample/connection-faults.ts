// Are the changes of plane in a sample offer legal, by the sample's own minimum?

import type { Offer } from "../../../src/flights/offers/offer.ts";
import { maxConnection, minConnection } from "../../../src/flights/sample/connections.ts";
import { market } from "../../../src/flights/sample/markets.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { minutesBetween } from "../../../src/time/local-time.ts";

function airport(code: string) {
	const found = findAirport(code);
	if (!found) throw new Error(`no airport ${code}`);
	return found;
}

/** What is wrong with the waits; an empty list when nothing is. */
export function connectionFaults(offer: Offer): string[] {
	return offer.slices.flatMap(({ segments }) =>
		segments.slice(1).flatMap((next, index) => {
			const before = segments[index];
			if (!before) return ["a hole"];
			const hub = airport(next.origin);
			const wait = minutesBetween(before.arrivingAt, hub.zone, next.departingAt, hub.zone);
			const markets = new Set([before.origin, next.origin, next.destination].map((code) => market(airport(code))));
			const least = markets.size === 1 ? minConnection.domestic : minConnection.international;
			return wait < least || wait > maxConnection.overnight ? [`${wait} min in ${next.origin}`] : [];
		}),
	);
}
