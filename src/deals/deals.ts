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

/** In the order of `dealRoutes`. A database that does not answer costs the prices, not the page. */
export async function listDeals(db: D1Database, kind: DealKind, today: string): Promise<Deal[]> {
	const rows = await seenRows(db, kind, today).catch(() => []);
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
