// Prices on every route that pages show, as the cron would have found them just now.
import { pricedRoutes } from "../../src/features/deals/priced-routes.ts";
import { recordSeen } from "../../src/flights/seen-prices.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { sample } from "../features/funnel.ts";
import { journey } from "../flights/sample/journey.ts";

export async function priceEveryRoute(db: D1Database): Promise<void> {
	const insert = db.prepare(
		"INSERT INTO fares VALUES (?, ?, ?, ?, '2027-01-15', '2027-01-22', 43210, 'USD', 'Delta', 0, ?, ?)",
	);
	const rows = pricedRoutes().flatMap(({ kind, from, to, airlines }) =>
		["", ...airlines].map((airline) => insert.bind(kind, from, to, airline, sample.name, now.toISOString())),
	);
	await db.batch(rows);
	const query = journey("JFK-MIA", "2027-02-10");
	const offers = await Array.fromAsync(sample.search(query));
	await recordSeen(
		db,
		query,
		offers.map((offer) => ({ ...offer, sample: false, seenAt: now.toISOString() })),
	);
}
