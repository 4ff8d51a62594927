// What an exchange costs, paid by card: just that, once, and never taken once it is not wanted any more.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findTask } from "../../../../src/desk/queue/read-queue.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { CheckoutError } from "../../../../src/features/bookings/checkout.ts";
import { startExchangeCard } from "../../../../src/features/bookings/payments/card.ts";
import { comeBack } from "../../../../src/features/bookings/payments/come-back.ts";
import { reconcileCards } from "../../../../src/features/bookings/payments/reconcile.ts";
import { endExchangePayments, paymentsOf } from "../../../../src/features/bookings/payments/store.ts";
import { changeBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../../src/features/proposals/accept.ts";
import { exchangesOf } from "../../../../src/features/proposals/pending.ts";
import { findProposal, makeProposal } from "../../../../src/features/proposals/store.ts";
import { money } from "../../../../src/money/money.ts";
import { later } from "../../../../src/time/iso-date.ts";
import { type CardTest, openCards } from "./cards.ts";

let test: CardTest;
beforeAll(async () => {
	test = await openCards();
});
afterAll(() => test.stop());
let booking: Booking;
/** A trip that was paid for by card and has tickets. */
beforeEach(async () => {
	const reviewed = await test.reviewed();
	const session = await test.opened(reviewed);
	await test.fake.pay(session.id);
	await test.tell();
	if ((await test.read(reviewed.code)).state === "paid") await test.change(reviewed.code, "ticket");
	booking = await test.read(reviewed.code);
	expect(booking.state).toBe("ticketed");
});

const usd = (minor: number) => money(minor, "USD");
const clock = () => test.cards.now();

/** Accepted by its traveler; `minutes`: for so long its source makes it. */
async function accepted({ due = 9_500, minutes }: { due?: number; minutes?: number } = {}): Promise<string> {
	const id = crypto.randomUUID();
	const parts = { oldValue: usd(20_000), penalty: usd(7_500), fareDifference: usd(due - 10_000), fee: usd(2_500) };
	const until = minutes === undefined ? null : later(clock(), minutes * 60_000);
	const asked = minutes === undefined ? {} : { asked: usd(due - 2_500) };
	const option = {
		offer: { ...booking.offer, expiresAt: until },
		search: booking.search,
		exchange: { change: "oco_1", ...parts, due: usd(due), ...asked },
	};
	await makeProposal(
		test.bookings.store,
		{
			...{ id, subject: { kind: "booking", id: booking.code }, kind: "exchange", former: booking.offer },
			...{ options: [option], language: "es", agent: "ana", validUntil: later(clock(), 600_000) },
		},
		clock(),
	);
	const proposal = await findProposal(test.bookings.db, id);
	if (!proposal) throw new Error("not proposed");
	await acceptForBooking(test.bookings.store, proposal, { position: 0, option, by: "browser" }, clock());
	return id;
}

const dueNow = async () => (await exchangesOf(test.bookings.db, booking, clock())).last;
const standing = async () => (await dueNow())?.standing;
async function start() {
	const due = await dueNow();
	if (!due) throw new Error("nothing is due");
	return startExchangeCard(test.cards, booking, due);
}
async function opened() {
	const answer = await start();
	const session = answer.kind === "redirect" && test.fake.sessions.find(({ id }) => answer.url.endsWith(id));
	if (!session) throw new Error(`not open: ${answer.kind}`);
	await test.tell();
	return session;
}
const states = async () => (await paymentsOf(test.bookings.db, booking.code)).map(({ state }) => state);
const events = async () => (await historyOf(test.bookings.db, booking.code)).map(({ event }) => event);

it("is just what was accepted, taken at once, and then the exchange is paid, however often the provider tells of it", async () => {
	const proposal = await accepted();
	const session = await opened();
	expect(session.amount_total).toBe(9_500);
	expect((await start()).kind).toBe("redirect");
	await test.fake.pay(session.id);
	await test.tell();
	await test.tell(...test.fake.events.slice(-3));
	expect(await states()).toEqual(["captured", "captured"]);
	expect(await standing()).toBe("paid");
	const paid = (await historyOf(test.bookings.db, booking.code)).filter(({ event }) => event === "payExchange");
	expect(paid).toHaveLength(1);
	expect(paid[0]).toMatchObject({ actor: "payment", detail: { proposal, total: usd(9_500) } });
	expect((await start()).kind).toBe("sent");
	// Nothing of it looks like money that nobody wanted.
	expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
	expect((await test.read(booking.code)).state).toBe("ticketed");
});

it("is found paid by who comes back before the provider has told us", async () => {
	await accepted();
	const session = await opened();
	await test.fake.pay(session.id);
	const back = await comeBack(test.cards, await test.read(booking.code));
	expect(await back.work).toBe(true);
	expect(await standing()).toBe("paid");
	await test.tell();
	expect((await events()).filter((event) => event === "payExchange")).toHaveLength(1);
});

it("is let go where it was paid on the phone, called off, or another exchange was accepted meanwhile", async () => {
	for (const end of ["payExchange", "dropExchange", "other"] as const) {
		const proposal = await accepted();
		const session = await opened();
		const before = (await states()).length;
		if (end === "other") await accepted({ due: 5_000 });
		else {
			const now = clock();
			const also = (made: Parameters<typeof endExchangePayments>[3]) => [
				endExchangePayments(test.bookings.db, booking.code, now, made),
			];
			const current = await test.read(booking.code);
			await changeBooking(test.bookings.store, current, end, { actor: "agency", detail: { proposal }, also }, now);
		}
		expect((await states()).at(-1), end).toBe("expired");
		await test.fake.pay(session.id);
		await test.tell();
		expect((await states())[before - 1], end).toBe("voided");
		expect(session.intent?.status, end).toBe("canceled");
		if (end === "other") expect(await standing()).toBe("due");
		else
			await changeBooking(test.bookings.store, await test.read(booking.code), "exchange", { actor: "agency" }, clock());
		test.wait(1);
	}
	expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
});

it("lapses with its source's offer: no page is opened, and what is paid after it is let go", async () => {
	await accepted({ minutes: 10 });
	const session = await opened();
	test.wait(11);
	expect(await standing()).toBe("lapsed");
	expect((await start()).kind).toBe("gone");
	await test.fake.pay(session.id);
	await test.tell();
	expect((await states()).at(-1)).toBe("voided");
	expect(await events()).not.toContain("payExchange");
});

const captures = "POST /v1/payment_intents/:id/capture";
const down = { status: 500, body: { error: { type: "api_error", message: "down" } } };

it("is let go where the provider could not take it before the offer was over", async () => {
	await accepted({ minutes: 10 });
	const session = await opened();
	test.fake.answerNext(captures, ...Array.from({ length: 2 }, () => down));
	await test.fake.pay(session.id);
	await expect(test.tell()).rejects.toThrow(CheckoutError);
	expect((await states()).at(-1)).toBe("authorized");
	test.wait(11);
	await reconcileCards(test.cards);
	expect([(await states()).at(-1), session.intent?.status]).toEqual(["voided", "canceled"]);
	expect(await events()).not.toContain("payExchange");
});

it("is told to the agency where it was taken, nobody wrote that down, and the offer is over", async () => {
	await accepted({ minutes: 10 });
	const session = await opened();
	test.fake.answerNext(captures, ...Array.from({ length: 2 }, () => down));
	await test.fake.pay(session.id);
	await expect(test.tell()).rejects.toThrow(CheckoutError);
	if (session.intent) session.intent.status = "succeeded";
	test.wait(11);
	const { mismatches } = await reconcileCards(test.cards);
	expect(mismatches).toContainEqual({ kind: "paidTwice", payment: `${booking.code}-2` });
	expect([(await states()).at(-1), await standing()]).toEqual(["captured", "lapsed"]);
});

it("is paid though money of the booking itself is to be let go meanwhile", async () => {
	await accepted();
	const session = await opened();
	const { checkout } = test.cards;
	if (!checkout) throw new Error("no provider");
	const capture: typeof checkout.capture = async (charge) => {
		const answer = await checkout.capture(charge);
		await test.bookings.db.exec(`UPDATE payments SET state = 'unwanted' WHERE id = '${booking.code}-1'`);
		return answer;
	};
	const cards = { ...test.cards, checkouts: new Map([[checkout.name, { ...checkout, capture }]]) };
	await test.fake.pay(session.id);
	await (await comeBack(cards, await test.read(booking.code))).work;
	expect(await standing()).toBe("paid");
});

it("is taken, and let go, though a person has yet to look at money for one before it that was taken besides", async () => {
	const before = await accepted();
	await test.fake.pay((await opened()).id);
	await test.tell();
	await test.bookings.db.prepare("UPDATE payments SET surplus = 1 WHERE exchange = ?").bind(before).run();
	await changeBooking(
		test.bookings.store,
		await test.read(booking.code),
		"dropExchange",
		{ actor: "agency", detail: { proposal: before, back: "cash" } },
		clock(),
	);
	test.wait(1);
	const paid = await accepted();
	const session = await opened();
	await test.fake.pay(session.id);
	await test.tell();
	expect([session.intent?.status, await standing()]).toEqual(["succeeded", "paid"]);
	await test.bookings.db.prepare("UPDATE payments SET surplus = 0 WHERE exchange = ?").bind(paid).run();
	await changeBooking(
		test.bookings.store,
		await test.read(booking.code),
		"exchange",
		{ actor: "agency", detail: { proposal: paid } },
		clock(),
	);
	test.wait(1);
	await accepted({ minutes: 10 });
	const late = await opened();
	test.wait(11);
	await test.fake.pay(late.id);
	const { mismatches } = await reconcileCards(test.cards);
	expect(late.intent?.status).toBe("canceled");
	// And it is told of until somebody has looked.
	expect(mismatches).toContainEqual({ kind: "paidTwice", payment: `${booking.code}-2` });
});

it("has its open page ended by the cron once the offer is over, and not before", async () => {
	await accepted({ minutes: 10 });
	const session = await opened();
	await reconcileCards(test.cards);
	expect(session.status).toBe("open");
	test.wait(11);
	await reconcileCards(test.cards);
	expect(session.status).toBe("expired");
	expect((await states()).at(-1)).toBe("expired");
});

it("does not lapse where money comes back, which may be on its way already", async () => {
	await accepted({ due: -5_000, minutes: 10 });
	test.wait(11);
	expect(await standing()).toBe("due");
	expect(await findTask(test.bookings.store, "exchange", booking.code, clock())).toBeDefined();
});

it("is no card's where nothing is to be paid", async () => {
	await accepted({ due: -5_000 });
	expect((await start()).kind).toBe("sent");
	expect(await states()).toEqual(["captured"]);
});
