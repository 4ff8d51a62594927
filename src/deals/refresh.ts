// Asks the fare source for the price of every deal route; run by the cron.

import { addDays } from "../flights/iso-date.ts";
import type { Offer } from "../flights/offer.ts";
import type { FareSource } from "../flights/source.ts";
import { isoDay } from "../i18n/formats.ts";
import { findPlace } from "../places/airports.ts";
import { type DealKind, type DealRoute, dealRoutes } from "./deal.ts";

/** Days from today to departure, and days away. */
const journeys = {
	featured: { ahead: 45, stay: 7 },
	lastMinute: { ahead: 9, stay: 4 },
} as const satisfies Partial<Record<DealKind, { ahead: number; stay: number }>>;

interface Found {
	readonly kind: keyof typeof journeys;
	readonly route: DealRoute;
	readonly depart: string;
	readonly return: string;
	readonly offer: Offer;
}

export interface Refreshed {
	/** How many routes have a new price. */
	readonly priced: number;
	/** Route and reason of each search that failed. */
	readonly failures: readonly string[];
}

/** One search a route. A route whose search fails or finds nothing keeps what was seen before. */
export async function refreshDeals(db: D1Database, fares: FareSource, now: Date): Promise<Refreshed> {
	const today = isoDay(now);
	const found: Found[] = [];
	const failures: string[] = [];
	for (const kind of ["featured", "lastMinute"] as const) {
		const depart = addDays(today, journeys[kind].ahead);
		const back = addDays(depart, journeys[kind].stay);
		for (const route of dealRoutes[kind]) {
			try {
				const offer = await cheapest(fares, route, depart, back);
				if (offer) found.push({ kind, route, depart, return: back, offer });
			} catch (error) {
				failures.push(`${route.from}-${route.to}: ${String(error)}`);
			}
		}
	}
	if (found.length > 0) await db.batch(found.map((deal) => upsert(db, deal)));
	return { priced: found.length, failures };
}

async function cheapest(
	fares: FareSource,
	{ from, to }: DealRoute,
	depart: string,
	back: string,
): Promise<Offer | undefined> {
	const origin = findPlace(from);
	const destination = findPlace(to);
	if (!origin || !destination) throw new Error(`No place ${from} or ${to}`);
	const slices = [
		{ from: origin, to: destination, date: depart },
		{ from: destination, to: origin, date: back },
	];
	let best: Offer | undefined;
	const query = { trip: "round", slices, adults: 1, ages: [], cabin: "economy", flex: 0, nearby: false } as const;
	for await (const offer of fares.search(query, AbortSignal.timeout(20_000))) {
		if (!best || offer.total.minor < best.total.minor) best = offer;
	}
	return best;
}

function upsert(db: D1Database, { kind, route, depart, return: back, offer }: Found): D1PreparedStatement {
	const carrier = offer.slices[0]?.segments[0]?.operatingCarrier.name ?? "";
	return db
		.prepare("INSERT OR REPLACE INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
		.bind(
			kind,
			route.from,
			route.to,
			depart,
			back,
			offer.total.minor,
			offer.total.currency,
			carrier,
			offer.sample ? 1 : 0,
			offer.seenAt,
		);
}
