// When each route was searched for its price, and which are due.
import type { FareKind } from "./deal.ts";
import type { PricedRoute } from "./priced-routes.ts";

const hourMs = 3_600_000;
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
export async function dueRoutes(db: D1Database, routes: readonly PricedRoute[], now: Date): Promise<PricedRoute[]> {
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

export function answered(db: D1Database, { kind, from, to }: PricedRoute, now: Date): D1PreparedStatement {
	return db
		.prepare("INSERT OR REPLACE INTO fare_searches VALUES (?, ?, ?, ?, NULL, 0)")
		.bind(kind, from, to, now.toISOString());
}

export function failed(db: D1Database, { kind, from, to }: PricedRoute, now: Date): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO fare_searches VALUES (?, ?, ?, NULL, ?, 1)
			ON CONFLICT DO UPDATE SET failed_at = excluded.failed_at, attempts = attempts + 1`,
		)
		.bind(kind, from, to, now.toISOString());
}
