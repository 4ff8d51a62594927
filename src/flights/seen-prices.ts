// Prices that visitors' own searches have found, kept in the database for the days around them.

import { mayBeStale } from "../edge/stale-reads.ts";
import { onceOf } from "../i18n/once-of.ts";
import type { Money } from "../money/money.ts";
import { findPlace } from "../places/airports.ts";
import { ago, dayMs, type IsoDate, isoDay } from "../time/iso-date.ts";
import { wholePrice } from "./offers/bags.ts";
import type { Offer } from "./offers/offer.ts";
import { type FlightQuery, plainQuery } from "./query.ts";
import type { FareSource, TripDates } from "./source.ts";

/** The lowest whole price that a search of these days has found, for all who travel, taxes and the bags asked for included. */
export interface SeenPrice {
	readonly dates: TripDates;
	readonly total: Money;
	readonly sample: boolean;
	/** Name of the fare source. */
	readonly source: string;
	/** ISO 8601 in UTC. */
	readonly seenAt: string;
}

/**
 * Has the fare source in use found it? Another's price is nowhere for sale; and the test mode of a source has its name, but
 * its prices are invented: whoever tells of either as of now would promise it.
 */
export function isSeenBy({ name, sample }: FareSource, seen: Pick<SeenPrice, "source" | "sample">): boolean {
	return seen.source === name && seen.sample === sample;
}

/** No price is shown that was seen longer ago. */
const freshMs = dayMs;
const keptMs = 2 * dayMs;

interface Row {
	readonly depart: IsoDate;
	readonly return: IsoDate | "";
	readonly minor: number;
	readonly currency: string;
	readonly sample: number;
	readonly source: string;
	readonly seen_at: string;
}

/** The search without its days. Two searches with the same key ask for the same seats between the same places. */
function searchKey({ trip, slices, adults, ages, bags, cabin, nearby }: FlightQuery): string {
	const [first] = slices;
	const children = ages.toSorted((a, b) => a - b).join(",");
	const about = [trip, first?.from.code, first?.to.code, adults, children, cabin, nearby ? 1 : 0];
	return [...about, ...(bags > 0 ? [bags] : [])].join("|");
}

/** The days on which an offer leaves, slice by slice. */
export function datesOf(offer: Offer): TripDates {
	return offer.slices.map(({ segments }) => segments[0]?.departingAt.slice(0, 10) ?? "");
}

/** What a day of a trip is known by, in tables and maps. */
export function datesKey(dates: TripDates): string {
	return dates.join("|");
}

/**
 * The lowest price of each set of days among the offers, in no order. A search with flexible days gives the others
 * as well, but has looked at them less closely than at its own. What is not known with its bags is no price.
 */
export const lowestByDates = onceOf((offers: readonly Offer[]): readonly SeenPrice[] => {
	const lowest = new Map<string, SeenPrice>();
	for (const offer of offers) {
		const { sample, source, seenAt } = offer;
		const total = wholePrice(offer);
		if (!total) continue;
		const dates = datesOf(offer);
		const known = lowest.get(datesKey(dates));
		if (known && (known.total.minor <= total.minor || known.total.currency !== total.currency)) continue;
		lowest.set(datesKey(dates), { dates, total, sample, source, seenAt });
	}
	return [...lowest.values()];
});

/**
 * Keeps the lowest price of the days that were searched. Nothing is kept of a trip of several cities, nor of a
 * search with flexible days: it shows fewer flights of each day, so its lowest price may not be that day's.
 */
export async function recordSeen(db: D1Database, query: FlightQuery, offers: readonly Offer[]): Promise<void> {
	if (query.trip === "multi" || query.flex > 0) return;
	const wanted = datesKey(query.slices.map(({ date }) => date));
	const seen = lowestByDates(offers).find(({ dates }) => datesKey(dates) === wanted);
	if (!seen) return;
	const [depart = "", back = ""] = seen.dates;
	const { total, sample, source, seenAt } = seen;
	await db
		.prepare("INSERT OR REPLACE INTO seen_prices VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
		.bind(searchKey(query), depart, back, total.minor, total.currency, sample ? 1 : 0, source, seenAt)
		.run();
}

/** What was seen for these days in the last 24 hours; days that were not searched are left out. */
export async function readSeen(
	db: D1Database,
	query: FlightQuery,
	dates: readonly TripDates[],
	now: Date,
): Promise<SeenPrice[]> {
	const departures = dates.flatMap(([depart]) => depart ?? []).toSorted();
	const [first, last] = [departures[0], departures.at(-1)];
	if (!first || !last) return [];
	const wanted = new Set(dates.map(datesKey));
	const { results } = await mayBeStale(db, "seenPrices")
		.prepare("SELECT * FROM seen_prices WHERE search = ? AND depart BETWEEN ? AND ? AND seen_at >= ?")
		.bind(searchKey(query), first, last, ago(now, freshMs))
		.all<Row>();
	return results.map(seenOf).filter((seen) => wanted.has(datesKey(seen.dates)));
}

/** A price seen for one adult in economy, and between which places, by their codes. */
export interface SeenTrip extends SeenPrice {
	readonly from: string;
	readonly to: string;
}

/** What one adult was seen to pay in the last 24 hours from any of these places to wherever it was, for trips that are not over. */
export async function readSeenFrom(
	db: D1Database,
	{ trip, from }: { readonly trip: "round" | "oneway"; readonly from: readonly string[] },
	now: Date,
): Promise<SeenTrip[]> {
	const starts = from.map((code) => `${trip}|${code}|`);
	// A range of the primary key for each place: "}" is the character that follows "|".
	const ranges = starts.map(() => "(search > ? AND search < ?)").join(" OR ");
	const { results } = await mayBeStale(db, "seenPrices")
		.prepare(`SELECT * FROM seen_prices WHERE (${ranges}) AND depart >= ? AND seen_at >= ?`)
		.bind(...starts.flatMap((start) => [start, `${start.slice(0, -1)}}`]), isoDay(now), ago(now, freshMs))
		.all<Row & { readonly search: string }>();
	return results.flatMap((row) => {
		const [, code = "", to = ""] = row.search.split("|");
		const [origin, target] = [findPlace(code), findPlace(to)];
		if (!origin || !target) return [];
		const plain = searchKey(plainQuery(code, to, row.depart, row.return || null));
		return plain === row.search ? { ...seenOf(row), from: code, to } : [];
	});
}

function seenOf(row: Row): SeenPrice {
	return {
		dates: row.return ? [row.depart, row.return] : [row.depart],
		total: { minor: row.minor, currency: row.currency },
		sample: row.sample === 1,
		source: row.source,
		seenAt: row.seen_at,
	};
}

/** Deletes what is too old to be shown; for the cron. Answers how many rows went. */
export async function pruneSeen(db: D1Database, now: Date): Promise<number> {
	const oldest = ago(now, keptMs);
	const { meta } = await db.prepare("DELETE FROM seen_prices WHERE seen_at < ?").bind(oldest).run();
	return meta.changes;
}
