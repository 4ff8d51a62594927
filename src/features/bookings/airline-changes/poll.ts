// Asks the source what airlines did, for what no event told; run by the cron. A booking is asked about at least every quarter of an hour.
import type { AirlineChanges } from "../../../flights/airline-changes.ts";
import { sqlIn } from "../../../states/state-table.ts";
import { reserved } from "../states.ts";
import { type BookingStore, findBooking } from "../store.ts";
import { passOn } from "./answer.ts";
import { followChanges } from "./follow.ts";

/** In one run of five minutes, the longest unasked first: a quarter of an hour has three times as many. */
const mostAsked = 40;

interface Polled {
	readonly asked: number;
	readonly found: number;
	readonly passed: number;
	readonly failed: number;
}

/** Once the signal aborts, what is left waits for the next run. */
export async function pollChanges(
	store: BookingStore,
	changes: AirlineChanges,
	now: () => Date,
	signal?: AbortSignal,
): Promise<Polled> {
	const { db } = store;
	const count = { asked: 0, found: 0, passed: 0, failed: 0 };
	const { results: waiting } = await db
		.prepare(
			"SELECT booking, number, source_hash AS sourceHash FROM airline_changes WHERE passed = 'waiting' AND source = ? LIMIT 20",
		)
		.bind(changes.name)
		.all<{ readonly booking: string; readonly number: number; readonly sourceHash: string }>();
	for (const one of waiting) {
		if (signal?.aborted) return count;
		await passOn(store, changes, one);
		count.passed++;
	}
	const { results } = await db
		.prepare(
			`SELECT code FROM bookings WHERE source = ? AND state ${sqlIn(reserved)} AND order_state = 'made' AND departs_at > ?
			AND erased_at IS NULL ORDER BY changes_asked_at LIMIT ${mostAsked}`,
		)
		.bind(changes.name, now().toISOString())
		.all<{ readonly code: string }>();
	for (const { code } of results) {
		if (signal?.aborted) return count;
		// Before it is asked, so that one that fails each time keeps no other waiting.
		await db.prepare("UPDATE bookings SET changes_asked_at = ? WHERE code = ?").bind(now().toISOString(), code).run();
		try {
			const booking = await findBooking(store, code);
			if (booking) count.found += await followChanges(store, changes, booking, now());
			count.asked++;
		} catch {
			// Its words may name what only the source may know; the next round asks again.
			count.failed++;
		}
	}
	return count;
}
