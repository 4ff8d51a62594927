// The three orders of a results page, and the formula behind "best".
import type { Offer } from "./offer.ts";
import type { Ranking } from "./rankings.ts";

/** What an hour of a traveler's time is taken to cost, in minor units: 18 dollars. */
export const hourValueMinor = 1_800;
/** What a change of plane is taken to cost a traveler beyond its time, in minor units: 30 dollars. */
export const stopValueMinor = 3_000;

/** Minutes under way in all slices together, layovers included. */
export function travelMinutes(offer: Offer): number {
	return offer.slices.reduce((sum, slice) => sum + slice.durationMinutes, 0);
}

/** Changes of plane in all slices together. */
function totalStops(offer: Offer): number {
	return offer.slices.reduce((sum, slice) => sum + slice.stops, 0);
}

/**
 * The figure "best" sorts by, in minor units; lower is better:
 * price + travelers × (hours under way × 18 dollars + stops × 30 dollars).
 * The price is for all travelers, so the value of time counts once for each of them.
 */
export function bestScore(offer: Offer, travelers: number): number {
	const time = (travelMinutes(offer) * hourValueMinor) / 60;
	return offer.total.minor + travelers * (time + totalStops(offer) * stopValueMinor);
}

function measure(ranking: Ranking, travelers: number): (offer: Offer) => number {
	if (ranking === "cheapest") return (offer) => offer.total.minor;
	if (ranking === "fastest") return travelMinutes;
	return (offer) => bestScore(offer, travelers);
}

/**
 * The offers in a new array, in the order asked for. Equal ones fall back to price, then time, then id, so that the
 * order never depends on the order of arrival. All offers of one search are in one currency.
 */
export function rankOffers(offers: readonly Offer[], ranking: Ranking, travelers: number): Offer[] {
	const of = measure(ranking, Math.max(1, travelers));
	return offers
		.map((offer) => ({ offer, rank: of(offer), minutes: travelMinutes(offer) }))
		.sort(
			(a, b) =>
				a.rank - b.rank ||
				a.offer.total.minor - b.offer.total.minor ||
				a.minutes - b.minutes ||
				(a.offer.id < b.offer.id ? -1 : a.offer.id > b.offer.id ? 1 : 0),
		)
		.map((ranked) => ranked.offer);
}
