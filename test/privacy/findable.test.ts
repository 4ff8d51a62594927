// What the public Worker seals for the desk to find: with what it is about, once it changed, and nothing where there is no desk.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AlertTrip } from "../../src/features/alerts/forms/alert.ts";
import { endOldAlerts, forgetAlerts, requestAlert, unsubscribeAlert } from "../../src/features/alerts/store.ts";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { type BookingStore, changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { eraseStatements } from "../../src/features/bookings/upkeep/erase.ts";
import type { CallbackRequest } from "../../src/features/contact/forms/message.ts";
import { forgetMessages, keepMessage, requestKeys } from "../../src/features/contact/store.ts";
import { plainTerms } from "../../src/flights/price-terms.ts";
import { boundTo, type FindableKind } from "../../src/privacy/findable.ts";
import { newToken, tokenHash } from "../../src/privacy/token.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { keys, pair } from "../desk/keys.ts";
import { adult, type Bookings, contact, openBookings, quoted, secondAdult } from "../features/bookings/bookings.ts";
import { later, now } from "../features/bookings/sample-choice.ts";

let bookings: Bookings;
let store: BookingStore;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	store = { ...bookings.store, vault: createVault([btoa("a".repeat(32))], {}, pair.publicKey) };
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
const emptied = ["find_pending", "find_terms", "outbox", "messages", "fare_alert_links", "fare_alerts", "bookings"];
beforeEach(() => bookings.db.batch(emptied.map((table) => bookings.db.prepare(`DELETE FROM ${table}`))));

interface Pending {
	readonly kind: FindableKind;
	readonly subject: string;
	readonly for_desk: string;
	readonly at: string;
}
const pending = async () => (await bookings.db.prepare("SELECT * FROM find_pending").all<Pending>()).results;

/** What the desk reads of all that waits for it. */
async function told() {
	const rows = await pending();
	return Promise.all(
		rows.map(async ({ kind, subject, for_desk }) => ({
			...{ kind, subject },
			terms: JSON.parse((await keys.open(for_desk, boundTo({ kind, id: subject }))) ?? "null"),
		})),
	);
}

const draft = (visitor: string) => ({
	visitor,
	quote,
	passengers: [adult, secondAdult],
	contact,
	language: "es" as const,
});
const made = async (visitor = newToken(), to = store) => (await saveDraft(to, draft(visitor), now)).code;
const terms = {
	names: [
		["maria jose", "garcia marquez"],
		["juan pablo", "oneill"],
	],
	phones: [contact.phone],
	mailboxes: [contact.email],
	tickets: [],
};
const trip: AlertTrip = {
	...{ from: "JFK", to: "MIA", terms: plainTerms, threshold: null },
	language: "en",
	dates: { kind: "month", month: "2027-05", stay: null },
};
/** As if the desk had read it: a row of the index, whose term is no matter here. */
const indexed = (kind: FindableKind, id: string) =>
	bookings.db.prepare("INSERT INTO find_terms VALUES ('x', '', ?, ?)").bind(kind, id).run();
const left = async () =>
	(await bookings.db.prepare("SELECT subject FROM find_pending UNION ALL SELECT subject FROM find_terms").all())
		.results;

describe("what is sealed for the desk", () => {
	it("has a draft's travelers and contact, and after a change what is true then", async () => {
		const visitor = newToken();
		const code = await made(visitor);
		expect(await told()).toEqual([{ kind: "booking", subject: code, terms }]);
		const other = {
			...draft(visitor),
			passengers: [secondAdult],
			contact: { ...contact, email: "Ana+x@Example.test" },
		};
		await saveDraft(store, other, later(5));
		expect(await told()).toEqual([
			{
				...{ kind: "booking", subject: code },
				terms: { ...terms, names: [["juan pablo", "oneill"]], mailboxes: ["ana@example.test"] },
			},
		]);
		expect(await pending()).toMatchObject([{ at: later(5).toISOString() }]);
	});

	it("has the tickets of an order, with the people as they were", async () => {
		const code = await made();
		for (const change of ["review", "request"] as const) await changed(code, change, {});
		await bookings.db.prepare("DELETE FROM find_pending").run();
		await changed(code, "pay", {});
		expect(await pending()).toEqual([]);
		await changed(code, "ticket", { order: { airlineReference: "QLD5IO", tickets: ["001-1234567890"] } });
		expect(await told()).toEqual([
			{ kind: "booking", subject: code, terms: { ...terms, tickets: ["001-1234567890"] } },
		]);
	});

	it("is not written where the change was not made", async () => {
		const code = await made();
		const booking = await findBooking(store, code);
		if (!booking) throw new Error("no booking");
		const before = await pending();
		const patch = { contact: { ...contact, email: "other@example.test" } };
		const stale = { ...booking, version: booking.version + 3 };
		expect(await changeBooking(store, stale, "edit", { actor: "traveler", patch }, now)).toEqual({ kind: "stale" });
		expect(await pending()).toEqual(before);
	});

	it("has who wrote a message, once however often it was sent", async () => {
		const message: CallbackRequest = {
			kind: "callback",
			...{ name: "Ana Núñez Díaz", phone: "+12125550100", email: "A.na@gmail.com", speaks: "es" as const },
			...{ when: null, topic: "change" as const },
		};
		const [key] = await requestKeys(store.vault, message, "es", now);
		const number = await keepMessage(store, { message, language: "es", key, inbox: store.inbox }, now);
		await keepMessage(store, { message, language: "es", key, inbox: store.inbox }, now);
		expect(await told()).toEqual([
			{
				...{ kind: "message", subject: number },
				terms: { names: [["", "ana nunez diaz"]], phones: ["+12125550100"], mailboxes: ["ana@gmail.com"], tickets: [] },
			},
		]);
	});

	it("has the mailbox of an alert", async () => {
		await requestAlert(store, trip, "Ma.ria+sale@gmail.com", now);
		expect(await told()).toMatchObject([{ kind: "alert", terms: { mailboxes: ["maria@gmail.com"] } }]);
	});

	it("is nothing where there is no desk, and all else is as it was", async () => {
		const code = await made(newToken(), bookings.store);
		await requestAlert(bookings.store, trip, contact.email, now);
		expect(await pending()).toEqual([]);
		expect(await findBooking(bookings.store, code)).toMatchObject({ state: "draft", contact });
	});

	it("says nothing in plain text", async () => {
		await made();
		const all = JSON.stringify(await pending()).toLowerCase();
		for (const text of ["garcia", "oneill", "maria", "5512345678"]) expect(all).not.toContain(text);
	});
});

describe("what can be found is found no more", () => {
	it("once a booking is erased, in the same batch, and only if that is made", async () => {
		const code = await made();
		await indexed("booking", code);
		await bookings.db.batch(eraseStatements(bookings.db, code, now, { sql: "version = ?", values: [7] }));
		expect(await left()).toHaveLength(2);
		await bookings.db.batch(eraseStatements(bookings.db, code, now, { sql: "version = ?", values: [1] }));
		expect(await left()).toEqual([]);
	});

	it("once a message is forgotten", async () => {
		const message = {
			kind: "contact",
			name: "Ana",
			email: "a@b.test",
			phone: null,
			topic: "other",
			code: null,
			text: "x",
		} as const;
		const [key] = await requestKeys(store.vault, message, "en", now);
		const number = await keepMessage(store, { message, language: "en", key, inbox: store.inbox }, now);
		await indexed("message", number);
		await bookings.db.batch(forgetMessages(bookings.db, { sql: "SELECT ?", values: [number] }, now));
		expect(await left()).toEqual([]);
	});

	it("once an alert ends, however it does", async () => {
		const token = newToken();
		const ends: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
			"by its link": async (id) => {
				await bookings.db
					.prepare("INSERT INTO fare_alert_links VALUES (?, ?, 'unsubscribe', '')")
					.bind(await tokenHash(token), id)
					.run();
				return unsubscribeAlert(bookings.db, token, now);
			},
			"by its last day": () => endOldAlerts(bookings.db, new Date("2027-07-01T00:00:00Z")),
			unconfirmed: () => endOldAlerts(bookings.db, later(8 * 24 * 60)),
			"by a person's wish": (id) => bookings.db.batch(forgetAlerts(bookings.db, { sql: "SELECT ?", values: [id] })),
		};
		for (const [how, end] of Object.entries(ends)) {
			await requestAlert(store, trip, contact.email, now);
			const [row] = await pending();
			await indexed("alert", row?.subject ?? "");
			expect(await left(), how).toHaveLength(2);
			await end(row?.subject ?? "");
			expect(await left(), how).toEqual([]);
		}
	});
});

async function changed(code: string, change: Parameters<typeof changeBooking>[2], patch: object) {
	const booking = await findBooking(store, code);
	if (!booking) throw new Error("no booking");
	expect(await changeBooking(store, booking, change, { actor: "agency", patch }, now)).toMatchObject({ kind: "made" });
}
