// The days near those of a search on which the same trip, filtered alike, costs less.
import { fitting } from "../../../flights/facts.ts";
import { wholePrice } from "../../../flights/offers/bags.ts";
import type { Choice } from "../../../flights/offers/filters.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { datesKey } from "../../../flights/seen-prices.ts";
import type { TripDates } from "../../../flights/source.ts";
import { onceOf } from "../../../i18n/once-of.ts";
import { unitOf } from "../../../money/minor-units.ts";
import { type Money, money } from "../../../money/money.ts";
import { daysBetween } from "../../../time/iso-date.ts";
import { loadPrices, type PriceData } from "./load-prices.ts";

export interface Saving {
	readonly dates: TripDates;
	/** The lowest total that the search of these days lists. */
	readonly total: Money;
	/** What that is less than the lowest of the search's own days; both rounded up to whole units, as they are shown. */
	readonly less: Money;
}

interface LoadGrid {
	readonly services: Parameters<typeof loadPrices>[0]["services"];
	readonly query: FlightQuery;
	readonly month: string;
	readonly filters: Choice;
	/** What the page of the search lists. */
	readonly offers: readonly Offer[];
	/** The prices that the page shows anyhow. */
	readonly data: PriceData | undefined;
}

/**
 * The prices of the days around, for a page that lists something: asked of a source whose searches cost nothing, else what
 * searches have seen. A search with flexible days, which lists the cheapest of each itself, has those it shows. Never rejects.
 */
export async function loadGrid({ services, query, month, filters, offers, data }: LoadGrid) {
	if (data?.view === "grid") return data;
	if (query.flex > 0 || offers.length === 0) return undefined;
	return loadPrices({ services, query, view: "grid", month, filters, found: offers });
}

/**
 * The cheapest of the days around a search, where it is cheaper than everything that the search lists; of several, the nearest.
 * None for a search with flexible days.
 * @param grid the prices of the days around, filtered by the same choice
 * @param offers what the search's own page lists
 */
export function findSaving(
	query: FlightQuery,
	grid: PriceData | undefined,
	offers: readonly Offer[],
	choice: Choice,
): Saving | undefined {
	if (query.flex > 0 || grid?.view !== "grid") return undefined;
	const own = lowestWhole(fitting(offers, choice));
	if (!own) return undefined;
	const asked = query.slices.map(({ date }) => date);
	const others = grid.days.flatMap((day) =>
		day.kind === "price" && datesKey(day.dates) !== datesKey(asked) && day.price.total.currency === own.currency
			? [{ dates: day.dates, total: day.price.total }]
			: [],
	);
	const far = (dates: TripDates) => dates.reduce((sum, date, index) => sum + daysApart(date, asked[index] ?? date), 0);
	const [best] = others.sort((a, b) => a.total.minor - b.total.minor || far(a.dates) - far(b.dates));
	if (!best) return undefined;
	const less = money(whole(own) - whole(best.total), own.currency);
	return less.minor > 0 ? { ...best, less } : undefined;
}

const lowestWhole = onceOf((offers: readonly Offer[]): Money | undefined => {
	const totals = offers.flatMap((offer) => wholePrice(offer) ?? []);
	return totals.sort((a, b) => a.minor - b.minor)[0];
});

function daysApart(one: string, other: string): number {
	return Math.abs(daysBetween(one, other));
}

function whole({ minor, currency }: Money): number {
	const unit = unitOf(currency);
	return Math.ceil(minor / unit) * unit;
}
