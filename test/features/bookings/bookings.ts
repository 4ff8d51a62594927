// What tests of bookings share: a desk with a database of its own, a sample trip, and the people who take it.
import type { Contact, Passenger } from "../../../src/features/bookings/booking.ts";
import type { BookingDesk } from "../../../src/features/bookings/desk.ts";
import { createQuote } from "../../../src/features/bookings/quotes/quotes.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { type Desk, openDesk } from "../alerts/desk.ts";
import { chosen } from "./sample-choice.ts";

export interface Bookings extends Desk {
	readonly desk: BookingDesk;
	/** Lines for operations. */
	readonly lines: string[];
}

export async function openBookings(): Promise<Bookings> {
	const desk = await openDesk();
	const lines: string[] = [];
	const { db, vault } = desk.outbox;
	return { ...desk, lines, desk: { db, vault, inbox: "desk@example.test", write: (line) => lines.push(line) } };
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
