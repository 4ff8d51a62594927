// Asks the fare source for the prices of the routes that are due; run by the cron.

import { type Offer, operatorsOf } from "../../flights/offers/offer.ts";
import { plainQuery } from "../../flights/query.ts";
import { asksToWait, type FareSource } from "../../flights/source.ts";
import { findAirlineByCode } from "../../places/airlines/airlines.ts";
import { addDays, ago, hourMs, isoDay } from "../../time/iso-date.ts";
import type { FareKind } from "./deal.ts";
import { type PricedRoute, pricedRoutes } from "./priced-routes.ts";
import { maxAgeMs } from "./store.ts";

/** A price is a day old at most when the cron comes every hour and all goes well; none is asked for twice a day. */
const againAfterMs = 20 * hourMs;
/** How long a route waits after a failure; doubled with every further one. */
const waitMs = hourMs;
const maxWaitMs = 24 * hourMs;

interface Row {
	readonly kind: FareKind;
	readonly origin: string;
	readonly destination: string;
	readonly searched_at: string | null;
	readonly failed_at: string | null;
	readonly attempts: number;
}

/** The routes to search now: never seen first, in their own order, then the stalest; not those that rest after a failure. */
async function dueRoutes(db: D1Database, routes: readonly PricedRoute[], now: Date): Promise<PricedRoute[]> {
	const { results } = await db.prepare("SELECT * FROM fare_searches").all<Row>();
	const rows = new Map(results.map((row) => [`${row.kind} ${row.origin} ${row.destination}`, row]));
	return routes
		.map((route) => ({ route, row: rows.get(`${route.kind} ${route.from} ${route.to}`) }))
		.filter(({ row }) => !row || isDue(row, now.getTime()))
		.map(({ route, row }) => ({ route, searchedAt: row?.searched_at ?? "" }))
		.sort((a, b) => (a.searchedAt < b.searchedAt ? -1 : a.searchedAt > b.searchedAt ? 1 : 0))
		.map(({ route }) => route);
}

function isDue({ searched_at, failed_at, attempts }: Row, now: number): boolean {
	if (searched_at && now - Date.parse(searched_at) < againAfterMs) return false;
	if (!failed_at) return true;
	return now - Date.parse(failed_at) >= Math.min(maxWaitMs, waitMs * 2 ** (attempts - 1));
}

function answered(db: D1Database, { kind, from, to }: PricedRoute, now: Date): D1PreparedStatement {
	return db
		.prepare("INSERT OR REPLACE INTO fare_searches VALUES (?, ?, ?, ?, NULL, 0)")
		.bind(kind, from, to, now.toISOString());
}

function failed(db: D1Database, { kind, from, to }: PricedRoute, now: Date): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO fare_searches VALUES (?, ?, ?, NULL, ?, 1)
			ON CONFLICT DO UPDATE SET failed_at = excluded.failed_at, attempts = attempts + 1`,
		)
		.bind(kind, from, to, now.toISOString());
}

/**
 * Enough for the home page, the deal pages and one route to each destination in the first run (`pricedRoutes` has the
 * order), and in 24 hourly runs for three times as many routes as there are. When every search times out, a run ends
 * within the platform's 15 minutes.
 */
export const searchesARun = 40;
const maxSearchMs = 20_000;
/** Then the source is down rather than a route impossible, and the rest waits for the next run. */
const failuresInARow = 5;

/** Days from today to departure, and days away. */
const usualTrips = {
	planned: { ahead: 45, stay: 7 },
	lastMinute: { ahead: 9, stay: 4 },
} as const satisfies Record<FareKind, { ahead: number; stay: number }>;

export interface RefreshedDeals {
	/** How many routes were searched in this run, and how many of them have a price now. */
	readonly searched: number;
	readonly priced: number;
	/** How many were due and have to wait for the next run. */
	readonly waiting: number;
	/** Route and reason of each search that failed. */
	readonly failures: readonly string[];
}

interface Days {
	readonly depart: string;
	readonly back: string;
}

/**
 * Searches the stalest routes, `searchesARun` at most. A route whose search fails keeps what was seen and rests; of one
 * that was answered only what is offered now stays. Once the signal aborts, the rest waits for the next run.
 */
export async function refreshDeals(
	db: D1Database,
	fares: FareSource,
	now: Date,
	signal = new AbortController().signal,
): Promise<RefreshedDeals> {
	const due = await dueRoutes(db, pricedRoutes(), now);
	const failures: string[] = [];
	let [searched, priced, inARow] = [0, 0, 0];
	for (const route of due.slice(0, searchesARun)) {
		if (signal.aborted) break;
		searched++;
		try {
			const days = daysOf(route.kind, now);
			const found = await cheapest(fares, route, days, signal);
			await db.batch(keep(db, route, days, found, now));
			inARow = 0;
			if (found.size > 0) priced++;
		} catch (error) {
			// That the run is over is no fault of the route.
			if (signal.aborted) break;
			failures.push(`${route.from}-${route.to}: ${String(error)}`);
			await failed(db, route, now).run();
			inARow++;
			if (asksToWait(error) || inARow === failuresInARow) break;
		}
	}
	const oldest = ago(now, maxAgeMs);
	await db.prepare("DELETE FROM fares WHERE seen_at < ?").bind(oldest).run();
	return { searched, priced, waiting: due.length - searched, failures };
}

function daysOf(kind: FareKind, now: Date): Days {
	const depart = addDays(isoDay(now), usualTrips[kind].ahead);
	return { depart, back: addDays(depart, usualTrips[kind].stay) };
}

/**
 * The cheapest offer of all under "", and under its code that of each airline which the route was chosen for. The link
 * beside an airline's fare is filtered to offers with any flight of it: where a mixed trip is the cheapest of those,
 * there is none.
 */
async function cheapest(
	fares: FareSource,
	route: PricedRoute,
	days: Days,
	signal: AbortSignal,
): Promise<Map<string, Offer>> {
	const best = new Map<string, Offer>();
	const keepCheaper = (airline: string, offer: Offer) => {
		const before = best.get(airline);
		if (!before || isBetter(airline, offer, before)) best.set(airline, offer);
	};
	// The same query as the link beside the price.
	const query = plainQuery(route.from, route.to, days.depart, days.back);
	for await (const offer of fares.search(query, AbortSignal.any([signal, AbortSignal.timeout(maxSearchMs)]))) {
		if (isOfCeased(offer)) continue;
		keepCheaper("", offer);
		for (const code of route.airlines) if (hasFlightOf(offer, code)) keepCheaper(code, offer);
	}
	return new Map([...best].filter(([code, offer]) => code === "" || isSoldBy(offer, code)));
}

/** Cheaper, or as cheap and of one airline. */
function isBetter(airline: string, offer: Offer, before: Offer): boolean {
	const difference = offer.total.minor - before.total.minor;
	return difference < 0 || (difference === 0 && airline !== "" && isSoldBy(offer, airline));
}

/** A source may still list an airline that no longer flies. */
function isOfCeased({ slices }: Offer): boolean {
	return slices
		.flatMap(({ segments }) => segments)
		.some(({ marketingCarrier }) => findAirlineByCode(marketingCarrier.code)?.status.kind === "ceased");
}

function keep(
	db: D1Database,
	route: PricedRoute,
	days: Days,
	found: ReadonlyMap<string, Offer>,
	now: Date,
): D1PreparedStatement[] {
	const { kind, from, to } = route;
	const before = db.prepare("DELETE FROM fares WHERE kind = ? AND origin = ? AND destination = ?").bind(kind, from, to);
	const rows = [...found].map(([airline, offer]) => insert(db, route, days, airline, offer));
	return [before, ...rows, answered(db, route, now)];
}

function insert(
	db: D1Database,
	{ kind, from, to }: PricedRoute,
	{ depart, back }: Days,
	airline: string,
	offer: Offer,
): D1PreparedStatement {
	const { total, sample, source } = offer;
	return db
		.prepare("INSERT INTO fares VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
		.bind(
			...[kind, from, to, airline, depart, back, total.minor, total.currency],
			...[operatorsOf(offer).join(", "), sample ? 1 : 0, source, new Date(offer.seenAt).toISOString()],
		);
}

/** Is every flight of the offer sold under this airline's code? `code` is the IATA code in capitals. */
export function isSoldBy(offer: Offer, code: string): boolean {
	return segmentsOf(offer).every(({ marketingCarrier }) => marketingCarrier.code === code);
}

/** Is any flight of the offer sold under this airline's code? What the filter of the results asks. */
function hasFlightOf(offer: Offer, code: string): boolean {
	return segmentsOf(offer).some(({ marketingCarrier }) => marketingCarrier.code === code);
}

function segmentsOf({ slices }: Offer) {
	return slices.flatMap(({ segments }) => segments);
}
