// Who flies nonstop by published schedules, and which of them a search has no price for.
import type { Airport } from "../places/place.ts";
import type { Carrier, Offer, Slice } from "./offers/offer.ts";
import { airportsAt } from "./plan-calls.ts";
import type { FlightQuery } from "./query.ts";

/** Published schedules: real flights, whose days and prices they do not tell. */
export interface Schedule {
	/** Airlines that fly between two airports nonstop, in no order. */
	nonstops(from: Airport, to: Airport): readonly Carrier[];
	/** Where somebody flies nonstop from an airport, in no order. */
	reached(from: Airport): readonly Airport[];
}

/**
 * The airlines that fly a part of the trip nonstop and that no offer has on a nonstop, by name: neither one way nor the
 * other, neither under their own number nor under another's. None where the search has found nothing: that is said already.
 */
export function unpricedNonstops(schedule: Schedule, query: FlightQuery, offers: readonly Offer[]): Carrier[] {
	if (offers.length === 0) return [];
	const found = new Map<string, Carrier>();
	const priced = new Set(offers.flatMap(({ slices }) => slices.flatMap(nonstopCarriers)));
	for (const { from, to } of query.slices) {
		for (const origin of airportsAt(from, query)) {
			for (const target of airportsAt(to, query)) {
				for (const { code, name } of schedule.nonstops(origin, target)) {
					if (!priced.has(code)) found.set(code, { code, name });
				}
			}
		}
	}
	return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function nonstopCarriers({ segments: [segment, ...more] }: Slice): string[] {
	return segment && more.length === 0 ? [segment.marketingCarrier.code, segment.operatingCarrier.code] : [];
}
