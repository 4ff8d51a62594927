// A contact that was corrected after its booking was sent: the change, and who is told of it.

import type { Spending } from "../../../edge/spending.ts";
import { defaultLanguage } from "../../../i18n/languages.ts";
import type { NewMail, OnlyIf } from "../../../mail/outbox.ts";
import { ago, dayMs } from "../../../time/iso-date.ts";
import { endChangeLinks } from "../airline-changes/answer.ts";
import type { Actor, Booking, Contact } from "../booking.ts";
import { type CalendarTrip, calendarTripOf, sealedTrip } from "../calendar-trip.ts";
import { endCodes, itsOwn, keepCode, newCode } from "../proof/codes.ts";
import { chargeMail, proofMail, type Reachable } from "../proof/mail-code.ts";
import { type BookingStore, type ChangeOptions, changeBooking, findBooking, historyOf } from "../store.ts";

/** Each correction writes to an address that anybody may have typed. */
export const correctionsPerDay = 5;

export type Correction =
	| "made"
	/** It is what is there already. */
	| "same"
	/** Nothing was changed: an agent has to be called. */
	| "often"
	/** The booking was erased, or has no such change. */
	| "gone";

type Reached = Pick<Contact, "email" | "phone">;

interface Setting {
	readonly now: Date;
	readonly spending: Spending;
	/** Its seats wait for a proof, or would: another address is mailed digits of its own. */
	readonly asks: boolean;
	/** Who typed it; the traveler unless given. */
	readonly actor?: Actor;
	/** A further statement of the same batch, which writes something only if `made` is true. */
	readonly also?: (changed: Changed, made: OnlyIf) => readonly D1PreparedStatement[];
}

interface Changed {
	readonly email: boolean;
	readonly phone: boolean;
}

/**
 * What was said about calls stays as it was; what is corrected has to be proven anew. Throws when the database does.
 */
export async function correctContact(
	store: BookingStore,
	code: string,
	to: Reached,
	{ now, spending, asks, actor = "traveler", also }: Setting,
): Promise<Correction> {
	const since = ago(now, dayMs);
	for (let attempt = 0; attempt < 5; attempt++) {
		const booking = await findBooking(store, code);
		if (!booking?.contact) return "gone";
		const before = booking.contact;
		if (before.email === to.email && before.phone === to.phone) return "same";
		const history = await historyOf(store.db, code);
		const today = history.filter(({ event, at }) => event === "contact" && at > since);
		if (today.length >= correctionsPerDay) return "often";
		const contact = { ...before, ...to };
		const moved = before.email !== to.email;
		const changed = { email: moved, phone: before.phone !== to.phone };
		const proven = isProvenStill(booking, changed) ? booking.proven : null;
		const after = { ...booking, contact, proven, version: booking.version + 1, updatedAt: now.toISOString() };
		const mails = mailsOfCorrection({ ...booking, contact: before }, after, actor === "traveler" ? store.inbox : null);
		const moving = moved ? await toAnother(store, spending, { after, asks, now }) : {};
		const all = [...mails, ...(moving.mails ?? [])];
		const options: ChangeOptions = {
			...{ actor, patch: { contact, proven }, ...moving, mails: all },
			also: (made) => [...(moving.also?.(made) ?? []), ...(also?.(changed, made) ?? [])],
		};
		const { kind } = await changeBooking(store, booking, "contact", options, now);
		if (kind === "made") return "made";
		if (kind === "illegal") return "gone";
	}
	throw new Error("a contact could not be corrected in five attempts");
}

/** They take no other's place: what the agency has not been told yet must still reach it. @param inbox null where the agency did it */
function mailsOfCorrection(before: Reachable, after: Reachable, inbox: string | null): NewMail[] {
	const { code, language, version, offer } = after;
	const id = `booking-${code}-${version}`;
	const moved = before.contact.email !== after.contact.email;
	const changed = { email: moved, phone: before.contact.phone !== after.contact.phone };
	const about = { code, sample: offer.sample };
	return [
		{
			...{ id: `${id}-before`, kind: "booking.contact", language, about: code },
			secrets: { to: before.contact.email, token: "" },
			payload: { ...about, changed },
		},
		...(inbox === null ? [] : [toAgency(inbox)]),
	];
	function toAgency(to: string): NewMail {
		return {
			...{ id: `${id}-contact`, kind: "booking.contact.agency", language: defaultLanguage, about: code },
			secrets: { to, token: "", data: { before: before.contact, after: after.contact } },
			payload: about,
		};
	}
}

/** What was mailed to the address from before ends, also where no more mail may be sent to the other. */
async function toAnother(
	store: BookingStore,
	spending: Spending,
	{ after, asks, now }: { readonly after: Reachable; readonly asks: boolean; readonly now: Date },
): Promise<Pick<ChangeOptions, "mails" | "also">> {
	const also = (made: OnlyIf) => [endCodes(store.db, after.code, made), endChangeLinks(store.db, after.code, made)];
	if (!asks) return { mails: [mailOfAll(after, await calendarTripOf(store.db, after))], also };
	if (!(await chargeMail(spending, store, after))) return { also };
	const code = newCode();
	const keep = await keepCode(store, { booking: after.code, asker: itsOwn, code }, now);
	return {
		mails: [proofMail(after, { asker: itsOwn, code, why: "hold" })],
		also: (made) => [...also(made), keep(made)],
	};
}

/** Whoever is written to from now on has everything, though the mails so far may have gone to nobody. */
function mailOfAll(after: Reachable, trip: CalendarTrip): NewMail {
	const { code, version, language, contact } = after;
	return {
		...{ id: `booking-${code}-${version}`, kind: "booking.traveler", language, about: code },
		secrets: { to: contact.email, token: "", data: { ...after, ...sealedTrip(trip) } },
		payload: {},
	};
}

/** An address that was shown to be read is another one now, or a number that was called. */
function isProvenStill({ proven }: Booking, changed: Changed): boolean {
	return !(proven?.by === "mail" ? changed.email : changed.phone);
}
