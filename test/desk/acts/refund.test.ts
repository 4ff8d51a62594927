// Refunds against a fake Stripe: whole or in part, by a lead alone, and once, whatever is lost or pressed twice.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeKey, fakeWebhookSecret } from "../../../scripts/fakes/stripe/fake.ts";
import { keepRest } from "../../../src/desk/acts/keep-rest.ts";
import { type RefundStore, type RefundWish, refundCard, settleRefund } from "../../../src/desk/acts/refund.ts";
import { readQueue } from "../../../src/desk/queue/read-queue.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import { reconcileCards } from "../../../src/features/bookings/payments/reconcile.ts";
import { refundsOf } from "../../../src/features/bookings/payments/refunds.ts";
import { paymentsOf } from "../../../src/features/bookings/payments/store.ts";
import { createStripeRefunds } from "../../../src/features/bookings/payments/stripe/refunds.ts";
import { historyOf } from "../../../src/features/bookings/store.ts";
import { erasePersonal } from "../../../src/features/bookings/upkeep/erase.ts";
import { type CardTest, openCards } from "../../features/bookings/payments/cards.ts";

let test: CardTest;
let desk: RefundStore;
beforeEach(async () => {
	test = await openCards();
	const stripe = createStripeRefunds({
		key: fakeKey,
		webhookSecret: fakeWebhookSecret,
		url: test.fake.url,
		deadlineMs: 2_000,
	});
	desk = { store: test.cards.store, refunds: new Map([[stripe.name, stripe]]), now: test.cards.now };
});
afterEach(() => test.stop());

const lea = { agent: "lea@agency.example", role: "lead" } as const;
const create = "POST /v1/refunds";

/** A booking that its card paid for, and the intent behind it. */
async function paid() {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	await test.fake.pay(session.id);
	await test.tell();
	const { intent } = session;
	if (!intent) throw new Error("not paid");
	return { code: booking.code, payment: `${booking.code}-1`, minor: booking.total.minor, intent };
}
type Paid = Awaited<ReturnType<typeof paid>>;

const wish = ({ code, payment }: Paid, amount: RefundWish["amount"], confirm?: string) => ({
	code,
	payment,
	amount,
	confirm,
});

/** Asks, and then says yes to what was asked. */
async function give(of: Paid, amount: RefundWish["amount"]) {
	const asked = await refundCard(desk, lea, wish(of, amount));
	return asked.kind === "asks" ? refundCard(desk, lea, wish(of, amount, asked.confirm)) : asked;
}

const recorded = async () =>
	(await readRecord(desk.store.db, {})).entries.toReversed().map(({ act, detail }) => [act, detail]);
const stateOf = async ({ code }: Paid) => (await paymentsOf(desk.store.db, code)).map(({ state }) => state);

describe("a refund", () => {
	it("in parts keeps what stays taken, and with the last of it the payment is refunded", async () => {
		const one = await paid();
		const asked = await refundCard(desk, lea, wish(one, 1000));
		expect(asked).toMatchObject({ kind: "asks", minor: 1000, left: one.minor - 1000 });
		expect(test.fake.count(create)).toBe(0);
		expect(await give(one, 1000)).toMatchObject({ kind: "done", left: one.minor - 1000 });
		expect([one.intent.latest_charge.amount_refunded, await stateOf(one)]).toEqual([1000, ["captured"]]);
		expect(await give(one, one.minor)).toEqual({ kind: "tooMuch", left: one.minor - 1000 });
		for (const amount of [0, -1, 1.5]) expect((await give(one, amount)).kind).toBe("tooMuch");
		expect(await give(one, "rest")).toMatchObject({
			kind: "done",
			left: 0,
			refund: { id: `${one.payment}-r2`, minor: one.minor - 1000 },
		});
		expect([one.intent.latest_charge.refunded, await stateOf(one)]).toEqual([true, ["refunded"]]);
		expect(await give(one, "rest")).toEqual({ kind: "illegal", state: "refunded", instead: "nothing" });
		// What the provider tells of it afterwards, and the cron, change nothing.
		await test.tell();
		expect((await reconcileCards(test.cards)).failed).toBe(0);
		expect(await stateOf(one)).toEqual(["refunded"]);
		const history = (await historyOf(desk.store.db, one.code)).filter(({ actor }) => actor === "agency").slice(-2);
		expect(history).toMatchObject([
			{ event: "payment", detail: { state: "captured", why: "refund-done", total: { minor: 1000, currency: "USD" } } },
			{ event: "payment", detail: { state: "refunded", why: "refund-done", total: { minor: one.minor - 1000 } } },
		]);
		expect(await recorded()).toEqual([
			["refunded", { attempt: 1, minor: 1000, outcome: "asked" }],
			["refunded", { attempt: 1, minor: 1000, outcome: "done" }],
			["refunded", { attempt: 1, minor: one.minor - 1000, outcome: "asked" }],
			["refunded", { attempt: 1, minor: one.minor - 1000, outcome: "done" }],
		]);
	});

	it("is a lead's, of money that was taken, at a provider that is there, and as it was confirmed", async () => {
		const one = await paid();
		for (const role of ["agent", "auditor"] as const) {
			expect(await refundCard(desk, { ...lea, role }, wish(one, "rest"))).toEqual({ kind: "notLead" });
			expect(await settleRefund(desk, { ...lea, role }, "K7M2R4X4-1-r1")).toEqual({ kind: "notLead" });
		}
		expect(await give({ ...one, payment: `${one.code}-9` }, "rest")).toEqual({ kind: "unknown" });
		expect(await refundCard({ ...desk, refunds: new Map() }, lea, wish(one, "rest"))).toEqual({
			kind: "noProvider",
			provider: "stripe",
		});
		const asked = await refundCard(desk, lea, wish(one, 500));
		const confirm = asked.kind === "asks" ? asked.confirm : "";
		expect((await refundCard(desk, lea, wish(one, 501, confirm))).kind).toBe("asks");
		const open = await test.reviewed();
		await test.opened(open);
		expect(await refundCard(desk, lea, { code: open.code, payment: `${open.code}-1`, amount: "rest" })).toEqual({
			...{ kind: "illegal", state: "open", instead: "cancel" },
		});
		expect([test.fake.refunds, await recorded()]).toEqual([[], []]);
	});

	it("whose answer was lost is in the queue, gone on with, and given back once", async () => {
		const down = { status: 503, body: { error: { type: "api_error" } } };
		// It was done and nobody said so; it was not done.
		for (const [trouble, first] of [
			["done", "lose"],
			["not done", down],
		] as const) {
			const one = await paid();
			const already = test.fake.refunds.length;
			// Its library asks a second time by itself.
			test.fake.answerNext(create, first, down);
			expect(await give(one, 700), trouble).toMatchObject({
				kind: "pending",
				refund: { id: `${one.payment}-r1`, state: "asked" },
			});
			expect(await give(one, "rest"), trouble).toMatchObject({ kind: "pending", refund: { minor: 700 } });
			test.wait(11);
			const { tasks } = await readQueue(desk.store, lea, desk.now());
			expect(tasks.map(({ kind, id, overdue }) => [kind, id, overdue])).toContainEqual([
				"refund",
				`${one.payment}-r1`,
				true,
			]);
			const both = await Promise.all([1, 2].map(() => settleRefund(desk, lea, `${one.payment}-r1`)));
			for (const answer of both) expect(answer, trouble).toMatchObject({ kind: "done", left: one.minor - 700 });
			expect([test.fake.refunds.length - already, one.intent.latest_charge.amount_refunded], trouble).toEqual([1, 700]);
			expect(
				(await historyOf(desk.store.db, one.code)).filter(({ detail }) => detail?.why === "refund-done"),
			).toHaveLength(1);
			expect((await readQueue(desk.store, lea, desk.now())).tasks.filter(({ kind }) => kind === "refund")).toEqual([]);
		}
	});

	it("is found a day later, when the provider has forgotten the key, and not made again", async () => {
		const one = await paid();
		test.fake.answerNext(create, "lose", { status: 503, body: { error: { type: "api_error" } } });
		expect((await give(one, 700)).kind).toBe("pending");
		test.wait(3 * 24 * 60);
		const asked = test.fake.count(create);
		expect(await settleRefund(desk, lea, `${one.payment}-r1`)).toMatchObject({ kind: "done" });
		expect([test.fake.count(create), test.fake.refunds.length]).toEqual([asked, 1]);
	});

	it("is gone on with also once its travelers were erased, and only then the provider's name of the money goes", async () => {
		const one = await paid();
		test.fake.answerNext(create, "lose", { status: 503, body: { error: { type: "api_error" } } });
		expect((await give(one, 700)).kind).toBe("pending");
		test.wait(400 * 24 * 60);
		const charge = async () => (await paymentsOf(desk.store.db, one.code)).map((payment) => payment.charge);
		expect((await erasePersonal(desk.store.db, 90, desk.now())).bookings).toBe(1);
		expect(await charge()).toEqual([one.intent.id]);
		expect(await settleRefund(desk, lea, `${one.payment}-r1`)).toMatchObject({ kind: "done", left: one.minor - 700 });
		expect(test.fake.refunds).toHaveLength(1);
		await erasePersonal(desk.store.db, 90, desk.now());
		expect(await charge()).toEqual([null]);
	});

	it("that the provider refuses gives nothing back, and another can be asked for", async () => {
		const one = await paid();
		test.fake.answerNext(create, {
			status: 400,
			body: { error: { type: "invalid_request_error", code: "amount_too_large" } },
		});
		expect(await give(one, 700)).toMatchObject({ kind: "refused", left: one.minor });
		expect([await stateOf(one), test.fake.refunds]).toEqual([["captured"], []]);
		expect(await give(one, 700)).toMatchObject({ kind: "done", refund: { id: `${one.payment}-r2` } });
		expect((await refundsOf(desk.store.db, one.payment)).map(({ state }) => state)).toEqual(["refused", "done"]);
		// Somebody gave the rest back at the provider's own dashboard.
		await test.fake.refund(one.intent.id);
		expect(await give(one, "rest")).toMatchObject({ kind: "refused" });
	});

	it("pressed by two at once is one, whole or in part", async () => {
		const one = await paid();
		const asked = await refundCard(desk, lea, wish(one, "rest"));
		const confirm = asked.kind === "asks" ? asked.confirm : "";
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => refundCard(desk, lea, wish(one, "rest", confirm))),
		);
		expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
		expect(answers.filter(({ kind }) => !["done", "stale", "pending", "illegal", "asks"].includes(kind))).toEqual([]);
		expect([test.fake.refunds.length, await stateOf(one)]).toEqual([1, ["refunded"]]);
	});

	it("of what was taken besides ends its alarm", async () => {
		const one = await paid();
		await desk.store.db.prepare("UPDATE payments SET surplus = 1").run();
		expect((await reconcileCards(test.cards)).mismatches).toEqual([{ kind: "paidTwice", payment: one.payment }]);
		expect((await give(one, "rest")).kind).toBe("done");
		expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
	});

	it("that is on its way is not done until it is, and not made twice", async () => {
		const one = await paid();
		// It is made, and its answer is lost; when it is looked for, it is on its way.
		test.fake.answerNext(create, "lose", { status: 503, body: { error: { type: "api_error" } } });
		expect((await give(one, 700)).kind).toBe("pending");
		const [row] = test.fake.refunds;
		if (!row) throw new Error("no refund");
		row.status = "pending";
		for (let time = 0; time < 2; time++) {
			expect((await settleRefund(desk, lea, `${one.payment}-r1`)).kind).toBe("pending");
			expect((await refundsOf(desk.store.db, one.payment)).map(({ state }) => state)).toEqual(["asked"]);
		}
		row.status = "succeeded";
		expect((await settleRefund(desk, lea, `${one.payment}-r1`)).kind).toBe("done");
		expect(test.fake.refunds).toHaveLength(1);
	});

	it("that a restored database has forgotten is found under its name, and written down as what it was", async () => {
		const one = await paid();
		expect((await give(one, 700)).kind).toBe("done");
		await desk.store.db.prepare("DELETE FROM refunds").run();
		expect(await give(one, 300)).toMatchObject({
			...{ kind: "other", left: one.minor - 700, refund: { id: `${one.payment}-r1`, minor: 700, state: "done" } },
		});
		expect(test.fake.refunds).toHaveLength(1);
		expect((await recorded()).at(-1)).toEqual(["refunded", { attempt: 1, minor: 700, outcome: "other" }]);
		expect(await give(one, 300)).toMatchObject({ kind: "done", refund: { id: `${one.payment}-r2` } });
		expect(one.intent.latest_charge.amount_refunded).toBe(1000);
	});

	it("in another currency than the payment's is trusted by nobody", async () => {
		const one = await paid();
		await give(one, 700);
		await desk.store.db.batch(
			["DELETE FROM refunds", "UPDATE payments SET currency = 'EUR'"].map((sql) => desk.store.db.prepare(sql)),
		);
		expect((await give(one, 700)).kind).toBe("pending");
	});

	it("of more than the record can count is refused, and in parts it is not", async () => {
		const one = await paid();
		await desk.store.db.prepare("UPDATE payments SET minor = 250000000").run();
		for (const amount of ["rest", 100_000_000] as const) {
			expect(await refundCard(desk, lea, wish(one, amount))).toEqual({ kind: "tooMuch", left: 99_999_999 });
		}
		expect(await refundCard(desk, lea, wish(one, 99_999_999))).toMatchObject({ kind: "asks", left: 150_000_001 });
	});
});

describe("money that stays", () => {
	const said = (of: Paid, confirm?: string) =>
		keepRest(desk.store, lea, { code: of.code, payment: of.payment, reason: "fare", confirm }, desk.now());

	it("after a part of it was given back for a canceled trip is reported no more, once a lead says why", async () => {
		const one = await paid();
		expect(await said(one)).toEqual({ kind: "illegal", state: "ticketed" });
		await test.change(one.code, "cancel");
		expect((await give(one, 1000)).kind).toBe("done");
		const reported = async () => (await reconcileCards(test.cards)).mismatches;
		expect(await reported()).toEqual([{ kind: "capturedButEnded", payment: one.payment }]);
		for (const role of ["agent", "auditor"] as const) {
			const wish = { code: one.code, payment: one.payment, reason: "fare" } as const;
			expect(await keepRest(desk.store, { ...lea, role }, wish, desk.now())).toEqual({ kind: "notLead" });
		}
		const asked = await said(one);
		if (asked.kind !== "asks") throw new Error(asked.kind);
		expect(asked.rest).toEqual({ minor: one.minor - 1000, currency: "USD" });
		expect(await said(one, "yes")).toMatchObject({ kind: "asks" });
		expect((await said(one, asked.confirm)).kind).toBe("done");
		expect(await said(one)).toEqual({ kind: "nothing" });
		expect([await reported(), await stateOf(one)]).toEqual([[], ["captured"]]);
		expect((await recorded()).at(-1)).toEqual(["keptRest", { attempt: 1, reason: "fare" }]);
		expect((await historyOf(desk.store.db, one.code)).at(-1)).toMatchObject({
			...{ event: "payment", detail: { stays: "fare", total: { minor: one.minor - 1000 } } },
		});
		// Who is promised more after all is given it.
		expect((await give(one, "rest")).kind).toBe("done");
		expect([await reported(), await stateOf(one)]).toEqual([[], ["refunded"]]);
	});

	it("is not said of a refund that may still fail, nor of what was given back", async () => {
		const one = await paid();
		await test.change(one.code, "cancel");
		test.fake.answerNext(create, "lose", { status: 503, body: { error: { type: "api_error" } } });
		expect((await give(one, "rest")).kind).toBe("pending");
		expect(await said(one)).toEqual({ kind: "pending" });
		expect((await settleRefund(desk, lea, `${one.payment}-r1`)).kind).toBe("done");
		expect(await said(one)).toEqual({ kind: "nothing" });
	});
});
