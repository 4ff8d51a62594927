// Asks the source what airlines did, for what no event told; run by the cron every five minutes. A booking is asked about every ten
// minutes, every fifteen where there are many, and in the order of when it was asked about last, so that with still more each waits as long.
import type { AirlineChanges } from "../../../flights/airline-changes.ts";
import { sqlIn } from "../../../states/state-table.ts";
import { ago, minuteMs } from "../../../time/iso-date.ts";
import type { BookingPorts } from "../ports.ts";
import { reserved } from "../states.ts";
import { type BookingStore, findBooking } from "../store.ts";
import { passOn } from "./answer.ts";
import { followChanges } from "./follow.ts";

/** In one run, of 1,000 calls that the platform allows: a quarter of an hour has three times as many. */
const mostAsked = 120;
/** Nobody is asked about again sooner; half a minute less than two runs, since none begins at the second. */
const restMs = 9.5 * minuteMs;
/** What its traveler is told within. */
const withinMs = 15 * minuteMs;

interface Polled {
	readonly asked: number;
	readonly found: number;
	readonly passed: number;
	readonly failed: number;
	/** Of how many nobody has asked for a quarter of an hour, after this run: more than it can ask about, or the source is slow. */
	readonly late: number;
}

interface Run {
	readonly signal?: AbortSignal;
	/** Tells who has such a trip open while they talk. */
	readonly screens?: BookingPorts["screens"];
	readonly most?: number;
}

/** Once the signal aborts, what is left waits for the next run. */
export async function pollChanges(
	store: BookingStore,
	changes: AirlineChanges,
	now: () => Date,
	{ signal, screens, most = mostAsked }: Run = {},
): Promise<Polled> {
	const { db } = store;
	const count = { asked: 0, found: 0, passed: 0, failed: 0, late: 0 };
	const watched = `source = ? AND state ${sqlIn(reserved)} AND order_state = 'made' AND departs_at > ? AND erased_at IS NULL
		AND coalesce(changes_asked_at, '') <= ?`;
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
		.prepare(`SELECT code FROM bookings WHERE ${watched} ORDER BY changes_asked_at LIMIT ?`)
		.bind(changes.name, now().toISOString(), ago(now(), restMs), most)
		.all<{ readonly code: string }>();
	for (const { code } of results) {
		if (signal?.aborted) return count;
		// Before it is asked, so that one that fails each time keeps no other waiting.
		await db.prepare("UPDATE bookings SET changes_asked_at = ? WHERE code = ?").bind(now().toISOString(), code).run();
		try {
			const booking = await findBooking(store, code);
			const kept = booking ? await followChanges(store, changes, booking, now()) : 0;
			if (kept > 0) await screens?.proposed({ kind: "booking", id: code });
			count.found += kept;
			count.asked++;
		} catch {
			// Its words may name what only the source may know; the next round asks again.
			count.failed++;
		}
	}
	const late = await db
		.prepare(`SELECT count(*) AS many FROM bookings WHERE ${watched}`)
		.bind(changes.name, now().toISOString(), ago(now(), withinMs))
		.first<{ readonly many: number }>();
	return { ...count, late: late?.many ?? 0 };
}
