// A database after its people were erased: nothing that names one of them, or is a key to one, stands anywhere in it.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { drain } from "../../../../src/desk/find/drain.ts";
import { addNote } from "../../../../src/desk/notes/notes.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { openHold } from "../../../../src/features/bookings/holds/open-holds.ts";
import { movePayment } from "../../../../src/features/bookings/payments/store.ts";
import { keepCode, newCode, takeLink } from "../../../../src/features/bookings/proof/codes.ts";
import { changeBooking, findBooking } from "../../../../src/features/bookings/store.ts";
import { erasePersonal } from "../../../../src/features/bookings/upkeep/erase.ts";
import { eraseMessages, keepMessage, requestKeys } from "../../../../src/features/contact/store.ts";
import { enqueue } from "../../../../src/mail/outbox.ts";
import { createVault } from "../../../../src/privacy/vault.ts";
import { keys, pair } from "../../../desk/keys.ts";
import { adult, type Bookings, contact, openBookings, quoted, secondAdult } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";
import { bookedWith, changedBy } from "../steps.ts";

const day = 24 * 60;
const keepDays = 90;
let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	const opened = await openBookings();
	const vault = createVault([btoa("a".repeat(32))], {}, pair.publicKey);
	bookings = { ...opened, store: { ...opened.store, vault } };
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
const personTables = [
	...["find_pending", "find_terms", "outbox", "messages"],
	...["webhook_events", "booking_codes", "open_holds", "desk_notes", "order_changes"],
	...["booking_events", "payments", "passengers", "bookings"],
];
beforeEach(() => bookings.db.batch(personTables.map((table) => bookings.db.prepare(`DELETE FROM ${table}`))));

/** What stays of a row: none of it names a person or opens anything. Every other column has to be empty or another afterwards. */
const stays: Readonly<Record<string, readonly string[]>> = {
	bookings: [
		...["code", "state", "version", "change", "language", "quote", "search", "source", "sample", "minor", "currency"],
		...["departs_at", "arrives_at", "order_state", "order_type", "order_started_at", "pay_by", "guaranteed_until"],
		...["created_at", "updated_at", "reviewed_at", "erased_at", "proven_at", "proven_by", "changes_asked_at"],
	],
	passengers: ["booking", "position"],
	booking_events: ["booking", "version", "at", "event", "from_state", "to_state", "actor", "told"],
	payments: [
		...["id", "booking", "attempt", "provider", "state", "minor", "currency", "language"],
		...["expires_at", "created_at", "updated_at", "surplus", "rest_stays"],
		...["exchange", "wanted_until"],
	],
	messages: ["number", "kind", "language", "created_at", "handled_at", "erased_at", "promised_at", "called_at"],
	// Their rows go.
	find_pending: ["kind", "subject", "at", "unreadable"],
	find_terms: ["at", "kind", "subject"],
	outbox: [
		...["id", "kind", "lane", "language", "payload", "about", "created_at", "next_attempt_at", "attempts", "again"],
		...["sent_at", "dead_at"],
	],
	webhook_events: ["type", "received_at", "booking"],
	booking_codes: ["booking", "told", "tries", "created_at", "used_at"],
	open_holds: ["booking"],
	desk_notes: ["booking", "agent", "created_at"],
	order_changes: ["proposal", "booking", "source", "state", "sent_at", "updated_at"],
};
const plain = {
	pnr: "QLD5IO",
	order: "ord_0000AbCdEf",
	tickets: ["001-1234567890", "001-1234567891"],
	page: "cs_test_a1b2c3",
	url: "https://checkout.stripe.example/c/pay/cs_test_a1b2c3",
	charge: "pi_3Abc",
	event: "evt_1Abc",
	typed: "Garcia-called",
	noted: "Her mother calls back",
};

type Row = Readonly<Record<string, string | number | null>>;
const rowsOf = async (table: string) => (await bookings.db.prepare(`SELECT * FROM ${table}`).all<Row>()).results;

/** Every text of every table. */
async function dump(): Promise<string> {
	const { results } = await bookings.db
		.prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
		.all<{ readonly name: string }>();
	const all = await Promise.all(results.map(async ({ name }) => [name, await rowsOf(name)]));
	return JSON.stringify(all);
}

/** A trip from its draft to its tickets, paid by card, with a mail of each kind, and a message of the same person. */
async function wholeTrip(surplus = false): Promise<Booking> {
	const { db, store } = bookings;
	const at = now.toISOString();
	const [id, airlineReference, tickets] = [plain.order, plain.pnr, plain.tickets];
	const made = { state: "made", type: "hold", startedAt: at, payBy: at, guaranteedUntil: at } as const;
	const order = { ...made, id, airlineReference, tickets };
	const proven = { at, by: "mail" } as const;
	const sent = await bookedWith(store, quote, ["review", "request", ["prove", { proven }]]);
	expect(await openHold(store, sent, "browser")).toBe(true);
	const mailed = newCode();
	await (await keepCode(store, { booking: sent.code, asker: "asker-hash", code: mailed }, now))().run();
	expect(await takeLink(db, sent.code, mailed.secret, now)).toBe(true);
	const booking = await changedBy(store, sent, [["hold", { order }], "pay", "ticket"]);
	const { code } = booking;
	const payment = `${code}-1`;
	const answer = await changeBooking(
		store,
		booking,
		"payment",
		{
			actor: "agency",
			detail: { payment, state: "open", reason: plain.typed, session: plain.page },
			also: (made) => [
				db
					.prepare(
						`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at)
						SELECT ?1, ?2, 1, 'stripe', 'opening', 100, 'USD', 'es', ?3, ?3, ?3`,
					)
					.bind(payment, code, now.toISOString()),
				movePayment(db, { id: payment, state: "opening" }, "open", {
					page: {
						...{ id: plain.page, payment, booking: code, state: "open", url: plain.url, charge: plain.charge },
						total: { minor: 100, currency: "USD" },
					},
					...{ now, made },
				}),
				db
					.prepare("INSERT INTO webhook_events (id, type, received_at, booking) VALUES (?, 'checkout', ?, ?)")
					.bind(`stripe:${plain.event}`, now.toISOString(), code),
			],
		},
		now,
	);
	expect(answer.kind).toBe("made");
	const captured =
		"UPDATE payments SET state = 'captured', surplus = ?, rest_stays = 'agreed', exchange = ?, wanted_until = ? WHERE id = ?";
	await db
		.prepare(captured)
		.bind(surplus ? 1 : 0, `exchange-${code}`, at, payment)
		.run();
	await db.batch([
		db
			.prepare(
				`INSERT INTO proposals (id, secret_hash, subject_kind, subject, kind, state, change, former, language, agent, created_at,
				valid_until) VALUES (?1, ?1, 'booking', ?2, 'exchange', 'accepted', 'c', '{}', 'es', 'ana', ?3, ?3)`,
			)
			.bind(`exchange-${code}`, code, at),
		db
			.prepare(
				"INSERT INTO order_changes (proposal, booking, source, sealed, state, sent_at, updated_at) VALUES (?1, ?2, 'duffel', ?4, 'made', ?3, ?3)",
			)
			.bind(`exchange-${code}`, code, at, await store.vault.seal("oce_1", "order_changes.sealed", `exchange-${code}`)),
	]);
	await db.prepare("UPDATE bookings SET changes_asked_at = ? WHERE code = ?").bind(now.toISOString(), code).run();
	const mail = { kind: "booking.surplus", language: "en", payload: {}, about: payment } as const;
	const secrets = { to: store.inbox, token: "", data: { charge: plain.charge } };
	await (await enqueue(store, { ...mail, id: `payment-${payment}-surplus`, secrets }, now)).run();
	expect(await addNote(store, { agent: "ana@agency.example" }, code, plain.noted, now)).toMatchObject({ kind: "done" });
	const { email, phone } = contact;
	const asked = { kind: "contact", topic: "booking", code: plain.pnr } as const;
	const message = { ...asked, name: adult.givenName, email, phone, text: `Boletos ${plain.tickets}` };
	const [key] = await requestKeys(store.vault, message, "es", now);
	await keepMessage(store, { message, language: "es", key, inbox: store.inbox, promisedAt: now.toISOString() }, now);
	await db.prepare("UPDATE messages SET handled_at = ?1, called_at = ?1").bind(now.toISOString()).run();
	// The desk has read what waited for it, and the same was sealed once more.
	const pending = await rowsOf("find_pending");
	await drain({ db, vault: store.vault, keys, now: () => now }, pending.length);
	const again = db.prepare("INSERT INTO find_pending (kind, subject, for_desk, at) VALUES (?, ?, ?, ?)");
	await db.batch(
		pending.map(({ kind, subject, for_desk, at: sealedAt }) => again.bind(kind, subject, for_desk, sealedAt)),
	);
	return answer.kind === "made" ? answer.booking : booking;
}

const erased = async (booking: Booking, after = keepDays * day + 1) => {
	const at = later(after, new Date(booking.arrivesAt));
	await eraseMessages(bookings.db, keepDays, at);
	return erasePersonal(bookings.db, keepDays, at);
};

it("leaves no value of a column that names a person again, and no key or hash of one", async () => {
	const booking = await wholeTrip();
	const before = new Map(await Promise.all(personTables.map(async (table) => [table, await rowsOf(table)] as const)));
	const values = [...before].flatMap(([table, rows]) =>
		rows.flatMap((row) =>
			Object.entries(row).flatMap(([column, value]) =>
				stays[table]?.includes(column) || value === null ? [] : [{ place: `${table}.${column}`, value: String(value) }],
			),
		),
	);
	// Every column but those that say how it ended, or that only an older version writes, has something in it, so that the next one is not forgotten here.
	for (const [table, rows] of before) {
		const filled = new Set(rows.flatMap((row) => Object.keys(row).filter((column) => row[column] !== null)));
		const empty = Object.keys(rows[0] ?? { none: "" }).filter((column) => !filled.has(column));
		const ends = ["erased_at", "lease", "leased_until", "sent_at", "failed", "dead_at"];
		const former = ["surname_hashes", "order_id", "airline_reference", "tickets", "session_url"];
		expect(
			empty.filter((column) => ![...ends, ...former].includes(column)),
			table,
		).toEqual([]);
	}
	expect(await erased(booking)).toMatchObject({ bookings: 1 });
	for (const table of ["find_pending", "find_terms"]) expect(await rowsOf(table), table).toEqual([]);
	const after = await dump();
	expect(values.filter(({ value }) => value !== "[]" && after.includes(JSON.stringify(value).slice(1, -1)))).toEqual(
		[],
	);
	const people = [adult, secondAdult].flatMap(({ givenName, familyName, bornOn }) => [givenName, familyName, bornOn]);
	const named = [...people, contact.email, contact.phone, quote.offer.id, ...Object.values(plain).flat()];
	const rest = after.replace(JSON.stringify(await rowsOf("quotes")), "");
	expect(named.filter((one) => rest.includes(one))).toEqual([]);
	// Quotes are nobody's.
	expect(await findBooking(bookings.store, booking.code)).toMatchObject({
		...{ state: "ticketed", passengers: [], contact: null, total: booking.total },
		order: { id: null, airlineReference: null, tickets: [] },
	});
});

it("keeps of the history what the code said, and nothing that was typed", async () => {
	const booking = await wholeTrip();
	await erased(booking);
	const details = (await rowsOf("booking_events")).map(({ detail }) => detail);
	expect(details.at(-1)).toBe(JSON.stringify({ payment: `${booking.code}-1`, state: "open" }));
	expect(details.slice(0, -1).every((detail) => detail === null)).toBe(true);
});

it("keeps a payment's names at its provider until its money is decided, and forgets them then", async () => {
	const booking = await wholeTrip(true);
	await erased(booking);
	expect(await rowsOf("payments")).toMatchObject([{ session_id: plain.page, intent_id: plain.charge }]);
	expect((await rowsOf("outbox")).map(({ kind }) => kind)).toEqual(["booking.surplus"]);
	await bookings.db.prepare("UPDATE payments SET surplus = 0").run();
	expect(await erased(booking, keepDays * day + 60)).toEqual({ bookings: 0, drafts: 0 });
	expect(await rowsOf("payments")).toMatchObject([{ session_id: null, session_url: null, intent_id: null }]);
	expect(await rowsOf("outbox")).toEqual([]);
});

it("forgets what was written into an erased booking, and what was left in those that were erased before", async () => {
	const booking = await wholeTrip();
	await erased(booking);
	const { erasedAt } = (await findBooking(bookings.store, booking.code)) ?? {};
	const back = `UPDATE bookings SET airline_reference = '${plain.pnr}', order_id = '${plain.order}', tickets = '["1"]'`;
	await bookings.db.prepare(back).run();
	await erased(booking, keepDays * day + 60);
	expect(await findBooking(bookings.store, booking.code)).toMatchObject({
		order: { id: null, airlineReference: null, tickets: [] },
		erasedAt,
	});
});

it("erases a booking whose offer nobody can read", async () => {
	const booking = await wholeTrip();
	await bookings.db.prepare("UPDATE bookings SET offer = 'broken'").run();
	expect(await erased(booking)).toMatchObject({ bookings: 1 });
	expect(await rowsOf("bookings")).toMatchObject([{ offer: "broken", sealed: null }]);
});
