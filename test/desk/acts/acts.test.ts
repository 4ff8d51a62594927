// What an agent does for a booking: by the site's own rules, asked first where something is lost by it, recorded without anything personal.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { correctByAgent } from "../../../src/desk/acts/correct-contact.ts";
import { correctTickets } from "../../../src/desk/acts/correct-tickets.ts";
import { keepCard } from "../../../src/desk/acts/keep-card.ts";
import { decideMail, resend, resendsPerDay } from "../../../src/desk/acts/mails.ts";
import { type Marking, markBooking } from "../../../src/desk/acts/mark.ts";
import { answered, calledBack } from "../../../src/desk/acts/messages.ts";
import { reached } from "../../../src/desk/acts/reach.ts";
import { releaseHold } from "../../../src/desk/acts/release-hold.ts";
import { airlineOfPrefix, foreignTickets } from "../../../src/desk/acts/ticket-prefixes.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { erasePersonal } from "../../../src/features/bookings/upkeep/erase.ts";
import { airlines } from "../../../src/places/airlines/airlines.ts";
import { findPlace } from "../../../src/places/airports.ts";
import { startD1 } from "../../database.ts";
import { adult, type Bookings, contact, openBookings, quoted, secondAdult } from "../../features/bookings/bookings.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { bookedWith, changedBy } from "../../features/bookings/steps.ts";
import { byTransfer } from "./said-yes.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeEach(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterEach(() => bookings.stop());

const ana = { agent: "ana@agency.example" };
const lea = { agent: "lea@agency.example", role: "lead" } as const;
const requested = () => bookedWith(bookings.store, quote, ["review", "request"]);
const setting = (minutes = 1, more: { confirm?: string; returnedHours?: number | null } = {}) => ({
	...{ now: later(minutes), returnedHours: 24 },
	...more,
});
/** As an agent who says yes to what every mark asks; what is asked besides is left to the test. */
async function mark(code: string, marking: Partial<Marking> & Pick<Marking, "as">, set = setting()) {
	const amount = marking.total ?? (await findBooking(bookings.store, code))?.total;
	const payment = marking.as === "paid" && amount ? { payment: { ...byTransfer, amount } } : {};
	const wish = { tickets: [], ...payment, ...marking };
	const answer = await markBooking(bookings.store, ana, code, wish, set);
	const plain = answer.kind === "asks" && answer.questions.every(({ about }) => about === marking.as);
	if (!plain || set.confirm !== undefined) return answer;
	return markBooking(bookings.store, ana, code, wish, { ...set, confirm: answer.confirm });
}
async function release(code: string, at: Date) {
	const asked = await releaseHold(bookings.store, ana, { code }, at);
	return asked.kind === "asks" ? releaseHold(bookings.store, ana, { code, confirm: asked.confirm }, at) : asked;
}
const recorded = async () =>
	(await readRecord(bookings.db, {})).entries
		.toReversed()
		.map(({ act, subject, detail }) => [act, subject?.id, detail]);
const rows = async (sql: string, ...values: string[]) =>
	(
		await bookings.db
			.prepare(sql)
			.bind(...values)
			.all<Record<string, string | null>>()
	).results;

/** The three digits of an airline that sells the sample's first flight, and of one that does not. */
function prefixes({ offer }: Booking) {
	const own = ["001", "006", "016", "279", "027", "422", "526"].find(
		(prefix) => foreignTickets(offer, [`${prefix}-1`]).length === 0,
	);
	const foreign = ["001", "279"].find((prefix) => foreignTickets(offer, [`${prefix}-1`]).length > 0);
	if (!own || !foreign) throw new Error("no airline of the sample is known");
	return { own: `${own}-1234567890`, foreign: `${foreign}-1234567890` };
}

describe("the prefixes of tickets", () => {
	it("are three digits, of airlines that this site names, each of one alone", () => {
		const all = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, "0"));
		const known = all.flatMap((prefix) => airlineOfPrefix(prefix) ?? []);
		expect(known.length).toBeGreaterThan(70);
		expect([...new Set(known)].filter((code) => !airlines.some((airline) => airline.code === code))).toEqual([]);
		expect(["001", "006", "016", "279", "526", "075", "139", "134"].map(airlineOfPrefix)).toEqual([
			...["AA", "DL", "UA", "B6", "WN", "IB", "AM", "AV"],
		]);
		expect(airlineOfPrefix("999")).toBeNull();
	});

	it("tell a ticket of another airline than those that sell the trip, and nothing where one is not known", () => {
		const carrier = (code: string) => ({ segments: [{ marketingCarrier: { code, name: "" } }] }) as never;
		expect(foreignTickets({ slices: [carrier("B6")] }, ["001-1", "279-1"])).toEqual([{ prefix: "001", of: "AA" }]);
		expect(foreignTickets({ slices: [carrier("B6"), carrier("AA")] }, ["001-1", "279-1"])).toEqual([]);
		expect(foreignTickets({ slices: [carrier("B6")] }, ["999-1", "999-2"])).toEqual([{ prefix: "999", of: null }]);
		expect(foreignTickets({ slices: [carrier("B6"), carrier("FR")] }, ["001-1"])).toEqual([]);
	});
});

describe("marking", () => {
	it("is done once, with its record in the same batch, and what a state does not allow says what it does", async () => {
		const { code, total } = await requested();
		const price = { minor: total.minor + 100, currency: total.currency };
		expect(await mark(code, { as: "paid", total: price, reason: "fare-rose" })).toMatchObject({
			kind: "done",
			booking: { state: "paid" },
		});
		expect(await mark(code, { as: "paid" })).toEqual({
			kind: "illegal",
			state: "paid",
			possible: ["ticketed", "cancelled"],
		});
		expect(await mark(code, { as: "ticketed" })).toEqual({ kind: "noLocator" });
		expect(await mark("K7M2R4X4", { as: "paid" })).toEqual({ kind: "unknown" });
		const other = (await requested()).code;
		expect(await mark(other, { as: "paid", total: { minor: 1, currency: "EUR" } })).toEqual({
			kind: "currency",
			currency: "USD",
		});
		expect(await recorded()).toEqual([
			["marked", code, { as: "paid", confirmed: true, repriced: true, means: "transfer", minor: price.minor }],
		]);
		const both = await Promise.all([mark(other, { as: "paid" }), mark(other, { as: "failed" })]);
		expect(both.map(({ kind }) => kind).toSorted()).toEqual(["done", expect.stringMatching(/^(illegal|stale)$/)]);
		expect(await recorded()).toHaveLength(2);
	});

	it("asks before a ticket of another airline, and does what was confirmed and nothing else", async () => {
		const booking = await requested();
		const { own, foreign } = prefixes(booking);
		const ticketed = { as: "ticketed", pnr: "QLD5IO" } as const;
		const asked = await mark(booking.code, { ...ticketed, tickets: [own, foreign] });
		if (asked.kind !== "asks") throw new Error(asked.kind);
		expect(asked.questions).toEqual([
			{ about: "ticketed" },
			{ about: "tickets", foreign: [{ prefix: foreign.slice(0, 3), of: airlineOfPrefix(foreign.slice(0, 3)) }] },
		]);
		const { confirm } = asked;
		const another = await mark(booking.code, { ...ticketed, tickets: ["999-1234567890"] }, setting(1, { confirm }));
		expect(another.kind).toBe("asks");
		expect(await mark(booking.code, { ...ticketed, tickets: [own, foreign] }, setting(1, { confirm }))).toMatchObject({
			...{ kind: "done", booking: { state: "ticketed", order: { tickets: [own, foreign] } } },
		});
		expect(await recorded()).toEqual([["marked", booking.code, { as: "ticketed", confirmed: true, tickets: 2 }]]);
	});

	it("says what comes back before it cancels, and asks again where that has changed meanwhile", async () => {
		const startedAt = now.toISOString();
		const order = { state: "made", type: "hold", startedAt, id: "ord_1" } as const;
		const sent = await requested();
		const booking = await changedBy(bookings.store, sent, [
			["hold", { order }],
			"pay",
			["ticket", { order: { tickets: [prefixes(sent).own] } }],
		]);
		const { code, offer, total } = booking;
		await bookings.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at)
				VALUES (?1 || '-1', ?1, 1, 'stripe', 'captured', 51230, 'USD', 'es', ?2, ?2, ?2), (?1 || '-2', ?1, 2, 'stripe', 'authorized', 100, 'USD', 'es', ?2, ?2, ?2),
				(?1 || '-3', ?1, 3, 'stripe', 'expired', 100, 'USD', 'es', ?2, ?2, ?2)`,
			)
			.bind(code, startedAt)
			.run();
		await bookings.db
			.prepare(
				`INSERT INTO refunds (id, payment, minor, state, created_at, updated_at)
				VALUES ('r1', ?1 || '-1', 1000, 'done', ?2, ?2), ('r2', ?1 || '-1', 200, 'asked', ?2, ?2), ('r3', ?1 || '-1', 40, 'refused', ?2, ?2)`,
			)
			.bind(code, startedAt)
			.run();
		const asked = await mark(code, { as: "cancelled" }, setting(60));
		if (asked.kind !== "asks") throw new Error(asked.kind);
		const until = later(24 * 60).toISOString();
		expect(asked.questions).toEqual([
			{
				...{ about: "cancel", total, tickets: 1, ordered: true, rule: offer.conditions.refund },
				begins: findPlace(offer.slices[0]?.origin ?? ""),
				free: { kind: "open", until },
				...{ fee: offer.fee ? { amount: offer.fee, back: true } : null, exchange: null, paid: [] },
				cards: [
					{ payment: `${code}-1`, number: 1, amount: { minor: 50030, currency: "USD" }, becomes: "refundable" },
					{ payment: `${code}-2`, number: 2, amount: { minor: 100, currency: "USD" }, becomes: "released" },
				],
			},
		]);
		expect((await findBooking(bookings.store, code))?.state).toBe("ticketed");
		const tooLate = await mark(code, { as: "cancelled" }, setting(25 * 60, { confirm: asked.confirm }));
		expect(tooLate).toMatchObject({ kind: "asks", questions: [{ free: { kind: "over" } }] });
		const done = await mark(code, { as: "cancelled" }, setting(61, { confirm: asked.confirm }));
		expect(done).toMatchObject({ kind: "done", booking: { state: "cancelled" } });
		expect(await recorded()).toEqual([["marked", code, { as: "cancelled", confirmed: true }]]);
	});
});

describe("a hold", () => {
	it("is let go, with until when the airline keeps it; what is none is not", async () => {
		const payBy = later(600).toISOString();
		const sent = await requested();
		expect(await release(sent.code, now)).toMatchObject({
			kind: "illegal",
			state: "requested",
		});
		await changedBy(bookings.store, sent, [["hold", { order: { state: "made", payBy } }]]);
		expect(await release(sent.code, later(1))).toMatchObject({ kind: "done", until: payBy });
		expect((await historyOf(bookings.db, sent.code)).at(-1)).toMatchObject({
			event: "cancel",
			actor: "agency",
			detail: { why: "released" },
		});
		expect(await release(sent.code, later(2))).toMatchObject({
			kind: "illegal",
			possible: [],
		});
		expect(await recorded()).toEqual([["releasedHold", sent.code, null]]);
	});
});

describe("ticket numbers", () => {
	it("are corrected with a reason, mailed, and the history has no more of the former ones than names nobody", async () => {
		const sent = await requested();
		const { own } = prefixes(sent);
		const right = own.replace("7890", "7777");
		const tickets = { tickets: [right], reason: "mistyped" } as const;
		expect(await correctTickets(bookings.store, lea, sent.code, tickets, now)).toMatchObject({
			...{ kind: "illegal", state: "requested", possible: ["paid", "ticketed", "cancelled", "failed"] },
		});
		const { code } = await changedBy(bookings.store, sent, [
			["ticket", { order: { airlineReference: "QLD5IO", tickets: [own] } }],
		]);
		expect(await correctTickets(bookings.store, lea, code, tickets, later(1))).toMatchObject({
			...{ kind: "done", booking: { state: "ticketed", order: { tickets: [right], airlineReference: "QLD5IO" } } },
		});
		const last = (await historyOf(bookings.db, code)).at(-1);
		expect(last).toMatchObject({
			event: "tickets",
			detail: { reason: "mistyped", before: [`${own.slice(0, 3)}-…890`] },
		});
		expect(await rows("SELECT id FROM outbox WHERE id = ?", `booking-${code}-${last?.version}`)).toHaveLength(1);
		expect(await correctTickets(bookings.store, lea, code, tickets, later(2))).toEqual({ kind: "same" });
		for (const wrong of [[], ["12"], [`${right} `]]) {
			expect(await correctTickets(bookings.store, lea, code, { ...tickets, tickets: wrong }, later(2))).toEqual({
				kind: "unfit",
			});
		}
		const strange = { tickets: ["999-1234567890"], reason: "reissued" } as const;
		const asked = await correctTickets(bookings.store, lea, code, strange, later(3));
		if (asked.kind !== "asks") throw new Error(asked.kind);
		expect(await correctTickets(bookings.store, lea, code, { ...strange, confirm: "yes" }, later(3))).toMatchObject({
			kind: "asks",
		});
		expect(
			await correctTickets(bookings.store, lea, code, { ...strange, confirm: asked.confirm }, later(3)),
		).toMatchObject({ kind: "done" });
		expect(await recorded()).toEqual([
			["correctedTickets", code, { tickets: 1 }],
			["correctedTickets", code, { tickets: 1, confirmed: true }],
		]);
		const plain = JSON.stringify([
			await rows("SELECT * FROM booking_events"),
			await rows("SELECT * FROM desk_records"),
		]);
		for (const number of [own, right, "1234567890", "1234567777"]) expect(plain).not.toContain(number);
	});

	it("are an agent's own to correct, and a lead's whoever wrote them", async () => {
		const { code, offer } = await bookedWith(bookings.store, quote, ["review", "request"]);
		const { own } = prefixes({ offer } as Booking);
		await mark(code, { as: "ticketed", pnr: "QLD5IO", tickets: [own] });
		const to = (end: string) => ({ tickets: [own.slice(0, -4) + end], reason: "mistyped" }) as const;
		const by = async (agent: string, role: "agent" | "lead" | "auditor", end: string) =>
			(await correctTickets(bookings.store, { agent, role }, code, to(end), later(2))).kind;
		expect(await by("luis@agency.example", "agent", "1111")).toBe("notLead");
		expect(await by(ana.agent, "auditor", "1111")).toBe("notLead");
		expect(await by(ana.agent, "agent", "1111")).toBe("done");
		expect(await by(lea.agent, "lead", "2222")).toBe("done");
		expect(await by(ana.agent, "agent", "3333")).toBe("notLead");
	});
});

describe("reaching a traveler", () => {
	it("on the phone is a proof, once the booking has somebody to reach", async () => {
		const { code } = await requested();
		expect(await reached(bookings.store, ana, code, later(5))).toMatchObject({ kind: "done", seats: "soon" });
		expect((await findBooking(bookings.store, code))?.proven).toEqual({ at: later(5).toISOString(), by: "agent" });
		const ended = await bookedWith(bookings.store, quote, ["review", "request", "cancel"]);
		expect(await reached(bookings.store, ana, ended.code, later(5))).toEqual({ kind: "illegal", state: "cancelled" });
		expect(await reached(bookings.store, ana, "K7M2R4X4", later(5))).toEqual({ kind: "unknown" });
		expect(await recorded()).toEqual([["reached", code, null]]);
	});

	it("elsewhere is corrected by the site's own rules, told to the address from before, and not to the agency that did it", async () => {
		const { code } = await requested();
		const to = { email: "maria.jose@example.test", phone: contact.phone };
		const set = { now: later(5), fares: undefined };
		expect(await correctByAgent(bookings.store, ana, code, to, set)).toBe("made");
		expect(await correctByAgent(bookings.store, ana, code, to, set)).toBe("same");
		expect((await historyOf(bookings.db, code)).at(-1)).toMatchObject({ event: "contact", actor: "agency" });
		const kinds = (await rows("SELECT kind FROM outbox WHERE about = ? ORDER BY kind", code)).map(({ kind }) => kind);
		expect(kinds).toContain("booking.contact");
		expect(kinds).not.toContain("booking.contact.agency");
		expect(await recorded()).toEqual([["correctedContact", code, { mail: true, phone: false }]]);
		for (let count = 1; count < 5; count++) {
			const next = { ...to, email: `maria${count}@example.test` };
			expect(await correctByAgent(bookings.store, ana, code, next, set)).toBe("made");
		}
		expect(await correctByAgent(bookings.store, ana, code, { ...to, email: "maria9@example.test" }, set)).toBe("often");
		expect(await recorded()).toHaveLength(5);
	});

	it("by mail once more is in the caller's language, one in a minute, and so many in a day", async () => {
		const { code, language } = await requested();
		expect(language).toBe("es");
		const again = (minutes: number, to?: "en") => resend(bookings.store, ana, { code, language: to }, later(minutes));
		await bookings.db.prepare("DELETE FROM outbox").run();
		expect([await again(1, "en"), await again(1, "en"), await again(2)]).toEqual([
			{ kind: "done" },
			{ kind: "done" },
			{ kind: "done" },
		]);
		expect((await rows("SELECT language FROM outbox ORDER BY id")).map((row) => row.language)).toEqual(["en", "es"]);
		expect(await recorded()).toEqual([
			["resent", code, { language: "en" }],
			["resent", code, { language: "es" }],
		]);
		for (let minute = 3; minute < 1 + resendsPerDay; minute++) expect(await again(minute)).toEqual({ kind: "done" });
		expect(await again(20)).toEqual({ kind: "often", most: resendsPerDay });
		expect(await again(25 * 60)).toEqual({ kind: "done" });
		const draft = await bookedWith(bookings.store, quote, ["review"]);
		expect(await resend(bookings.store, ana, { code: draft.code }, now)).toEqual({
			kind: "illegal",
			state: "reviewed",
		});
		await bookings.db.prepare("UPDATE bookings SET sealed = NULL WHERE code = ?").bind(code).run();
		expect(await again(60)).toEqual({ kind: "gone" });
	});
});

describe("messages, mails and cards", () => {
	const message = (number: string, kind: string, promised: string | null) =>
		bookings.db
			.prepare(
				"INSERT INTO messages (number, request_key, kind, language, created_at, promised_at) VALUES (?1, ?1, ?2, 'es', ?3, ?4)",
			)
			.bind(number, kind, now.toISOString(), promised)
			.run();

	it("are said to be called and answered once, in time or late", async () => {
		const { db } = bookings;
		await message("K7M2R4", "callback", later(30).toISOString());
		await message("K7M2R9", "callback", later(5).toISOString());
		await message("K7M2RX", "contact", null);
		const call = (number: string) => calledBack(db, ana, number, later(10));
		expect((await Promise.all([call("K7M2R4"), call("K7M2R4")])).map(({ kind }) => kind).toSorted()).toEqual([
			"before",
			"called",
		]);
		expect([await call("K7M2R9"), await call("K7M2RX"), await call("X")].map(({ kind }) => kind)).toEqual([
			"called",
			"no call",
			"unknown",
		]);
		expect([
			await answered(db, ana, "K7M2RX", later(11)),
			await answered(db, ana, "K7M2RX", later(12)),
			await answered(db, ana, "X", now),
		]).toEqual([...[{ kind: "done" }, { kind: "before", handledAt: later(11).toISOString() }, { kind: "unknown" }]]);
		expect(await recorded()).toEqual([
			["called", "K7M2R4", { inTime: true }],
			["called", "K7M2R9", { inTime: false }],
			["answered", "K7M2RX", null],
		]);
	});

	it("of which one was given up are decided about once", async () => {
		const { code } = await requested();
		const id = `booking-${code}-agency`;
		await bookings.db.prepare("UPDATE outbox SET dead_at = ?, next_attempt_at = NULL").bind(now.toISOString()).run();
		const decide = (decision: "again" | "drop", which = id) =>
			decideMail(bookings.db, ana, { id: which, decision }, later(1));
		expect([await decide("again"), await decide("drop"), await decide("drop", "García")]).toEqual([true, false, false]);
		expect(await recorded()).toEqual([["decidedMail", id, { decision: "again" }]]);
	});

	it("charged besides are kept for a booking that is paid for, and for no other", async () => {
		const { code } = await bookedWith(bookings.store, quote, ["review", "request"]);
		expect(await keepCard(bookings.store, ana, { code, payment: `${code}-2` }, now)).toEqual({ kind: "nothing" });
		const insert = `INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at, surplus)
			VALUES (?1 || '-2', ?1, 2, 'stripe', 'captured', 100, 'USD', 'es', ?2, ?2, ?2, 1)`;
		await bookings.db.prepare(insert).bind(code, now.toISOString()).run();
		expect(await keepCard(bookings.store, ana, { code, payment: `${code}-2` }, now)).toMatchObject({
			kind: "illegal",
			state: "requested",
			instead: "paid",
		});
		await mark(code, { as: "paid" });
		expect(await keepCard(bookings.store, ana, { code, payment: `${code}-2` }, later(2))).toMatchObject({
			kind: "done",
			payment: { id: `${code}-2` },
		});
		expect(await rows("SELECT surplus FROM payments")).toEqual([{ surplus: 0 }]);
		expect(await recorded()).toEqual([
			["marked", code, { as: "paid", confirmed: true, means: "transfer", minor: expect.any(Number) }],
			["keptCard", code, { attempt: 2 }],
		]);
	});
});

it("nothing of a traveler is in the record of all of it, and erasure leaves the record as it is", async () => {
	const { store, db } = bookings;
	const { code, arrivesAt } = await requested();
	await reached(store, ana, code, later(1));
	await correctByAgent(
		store,
		ana,
		code,
		{ email: "maria.jose@example.test", phone: "+525587654321" },
		{ now: later(2), fares: undefined },
	);
	await mark(code, { as: "ticketed", pnr: "QLD5IO", tickets: ["999-1234567890"], reason: "typed-by-ana" }, {
		...setting(3),
		confirm: true,
	} as never);
	await correctTickets(store, lea, code, { tickets: ["999-1234567891"], reason: "mistyped" }, later(4));
	await resend(store, ana, { code }, later(5));
	const before = await rows("SELECT * FROM desk_records");
	expect(before.length).toBeGreaterThan(3);
	const personal = [
		...[adult, secondAdult].flatMap(({ givenName, familyName, bornOn }) => [givenName, familyName, bornOn]),
		...[
			contact.email,
			contact.phone,
			"maria.jose@example.test",
			"87654321",
			"QLD5IO",
			"1234567890",
			"1234567891",
			"typed-by-ana",
		],
	];
	for (const one of personal) expect(JSON.stringify(before)).not.toContain(one);
	await erasePersonal(db, 90, later(91 * 24 * 60, new Date(arrivesAt)));
	expect((await findBooking(store, code))?.contact).toBeNull();
	expect(await rows("SELECT * FROM desk_records")).toEqual(before);
	const details = await rows("SELECT detail FROM booking_events WHERE event = 'tickets'");
	for (const { detail } of details) expect(detail).not.toMatch(/999|…/);
});

it("the platform's own database knows what the last statement changed, and lets nobody change the record", async () => {
	const { db, stop } = await startD1();
	try {
		await db
			.prepare(
				"INSERT INTO messages (number, request_key, kind, language, created_at) VALUES ('K7M2R4', 'k', 'contact', 'es', '')",
			)
			.run();
		expect([await answered(db, ana, "K7M2R4", now), (await answered(db, ana, "K7M2R4", now)).kind]).toEqual([
			{ kind: "done" },
			"before",
		]);
		expect((await readRecord(db, {})).entries).toMatchObject([{ act: "answered" }]);
		await expect(db.prepare("DELETE FROM desk_records").run()).rejects.toThrow("records are only added");
		await expect(db.prepare("UPDATE desk_records SET agent = 'eve'").run()).rejects.toThrow("records are only added");
	} finally {
		await stop();
	}
}, 60_000);
