// Mails that an agent decides about, or has sent once more: by the outbox, as every mail.
import { calendarTripOf, sealedTrip } from "../../features/bookings/calendar-trip.ts";
import { type BookingState, isUnsent } from "../../features/bookings/states.ts";
import { type BookingStore, findBooking } from "../../features/bookings/store.ts";
import { isChanged } from "../../flights/airline-changes.ts";
import type { Language } from "../../i18n/languages.ts";
import { type Decision, decide } from "../../mail/dead-letters.ts";
import { enqueue, type NewMail } from "../../mail/outbox.ts";
import { ago, dayMs } from "../../time/iso-date.ts";
import { type Doer, recordOf } from "../record/record.ts";

/** One that was given up is sent again or dropped; false where it was not (any more). Throws when the database does. */
export async function decideMail(
	db: D1Database,
	doer: Doer,
	{ id, decision }: { readonly id: string; readonly decision: Decision },
	now: Date,
): Promise<boolean> {
	// What no mail is called is in no record either.
	const dead = await db.prepare("SELECT 1 FROM outbox WHERE id = ? AND dead_at IS NOT NULL").bind(id).first();
	if (!dead) return false;
	return decide(db, id, decision, now, (made) => [
		recordOf(db, { ...doer, act: "decidedMail", subject: { kind: "mail", id }, detail: { decision } }, now, made),
	]);
}

/** A mailbox is not filled by who presses again and again. */
export const resendsPerDay = 5;

export type ResendAnswer =
	| { readonly kind: "done" }
	| { readonly kind: "unknown" }
	/** It was never sent to the agency, so there is no mail about it. */
	| { readonly kind: "illegal"; readonly state: BookingState }
	/** Its people were erased. */
	| { readonly kind: "gone" }
	| { readonly kind: "often"; readonly most: number };

/**
 * Mails the booking as it is now to its traveler, once in a minute however often it is pressed.
 * @param language the caller's; else the booking's own
 */
export async function resend(
	store: BookingStore,
	doer: Doer,
	{ code, language }: { readonly code: string; readonly language?: Language | undefined },
	now: Date,
): Promise<ResendAnswer> {
	const { db } = store;
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	if (isUnsent(booking)) return { kind: "illegal", state: booking.state };
	if (!booking.contact) return { kind: "gone" };
	const told = { ...booking, language: language ?? booking.language };
	const minute = now.toISOString().slice(0, 16).replace(/\D/g, "");
	const id = `booking-${code}-${booking.version}-again-${told.language}-${minute}`;
	const trip = await calendarTripOf(db, booking);
	const changed = trip.ways.some(isChanged);
	const few = {
		sql: `(SELECT count(*) FROM desk_records WHERE subject_kind = 'booking' AND subject = ? AND act = 'resent' AND at > ?) < ?`,
		values: [code, ago(now, dayMs), resendsPerDay],
	};
	const mail: NewMail = {
		...{ id, language: told.language, about: code, payload: changed ? { why: "airlineChanged" } : {} },
		kind: "booking.traveler",
		secrets: { to: booking.contact.email, token: "", data: { ...told, ...sealedTrip(trip) } },
	};
	const entry = {
		...doer,
		act: "resent",
		subject: { kind: "booking", id: code },
		detail: { language: told.language },
	} as const;
	await db.batch([
		await enqueue(store, mail, now, few),
		recordOf(db, entry, now, { sql: "changes() > 0", values: [] }),
	]);
	const there = await db.prepare("SELECT 1 FROM outbox WHERE id = ?").bind(id).first();
	return there ? { kind: "done" } : { kind: "often", most: resendsPerDay };
}
