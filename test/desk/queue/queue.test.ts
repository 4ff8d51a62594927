// The queue of the desk: what waits, what is overdue first, and one person for each task however many press at once.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findTask, readQueue } from "../../../src/desk/queue/read-queue.ts";
import { finish, passOn, release, take } from "../../../src/desk/queue/take.ts";
import { tasksSql } from "../../../src/desk/queue/waiting.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import { recordOf } from "../../../src/desk/record/record.ts";
import { type TaskKind, taskKindNames } from "../../../src/desk/task-kinds.ts";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { keepMismatches } from "../../../src/features/bookings/payments/mismatches.ts";
import { changeBooking, findBooking } from "../../../src/features/bookings/store.ts";
import type { Message } from "../../../src/features/contact/forms/message.ts";
import { keepMessage, requestKeys } from "../../../src/features/contact/store.ts";
import { acceptForQuote, declineProposal } from "../../../src/features/proposals/accept.ts";
import { decide } from "../../../src/mail/dead-letters.ts";
import { enqueue } from "../../../src/mail/outbox.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { bookedWith, changedBy } from "../../features/bookings/steps.ts";
import { otherChoice, proposed, terms } from "../../features/proposals/proposed.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeEach(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterEach(() => bookings.stop());

const ana = { agent: "ana@agency.example", role: "agent" } as const;
const ben = { agent: "ben@agency.example", role: "agent" } as const;
const lea = { agent: "lea@agency.example", role: "lead" } as const;
const at = (minutes: number) => later(minutes).toISOString();
const read = (minutes: number, who: { readonly agent: string } = ana) =>
	readQueue(bookings.store, { agent: who.agent }, later(minutes));
const briefly = async (minutes: number) =>
	(await read(minutes)).tasks.map(({ kind, id, overdue, due }) => [kind, id, overdue, due] as const);
const acts = async () =>
	(await readRecord(bookings.db, {})).entries
		.filter(({ act }) => act !== "listed" && act !== "readRecord")
		.map(({ act, agent, detail }) => [act, agent, detail]);

async function asked(
	message: Partial<Message> & Pick<Message, "kind">,
	promisedAt: string | null,
	minutes = 0,
): Promise<string> {
	const { vault, inbox } = bookings.store;
	const whole = {
		...{ name: adult.givenName, email: contact.email, phone: contact.phone, topic: "booking" },
		...(message.kind === "contact" ? { code: null, text: "Hola" } : { speaks: "es", when: null }),
		...message,
	} as Message;
	const [key] = await requestKeys(vault, whole, "es", later(minutes));
	return keepMessage(bookings.store, { message: whole, language: "es", key, inbox, promisedAt }, later(minutes));
}

async function held(payBy: string) {
	const sent = await bookedWith(bookings.store, quote, ["review", "request"]);
	return changedBy(bookings.store, sent, [["hold", { order: { state: "made", type: "hold", payBy } }]]);
}

const found = async (code: string) => {
	const booking = await findBooking(bookings.store, code);
	if (!booking) throw new Error("no booking");
	return booking;
};

async function givenUp(id: string, minutes: number) {
	const secrets = { to: contact.email, token: "" };
	const mail = { id, kind: "booking.traveler", language: "es", secrets, payload: {}, about: "K7M2R4X4" } as const;
	await (await enqueue(bookings.store, mail, later(minutes))).run();
	const dead = "UPDATE outbox SET dead_at = ?, failed = '422', next_attempt_at = NULL WHERE id = ?";
	await bookings.db.prepare(dead).bind(at(minutes), id).run();
}

/** A card payment in a state, beside a booking. */
async function paidFor(code: string, state: string, surplus = 0) {
	await bookings.db
		.prepare(
			`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, intent_id, language, expires_at, created_at, updated_at, surplus)
			VALUES (?1 || '-1', ?1, 1, 'stripe', ?2, 51230, 'USD', 'pi_' || ?1, 'es', ?3, ?3, ?3, ?4)`,
		)
		.bind(code, state, at(0), surplus)
		.run();
	return `${code}-1`;
}

describe("what waits", () => {
	it("is a call that was asked for, with the promise and the caller's clock, before and after its time", async () => {
		const when = { day: "2026-12-01", from: "08:00", to: "10:00", zone: "America/Bogota" };
		const soon = await asked({ kind: "callback", zone: "America/Mexico_City" }, at(30));
		const chosen = await asked({ kind: "callback", when, speaks: "en" }, at(600));
		const unpromised = await asked({ kind: "callback", topic: "refund" }, null, 5);
		expect((await read(31)).tasks).toMatchObject([
			{
				...{ kind: "callback", id: soon, subject: { kind: "message", id: soon }, language: "es" },
				...{ since: at(0), due: at(30), overdue: true, holder: null },
				call: { zone: "America/Mexico_City", when: null, speaks: "es" },
			},
			{ id: chosen, due: at(600), overdue: false, call: { zone: "America/Bogota", when, speaks: "en" } },
			{ id: unpromised, due: null, overdue: false, call: { zone: "America/New_York" } },
		]);
	});

	it("is what was written, a hold that is about to end, a request, and what was paid for without tickets, the overdue first", async () => {
		const message = await asked({ kind: "contact" }, null);
		const ending = await held(at(300));
		const ended = await held(at(40));
		await held(at(26 * 60));
		const request = await bookedWith(bookings.store, quote, ["review", "request"]);
		const paid = await bookedWith(bookings.store, quote, ["review", "request", "pay"], later(10));
		await bookedWith(bookings.store, quote, ["review", "request", "pay", "ticket"]);
		await bookedWith(bookings.store, quote, ["review"]);
		expect(await briefly(61)).toEqual([
			["hold", ended.code, true, at(40)],
			["request", request.code, true, at(60)],
			["unticketed", paid.code, false, at(70)],
			["hold", ending.code, false, at(300)],
			["message", message, false, at(24 * 60)],
		]);
	});

	it("is a mail that was given up, until somebody decides, and a refund that nobody knows the end of", async () => {
		await givenUp("booking-K7M2R4X4-3", 0);
		const { code } = await bookedWith(bookings.store, quote, ["review", "request", "cancel"]);
		const payment = await paidFor(code, "captured");
		const refund =
			"INSERT INTO refunds (id, payment, minor, state, created_at, updated_at) VALUES (?1 || '-r1', ?1, 100, ?2, ?3, ?3)";
		await bookings.db.prepare(refund).bind(payment, "asked", at(0)).run();
		expect((await read(1)).tasks.map(({ kind }) => kind)).toEqual(["mail"]);
		expect((await read(20)).tasks).toMatchObject([
			{ kind: "refund", id: `${payment}-r1`, subject: { kind: "booking", id: code }, due: at(10), overdue: true },
			{ kind: "mail", id: "booking-K7M2R4X4-3", told: "booking.traveler: 422", due: at(60), overdue: false },
		]);
		await decide(bookings.db, "booking-K7M2R4X4-3", "again", later(21));
		await bookings.db.prepare("UPDATE refunds SET state = 'done'").run();
		expect((await read(22)).tasks).toEqual([]);
	});

	it("is money that does not match as the cron found it, and no more once it does", async () => {
		const cancelled = await bookedWith(bookings.store, quote, ["review", "request", "cancel"]);
		const payment = await paidFor(cancelled.code, "captured");
		const found = [
			{ kind: "capturedButEnded", payment },
			{ kind: "unknownPayment", payment: "K7M2R4X4-2" },
			{ kind: "unknownPayment", payment: "Garcia, Maria" },
		] as const;
		await keepMismatches(bookings.db, found, later(0));
		await keepMismatches(bookings.db, found, later(5));
		expect((await read(6)).tasks.map(({ kind, id, told, since }) => [kind, id, told, since])).toEqual(
			expect.arrayContaining([
				["money", payment, "capturedButEnded", at(0)],
				["money", "K7M2R4X4-2", "unknownPayment", at(0)],
			]),
		);
		await bookings.db.prepare("UPDATE payments SET state = 'refunded'").run();
		expect((await read(7)).tasks.map(({ id }) => id)).toEqual(["K7M2R4X4-2"]);
		await keepMismatches(bookings.db, [], later(70));
		expect((await read(71)).tasks).toEqual([]);
		await keepMismatches(bookings.db, [], later(2 * 24 * 60));
		expect((await bookings.db.prepare("SELECT * FROM money_mismatches").all()).results).toEqual([]);
	});

	it("is a former hold once another trip has its order, until it is called off or the airline ends it, each time anew", async () => {
		const accepts = (booking: Booking, minutes: number) =>
			changeBooking(
				bookings.store,
				booking,
				"accept",
				{ actor: "traveler", detail: { formerUntil: booking.order.payBy }, patch: { order: { payBy: null } } },
				later(minutes),
			);
		const first = await held(at(26 * 60));
		await accepts(first, 10);
		// Until then the former seats are all that is kept.
		expect((await read(11)).tasks.map(({ kind }) => kind)).toEqual(["request"]);
		const hold = ["hold", { order: { state: "made", type: "hold", payBy: at(50 * 60) } }] as const;
		const second = await changedBy(bookings.store, await found(first.code), [hold], later(20));
		expect((await read(21)).tasks).toMatchObject([
			{ kind: "former", id: first.code, since: at(10), due: at(26 * 60), overdue: false },
		]);
		const task = { kind: "former", id: first.code } as const;
		expect(await finish(bookings.store, ana, task, later(22))).toEqual({ kind: "done" });
		expect((await read(23)).tasks).toEqual([]);
		await accepts(second, 30);
		await changedBy(bookings.store, await found(first.code), ["cancel"], later(31));
		expect((await read(32)).tasks).toMatchObject([{ kind: "former", since: at(30), due: at(26 * 60) }]);
		expect((await read(27 * 60)).tasks).toMatchObject([{ kind: "former", due: at(50 * 60) }]);
		expect((await read(51 * 60)).tasks).toEqual([]);
	});

	it("is an answer to a proposal that nobody has read yet, unless it led to work of its own", async () => {
		const option = await otherChoice();
		const subject = { kind: "quote", id: quote.code } as const;
		const about = async (kind: "trip" | "exchange" = "trip") => {
			const options = [kind === "exchange" ? { ...option, exchange: terms } : option];
			return (await proposed(bookings.store, { subject, former: quote.offer, options, kind })).proposal;
		};
		const acceptance = { position: 0, option, by: "link" } as const;
		const [yes, no, exchange] = [await about(), await about(), await about("exchange")];
		const answer = await acceptForQuote(bookings.db, yes, acceptance, later(1));
		await declineProposal(bookings.store, no, undefined, later(2));
		await acceptForQuote(bookings.db, exchange, acceptance, later(3));
		await about();
		expect((await read(4)).tasks).toMatchObject([
			{ kind: "answered", id: yes.id, subject, told: "accepted", since: at(1), due: at(61) },
			{ kind: "answered", id: no.id, subject, told: "declined", since: at(2) },
		]);
		// The caller goes on alone.
		const led = answer.kind === "accepted" ? answer.code : "";
		await bookedWith(bookings.store, { ...quote, code: led }, ["review"], later(5));
		expect((await read(6)).tasks.map(({ id }) => id)).toEqual([no.id]);
		await recordOf(bookings.db, { agent: ben.agent, act: "opened", subject }, later(7)).run();
		expect((await read(8)).tasks).toEqual([]);
	});

	it("is told as more where it is more than anybody reads, and that it was read is recorded", async () => {
		for (let count = 0; count < 51; count++) await givenUp(`booking-K7M2R4X4-${count}`, count);
		const { tasks, more } = await read(60);
		expect([tasks.length, more]).toEqual([50, ["mail"]]);
		expect((await readRecord(bookings.db, {})).entries).toMatchObject([
			{ act: "listed", agent: ana.agent, detail: { what: "queue", rows: 50 } },
		]);
	});

	it("is found by an index for every kind, and never by looking through what there is", async () => {
		for (const kind of taskKindNames) {
			for (const of of [{ limit: 50 }, { id: "K7M2R4X4" }]) {
				const { sql, values } = tasksSql(kind, now, of);
				const { results } = await bookings.db
					.prepare(`EXPLAIN QUERY PLAN ${sql}`)
					.bind(...values)
					.all<{ readonly detail: string }>();
				const plan = results.map(({ detail }) => detail);
				expect(plan.length, kind).toBeGreaterThan(1);
				expect(
					plan.filter((line) => /SCAN (?!w$)/.test(line)),
					`${kind}: ${plan.join("; ")}`,
				).toEqual([]);
			}
		}
	});
});

describe("a task", () => {
	const task = (kind: TaskKind, id: string) => ({ kind, id });
	const requested = async () => task("request", (await bookedWith(bookings.store, quote, ["review", "request"])).code);

	it("is taken by one of two who press at once, and the other is told who has it", async () => {
		const one = await requested();
		const answers = await Promise.all([ana, ben].map((who) => take(bookings.store, who, one, later(1))));
		expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["done", "taken"]);
		const holder = (await findTask(bookings.store, one.kind, one.id, later(2)))?.holder;
		const [first, second] = holder?.agent === ana.agent ? answers : answers.toReversed();
		expect([first, second]).toEqual([{ kind: "done" }, { kind: "taken", by: holder?.agent, at: at(1) }]);
		expect(await acts()).toEqual([["took", holder?.agent, { task: "request" }]]);
		// Pressing again changes and records nothing.
		expect(await take(bookings.store, { ...ana, agent: holder?.agent ?? "" }, one, later(3))).toEqual({ kind: "done" });
		expect(await acts()).toHaveLength(1);
	});

	it("is passed on to who works here, let go, and taken by another; a lead moves what others have", async () => {
		const one = await requested();
		const { store } = bookings;
		expect(await take(store, ana, one, later(1))).toEqual({ kind: "done" });
		expect(await passOn(store, ana, { ...one, to: "maria@example.test" }, later(2))).toEqual({ kind: "stranger" });
		const auditor = { agent: "audit@agency.example" };
		await recordOf(store.db, { ...auditor, act: "readRecord", detail: { by: "all", rows: 3 } }, later(2)).run();
		expect(await passOn(store, ana, { ...one, to: auditor.agent }, later(2))).toEqual({ kind: "stranger" });
		await read(2, ben);
		expect(await passOn(store, ben, { ...one, to: ben.agent }, later(3))).toMatchObject({
			kind: "taken",
			by: ana.agent,
		});
		expect(await passOn(store, ana, { ...one, to: ben.agent }, later(4))).toEqual({ kind: "done" });
		expect((await read(5)).tasks).toMatchObject([{ holder: { agent: ben.agent, at: at(4), from: ana.agent } }]);
		expect(await release(store, ana, one, later(6))).toMatchObject({ kind: "taken", by: ben.agent });
		expect(await take(store, lea, one, later(7))).toMatchObject({ kind: "taken", by: ben.agent });
		expect(await release(store, lea, one, later(7))).toEqual({ kind: "done" });
		expect(await take(store, ana, one, later(8))).toEqual({ kind: "done" });
		expect((await acts()).toReversed()).toEqual([
			["took", ana.agent, { task: "request" }],
			["passedOn", ana.agent, { task: "request", to: ben.agent }],
			["released", lea.agent, { task: "request" }],
			["took", ana.agent, { task: "request" }],
		]);
	});

	it("that is done is out of the queue until it waits anew, and then nobody has it", async () => {
		const one = await requested();
		const { store } = bookings;
		expect(await finish(store, ana, one, later(1))).toEqual({ kind: "done" });
		expect((await read(2)).tasks).toEqual([]);
		expect(await take(store, ben, one, later(2))).toEqual({ kind: "gone" });
		// The same booking in another state is another matter.
		const before = await findBooking(store, one.id);
		if (!before) throw new Error("gone");
		const booking = await changedBy(store, before, ["pay"], later(3));
		expect((await read(4)).tasks).toMatchObject([{ kind: "unticketed", id: booking.code, holder: null }]);
		expect(await finish(store, ana, task("unticketed", booking.code), later(5))).toEqual({
			kind: "unfinished",
			ends: "itself",
		});
	});

	it("that waits anew, later than it was taken, is nobody's", async () => {
		await givenUp("booking-K7M2R4X4-3", 0);
		const one = task("mail", "booking-K7M2R4X4-3");
		expect(await take(bookings.store, ana, one, later(1))).toEqual({ kind: "done" });
		await decide(bookings.db, one.id, "again", later(2));
		expect(await take(bookings.store, ben, one, later(3))).toEqual({ kind: "gone" });
		await bookings.db.prepare("UPDATE outbox SET dead_at = ?, next_attempt_at = NULL").bind(at(60)).run();
		expect((await read(61)).tasks).toMatchObject([{ id: one.id, holder: null, since: at(60) }]);
		expect(await take(bookings.store, ben, one, later(62))).toEqual({ kind: "done" });
	});

	it("of a message is answered with its end, and one of money is ended by a lead alone", async () => {
		const number = await asked({ kind: "callback" }, at(30));
		expect(await finish(bookings.store, ana, task("callback", number), later(1))).toEqual({ kind: "done" });
		const row = await bookings.db.prepare("SELECT handled_at FROM messages").first();
		expect(row).toEqual({ handled_at: at(1) });
		const { code } = await bookedWith(bookings.store, quote, ["review", "request", "cancel"]);
		const payment = await paidFor(code, "captured");
		await keepMismatches(bookings.db, [{ kind: "capturedButEnded", payment }], later(0));
		const money = task("money", payment);
		expect(await finish(bookings.store, ana, money, later(1))).toEqual({ kind: "unfinished", ends: "lead" });
		expect(await finish(bookings.store, lea, money, later(2))).toEqual({ kind: "done" });
		await keepMismatches(bookings.db, [{ kind: "capturedButEnded", payment }], later(5));
		expect((await read(6)).tasks).toEqual([]);
	});

	it("is nobody's who looks after the record, and none is made of what does not wait", async () => {
		const one = await requested();
		expect(await take(bookings.store, { agent: "aud@agency.example", role: "auditor" }, one, later(1))).toEqual({
			kind: "refused",
		});
		expect(await take(bookings.store, ana, task("request", "K7M2R4X4"), later(1))).toEqual({ kind: "gone" });
		expect(await take(bookings.store, ana, task("mail", "' OR 1 --"), later(1))).toEqual({ kind: "gone" });
		expect((await bookings.db.prepare("SELECT * FROM desk_tasks").all()).results).toEqual([]);
	});
});
