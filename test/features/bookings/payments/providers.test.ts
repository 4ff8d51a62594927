// Two card payment providers: each is asked about its own payments only, also after another one takes the new ones.
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FakeStripe, fakeKey, fakeWebhookSecret, startFakeStripe } from "../../../../scripts/fakes/stripe/fake.ts";
import type { Checkout } from "../../../../src/features/bookings/checkout.ts";
import { startCardPayment } from "../../../../src/features/bookings/payments/card.ts";
import { receiveEvent } from "../../../../src/features/bookings/payments/payment-webhook.ts";
import { reconcileCards } from "../../../../src/features/bookings/payments/reconcile.ts";
import { settle } from "../../../../src/features/bookings/payments/settle.ts";
import type { PaymentStore } from "../../../../src/features/bookings/payments/store.ts";
import { createStripeCheckout } from "../../../../src/features/bookings/payments/stripe/checkout.ts";
import { type CardTest, only, openCards } from "./cards.ts";

let test: CardTest;
/** Another company, which happens to speak the same. */
let newFake: FakeStripe;
let newcomer: Checkout;
/** New payments are the newcomer's; the old one still has its keys here. */
let both: PaymentStore;
/** The old one's keys are gone. */
let newOnly: PaymentStore;

beforeEach(async () => {
	test = await openCards({ deadlineMs: 1_000 });
	newFake = await startFakeStripe({ now: test.cards.now, idMark: "newcomer" });
	newFake.webhooks = "hold";
	const stripe = createStripeCheckout({ key: fakeKey, webhookSecret: fakeWebhookSecret, url: newFake.url });
	newcomer = { ...stripe, name: "newcomer" };
	const checkouts = new Map([newcomer, test.checkout].map((one) => [one.name, one]));
	both = { ...test.cards, checkout: newcomer, checkouts };
	newOnly = { ...test.cards, ...only(newcomer) };
});
afterEach(async () => {
	await test.stop();
	await newFake.close();
});

async function paidAtTheOld() {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	await test.fake.pay(session.id);
	return { code: booking.code, session };
}

async function openedAtTheNew(cards: PaymentStore) {
	const booking = await test.reviewed();
	const answer = await startCardPayment(cards, booking);
	return { code: booking.code, answer, session: newFake.sessions[0] };
}

const asked = (fake: FakeStripe) => fake.calls.map(({ target }) => target).join("\n");

it("brings the payments of both to their end, each at its own provider", async () => {
	const old = await paidAtTheOld();
	const { code, session } = await openedAtTheNew(both);
	await newFake.pay(session?.id ?? "");
	expect(await reconcileCards(both)).toMatchObject({ pages: 2, followed: 2, settled: 2, failed: 0, mismatches: [] });
	expect([old.session.intent?.status, session?.intent?.status]).toEqual(["succeeded", "succeeded"]);
	expect([await test.states(old.code), await test.states(code)]).toEqual([["captured"], ["captured"]]);
	expect(asked(newFake)).not.toContain(old.session.id);
	expect(asked(test.fake)).not.toContain(session?.id ?? "none");
});

it("sends a visitor back to the page that is open at the old one, rather than to a second page", async () => {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	const answer = await startCardPayment(both, booking);
	expect(answer).toMatchObject({ kind: "redirect", url: expect.stringContaining(session.id) });
	expect(newFake.sessions).toEqual([]);
});

it("begins anew where the old one never had the page", async () => {
	const booking = await test.reviewed();
	test.fake.answerNext("POST /v1/checkout/sessions", "hang", "hang");
	await startCardPayment(test.cards, booking);
	expect(await startCardPayment(both, booking)).toMatchObject({ kind: "redirect" });
	expect(await test.states(booking.code)).toEqual(["expired", "open"]);
});

it("reports a payment whose provider is no longer here, and asks nobody else about it", async () => {
	const open = await test.reviewed();
	const page = await test.opened(open);
	const { code, session } = await paidAtTheOld();
	await receiveEvent(test.cards, test.checkout, {
		...{ id: "evt_1", type: "x", page: session.id, charge: null, payment: null },
	});
	const run = await reconcileCards(newOnly);
	expect(run.mismatches).toEqual([
		{ kind: "noProvider", payment: `${code}-1` },
		{ kind: "noProvider", payment: `${open.code}-1` },
	]);
	expect(asked(newFake)).not.toMatch(new RegExp(`${session.id}|${page.id}|${session.intent?.id}`));
	expect(test.asked.orders, "nothing is ordered for money that nobody could take").toBe(0);
	expect([await test.states(code), await test.states(open.code)]).toEqual([["authorized"], ["open"]]);
	expect(await startCardPayment(newOnly, open), "its page may still be paid").toEqual({ kind: "unavailable" });
	// The keys come back: everything goes on.
	await reconcileCards(both);
	expect(await test.states(code)).toEqual(["captured"]);
});

/** Another booking that stands where this one does, its payment too. */
async function copyOf(code: string, other: string): Promise<void> {
	const { db } = test.bookings;
	for (const [table, key] of Object.entries({ bookings: "code", payments: "booking" })) {
		const row = await db.prepare(`SELECT * FROM ${table} WHERE ${key} = ?`).bind(code).first<Record<string, unknown>>();
		const copy = Object.entries(row ?? {}).map(([column, value]) => {
			const named = typeof value === "string" && (value.includes(code) || /_id$|_key$/.test(column));
			return [column, named ? value.replace(code, "") + other : value] as const;
		});
		const values = copy.map(() => "?").join(", ");
		await db
			.prepare(`INSERT INTO ${table} (${copy.map(([column]) => column).join(", ")}) VALUES (${values})`)
			.bind(...copy.map(([, value]) => value))
			.run();
	}
}

it("does not keep others waiting, however much of it there is", async () => {
	const { code, session } = await paidAtTheOld();
	await receiveEvent(test.cards, test.checkout, {
		...{ id: "evt_1", type: "x", page: session.id, charge: null, payment: null },
	});
	for (let count = 0; count < 100; count++) await copyOf(code, `Z${count}`);
	test.wait(1);
	const later = await openedAtTheNew(newOnly);
	await newFake.pay(later.session?.id ?? "");
	await reconcileCards(newOnly);
	expect(await test.states(later.code)).toEqual(["captured"]);
});

it("reports it also where no provider is left at all", async () => {
	const { code } = await paidAtTheOld();
	const none = { ...test.cards, checkout: undefined, checkouts: new Map() };
	const { mismatches } = await reconcileCards(none);
	expect(mismatches).toEqual([{ kind: "noProvider", payment: `${code}-1` }]);
	expect(await startCardPayment(none, await test.reviewed())).toEqual({ kind: "unavailable" });
});

it("does not let one provider's event move the other one's payment", async () => {
	const { code, session } = await paidAtTheOld();
	const event = { id: "evt_1", type: "x", page: session.id, charge: session.intent?.id ?? null, payment: `${code}-1` };
	expect(await receiveEvent(both, newcomer, event)).toEqual({ kind: "unknown" });
	expect(newFake.calls, "the other one's payment is not even asked about").toEqual([]);
	expect(await test.states(code)).toEqual(["open"]);
	expect(await receiveEvent(both, test.checkout, event)).toMatchObject({ kind: "processed" });
});

it("takes an event of one provider for new that another one's event has the same id of", async () => {
	const old = await paidAtTheOld();
	const { code, session } = await openedAtTheNew(both);
	await newFake.pay(session?.id ?? "");
	const same = { id: "evt_1", type: "x", charge: null, payment: null };
	await receiveEvent(both, test.checkout, { ...same, page: old.session.id });
	await receiveEvent(both, newcomer, { ...same, page: session?.id ?? null });
	await settle(both, code);
	expect(await test.states(code)).toEqual(["captured"]);
});

it("does not take back that money was given back, when the answer of its capture comes late", async () => {
	const { code, session } = await paidAtTheOld();
	const slow: Checkout = {
		...test.checkout,
		async capture(charge) {
			const answer = await test.checkout.capture(charge);
			await test.fake.refund(charge);
			await receiveEvent(test.cards, test.checkout, {
				...{ id: "evt_refund", type: "x", page: session.id, charge, payment: null },
			});
			return answer;
		},
	};
	await reconcileCards({ ...test.cards, ...only(slow) });
	expect(await test.states(code)).toEqual(["refunded"]);
});
