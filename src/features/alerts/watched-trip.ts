// The search behind an alert: which day of a month to look at, and the cheapest fare there.

import { askedWith, wholePrice } from "../../flights/offers/bags.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import type { PriceTerms } from "../../flights/price-terms.ts";
import { type FlightQuery, plainQuery } from "../../flights/query.ts";
import type { FareSource } from "../../flights/source.ts";
import type { Money } from "../../money/money.ts";
import type { IsoDate } from "../../time/iso-date.ts";
import { type AlertDates, type TripDays, tripsOf } from "./forms/alert.ts";

/** What many alerts can have in common: one search answers all of them. */
export interface Watched {
	readonly from: string;
	readonly to: string;
	readonly dates: AlertDates;
	readonly terms: PriceTerms;
	/** How often it was looked at: a month takes another day each time. */
	readonly checks: number;
}

export interface Found {
	readonly offer: Offer;
	/** The total as a list shows it, with the bags that were asked for. */
	readonly price: Money;
	readonly trip: TripDays;
	/** The lowest of all its days, or only of the one that was looked at. */
	readonly complete: boolean;
}

const deadlineMs = 20_000;

/**
 * The cheapest trip of one search, by the price that lists compare: one whose bags nobody knows the price of is none. Of a month: on the cheapest day, where the source can say
 * that without a search; else on one of its days, another at each check.
 * @param range the first and last day that can be booked. Undefined when nothing is found. Throws as the source does.
 */
export async function cheapestOf(
	fares: FareSource,
	watched: Watched,
	[first, last]: readonly [IsoDate, IsoDate],
	ended: AbortSignal = new AbortController().signal,
): Promise<Found | undefined> {
	const trips = tripsOf(watched.dates).filter(({ depart }) => depart >= first && depart <= last);
	const [some] = trips;
	if (!some) return undefined;
	const signal = AbortSignal.any([ended, AbortSignal.timeout(deadlineMs)]);
	const complete = trips.length === 1 || fares.lowest !== undefined;
	const trip = fares.lowest
		? await cheapestDay(fares.lowest.bind(fares), watched, trips, signal)
		: trips[watched.checks % trips.length];
	if (!trip) return undefined;
	let best: Pick<Found, "offer" | "price"> | undefined;
	for await (const found of fares.search(queryOf(watched, trip), signal)) {
		const offer = askedWith(found, watched.terms.bags);
		const price = wholePrice(offer);
		if (price && (!best || price.minor < best.price.minor)) best = { offer, price };
	}
	return best && { ...best, trip, complete };
}

async function cheapestDay(
	lowest: NonNullable<FareSource["lowest"]>,
	watched: Watched,
	trips: readonly TripDays[],
	signal: AbortSignal,
): Promise<TripDays | undefined> {
	const [first] = trips;
	if (!first || trips.length === 1) return first;
	const days = trips.map((trip) => (trip.return ? [trip.depart, trip.return] : [trip.depart]));
	const prices = await lowest(queryOf(watched, first), days, signal);
	let best: number | undefined;
	for (const [index, price] of prices.entries()) {
		if (price && (best === undefined || price.minor < (prices[best]?.minor ?? 0))) best = index;
	}
	return best === undefined ? undefined : trips[best];
}

function queryOf({ from, to, terms }: Watched, trip: TripDays): FlightQuery {
	return plainQuery(from, to, trip.depart, trip.return, terms);
}
