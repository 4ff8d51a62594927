// Holds of proven bookings that were not asked for: the request's process died, budgets were silent, an agent called; run by the cron.

import { type Budgets, ourJobs, type Permit } from "../../../effects/budgets.ts";
import type { FareSource } from "../../../flights/source.ts";
import { ago, minuteMs } from "../../../time/iso-date.ts";
import { awaitsHold, holdProven } from "../holds/hold.ts";
import { type BookingStore, findBooking } from "../store.ts";

/** Minutes after which the request that should have asked is over. */
const lateMinutes = 2;
/** Each may take the source a minute, and none is cut off where the run of the cron ends: nobody would know what became of it. */
const maxHolds = 4;
/** SQL of what can be held at all (`canHold`): what cannot would stand before the others in each run. */
const holdable = "CASE WHEN json_valid(offer) THEN json_extract(offer, '$.payment.instant') END = 0";

export interface LateHolds {
	/** Bookings for which the source was asked now. */
	readonly asked: number;
	readonly unasked: number;
}

interface Setting {
	readonly budgets?: Budgets | undefined;
	/** Once it aborts, what is left waits for the next run. */
	readonly signal?: AbortSignal;
}

/**
 * Places the hold that a traveler asked for by sending the booking, once they can be reached, by the rules that hold on its page:
 * but for whose network it is, which nobody knows any more. All else an agent does. `placeOrder` sees to it that it is asked for once.
 */
export async function placeLateHolds(
	store: BookingStore,
	fares: FareSource | undefined,
	now: () => Date,
	{ budgets, signal }: Setting = {},
): Promise<LateHolds> {
	const count = { asked: 0, unasked: 0 };
	if (!fares) return count;
	const charge = async (): Promise<Permit> =>
		budgets?.charge("hold", ourJobs) ?? { kind: "granted", units: 1, giveBack: async () => {} };
	for (const code of await lateRequests(store.db, fares.name, now())) {
		if (signal?.aborted) break;
		try {
			const booking = await findBooking(store, code);
			if (!booking) continue;
			const after = await holdProven(store, fares, booking, { charge, browser: undefined, now });
			if (after.order.state !== "none") count.asked++;
		} catch {
			// The error may quote what somebody typed. The next run goes on, unless the order was already asked for.
			count.unasked++;
		}
	}
	return count;
}

/** What can only be paid at once is proven too, by who opens it with its digits; it awaits no hold, and would take another's turn for good. */
async function lateRequests(db: D1Database, source: string, now: Date): Promise<readonly string[]> {
	const { results } = await db
		.prepare(
			`SELECT code FROM bookings WHERE ${awaitsHold} AND proven_at IS NOT NULL AND source = ?1 AND updated_at < ?2 AND ${holdable}
			ORDER BY updated_at DESC LIMIT ${maxHolds}`,
		)
		.bind(source, ago(now, lateMinutes * minuteMs))
		.all<{ readonly code: string }>();
	return results.map(({ code }) => code);
}
