// Wakes the lanes that have something due: by a message on the lane's queue, or by delivering it where there is no queue.

import { type Bounds, type Delivered, deliverLane, dueNow, sumOf } from "./deliver.ts";
import { isLane, type Lane, lanes } from "./lanes.ts";
import type { Outbox } from "./outbox.ts";

/** What one message makes of its lane; where there may be more, it sends the next message. */
const ofOneMessage: Bounds = { limit: 50, ms: 30_000 };

export interface Woken extends Delivered {
	/** Lanes that had something due. */
	readonly lanes: readonly Lane[];
}

/**
 * Nothing about a mail is in a message: the row is the truth, so that a message that is lost, late or twice changes nothing. The
 * cron wakes every minute what is due. `bounds` are for a lane without a queue, or whose queue takes no message now.
 */
export async function wakeLanes(outbox: Outbox, now: () => Date, bounds: Bounds = {}): Promise<Woken> {
	const due = await dueLanes(outbox.db, now());
	return { lanes: due, ...sumOf(await Promise.all(due.map((lane) => wake(outbox, lane, now, bounds)))) };
}

/** Sends mail after the answer, and writes a log line where that failed. Where there is no outbox, mail waits until there is one. */
export async function deliverSoon(outbox: Outbox | undefined, now: () => Date): Promise<void> {
	if (outbox) tellFailures(await wakeLanes(outbox, now, { limit: 5 }), now);
}

/** What a consumer does with the bodies of a batch. Throws when the database does: the queue then brings them again. */
export async function answerMessages(outbox: Outbox, bodies: readonly unknown[], now: () => Date): Promise<void> {
	// Many messages of a lane are one wish.
	for (const lane of new Set(bodies.filter(isLane))) {
		const { more, ...done } = await deliverLane(outbox, lane, now, ofOneMessage);
		tellFailures(done, now);
		// Should it be lost, the cron's comes within the minute.
		if (more) await outbox.queues?.[lane].send(lane).catch(() => undefined);
	}
}

async function dueLanes(db: D1Database, now: Date): Promise<readonly Lane[]> {
	const { results } = await db
		.prepare(
			`SELECT value AS lane FROM json_each(?2)
			WHERE EXISTS (SELECT 1 FROM outbox WHERE outbox.lane = value AND ${dueNow})`,
		)
		.bind(now.toISOString(), JSON.stringify(lanes))
		.all<{ readonly lane: Lane }>();
	return results.map(({ lane }) => lane);
}

const nothing: Delivered = { sent: 0, failed: 0, dead: 0, reasons: [] };

async function wake(outbox: Outbox, lane: Lane, now: () => Date, bounds: Bounds): Promise<Delivered> {
	try {
		if (outbox.queues) {
			await outbox.queues[lane].send(lane);
			return nothing;
		}
	} catch {
		// The queue is down: a few are sent from here.
	}
	return deliverLane(outbox, lane, now, bounds);
}

function tellFailures({ failed, dead, reasons }: Delivered, now: () => Date): void {
	if (failed + dead > 0) console.log(JSON.stringify({ time: now().toISOString(), outbox: { failed, dead, reasons } }));
}
