// What waits at a desk of a test: a request with its quote, a call that was promised, a mail that was given up.
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { type BookingStore, changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import type { CallbackRequest } from "../../src/features/contact/forms/message.ts";
import { keepMessage, requestKeys } from "../../src/features/contact/store.ts";
import { enqueue } from "../../src/mail/outbox.ts";
import { newToken } from "../../src/privacy/token.ts";
import { minuteMs } from "../../src/time/iso-date.ts";
import { adult, contact, quoted } from "../features/bookings/bookings.ts";

export interface Things {
	readonly quote: string;
	readonly booking: string;
	readonly message: string;
	readonly mail: string;
}

export async function thingsAt(store: BookingStore, now: Date): Promise<Things> {
	const quote = await quoted(store.db, now);
	const draft = { visitor: newToken(), quote, passengers: [adult], contact, language: "es" as const };
	const { code } = await saveDraft(store, draft, now);
	for (const change of ["review", "request"] as const) {
		const booking = await findBooking(store, code);
		if (!booking) throw new Error("no booking");
		await changeBooking(store, booking, change, { actor: "traveler" }, now);
	}
	return {
		quote: quote.code,
		booking: code,
		message: await callAsked(store, quote.code, now),
		mail: await givenUp(store, now),
	};
}

/** A call by the clock of Bogotá, an hour late. */
async function callAsked(store: BookingStore, quote: string, now: Date): Promise<string> {
	const message: CallbackRequest = {
		...{ kind: "callback", name: adult.givenName, phone: contact.phone, email: null, speaks: "es", when: null },
		...{ topic: "newTrip", zone: "America/Bogota", trip: { quote } },
	};
	const asked = new Date(now.getTime() - 90 * minuteMs);
	const [key] = await requestKeys(store.vault, message, "es", asked);
	const promisedAt = new Date(now.getTime() - 60 * minuteMs).toISOString();
	return keepMessage(store, { message, language: "es", key, inbox: store.inbox, promisedAt }, asked);
}

async function givenUp(store: BookingStore, now: Date): Promise<string> {
	const id = crypto.randomUUID();
	const secrets = { to: contact.email, token: "" };
	const mail = { id, kind: "booking.traveler", language: "es", secrets, payload: {}, about: "K7M2R4X4" } as const;
	await (await enqueue(store, mail, now)).run();
	await store.db
		.prepare("UPDATE outbox SET dead_at = ?, next_attempt_at = NULL, failed = 'refused' WHERE id = ?")
		.bind(now.toISOString(), id)
		.run();
	return id;
}
