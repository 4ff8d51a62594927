// The prices of other days: asked of a source whose searches cost nothing, else those that searches have seen.

import { fitting } from "../../../flights/facts.ts";
import type { Choice } from "../../../flights/offers/filters.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { datesKey, isSeenBy, lowestByDates, readSeen, type SeenPrice } from "../../../flights/seen-prices.ts";
import type { FareSource, TripDates } from "../../../flights/source.ts";
import { unlessAborted } from "../../../time/in-time.ts";
import { datesOfView, isOpen, nightsOf, type OpenDays, openDays, type PriceChoice } from "./price-days.ts";

/** What the days of a view are known to cost. */
export type ShownDay =
	| { readonly kind: "price"; readonly dates: TripDates; readonly price: SeenPrice }
	/** The days were searched, and no flight was found. */
	| { readonly kind: "none"; readonly dates: TripDates }
	/** A search would tell. */
	| { readonly kind: "unsearched"; readonly dates: TripDates }
	/** Past, not on sale yet, or back before it leaves. */
	| { readonly kind: "closed"; readonly dates: TripDates };

export interface PriceData extends PriceChoice {
	/** Days in the order of `datesOfView`; all prices are of one currency. */
	readonly days: readonly ShownDay[];
	/** Nights away, the same for every day of a month; undefined on a one-way. */
	readonly nights: number | undefined;
	readonly open: OpenDays;
	readonly sample: boolean;
	/** Why there are no prices, for the log: the view says that they could not be had. */
	readonly failure: string | undefined;
}

interface LoadPrices extends PriceChoice {
	readonly services: {
		readonly fares: FareSource | undefined;
		readonly db: D1Database | undefined;
		readonly now: () => Date;
	};
	readonly query: FlightQuery;
	/** Instead of those of the view. */
	readonly dates?: readonly TripDates[];
	/** The filters that every price passes; without, all flights count. */
	readonly filters?: Choice;
	/** What the page's own search has found by now. */
	readonly found?: readonly Offer[];
	/** The visitor has left. */
	readonly signal?: AbortSignal | undefined;
	/** Milliseconds; longer than that, and the view is shown without prices. */
	readonly deadline?: number;
}

/** Prices are beside the point when they keep the page waiting. */
const deadlineMs = 4_000;

/**
 * The prices of a view: each is the lowest total that a search of its days, filtered alike, finds or has found in the
 * last 24 hours.
 * Nothing for a trip of several cities, and nothing without a source. Never rejects.
 */
export async function loadPrices(input: LoadPrices): Promise<PriceData | undefined> {
	const { services, query, view, month } = input;
	if (query.trip === "multi" || !services.fares) return undefined;
	const open = openDays(query, services.now());
	const all = input.dates ?? datesOfView(query, { view, month });
	const asked = all.filter((dates) => isOpen(dates, open));
	const about = { view, month, open, nights: nightsOf(query) };
	try {
		const known = inOneCurrency(await withinDeadline(input, asked, services.fares));
		const days = all.map((dates) => dayOf(dates, known.get(datesKey(dates)), isOpen(dates, open)));
		return { ...about, days, sample: [...known.values()].some((price) => price?.sample), failure: undefined };
	} catch (error) {
		const days = all.map((dates) => dayOf(dates, undefined, isOpen(dates, open)));
		return { ...about, days, sample: false, failure: `prices: ${String(error)}` };
	}
}

/** Prices by `datesKey`; null where a search found nothing. */
type Known = ReadonlyMap<string, SeenPrice | null>;

function dayOf(dates: TripDates, price: SeenPrice | null | undefined, open: boolean): ShownDay {
	if (!open) return { kind: "closed", dates };
	if (price === undefined) return { kind: "unsearched", dates };
	return price ? { kind: "price", dates, price } : { kind: "none", dates };
}

/** Rejects once the time is up or the visitor has gone, whether or not the source listens to its signal. */
async function withinDeadline(input: LoadPrices, asked: readonly TripDates[], fares: FareSource): Promise<Known> {
	const { signal: left, deadline = deadlineMs } = input;
	const signal = AbortSignal.any([AbortSignal.timeout(deadline), ...(left ? [left] : [])]);
	signal.throwIfAborted();
	return unlessAborted(fares.lowest ? ask(input, asked, fares, signal) : recall(input, asked, fares), signal);
}

async function ask(
	{ services, query, filters }: LoadPrices,
	asked: readonly TripDates[],
	fares: FareSource,
	signal: AbortSignal,
) {
	const seenAt = services.now().toISOString();
	const totals = (await fares.lowest?.({ ...query, flex: 0 }, asked, signal, filters)) ?? [];
	const about = { sample: fares.sample, source: fares.name, seenAt };
	return new Map(
		asked.map((dates, index) => {
			const total = totals[index];
			return [datesKey(dates), total ? { dates, total, ...about } : null] as const;
		}),
	);
}

/**
 * What this search has found for its own days is newest; for others, a search of their own has looked more closely.
 * Prices seen before are those of all flights: behind filters they would promise what is not there.
 */
async function recall(input: LoadPrices, asked: readonly TripDates[], fares: FareSource) {
	const { services, query, found = [], filters = new Map() } = input;
	const own = lowestByDates(fitting(found, filters));
	const remembered = filters.size === 0 ? services.db : undefined;
	const before = remembered ? await readSeen(remembered, query, asked, services.now()) : [];
	const kept = before.filter((price) => isSeenBy(fares, price));
	const inOrder = query.flex > 0 ? [...own, ...kept] : [...kept, ...own];
	return new Map(inOrder.map((price) => [datesKey(price.dates), price]));
}

/** The commonest currency's prices: the others cannot be compared with them, so their days count as not searched. */
function inOneCurrency(known: Known): Known {
	const counts = new Map<string, number>();
	for (const price of known.values()) {
		if (price) counts.set(price.total.currency, (counts.get(price.total.currency) ?? 0) + 1);
	}
	if (counts.size < 2) return known;
	const [common] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
	return new Map([...known].filter(([, price]) => !price || price.total.currency === common));
}
