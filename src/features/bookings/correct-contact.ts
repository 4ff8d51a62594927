// A contact that was corrected after its booking was sent: the change, and who is told of it.

import { defaultLanguage } from "../../i18n/languages.ts";
import type { NewMail } from "../../mail/outbox.ts";
import { ago, dayMs } from "../../time/iso-date.ts";
import type { Booking, Contact } from "./booking.ts";
import { type BookingStore, changeBooking, findBooking, historyOf } from "./store.ts";

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

/** What was said about calls stays as it was. Throws when the database does. */
export async function correctContact(store: BookingStore, code: string, to: Reached, now: Date): Promise<Correction> {
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
		const after = { ...booking, contact, version: booking.version + 1, updatedAt: now.toISOString() };
		const mails = mailsOfCorrection({ ...booking, contact: before }, after, store.inbox);
		const options = { actor: "traveler", patch: { contact }, mails } as const;
		const { kind } = await changeBooking(store, booking, "contact", options, now);
		if (kind === "made") return "made";
		if (kind === "illegal") return "gone";
	}
	throw new Error("a contact could not be corrected in five attempts");
}

type Reachable = Booking & { readonly contact: Contact };

/** They take no other's place: what the agency has not been told yet must still reach it. */
function mailsOfCorrection(before: Reachable, after: Reachable, inbox: string): NewMail[] {
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
		{
			...{ id: `${id}-contact`, kind: "booking.contact.agency", language: defaultLanguage, about: code },
			secrets: { to: inbox, token: "", data: { before: before.contact, after: after.contact } },
			payload: about,
		},
		// Whoever is written to from now on has everything, though the mails so far may have gone to nobody.
		...(moved
			? [
					{
						...({ id, kind: "booking.traveler", language, about: code } as const),
						secrets: { to: after.contact.email, token: "", data: after },
						payload: {},
					},
				]
			: []),
	];
}
