// Mails that were given up: kept with what they say until a person sends them again or drops them, or nobody did for too long.

import { ago, dayMs } from "../time/iso-date.ts";
import type { OnlyIf } from "./outbox.ts";

/** Days for which the empty row of a mail stays that was sent or dropped. */
const keptDays = 30;

export interface WaitingMail {
	readonly id: string;
	readonly kind: string;
	readonly lane: string;
	readonly created_at: string;
	readonly attempts: number;
	/** When it was given up; null where it is still tried. */
	readonly dead_at: string | null;
	readonly next_attempt_at: string | null;
	/** Why the last attempt failed: a code, nothing personal. */
	readonly failed: string | null;
}

/** Those given up first, then those that wait, oldest first; nothing of whom they go to. */
export async function unsentMails(db: D1Database, limit: number): Promise<readonly WaitingMail[]> {
	const { results } = await db
		.prepare(
			`SELECT id, kind, lane, created_at, attempts, dead_at, next_attempt_at, failed FROM outbox
			WHERE dead_at IS NOT NULL OR next_attempt_at IS NOT NULL
			ORDER BY dead_at IS NULL, lane, created_at LIMIT ?`,
		)
		.bind(limit)
		.all<WaitingMail>();
	return results;
}

/** How many were given up and wait for a person. */
export async function countDead(db: D1Database): Promise<number> {
	const row = await db
		.prepare("SELECT count(*) AS dead FROM outbox WHERE dead_at IS NOT NULL")
		.first<{ dead: number }>();
	return row?.dead ?? 0;
}

export type Decision = "again" | "drop";

/** What the row becomes: tried anew from the first wait on, or empty. */
const becomes: Readonly<Record<Decision, string>> = {
	again: "next_attempt_at = ?1, attempts = 0, again = again + 1, dead_at = NULL",
	drop: "sealed = NULL, payload = '{}', dead_at = NULL",
};

/**
 * False where it was not given up: it is not there, was sent, still tried, or somebody decided before.
 * @param also a further statement of the same batch, which writes something only if `made` is true
 */
export async function decide(
	db: D1Database,
	id: string,
	decision: Decision,
	now: Date,
	also: (made: OnlyIf) => readonly D1PreparedStatement[] = () => [],
): Promise<boolean> {
	const update = db
		.prepare(`UPDATE outbox SET ${becomes[decision]} WHERE id = ?2 AND dead_at IS NOT NULL`)
		.bind(now.toISOString(), id);
	const [updated] = await db.batch([update, ...also({ sql: "changes() > 0", values: [] })]);
	return (updated?.meta.changes ?? 0) > 0;
}

/**
 * Forgets what was sent or dropped more than 30 days ago, and what was given up so long ago that nobody will decide. Returns how many.
 * @param keepDays of `Config.keepPersonalDays`
 */
export async function clearOutbox(db: D1Database, keepDays: number, now: Date): Promise<number> {
	const { meta } = await db
		.prepare(
			`DELETE FROM outbox WHERE next_attempt_at IS NULL
			AND (dead_at IS NULL AND created_at < ?1 OR dead_at < ?2)`,
		)
		.bind(ago(now, keptDays * dayMs), ago(now, keepDays * dayMs))
		.run();
	return meta.changes;
}
