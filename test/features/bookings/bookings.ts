// What tests of bookings share: a store with a database of its own, a sample trip, and the people who take it.
import type { Contact, Passenger } from "../../../src/features/bookings/booking.ts";
import { createQuote } from "../../../src/features/bookings/quotes/quotes.ts";
import type { BookingStore } from "../../../src/features/bookings/store.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { type AlertFixture, openAlertFixture } from "../alerts/fixture.ts";
import { chosen } from "./sample-choice.ts";

export interface Bookings extends AlertFixture {
	readonly store: BookingStore;
	/** Lines for operations. */
	readonly lines: string[];
}

export async function openBookings(): Promise<Bookings> {
	const store = await openAlertFixture();
	const lines: string[] = [];
	const { db, vault } = store.outbox;
	return { ...store, lines, store: { db, vault, inbox: "desk@example.test", write: (line) => lines.push(line) } };
}

export const adult: Passenger = {
	kind: "adult",
	givenName: "María José",
	familyName: "García Márquez",
	bornOn: "1985-04-12",
	gender: "f",
};
export const secondAdult: Passenger = { ...adult, givenName: "Juan-Pablo", familyName: "O'Neill", gender: "m" };
export const contact: Contact = { email: "maria@example.test", phone: "+525512345678", callback: false };

/** A quote for two adults on sample flights, 80 days ahead, that can be held; `instant`: that cannot. */
export async function quoted(
	db: D1Database,
	now: Date,
	{ instant = false } = {},
): Promise<{ code: string; search: string; offer: Offer }> {
	const depart = addDays(now.toISOString().slice(0, 10), 80);
	const trip = `trip=oneway&from=JFK&to=MIA&depart=${depart}&adults=2`;
	const { offer, search } = await chosen(trip, now, ({ payment }) => payment.instant === instant);
	return { code: await createQuote(db, { offer, search, language: "es" }, now), search, offer };
}

export const newVisit = newToken;
