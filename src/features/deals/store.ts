// Reads the prices that pages show: those of their routes that were seen lately, from the one table of fares.

import { mayBeStale } from "../../edge/stale-reads.ts";
import type { Airline } from "../../places/airlines/airlines.ts";
import type { Place } from "../../places/place.ts";
import { ago, hourMs, isoDay } from "../../time/iso-date.ts";
import {
	type Deal,
	type DealKind,
	type DealPrice,
	type DealRoute,
	dealRoutes,
	type Fare,
	type FareKind,
} from "./deal.ts";
import { departuresTo } from "./priced-routes.ts";

/** A port: where the prices seen by the cron are kept; absent in a bare runtime. */
export interface DealStore {
	readonly db: D1Database | undefined;
}

/** A price of this age or older is not shown. */
export const maxAgeMs = 72 * hourMs;

interface Row {
	readonly origin: string;
	readonly destination: string;
	readonly airline: string;
	readonly depart: string;
	readonly return: string;
	readonly minor: number;
	readonly currency: string;
	readonly operators: string;
	readonly sample: number;
	readonly source: string;
	readonly seen_at: string;
}

/** A fare with its price, and the name of the fare source that had it. */
export type SeenFare = Fare & { readonly price: DealPrice; readonly source: string };

export interface FareList<Each extends Fare = Fare> {
	readonly fares: readonly Each[];
	/** Why there are no prices, when the database failed: for the log. */
	readonly failure?: string;
}

/** The routes of a deal page in the order of `dealRoutes`, priced or not; those sold by phone never are. */
export async function listDeals(db: D1Database | undefined, kind: DealKind, now: Date): Promise<FareList<Deal>> {
	const routes: readonly DealRoute[] = dealRoutes[kind];
	if (kind === "exclusive") return { fares: routes.map((route) => ({ kind, ...route, price: null })) };
	const seen = await faresOn(db, kind === "lastMinute" ? kind : "planned", routes, now);
	return { ...seen, fares: seen.fares.map((fare) => ({ kind, ...fare })) };
}

/** The trips that a text speaks of, in its order, priced or not. */
export async function listFaresOn(
	db: D1Database | undefined,
	routes: readonly DealRoute[],
	now: Date,
): Promise<FareList> {
	return routes.length > 0 ? faresOn(db, "planned", routes, now) : { fares: [] };
}

/** Lists the fares to a place from every departure city that makes sense, priced or not. */
export async function listFaresTo(db: D1Database | undefined, place: Place, now: Date): Promise<FareList> {
	const routes = departuresTo(place).map((from) => ({ from, to: place.code }));
	const seen = await seenFares(db, now, {
		where: "kind = 'planned' AND airline = '' AND destination = ?",
		values: [place.code],
	});
	return { ...seen, fares: withPrices(routes, seen.fares) };
}

/** What searches found under an airline's flight numbers, cheapest first; nothing of one that stopped flying. */
export async function listFaresOf(
	db: D1Database | undefined,
	{ code, status }: Airline,
	now: Date,
): Promise<FareList<SeenFare>> {
	if (status.kind !== "flying") return { fares: [] };
	return seenFares(db, now, { where: "kind = 'planned' AND airline = ?", values: [code] });
}

/** Lists the fares from any of a few places, cheapest first. */
export async function listFaresFrom(
	db: D1Database | undefined,
	origins: readonly string[],
	now: Date,
): Promise<FareList<SeenFare>> {
	const list = origins.map(() => "?").join(", ");
	return seenFares(db, now, { where: `kind = 'planned' AND airline = '' AND origin IN (${list})`, values: origins });
}

/** The lowest fare to each place that was seen lately, of those that are no samples. */
export async function listLowestFares(db: D1Database | undefined, now: Date): Promise<FareList<SeenFare>> {
	const seen = await seenFares(db, now, { where: "kind = 'planned' AND airline = '' AND sample = 0", values: [] });
	const lowest = new Map<string, SeenFare>();
	for (const fare of seen.fares) if (!lowest.has(fare.to)) lowest.set(fare.to, fare);
	return { ...seen, fares: [...lowest.values()] };
}

async function faresOn(
	db: D1Database | undefined,
	kind: FareKind,
	routes: readonly DealRoute[],
	now: Date,
): Promise<FareList> {
	const pairs = routes.map(() => "(?, ?)").join(", ");
	const seen = await seenFares(db, now, {
		where: `kind = ? AND airline = '' AND (origin, destination) IN (VALUES ${pairs})`,
		values: [kind, ...routes.flatMap(({ from, to }) => [from, to])],
	});
	return { ...seen, fares: withPrices(routes, seen.fares) };
}

/** A database that does not answer costs the prices, not the page. A bare runtime has none at all: no prices either. */
async function seenFares(
	db: D1Database | undefined,
	now: Date,
	{ where, values }: { readonly where: string; readonly values: readonly string[] },
): Promise<FareList<SeenFare>> {
	if (!db) return { fares: [] };
	const oldest = ago(now, maxAgeMs);
	try {
		const { results } = await mayBeStale(db, "fares")
			.prepare(`SELECT * FROM fares WHERE ${where} AND seen_at > ? AND depart >= ? ORDER BY minor, origin, destination`)
			.bind(...values, oldest, isoDay(now))
			.all<Row>();
		return { fares: results.map((row) => fareOf(row, now)) };
	} catch (error) {
		return { fares: [], failure: `fares: ${String(error)}` };
	}
}

function withPrices(routes: readonly DealRoute[], seen: readonly SeenFare[]): Fare[] {
	return routes.map(({ from, to }) => {
		const found = seen.find((fare) => fare.from === from && fare.to === to);
		return { from, to, price: found?.price ?? null };
	});
}

function fareOf(row: Row, now: Date): SeenFare {
	return {
		from: row.origin,
		to: row.destination,
		...(row.airline && { airline: row.airline }),
		source: row.source,
		price: {
			total: { minor: row.minor, currency: row.currency },
			depart: row.depart,
			return: row.return,
			operators: row.operators,
			sample: row.sample === 1,
			seenAt: row.seen_at,
			hoursAgo: Math.floor((now.getTime() - Date.parse(row.seen_at)) / hourMs),
		},
	};
}
