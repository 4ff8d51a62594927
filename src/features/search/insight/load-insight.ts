// Keeps what a search has found as evidence, and tells what earlier ones say about its lowest price.

import type { Collected } from "../../../flights/collect-offers.ts";
import type { SearchPlan } from "../../../flights/plan-calls.ts";
import { likenessOf, lowestFare, readHistory, recordPrice } from "../../../flights/price-history.ts";
import { insightOf, type PriceInsight } from "../../../flights/price-insight.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { recordSeen } from "../../../flights/seen-prices.ts";
import { type FareSource, isFree } from "../../../flights/source.ts";
import { inTime } from "../../../time/in-time.ts";

const nothing: Collected = { offers: [], partial: true };

interface Remember {
	readonly fares: FareSource;
	readonly db: D1Database;
	readonly query: FlightQuery;
	readonly plan: SearchPlan;
	readonly crawler: boolean;
}

/** For after the answer. What came only in part may lack the lowest price; a search that failed has nothing to keep. */
export async function remember({ fares, db, query, plan, crawler }: Remember, found: Promise<Collected>) {
	const { offers, partial } = await found.catch(() => nothing);
	if (partial) return;
	// What a search costs somebody is worth remembering: other visitors' calendars show it.
	await Promise.all([
		isFree(fares) ? undefined : recordSeen(db, query, offers),
		crawler ? undefined : recordPrice(db, query, plan, offers),
	]);
}

interface LoadInsight {
	readonly services: {
		readonly fares: FareSource;
		readonly db: D1Database | undefined;
		readonly now: () => Date;
	};
	readonly query: FlightQuery;
	readonly found: Promise<Collected>;
}

/** A judgement is beside the point when it keeps the list waiting. */
const maxWaitMs = 1_000;

/**
 * The database is read while the search runs. Nothing of invented fares, of a search with flexible days, whose lowest
 * price is another day's, or of one that came only in part. Never rejects: what fails reaches the log, not the visitor.
 */
export async function loadInsight({ services, query, found }: LoadInsight): Promise<PriceInsight | undefined> {
	const { fares, db, now } = services;
	const alike = likenessOf(query);
	if (!db || !alike || fares.sample || query.flex > 0) return undefined;
	try {
		const reading = readHistory(db, alike, query, now());
		// Its failure is told below, however long the search takes.
		reading.catch(() => {});
		// A search that fails says so itself.
		const { offers, partial } = await found.catch(() => nothing);
		const lowest = partial ? undefined : lowestFare(query, offers);
		return lowest && insightOf(lowest, await inTime(reading, maxWaitMs, () => []));
	} catch (error) {
		console.warn(JSON.stringify({ event: "insight.failed", error: String(error) }));
		return undefined;
	}
}
