// Wakes the lanes that have something due: by a message on the lane's queue, or by delivering it where there is no queue.

import { inTime } from "../time/in-time.ts";
import { ago, minuteMs } from "../time/iso-date.ts";
import { type Bounds, type Delivered, deliverLane, dueNow, sumOf } from "./deliver.ts";
import { isLane, type Lane, lanes } from "./lanes.ts";
import type { LaneQueue, Outbox } from "./outbox.ts";

/** What one message makes of its lane; where there may be more, it sends the next message. */
const ofOneMessage: Bounds = { limit: 50, ms: 30_000 };

/** A queue that takes no message within so many milliseconds is down. */
const queueMs = 5_000;
/** What is due for so many minutes is sent from here too: its queue takes messages and brings none, or not as fast as they come. */
const lateMinutes = 15;

export interface Woken extends Delivered {
	/** Lanes that had something due. */
	readonly lanes: readonly Lane[];
}

/**
 * Nothing about a mail is in a message: the row is the truth, so that a message that is lost, late or twice changes nothing. The
 * cron wakes every minute what is due. `bounds` are for a lane without a queue, or whose queue is down.
 */
export async function wakeLanes(outbox: Outbox, now: () => Date, bounds: Bounds = {}): Promise<Woken> {
	const due = await dueLanes(outbox.db, now());
	const woken = await Promise.all(
		due.map(({ lane, late }) => wake(outbox, lane, now, { ...bounds, late: late === 1 })),
	);
	return { lanes: due.map(({ lane }) => lane), ...sumOf(woken) };
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

interface DueLane {
	readonly lane: Lane;
	/** 1 where something was due long ago. */
	readonly late: number;
}

async function dueLanes(db: D1Database, now: Date): Promise<readonly DueLane[]> {
	const due = `SELECT 1 FROM outbox WHERE outbox.lane = value AND ${dueNow}`;
	const { results } = await db
		.prepare(
			`SELECT value AS lane, EXISTS (${due} AND next_attempt_at <= ?3) AS late FROM json_each(?2)
			WHERE EXISTS (${due})`,
		)
		.bind(now.toISOString(), JSON.stringify(lanes), ago(now, lateMinutes * minuteMs))
		.all<DueLane>();
	return results;
}

const nothing: Delivered = { sent: 0, failed: 0, dead: 0, reasons: [] };

async function wake(
	outbox: Outbox,
	lane: Lane,
	now: () => Date,
	{ late, ...bounds }: Bounds & { readonly late: boolean },
): Promise<Delivered> {
	const taken = outbox.queues && (await takes(outbox.queues[lane], lane));
	if (taken && !late) return nothing;
	return deliverLane(outbox, lane, now, bounds);
}

async function takes(queue: LaneQueue, lane: Lane): Promise<boolean> {
	try {
		return await inTime(
			queue.send(lane).then(() => true),
			queueMs,
			() => false,
		);
	} catch {
		return false;
	}
}

function tellFailures({ failed, dead, reasons }: Delivered, now: () => Date): void {
	if (failed + dead > 0) console.log(JSON.stringify({ time: now().toISOString(), outbox: { failed, dead, reasons } }));
}
