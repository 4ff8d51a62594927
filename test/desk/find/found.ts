// What tests of finding share: a site that seals to a desk, the desk, and people who wrote to the site.

import type { IndexDesk } from "../../../src/desk/find/find-desk.ts";
import { requestAlert } from "../../../src/features/alerts/store.ts";
import type { Contact, Passenger } from "../../../src/features/bookings/booking.ts";
import { saveDraft } from "../../../src/features/bookings/drafts.ts";
import type { BookingStore } from "../../../src/features/bookings/store.ts";
import type { Message } from "../../../src/features/contact/forms/message.ts";
import { keepMessage, requestKeys } from "../../../src/features/contact/store.ts";
import { plainTerms } from "../../../src/flights/price-terms.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { now } from "../../features/bookings/sample-choice.ts";
import { keys, pair } from "../keys.ts";

export interface Site {
	readonly db: D1Database;
	/** Of the public Worker, which seals to the desk. */
	readonly store: BookingStore;
	readonly desk: IndexDesk;
	readonly quote: Awaited<ReturnType<typeof quoted>>;
	readonly stop: Bookings["stop"];
	/** A booking's draft; gives its code. */
	book(
		people: Partial<Passenger> | readonly Partial<Passenger>[],
		reached?: Partial<Contact>,
		at?: Date,
	): Promise<string>;
	/** Gives its number. */
	write(message: Message, at?: Date): Promise<string>;
	/** Gives its number. */
	watch(email: string): Promise<string>;
	clear(): Promise<void>;
}

const tables = [
	...["find_pending", "find_terms", "find_walks", "outbox", "messages", "fare_alert_links", "fare_alerts", "bookings"],
];

export async function openSite(): Promise<Site> {
	const bookings = await openBookings();
	const { db } = bookings;
	const store = { ...bookings.store, vault: createVault([btoa("a".repeat(32))], {}, pair.publicKey) };
	const quote = await quoted(db, now);
	return {
		...{ db, store, quote, stop: bookings.stop },
		desk: { db, vault: store.vault, keys, now: () => now },
		async book(people, reached = {}, at = now) {
			const passengers = [people].flat().map((one) => ({ ...adult, ...one }));
			const draft = {
				visitor: newToken(),
				quote,
				passengers,
				contact: { ...contact, ...reached },
				language: "es",
			} as const;
			return (await saveDraft(store, draft, at)).code;
		},
		async write(message, at = now) {
			const [key] = await requestKeys(store.vault, message, "es", at);
			return keepMessage(store, { message, language: "es", key, inbox: store.inbox }, at);
		},
		async watch(email) {
			const dates = { kind: "month", month: "2027-05", stay: null } as const;
			await requestAlert(
				store,
				{ from: "JFK", to: "MIA", terms: plainTerms, threshold: null, language: "en", dates },
				email,
				now,
			);
			const row = await db.prepare("SELECT number FROM fare_alerts ORDER BY rowid DESC").first<{ number: string }>();
			return row?.number ?? "";
		},
		clear: async () => {
			await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)));
		},
	};
}

export const callback: Message & { readonly kind: "callback" } = {
	...{ kind: "callback", name: "Ana Núñez Díaz", phone: "+12125550100", email: "a.na@gmail.com", speaks: "es" },
	...{ when: null, topic: "change" },
};
