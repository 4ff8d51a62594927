// Holds that were never asked for, because their request's process died just before; run by the cron.

import type { FareSource } from "../../../flights/source.ts";
import { sqlIn } from "../../../states/state-table.ts";
import { ago, minuteMs } from "../../../time/iso-date.ts";
import { charged } from "../payments/states.ts";
import { canHold, placeOrder } from "../place-order.ts";
import { isReviewStale } from "../price-now.ts";
import { type BookingStore, findBooking } from "../store.ts";

/** Minutes after which the request that should have asked is over. */
const lateMinutes = 2;
/** Each may take the source a minute, and none is cut off where the run of the cron ends: nobody would know what became of it. */
const maxHolds = 4;

export interface LateHolds {
	/** Bookings for which the source was asked now. */
	readonly asked: number;
	readonly unasked: number;
}

/**
 * Places the hold that a traveler asked for by sending the booking. Only where nothing happened to it since, no card is
 * behind it, and the review still stands: all else an agent does. `placeOrder` sees to it that it is asked for once.
 */
export async function placeLateHolds(
	store: BookingStore,
	fares: FareSource | undefined,
	now: () => Date,
	signal = new AbortController().signal,
): Promise<LateHolds> {
	const count = { asked: 0, unasked: 0 };
	if (!fares) return count;
	for (const code of await lateRequests(store.db, fares.name, now())) {
		if (signal.aborted) break;
		try {
			const booking = await findBooking(store, code);
			if (!booking || !canHold(booking, fares) || isReviewStale(booking, now())) continue;
			await placeOrder(store, fares, booking, "hold", now);
			count.asked++;
		} catch {
			// The error may quote what somebody typed. The next run goes on, unless the order was already asked for.
			count.unasked++;
		}
	}
	return count;
}

async function lateRequests(db: D1Database, source: string, now: Date): Promise<readonly string[]> {
	const { results } = await db
		.prepare(
			`SELECT code FROM bookings WHERE state ${sqlIn(["requested"])} AND order_state ${sqlIn(["none"])} AND source = ?1 AND updated_at < ?2
			AND EXISTS (SELECT 1 FROM booking_events WHERE booking = code AND booking_events.version = bookings.version
				AND event = 'request' AND json_extract(detail, '$.pay') = 'phone')
			AND NOT EXISTS (SELECT 1 FROM payments WHERE booking = code AND payments.state ${sqlIn(charged)})
			ORDER BY updated_at DESC LIMIT ${maxHolds}`,
		)
		.bind(source, ago(now, lateMinutes * minuteMs))
		.all<{ readonly code: string }>();
	return results.map(({ code }) => code);
}
