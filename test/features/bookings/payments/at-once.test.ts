// Everything at once, and nothing twice: runs of the cron, webhooks, visits and an agent around the same payment.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FakeSession } from "../../../../scripts/fakes/stripe/data.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { startCardPayment } from "../../../../src/features/bookings/payments/card.ts";
import { comeBack } from "../../../../src/features/bookings/payments/come-back.ts";
import { reconcileCards } from "../../../../src/features/bookings/payments/reconcile.ts";
import { changeBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { endHolds } from "../../../../src/features/bookings/upkeep/retention.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { type CardTest, openCards } from "./cards.ts";

let test: CardTest;
beforeEach(async () => {
	test = await openCards();
	test.bookings.mails.length = 0;
});
afterEach(() => test.stop());

interface Attempt {
	readonly booking: Booking;
	readonly session: FakeSession;
}

async function paid(): Promise<Attempt> {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	await test.fake.pay(session.id);
	return { booking, session };
}

const runs = (count: number) => Array.from({ length: count }, () => reconcileCards(test.cards));
const eventsOf = async ({ code }: Booking) => (await historyOf(test.bookings.db, code)).map(({ event }) => event);

describe("runs of the cron that begin at the same time", () => {
	it("bring many payments to their end, each once, and none of them fails", async () => {
		const all: Attempt[] = [];
		for (let count = 0; count < 6; count++) all.push(await paid());
		const done = await Promise.all(runs(3));
		expect(done.map(({ failed, reasons, mismatches }) => ({ failed, reasons, mismatches }))).toEqual(
			done.map(() => ({ failed: 0, reasons: [], mismatches: [] })),
		);
		expect(test.asked.orders).toBe(all.length);
		for (const { booking, session } of all) {
			expect([session.intent?.status, ...(await test.states(booking.code))]).toEqual(["succeeded", "captured"]);
			const events = await eventsOf(booking);
			expect(events.filter((event) => event === "pay" || event === "authorize" || event === "orderSent")).toEqual([
				...["authorize", "orderSent", "pay"],
			]);
		}
		await Promise.all([1, 2].map(() => deliverAll(test.bookings.outbox, test.cards.now, { limit: 100 })));
		test.wait(10);
		await Promise.all([1, 2].map(() => deliverAll(test.bookings.outbox, test.cards.now, { limit: 100 })));
		const ids = test.bookings.mails.map(({ id }) => id);
		expect(ids.length).toBeGreaterThan(0);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("let go what nobody wants, once, and end the pages that are over", async () => {
		const { booking, session } = await paid();
		await test.change(booking.code, "cancel");
		const open = await test.reviewed();
		const page = await test.opened(open);
		await test.change(open.code, "request");
		const done = await Promise.all(runs(3));
		expect(done.map(({ failed, mismatches }) => [failed, mismatches])).toEqual(done.map(() => [0, []]));
		expect([session.intent?.status, page.status]).toEqual(["canceled", "expired"]);
		expect([await test.states(booking.code), await test.states(open.code)]).toEqual([["voided"], ["expired"]]);
	});
});

it("a webhook twice, two runs, two visits back and two more clicks on Pay order once and charge once", async () => {
	for (let round = 0; round < 5; round++) {
		test.asked.orders = 0;
		const { booking, session } = await paid();
		const events = test.fake.events.slice(-2);
		const done = await Promise.allSettled([
			...[...events, ...events].map((event) => test.tell(event)),
			...runs(2),
			...[1, 2].map(() => startCardPayment(test.cards, booking)),
			...[1, 2].map(async () => (await comeBack(test.cards, booking)).work),
		]);
		expect(done.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))).toEqual([]);
		expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
		expect([test.asked.orders, session.intent?.status]).toEqual([1, "succeeded"]);
		expect(await test.states(booking.code)).toEqual(["captured"]);
		expect((await eventsOf(booking)).filter((event) => event === "pay")).toHaveLength(1);
	}
});

describe("a booking that was sent by phone while its card page was paid", () => {
	it("keeps the hold and lets the card's money go", async () => {
		const { booking, session } = await paid();
		await test.change(booking.code, "request");
		await test.change(booking.code, "hold");
		await Promise.all([...runs(2), test.tell()]);
		expect([session.intent?.status, ...(await test.states(booking.code))]).toEqual(["canceled", "voided"]);
		expect((await test.read(booking.code)).state).toBe("held");
	});

	it("whose hold ran out before the late payment is told of, is neither ordered nor charged", async () => {
		const booking = await test.reviewed();
		const session = await test.opened(booking);
		await test.change(booking.code, "request");
		const payBy = new Date(test.cards.now().getTime() + 5 * 60_000).toISOString();
		const patch = { order: { state: "made", type: "hold", payBy } } as const;
		const requested = await test.read(booking.code);
		await changeBooking(test.cards.store, requested, "hold", { actor: "system", patch }, test.cards.now());
		test.wait(10);
		await test.fake.pay(session.id);
		// The card's money is waited for no longer than its page may be told of; the hold's end waits for that.
		expect(await endHolds(test.cards.store, test.cards.now())).toMatchObject({ ended: 0 });
		await Promise.all([test.tell(), ...runs(2)]);
		expect([session.intent?.status, ...(await test.states(booking.code))]).toEqual(["canceled", "voided"]);
		test.wait(24 * 60 + 40);
		expect(await endHolds(test.cards.store, test.cards.now())).toMatchObject({ ended: 1 });
		await test.fake.pay(session.id);
		await reconcileCards(test.cards);
		expect([(await test.read(booking.code)).state, test.asked.orders]).toEqual(["expired", 0]);
		expect(session.intent?.status).toBe("canceled");
	});
});

it("an agent's word and two runs at the same moment leave both sides alike, and money that is too much is told of", async () => {
	for (const change of ["pay", "cancel", "ticket", "pay", "cancel", "ticket"] as const) {
		const { booking, session } = await paid();
		await Promise.allSettled([...runs(2), test.change(booking.code, change)]);
		test.wait(6);
		const { mismatches } = await reconcileCards(test.cards);
		const history = await historyOf(test.bookings.db, booking.code);
		const { state } = await test.read(booking.code);
		const label = `${change}: ${state}, ${session.intent?.status}, ${history.map(({ event }) => event)}`;
		const captured = session.intent?.status === "succeeded";
		expect(await test.states(booking.code), label).toEqual([captured ? "captured" : expect.any(String)]);
		const paidByCard = history.some(({ event, actor }) => event === "pay" && actor === "payment");
		const told = mismatches.some(({ payment }) => payment.startsWith(booking.code));
		expect(told, label).toBe(captured ? !paidByCard || state === "cancelled" : state !== "cancelled");
	}
});
