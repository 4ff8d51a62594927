// Bookings in D1: reading one, and the only way to change one: a row, its history and its mails in one batch.

import type { Tell } from "../../events/events.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import type { Language } from "../../i18n/languages.ts";
import { enqueue, type NewMail, type OnlyIf } from "../../mail/outbox.ts";
import type { Money } from "../../money/money.ts";
import { findable } from "../../privacy/findable.ts";
import type { Vault } from "../../privacy/vault.ts";
import type { Actor, Booking, BookingEvent, BookingOrder, Contact, Passenger, Proven } from "./booking.ts";
import { mailsOf, supersede } from "./booking-mails.ts";
import { withTrip } from "./calendar-trip.ts";
import { bookingTerms } from "./found-by.ts";
import { orderColumns, sameOrder } from "./order-names.ts";
import { type BookingRow, insertPassengers, openBooking, type PassengerRow, sealContact } from "./rows.ts";
import { type BookingChange, type BookingState, outcomeOf } from "./states.ts";

export interface BookingStore {
	readonly db: D1Database;
	readonly vault: Vault;
	/** The agency's own address: every booking and message reaches it. */
	readonly inbox: string;
	/** Writes one line for operations; nothing personal. */
	readonly write: (line: string) => void;
	/** Absent on the command line. */
	readonly tell?: Tell;
}

/** @param code one that `normalizeReference` accepted. Throws when the database does, or a row cannot be opened. */
export async function findBooking(
	{ db, vault }: Pick<BookingStore, "db" | "vault">,
	code: string,
): Promise<Booking | undefined> {
	const [rows, people] = await db.batch(readStatements(db, code));
	return opened(vault, rows, people);
}

/** Those of these codes that there are, in their order. Throws as `findBooking` does. */
export async function findBookings(
	{ db, vault }: Pick<BookingStore, "db" | "vault">,
	codes: readonly string[],
): Promise<readonly Booking[]> {
	if (codes.length === 0) return [];
	const results = await db.batch(codes.flatMap((code) => readStatements(db, code)));
	const found = codes.map((_, index) => opened(vault, results[2 * index], results[2 * index + 1]));
	return (await Promise.all(found)).filter((booking) => booking !== undefined);
}

function readStatements(db: D1Database, code: string): [D1PreparedStatement, D1PreparedStatement] {
	return [
		db.prepare("SELECT * FROM bookings WHERE code = ?").bind(code),
		db.prepare("SELECT position, sealed FROM passengers WHERE booking = ? ORDER BY position").bind(code),
	];
}

async function opened(vault: Vault, rows: D1Result | undefined, people: D1Result | undefined) {
	const row = rows?.results[0] as BookingRow | undefined;
	return row && openBooking(vault, row, (people?.results ?? []) as PassengerRow[]);
}

export interface ChangeOptions {
	readonly actor: Actor;
	/** This is kept in the history, so it holds nothing personal. */
	readonly detail?: Readonly<Record<string, unknown>>;
	/** Without it nothing is written, and the answer is `stale`. */
	readonly onlyIf?: OnlyIf;
	/** What the change gives the booking besides its state. */
	readonly patch?: {
		/** Where its flights are others than before, `otherTrip` gives what goes with it. */
		readonly offer?: Offer;
		readonly search?: string;
		readonly departsAt?: string;
		readonly arrivesAt?: string;
		readonly total?: Money;
		readonly reviewedAt?: string;
		/** The page's, where the traveler changed it: card page and mails are in the one in which they agreed. */
		readonly language?: Language;
		readonly order?: Partial<BookingOrder>;
		readonly contact?: Contact;
		readonly proven?: Proven | null;
		readonly passengers?: readonly Passenger[];
	};
	/** Minutes that its mails wait: what follows at once may have more to say, and then takes their place. */
	readonly mailDelay?: number;
	/** Its traveler hears of it by one of `mails`, or not at all. */
	readonly quiet?: boolean;
	/** Its seats are kept once its traveler proves that they can be reached (`canHold`): its mail says so. */
	readonly holds?: boolean;
	/** A proposal or an accepted exchange ended with it: its mail says so. */
	readonly withdrawn?: boolean;
	/** Further mails, which wait for nothing and take no other's place. */
	readonly mails?: readonly NewMail[];
	/** Further statements of the same batch; each writes something only if `made` is true. */
	readonly also?: (made: OnlyIf) => readonly D1PreparedStatement[];
}

export type ChangeAnswer =
	/** The booking after it. */
	| { readonly kind: "made"; readonly booking: Booking }
	/** The state does not allow it; nothing was written. */
	| { readonly kind: "illegal"; readonly state: BookingState }
	/** Somebody changed the booking since it was read; nothing was written. Read it again and decide anew. */
	| { readonly kind: "stale" };

/** Makes a change, all of it or nothing. Throws when the database does: whether it was made is then found by reading again. */
export async function changeBooking(
	store: BookingStore,
	booking: Booking,
	change: BookingChange,
	{
		actor,
		detail,
		patch = {},
		mailDelay = 0,
		quiet = false,
		mails: further = [],
		also,
		onlyIf,
		...told
	}: ChangeOptions,
	now: Date,
): Promise<ChangeAnswer> {
	const { db, vault, inbox } = store;
	const state = outcomeOf(change, booking.state);
	if (!state) {
		store.write(
			JSON.stringify({ time: now.toISOString(), booking: "illegal change", change, state: booking.state, actor }),
		);
		store.tell?.("booking", { what: change, outcome: "illegal" });
		return { kind: "illegal", state: booking.state };
	}
	const at = now.toISOString();
	const id = crypto.randomUUID();
	const made: OnlyIf = {
		sql: "EXISTS (SELECT 1 FROM bookings WHERE code = ? AND change = ?)",
		values: [booking.code, id],
	};
	const after: Booking = {
		...booking,
		...patch,
		state,
		version: booking.version + 1,
		updatedAt: at,
		order: { ...booking.order, ...patch.order },
	};
	const mails = mailsOf(change, actor, after, { inbox, ...told }).filter(
		({ kind }) => !quiet || kind !== "booking.traveler",
	);
	const delayed = (await withTrip(db, mails, after, booking)).map((mail) => ({ ...mail, delay: mailDelay }));
	const results = await db.batch([
		await update(store, booking, after, id, onlyIf),
		...(patch.passengers ? await replacePassengers(store, after, id, made) : []),
		insertEvent(db, after, { at, event: change, from: booking.state, actor, detail }, made),
		...(mails.length > 0 ? [supersede(db, mails, booking.code, now, made)] : []),
		...(await Promise.all([...delayed, ...further].map((mail) => enqueue({ db, vault }, mail, now, made)))),
		...(await refound(store, booking, after, now, made)),
		...(also?.(made) ?? []),
	]);
	const answer: ChangeAnswer = results[0]?.meta.changes ? { kind: "made", booking: after } : { kind: "stale" };
	store.tell?.("booking", { what: change, outcome: answer.kind });
	return answer;
}

async function update(
	{ db, vault }: BookingStore,
	before: Booking,
	after: Booking,
	change: string,
	onlyIf: OnlyIf = { sql: "1", values: [] },
) {
	const { order, offer, total, contact } = after;
	const columns = {
		state: after.state,
		version: after.version,
		change,
		language: after.language,
		search: after.search,
		source: offer.source,
		sample: offer.sample ? 1 : 0,
		offer: JSON.stringify(offer),
		departs_at: after.departsAt,
		arrives_at: after.arrivesAt,
		minor: total.minor,
		currency: total.currency,
		// What is as it was stays sealed as it was.
		...(!sameOrder(order, before.order) && (await orderColumns(vault, after.code, order))),
		...(contact !== before.contact && { sealed: contact && (await sealContact(vault, after.code, contact)) }),
		order_state: order.state,
		order_type: order.type,
		order_started_at: order.startedAt,
		pay_by: order.payBy,
		guaranteed_until: order.guaranteedUntil,
		updated_at: after.updatedAt,
		reviewed_at: after.reviewedAt,
		proven_at: after.proven?.at ?? null,
		proven_by: after.proven?.by ?? null,
	};
	return db
		.prepare(
			`UPDATE bookings SET ${Object.keys(columns)
				.map((name) => `${name} = ?`)
				.join(", ")} WHERE code = ? AND version = ? AND state = ? AND ${onlyIf.sql}`,
		)
		.bind(...Object.values(columns), before.code, before.version, before.state, ...onlyIf.values);
}

/** A booking that was read without its people is changed in nothing of this. */
async function refound(store: BookingStore, before: Booking, after: Booking, now: Date, made: OnlyIf) {
	const { code, contact, passengers, order } = after;
	const same = contact === before.contact && passengers === before.passengers && sameOrder(order, before.order);
	if (!contact || same) return [];
	return findable(store, { kind: "booking", id: code }, bookingTerms({ ...after, contact }), now, made);
}

async function replacePassengers(store: BookingStore, { code, passengers }: Booking, change: string, made: OnlyIf) {
	return [
		store.db.prepare(`DELETE FROM passengers WHERE booking = ? AND ${made.sql}`).bind(code, ...made.values),
		...(await insertPassengers(store, code, change, passengers)),
	];
}

interface Happened {
	readonly at: string;
	readonly event: BookingChange;
	readonly from: BookingState;
	readonly actor: Actor;
	readonly detail: ChangeOptions["detail"];
}

function insertEvent(db: D1Database, after: Booking, { at, event, from, actor, detail }: Happened, made: OnlyIf) {
	return db
		.prepare(
			`INSERT INTO booking_events (booking, version, at, event, from_state, to_state, actor, detail)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${made.sql}`,
		)
		.bind(
			...[after.code, after.version, at, event, from, after.state, actor, detail ? JSON.stringify(detail) : null],
			...made.values,
		);
}

/** A booking's history, oldest first. */
export async function historyOf(db: D1Database, code: string): Promise<readonly BookingEvent[]> {
	const { results } = await db
		.prepare(
			`SELECT version, at, event, from_state AS "from", to_state AS "to", actor, detail
			FROM booking_events WHERE booking = ? ORDER BY version`,
		)
		.bind(code)
		.all<Omit<BookingEvent, "detail"> & { readonly detail: string | null }>();
	return results.map(({ detail, ...event }) => ({ ...event, detail: detail ? JSON.parse(detail) : null }));
}
