// Erases what is personal in bookings once it is not needed any more, and deletes rows that served their purpose; run by the cron.

import type { OnlyIf, Which } from "../../../mail/outbox.ts";
import { unfindable } from "../../../privacy/findable.ts";
import { sqlIn } from "../../../states/state-table.ts";
import { ago, dayMs, hourMs } from "../../../time/iso-date.ts";
import { deleteEndedHolds } from "../holds/open-holds.ts";
import { plainOrder } from "../order-names.ts";
import { accounted, kept, waiting } from "../payments/states.ts";
import { deleteCodes } from "../proof/codes.ts";
import { dropped, unsent } from "../states.ts";

/** Days for which a draft that has ended stays, without anything personal, so that its page can say so. */
export const endedDraftDays = 30;
/** Days after which a draft is erased even if it could not be ended. */
const stuckDraftDays = 7;
/** Wrong last names count for an hour; a day's are kept to look into an attack. */
export const lookupMissHours = 24;
/** Payment providers repeat an event for days, not for months. */
export const webhookEventDays = 90;

/** Details of the history that the code chose among words, numbers and states of its own; what somebody typed is none. */
const keptDetails = ["kept", "pay", "payment", "source", "state", "status", "surplus", "total", "type", "why"];

/** The browser that made it is erased too, and may start again with the same quote. Bind the instant. */
const erasing = `sealed = NULL, order_id = NULL, airline_reference = NULL, tickets = '[]',
	order_sealed = NULL, locator_hash = NULL, ticket_hashes = NULL,
	offer = CASE WHEN json_valid(offer) THEN json_set(offer, '$.id', 'erased') ELSE offer END,
	erased_at = coalesce(erased_at, ?), request_key = 'erased ' || code`;

/** Days after a card page's end for which its money may still be undecided: no card keeps it for longer. */
const undecidedDays = 30;
/** SQL of payments whose money waits for nobody: until then their provider has to be asked by its own names. Bind the instant since when. */
const decided = `NOT (surplus = 1 OR state ${sqlIn([...waiting, ...kept])} AND expires_at > ?
	OR EXISTS (SELECT 1 FROM refunds WHERE refunds.payment = payments.id AND refunds.state = 'asked'))`;

/**
 * The statements that take out of bookings, by their codes, what names a person or is a key to one: the people, how they are reached, what
 * the airline, the fare source and the payment provider call them, and every hash of it. The last one is the bookings' own.
 */
function forget(db: D1Database, which: Which, now: Date): D1PreparedStatement[] {
	const undecidedSince = ago(now, undecidedDays * dayMs);
	const forgetting: readonly (readonly [sql: string, ...first: string[]])[] = [
		["DELETE FROM outbox WHERE about IN (SELECT id FROM payments WHERE PAYMENT)", undecidedSince],
		["DELETE FROM outbox WHERE about IN (WHICH)"],
		["UPDATE passengers SET sealed = NULL, surname_hashes = NULL, surname_salted = NULL WHERE booking IN (WHICH)"],
		["UPDATE payments SET session_id = NULL, session_url = NULL, intent_id = NULL WHERE PAYMENT", undecidedSince],
		["DELETE FROM webhook_events WHERE booking IN (WHICH)"],
		["DELETE FROM booking_codes WHERE booking IN (WHICH)"],
		["DELETE FROM open_holds WHERE booking IN (WHICH)"],
		["DELETE FROM airline_changes WHERE booking IN (WHICH)"],
		["DELETE FROM desk_notes WHERE booking IN (WHICH)"],
		["DELETE FROM order_changes WHERE booking IN (WHICH)"],
		["DELETE FROM proposals WHERE subject_kind = 'booking' AND subject IN (WHICH)"],
		[
			`UPDATE booking_events SET detail = (SELECT json_group_object(key, detail -> key) FROM json_each(detail)
				WHERE key ${sqlIn(keptDetails)}) WHERE detail IS NOT NULL AND booking IN (WHICH)`,
		],
		[`UPDATE bookings SET ${erasing} WHERE code IN (WHICH)`, now.toISOString()],
	];
	const statements = forgetting.map(([sql, ...first]) =>
		db
			.prepare(sql.replace("PAYMENT", `${decided} AND booking IN (WHICH)`).replace("WHICH", () => which.sql))
			.bind(...first, ...which.values),
	);
	return [...unfindable(db, "booking", which), ...statements];
}

/** The statements that forget one booking, if its change was made. */
export function eraseStatements(db: D1Database, code: string, now: Date, made: OnlyIf): D1PreparedStatement[] {
	const which = { sql: `SELECT code FROM bookings WHERE code = ? AND ${made.sql}`, values: [code, ...made.values] };
	return forget(db, which, now);
}

/** The agency never had to do with it. */
const neverSent = `NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_events.booking = code AND to_state ${sqlIn(["requested"])})`;

/** Bind the ends of: personal data after a flight, a stuck draft, and how many rows at most. */
const dueForErasure = `SELECT code FROM bookings WHERE erased_at IS NULL AND (
		arrives_at < ?
		OR state ${sqlIn(dropped)} AND ${neverSent}
		OR state ${sqlIn(unsent)} AND updated_at < ?
	) ORDER BY updated_at LIMIT ?`;

/** Erased ones that hold something again, or still: an agent wrote into it, or its money was not decided. As `decided`, and a limit. */
const leftOver = `SELECT code FROM bookings WHERE erased_at IS NOT NULL AND (
		order_sealed IS NOT NULL OR ${plainOrder}
		OR EXISTS (SELECT 1 FROM payments WHERE booking = code AND ${decided}
			AND (session_id IS NOT NULL OR session_url IS NOT NULL OR intent_id IS NOT NULL))
	) LIMIT ?`;

export interface Erased {
	readonly bookings: number;
	/** Ended drafts whose row is gone. */
	readonly drafts: number;
}

/**
 * Needs no key: what cannot be opened any more is erased too. Mails about an erased booking go with it.
 * @param keepDays of `Config.keepPersonalDays`
 */
export async function erasePersonal(
	db: D1Database,
	keepDays: number,
	now: Date,
	{ limit = 500 } = {},
): Promise<Erased> {
	const before = (days: number) => ago(now, days * dayMs);
	const due = forget(db, { sql: dueForErasure, values: [before(keepDays), before(stuckDraftDays), limit] }, now);
	const again = forget(db, { sql: leftOver, values: [before(undecidedDays), limit] }, now);
	const results = await db.batch([
		...due,
		...again,
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
	return { bookings: results[due.length - 1]?.meta.changes ?? 0, drafts: results.at(-1)?.results.length ?? 0 };
}

export interface DeletedRows {
	readonly misses: number;
	readonly events: number;
	readonly codes: number;
	readonly holds: number;
}

/** Wrong last names of a day ago, digits and links that count no more, holds that are not open any more, and the payment provider's old events. */
export async function deleteOld(db: D1Database, now: Date): Promise<DeletedRows> {
	const [codes, holds] = [await deleteCodes(db, now), await deleteEndedHolds(db)];
	const [misses, events] = await db.batch([
		db
			.prepare("DELETE FROM lookup_misses WHERE hour < ?")
			.bind(ago(now, lookupMissHours * hourMs).slice(0, "YYYY-MM-DDTHH".length)),
		db.prepare("DELETE FROM webhook_events WHERE received_at < ?").bind(ago(now, webhookEventDays * dayMs)),
	]);
	return { misses: misses?.meta.changes ?? 0, events: events?.meta.changes ?? 0, codes, holds };
}
