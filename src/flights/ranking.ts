// What a trip measures: its time, its stops, and the formula behind "best"; and offers in an order.
import { onceOf } from "../i18n/once-of.ts";
import { comparedTotal } from "./offers/bags.ts";
import type { Offer } from "./offers/offer.ts";
import { comparing, type Measured, type Ranking } from "./offers/rankings.ts";
import { distinctFares, rowNumbers } from "./offers/rows.ts";
import { datesKey, datesOf } from "./seen-prices.ts";
import type { TripDates } from "./source.ts";

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
 * The figure "best" sorts by, in whole minor units; lower is better:
 * price + travelers × (hours under way × 18 dollars + stops × 30 dollars).
 * The price is for all travelers, so the value of time counts once for each of them.
 */
export function bestScore(offer: Offer, travelers: number): number {
	const time = (travelMinutes(offer) * hourValueMinor) / 60;
	return Math.round(comparedTotal(offer) + travelers * (time + totalStops(offer) * stopValueMinor));
}

/** @param travelers everyone who travels, lap infants included */
export function measured(offer: Offer, travelers: number): Measured {
	return {
		total: comparedTotal(offer),
		minutes: travelMinutes(offer),
		best: bestScore(offer, Math.max(1, travelers)),
	};
}

/** The offers in a new array, in the order asked for; those that measure the same by id, so never by arrival. */
export function rankOffers(offers: readonly Offer[], ranking: Ranking, travelers: number): Offer[] {
	const compare = comparing(ranking);
	return offers
		.map((offer) => ({ offer, ...measured(offer, travelers) }))
		.sort((a, b) => compare(a, b) || (a.offer.id < b.offer.id ? -1 : a.offer.id > b.offer.id ? 1 : 0))
		.map(({ offer }) => offer);
}

/** Of one choice of days no page lists more rows: a live search can bring thousands, most of them worse in every way. */
const maxListed = 100;
/** With those of other days; each of these has at least its cheapest. */
const maxListedInAll = 120;
const perOtherDays = 4;

/** Those of a list that pass what a visitor has chosen, in their order. */
type Fitting = (offers: readonly Offer[]) => readonly Offer[];

/** A list that is remembered is looked through once: whoever reads on, filters or comes back has the same one before them. */
const bestFirst = onceOf((offers: readonly Offer[], travelers: number) =>
	rankOffers(distinctFares(offers), "best", travelers),
);

/** The offers of these days; the list itself where all are. */
const onDays = onceOf((offers: readonly Offer[], days: string): readonly Offer[] => {
	const exact = offers.filter((offer) => datesKey(datesOf(offer)) === days);
	return exact.length < offers.length ? exact : offers;
});

/**
 * Gives at most a hundred rows with all their fares, the best first; the cheapest and the fastest are always among them.
 * @param asked the days that were asked for: of others, only the cheapest few rows stay, so that a search with flexible
 * days lists all that the exact one lists
 * @param fitting of these, too, the cheapest stays, on each choice of days
 */
export function mostWanted(
	offers: readonly Offer[],
	travelers: number,
	asked?: TripDates,
	fitting: Fitting = (all) => all,
): readonly Offer[] {
	const exact = asked ? onDays(offers, datesKey(asked)) : offers;
	if (exact !== offers) {
		return withOtherDays(mostWanted(exact, travelers, undefined, fitting), offers, travelers, fitting);
	}
	const best = bestFirst(offers, travelers);
	const rows = rowNumbers(best);
	// Rows are counted in the order of their best fares.
	if (Math.max(-1, ...rows) < maxListed) return best;
	const cheapest = rankOffers(best, "cheapest", travelers);
	const leaders = [cheapest, rankOffers(best, "fastest", travelers), fitting(cheapest)].flatMap(
		([first]) => first ?? [],
	);
	const kept = new Set(leaders.map((leader) => rows[best.indexOf(leader)] ?? 0));
	for (let row = 0; kept.size < maxListed; row++) kept.add(row);
	return best.filter((_, index) => kept.has(rows[index] ?? 0));
}

function withOtherDays(
	exact: readonly Offer[],
	offers: readonly Offer[],
	travelers: number,
	fitting: Fitting,
): Offer[] {
	const days = Map.groupBy(offers, (offer) => datesKey(datesOf(offer)));
	for (const offer of exact) days.delete(datesKey(datesOf(offer)));
	const each = Math.max(
		1,
		Math.min(perOtherDays, Math.floor((maxListedInAll - new Set(rowNumbers(exact)).size) / Math.max(1, days.size))),
	);
	const others = [...days.values()].flatMap((list) => {
		const cheapest = rankOffers(distinctFares(list), "cheapest", travelers);
		const rows = rowNumbers(cheapest);
		const [wished] = fitting(cheapest);
		const alone = wished && rows[cheapest.indexOf(wished)];
		return cheapest.filter((_, index) => (rows[index] ?? 0) < each || rows[index] === alone);
	});
	return rankOffers([...exact, ...others], "best", travelers);
}
