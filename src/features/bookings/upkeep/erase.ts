// Erases what is personal in bookings once it is not needed any more, and deletes rows that served their purpose; run by the cron.

import type { OnlyIf } from "../../../mail/outbox.ts";
import { sqlIn } from "../../../states/state-table.ts";
import { ago, dayMs, hourMs } from "../../../time/iso-date.ts";
import { accounted } from "../payments/states.ts";
import { dropped, unsent } from "../states.ts";

/** Days for which a draft that has ended stays, without anything personal, so that its page can say so. */
export const endedDraftDays = 30;
/** Days after which a draft is erased even if it could not be ended. */
const stuckDraftDays = 7;
/** Wrong last names count for an hour; a day's are kept to look into an attack. */
export const lookupMissHours = 24;
/** Payment providers repeat an event for days, not for months. */
export const webhookEventDays = 90;

/** The browser that made it is erased too, and may start again with the same quote. Bind the instant. */
const erasing = "sealed = NULL, erased_at = ?, request_key = 'erased ' || code";

/** The statements that take everything personal out of one booking, if its change was made. */
export function eraseStatements(db: D1Database, code: string, now: Date, made: OnlyIf): D1PreparedStatement[] {
	return [
		db
			.prepare(`UPDATE bookings SET ${erasing} WHERE code = ? AND ${made.sql}`)
			.bind(now.toISOString(), code, ...made.values),
		db
			.prepare(`UPDATE passengers SET sealed = NULL, surname_hashes = NULL WHERE booking = ? AND ${made.sql}`)
			.bind(code, ...made.values),
	];
}

/** The agency never had to do with it. */
const neverSent = `NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_events.booking = code AND to_state ${sqlIn(["requested"])})`;

/** Bind the ends of: personal data after a flight, a stuck draft, and how many rows at most. */
const dueForErasure = `SELECT code FROM bookings WHERE erased_at IS NULL AND (
		arrives_at < ?
		OR state ${sqlIn(dropped)} AND ${neverSent}
		OR state ${sqlIn(unsent)} AND updated_at < ?
	) ORDER BY updated_at LIMIT ?`;

export interface Erased {
	readonly bookings: number;
	/** Ended drafts whose row is gone. */
	readonly drafts: number;
}

/**
 * Needs no key: what cannot be opened any more is erased too. Mails that still wait about an erased booking go with it.
 * @param keepDays of `Config.keepPersonalDays`
 */
export async function erasePersonal(
	db: D1Database,
	keepDays: number,
	now: Date,
	{ limit = 500 } = {},
): Promise<Erased> {
	const at = now.toISOString();
	const before = (days: number) => ago(now, days * dayMs);
	const due = [before(keepDays), before(stuckDraftDays), limit] as const;
	const [, , bookings, drafts] = await db.batch([
		db.prepare(`DELETE FROM outbox WHERE next_attempt_at IS NOT NULL AND about IN (${dueForErasure})`).bind(...due),
		db
			.prepare(`UPDATE passengers SET sealed = NULL, surname_hashes = NULL WHERE booking IN (${dueForErasure})`)
			.bind(...due),
		db.prepare(`UPDATE bookings SET ${erasing} WHERE code IN (${dueForErasure})`).bind(at, ...due),
		db
			.prepare(
				`DELETE FROM bookings WHERE code IN (
					SELECT code FROM bookings WHERE state ${sqlIn(dropped)} AND erased_at IS NOT NULL AND updated_at < ?
					AND ${neverSent}
					AND NOT EXISTS (SELECT 1 FROM payments WHERE booking = code AND state ${sqlIn(accounted)})
					ORDER BY updated_at LIMIT ?) RETURNING code`,
			)
			.bind(before(endedDraftDays), limit),
	]);
	// Rows that go with a booking count as changes too: the drafts are told by their codes.
	return { bookings: bookings?.meta.changes ?? 0, drafts: drafts?.results.length ?? 0 };
}

export interface DeletedRows {
	readonly misses: number;
	readonly events: number;
}

/** Wrong last names of a day ago, and the payment provider's old events. */
export async function deleteOld(db: D1Database, now: Date): Promise<DeletedRows> {
	const [misses, events] = await db.batch([
		db
			.prepare("DELETE FROM lookup_misses WHERE hour < ?")
			.bind(ago(now, lookupMissHours * hourMs).slice(0, "YYYY-MM-DDTHH".length)),
		db.prepare("DELETE FROM webhook_events WHERE received_at < ?").bind(ago(now, webhookEventDays * dayMs)),
	]);
	return { misses: misses?.meta.changes ?? 0, events: events?.meta.changes ?? 0 };
}
