// Reads the deals of a page: its routes, with the price last seen where there is one.
import { type Deal, type DealKind, dealRoutes } from "./deal.ts";

interface Row {
	readonly origin: string;
	readonly destination: string;
	readonly depart: string;
	readonly return: string;
	readonly minor: number;
	readonly currency: string;
	readonly carrier: string;
	readonly sample: number;
	readonly seen_at: string;
}

export interface DealList {
	/** In the order of `dealRoutes`. */
	readonly deals: readonly Deal[];
	/** Why there are no prices, when the database failed: for the log. */
	readonly failure?: string;
}

/** A database that does not answer costs the prices, not the page. A bare runtime has none at all: no prices either. */
export async function listDeals(db: D1Database | undefined, kind: DealKind, today: string): Promise<DealList> {
	if (!db) return { deals: dealsOf(kind, []) };
	try {
		return { deals: dealsOf(kind, await seenRows(db, kind, today)) };
	} catch (error) {
		return { deals: dealsOf(kind, []), failure: `deals: ${String(error)}` };
	}
}

function dealsOf(kind: DealKind, rows: readonly Row[]): Deal[] {
	return dealRoutes[kind].map(({ from, to }) => {
		const row = rows.find(({ origin, destination }) => origin === from && destination === to);
		return { kind, from, to, price: row ? priceOf(row) : null };
	});
}

async function seenRows(db: D1Database, kind: DealKind, today: string): Promise<Row[]> {
	if (kind === "exclusive") return [];
	const { results } = await db
		.prepare("SELECT * FROM deals WHERE kind = ? AND depart >= ?")
		.bind(kind, today)
		.all<Row>();
	return results;
}

function priceOf(row: Row): Deal["price"] {
	return {
		total: { minor: row.minor, currency: row.currency },
		depart: row.depart,
		return: row.return,
		carrier: row.carrier,
		sample: row.sample === 1,
		seenAt: row.seen_at,
	};
}
