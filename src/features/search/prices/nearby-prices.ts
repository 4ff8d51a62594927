// The airports within reach of a search's two ends, each with the lowest price that the search found from or to it.

import { wholePrice } from "../../../flights/offers/bags.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { neighbors } from "../../../flights/plan-calls.ts";
import type { FlightQuery, QuerySlice } from "../../../flights/query.ts";
import { onceOf } from "../../../i18n/once-of.ts";
import type { Money } from "../../../money/money.ts";
import { airportsOf } from "../../../places/airports.ts";
import { distanceKm } from "../../../places/distance.ts";
import type { Airport, Place } from "../../../places/place.ts";

/** The two ends of a trip out and perhaps back. */
type End = "from" | "to";

export interface NearbyPrice {
	readonly airport: Airport;
	/** Great-circle kilometers from the first airport of the place that was searched. */
	readonly km: number;
	/** It is, or belongs to, the place that was searched. */
	readonly own: boolean;
	/** The search looked there. */
	readonly searched: boolean;
	/** The lowest price of the offers that use this airport, for all travelers; null where there is none. */
	readonly lowest: Money | null;
	/** The same search with this airport alone at this end. */
	readonly query: FlightQuery;
}

export interface NearbyPrices {
	readonly from: readonly NearbyPrice[];
	readonly to: readonly NearbyPrice[];
	/** Where the search left out what is nearby: the same with all of it. */
	readonly all: FlightQuery | undefined;
}

/**
 * Nothing where there is nothing to compare, or for a trip of several cities.
 * @param unsearched airports that the search should have looked at and did not
 */
export function compareNearby(
	query: FlightQuery,
	offers: readonly Offer[],
	unsearched: readonly Airport[] = [],
): NearbyPrices | undefined {
	if (query.trip === "multi") return undefined;
	const [from, to] = [pricesAt("from", query, offers, unsearched), pricesAt("to", query, offers, unsearched)];
	if (from.length + to.length === 0) return undefined;
	const beyond = [...from, ...to].some(({ own }) => !own);
	return { from, to, all: beyond && !query.nearby ? { ...query, nearby: true } : undefined };
}

/** The place's own airports first, then by distance; empty where it has one airport and no neighbor. */
function pricesAt(
	end: End,
	query: FlightQuery,
	offers: readonly Offer[],
	unsearched: readonly Airport[],
): NearbyPrice[] {
	const place = query.slices[0]?.[end];
	if (!place) return [];
	const own = airportsOf(place);
	const [center] = own;
	const around = neighbors(own);
	if (!center || own.length + around.length < 2) return [];
	const found = lowestBy(offers, end);
	return [...own, ...around]
		.map((airport): NearbyPrice => {
			const isOwn = own.includes(airport);
			const lowest = found.get(airport.code) ?? null;
			return {
				airport,
				km: distanceKm(center, airport),
				own: isOwn,
				// Where it found a price, it has looked.
				searched: lowest !== null || ((isOwn || query.nearby) && !unsearched.includes(airport)),
				lowest,
				query: { ...query, slices: moved(query.slices, end, airport), nearby: false },
			};
		})
		.sort((a, b) => Number(b.own) - Number(a.own) || a.km - b.km);
}

/** The way back goes between the same two places. */
function moved(slices: readonly QuerySlice[], end: End, airport: Place): QuerySlice[] {
	const other = end === "from" ? "to" : "from";
	return slices.map((slice, index) => ({ ...slice, [index === 0 ? end : other]: airport }));
}

const lowestBy = onceOf((offers: readonly Offer[], end: End): ReadonlyMap<string, Money> => {
	const lowest = new Map<string, Money>();
	for (const offer of offers) {
		const { slices } = offer;
		const total = wholePrice(offer);
		if (!total) continue;
		const code = end === "from" ? slices[0]?.origin : slices[0]?.destination;
		const known = code && lowest.get(code);
		if (code && (!known || (known.currency === total.currency && total.minor < known.minor))) lowest.set(code, total);
	}
	return lowest;
});
