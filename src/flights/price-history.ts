// The lowest prices that visitors' searches have found in two months, by what makes searches alike: evidence for a price.

import { mayBeStale } from "../edge/stale-reads.ts";
import { type Money, money } from "../money/money.ts";
import { cityOf } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import { addDays, daysBetween, type IsoDate, isoDay } from "../time/iso-date.ts";
import { type IsoMonth, monthOf } from "../time/iso-month.ts";
import type { Cabin, Offer } from "./offers/offer.ts";
import type { SearchPlan } from "./plan-calls.ts";
import type { FlightQuery } from "./query.ts";
import { headCount } from "./quote.ts";
import { datesKey, datesOf } from "./seen-prices.ts";

/** Nights away, as airlines' fares tell them apart: a minimum stay of some days, a maximum of a month. */
interface Stay {
	readonly minNights: number;
	/** Left out: as many as anybody likes. */
	readonly maxNights?: number;
}

const stays: readonly Stay[] = [{ minNights: 0, maxNights: 3 }, { minNights: 4, maxNights: 30 }, { minNights: 31 }];

/** What searches have in common whose prices can be compared. */
export interface Likeness {
	/** Whole cities: an airport of one stands for it. */
	readonly from: Place;
	readonly to: Place;
	readonly cabin: Cabin;
	/** Of departure. */
	readonly month: IsoMonth;
	/** Left out on a one-way. */
	readonly stay?: Stay;
}

/** Who is younger may have a fare of their own. */
const adultFareAge = 12;

/**
 * Nothing for a search whose prices are another thing: of several cities, with airports nearby, or with children. Bags
 * make no difference, since what they cost is no part of a total.
 */
export function likenessOf({ trip, slices, ages, cabin, nearby }: FlightQuery): Likeness | undefined {
	const [out, back] = slices;
	if (!out || trip === "multi" || nearby || ages.some((age) => age < adultFareAge)) return undefined;
	const nights = back && daysBetween(out.date, back.date);
	const stay = stays.findLast(({ minNights }) => nights !== undefined && nights >= minNights);
	const [from, to] = [cityOf(out.from), cityOf(out.to)];
	return { from, to, cabin, month: monthOf(out.date), ...(stay && { stay }) };
}

function keyOf({ from, to, cabin, month, stay }: Likeness): string {
	return [stay ? `round${stay.minNights}` : "oneway", from.code, to.code, cabin, month].join("|");
}

/** What one of those who travel pays, with our fee in it where it is told. */
export interface FarePrice {
	readonly total: Money;
	/** Our part of it, in the same currency. */
	readonly fee: number;
}

/** The lowest price for one traveler on the days that were asked for, all flights counted, without bags. None of sample fares. */
export function lowestFare(query: FlightQuery, offers: readonly Offer[]): FarePrice | undefined {
	const asked = datesKey(query.slices.map(({ date }) => date));
	const own = offers.filter((offer) => datesKey(datesOf(offer)) === asked);
	const [first] = own;
	if (!first || own.some(({ sample, total }) => sample || total.currency !== first.total.currency)) return undefined;
	const { total, fee } = own.reduce((least, offer) => (offer.total.minor < least.total.minor ? offer : least));
	const each = (minor: number) => Math.ceil(minor / headCount(query));
	return { total: money(each(total.minor), total.currency), fee: each(fee?.minor ?? 0) };
}

const keptDays = 60;
const maxRows = 200_000;
/** One person's evening is not what people pay: of one day, so many searches that are alike count, the first ones. */
const maxADay = 5;

/**
 * Keeps what a search has found, where it looked at every airport of both cities. The same trip on the same day is kept
 * once, whoever asks and however often.
 */
export async function recordPrice(
	db: D1Database,
	query: FlightQuery,
	{ unsearched }: Pick<SearchPlan, "unsearched">,
	offers: readonly Offer[],
): Promise<void> {
	const alike = likenessOf(query);
	const [out, back] = query.slices;
	const lowest = lowestFare(query, offers);
	if (!alike || !out || !lowest || unsearched.airports.length > 0) return;
	if (alike.from.code !== out.from.code || alike.to.code !== out.to.code) return;
	const [key, day] = [keyOf(alike), offers[0]?.seenAt.slice(0, 10) ?? ""];
	const { total, fee } = lowest;
	await db
		.prepare(
			`INSERT INTO price_history (alike, seen_on, depart, return, minor, currency) SELECT ?1, ?2, ?3, ?4, ?5, ?6
			WHERE (SELECT count(*) FROM price_history WHERE alike = ?1 AND seen_on = ?2) < ?7 ON CONFLICT DO NOTHING`,
		)
		.bind(key, day, out.date, back?.date ?? "", total.minor - fee, total.currency, maxADay)
		.run();
}

/** What one search found for one adult, without our fee. */
export interface PastPrice {
	readonly minor: number;
	readonly currency: string;
	/** UTC day. */
	readonly seenOn: IsoDate;
}

/** What searches alike have found, but for this very trip today: a reload is no evidence for itself. */
export async function readHistory(
	db: D1Database,
	alike: Likeness,
	{ slices: [out, back] }: FlightQuery,
	now: Date,
): Promise<readonly PastPrice[]> {
	const today = isoDay(now);
	const { results } = await mayBeStale(db, "priceHistory")
		.prepare(
			`SELECT minor, currency, seen_on AS seenOn FROM price_history WHERE alike = ? AND seen_on >= ?
			AND NOT (seen_on = ? AND depart = ? AND return = ?)`,
		)
		.bind(keyOf(alike), addDays(today, -keptDays), today, out?.date ?? "", back?.date ?? "")
		.all<PastPrice>();
	return results;
}

/** Deletes what is too old to be evidence, and the oldest of too many; for the cron. Answers how many rows went. */
export async function pruneHistory(db: D1Database, now: Date, max = maxRows): Promise<number> {
	const { meta } = await db
		.prepare("DELETE FROM price_history WHERE seen_on < ? OR id <= (SELECT max(id) FROM price_history) - ?")
		.bind(addDays(isoDay(now), -keptDays), max)
		.run();
	return meta.changes;
}
