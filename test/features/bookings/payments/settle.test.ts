// From the card's authorization to the end: the money is taken only for an order, and no order is lost after it was.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { receiveEvent } from "../../../../src/features/bookings/payments/payment-webhook.ts";
import { nextStep, settle } from "../../../../src/features/bookings/payments/settle.ts";
import { paymentsOf, readAccount } from "../../../../src/features/bookings/payments/store.ts";
import { historyOf } from "../../../../src/features/bookings/store.ts";
import type { OrderAnswer } from "../../../../src/flights/source.ts";
import { type CardTest, only, openCards } from "./cards.ts";

let test: CardTest;
beforeAll(async () => {
	test = await openCards();
});
afterAll(() => test.stop());
beforeEach(() => {
	test.order = undefined;
	test.asked.orders = 0;
});

/** A booking whose card was authorized; nothing was told yet. */
async function paid() {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	await test.tell();
	await test.fake.pay(session.id);
	return { code: booking.code, session };
}

const answers = (answer: OrderAnswer) => async () => answer;
const captures = "POST /v1/payment_intents/:id/capture";
const cancels = "POST /v1/payment_intents/:id/cancel";
const down = { status: 500, body: { error: { type: "api_error", message: "García" } } };
const changesOf = async (code: string) => (await historyOf(test.bookings.db, code)).map(({ event }) => event);

describe("an authorized card", () => {
	it("pays for the order once it is made, and the mails say it once", async () => {
		await test.bookings.db.exec("DELETE FROM outbox");
		const { code, session } = await paid();
		expect(await test.tell()).toEqual(["processed", "processed"]);
		expect(await test.states(code)).toEqual(["captured"]);
		expect(session.intent?.status).toBe("succeeded");
		const booking = await test.read(code);
		expect(booking).toMatchObject({
			state: booking.order.tickets.length > 0 ? "ticketed" : "paid",
			order: { state: "made" },
		});
		const changes = await changesOf(code);
		expect(changes.slice(0, 8)).toEqual([
			"create",
			"review",
			"payment",
			"payment",
			"authorize",
			"orderSent",
			"orderFound",
			"pay",
		]);
		const { results } = await test.bookings.db.prepare("SELECT kind FROM outbox ORDER BY kind").all<{ kind: string }>();
		expect(results.map(({ kind }) => kind)).toEqual(["booking.agency", "booking.traveler"]);
	});

	it("after a declined one in the same session pays too", async () => {
		const booking = await test.reviewed();
		const session = await test.opened(booking);
		await test.fake.decline(session.id);
		expect(await test.tell()).toContain("other");
		expect(await test.states(booking.code)).toEqual(["open"]);
		await test.fake.pay(session.id);
		await test.tell();
		expect(await test.states(booking.code)).toEqual(["captured"]);
	});

	it("is told of many times, at once and in any order, and the order is made and paid once", async () => {
		const { code } = await paid();
		const all = test.fake.events.slice(-2);
		const before = test.fake.count(captures);
		await Promise.all([all[1], all[0], all[1], all[0]].map((event) => test.tell(...(event ? [event] : []))));
		expect(test.asked.orders).toBe(1);
		expect(test.fake.events.filter(({ type }) => type === "payment_intent.succeeded").length).toBeGreaterThan(0);
		expect(await test.states(code)).toEqual(["captured"]);
		expect(await test.tell(...all)).toEqual(["repeated", "repeated"]);
		expect((await changesOf(code)).filter((change) => change === "pay" || change === "authorize")).toHaveLength(2);
		expect(test.fake.count(captures)).toBeGreaterThan(before);
		await test.tell();
	});

	it("is told of before our own row has the session", async () => {
		const { code } = await paid();
		await test.bookings.db.exec(
			`UPDATE payments SET state = 'opening', session_id = NULL, session_url = NULL WHERE booking = '${code}'`,
		);
		// The intent's own event cannot know the session; the session's does.
		expect(await test.tell()).toEqual(["unknown", "processed"]);
		expect(await test.states(code)).toEqual(["captured"]);
	});

	it.each(["expired", "declined", "voided"])(
		"told of after the row was closed (%s) is still followed, as long as the booking waits",
		async (closed) => {
			const { code } = await paid();
			await test.bookings.db.exec(`UPDATE payments SET state = '${closed}' WHERE booking = '${code}'`);
			await test.tell();
			expect(await test.states(code)).toEqual(["captured"]);
		},
	);

	it.each([
		["is gone", { kind: "gone" }],
		["is refused", { kind: "refused", reason: "airline", detail: "García" }],
	] as const)("is let go when the order %s, and the booking has failed", async (_, answer) => {
		test.order = answers(answer);
		const { code, session } = await paid();
		await test.tell();
		expect(session.intent?.status).toBe("canceled");
		expect(await test.states(code)).toEqual(["voided"]);
		expect((await test.read(code)).state).toBe("failed");
		expect(await settle(test.cards, code)).toEqual({ kind: "settled", steps: 0 });
		await test.tell();
	});

	it("is let go when the price has changed", async () => {
		const booking = await test.reviewed();
		test.order = answers({ kind: "priceChanged", offer: booking.offer });
		const { code, session } = await paid();
		await test.tell();
		expect([session.intent?.status, (await test.read(code)).state]).toEqual(["canceled", "failed"]);
	});

	it("stays authorized while nobody knows whether there is an order, until the agent has looked", async () => {
		test.order = answers({ kind: "unknown", detail: "timeout" });
		const { code, session } = await paid();
		await test.tell();
		expect(await test.states(code)).toEqual(["authorized"]);
		expect(await settle(test.cards, code)).toMatchObject({ kind: "mismatch", mismatch: "orderUnknown" });
		expect(session.intent?.status).toBe("requires_capture");
		await test.change(code, "cancel");
		await settle(test.cards, code);
		expect([session.intent?.status, ...(await test.states(code))]).toEqual(["canceled", "voided"]);
	});

	it("of another booking is not followed, whatever an event says it is about", async () => {
		const { code, session } = await paid();
		const other = await test.reviewed();
		await test.opened(other);
		const mixed = { page: session.id, charge: null, payment: `${other.code}-1` };
		const event = { id: "evt_mixed", type: "checkout.session.completed", ...mixed };
		expect(await receiveEvent(test.cards, test.checkout, event)).toEqual({ kind: "unknown" });
		expect(await test.states(other.code)).toEqual(["open"]);
		await test.tell();
		expect(await test.states(code)).toEqual(["captured"]);
		expect(await test.states(other.code)).toEqual(["open"]);
	});

	it("for a booking that was canceled meanwhile is let go, and no order is made", async () => {
		const { code, session } = await paid();
		await test.change(code, "cancel");
		await test.tell();
		expect([session.intent?.status, ...(await test.states(code))]).toEqual(["canceled", "voided"]);
		expect([(await test.read(code)).state, test.asked.orders]).toEqual(["cancelled", 0]);
	});

	it("for a draft that was changed meanwhile is let go, and another can be opened", async () => {
		const { code, session } = await paid();
		await test.change(code, "edit");
		await test.tell();
		expect([session.intent?.status, ...(await test.states(code))]).toEqual(["canceled", "voided"]);
		await test.change(code, "review");
		await test.opened(await test.read(code));
	});

	it("for another amount than the one agreed to is let go", async () => {
		const { code, session } = await paid();
		await test.bookings.db.exec(`UPDATE bookings SET minor = minor + 1 WHERE code = '${code}'`);
		await test.tell();
		expect([session.intent?.status, test.asked.orders]).toEqual(["canceled", 0]);
	});

	it("that is the second one of a booking is let go, and the first one pays", async () => {
		const { code, session } = await paid();
		await test.bookings.db.exec(`UPDATE payments SET state = 'expired' WHERE booking = '${code}'`);
		const waiting = { ...test.checkout, findPage: async () => undefined };
		const { startCardPayment } = await import("../../../../src/features/bookings/payments/card.ts");
		const answer = await startCardPayment({ ...test.cards, ...only(waiting) }, await test.read(code));
		const second = test.fake.sessions[0];
		expect(answer.kind).toBe("redirect");
		await test.fake.pay(second?.id ?? "");
		await test.tell();
		expect([session.intent?.status, second?.intent?.status]).toEqual(["succeeded", "canceled"]);
		expect(await test.states(code)).toEqual(["captured", "voided"]);
		expect(test.asked.orders).toBe(1);
	});
});

describe("an abandoned page", () => {
	it("ends by itself, and the booking stays as it was reviewed", async () => {
		const booking = await test.reviewed();
		await test.opened(booking);
		test.wait(36);
		await test.fake.expireDue();
		await test.tell();
		expect(await test.states(booking.code)).toEqual(["expired"]);
		expect((await test.read(booking.code)).state).toBe("reviewed");
		await test.opened(booking);
	});
});

describe("a run that dies", () => {
	let killed = 0;

	/** A database that fails from the nth batch on, before or after it has written. */
	function dying(after: number, written: boolean) {
		const { db } = test.bookings;
		let left = after;
		const batch = async (...[statements]: Parameters<D1Database["batch"]>) => {
			if (left-- > 0) return db.batch(statements);
			if (written && left === -1) await db.batch(statements);
			if (left === -1) killed += 1;
			throw new Error("killed");
		};
		const broken = new Proxy(db, {
			get: (target, name) => (name === "batch" ? batch : Reflect.get(target, name).bind(target)),
		});
		return { ...test.cards, store: { ...test.cards.store, db: broken } };
	}

	const points = Array.from({ length: 14 }, (_, after) => [false, true].map((written) => ({ after, written }))).flat();

	it.each(points)(
		"at write or read $after (written: $written) is carried on by calling settle again",
		async ({ after, written }) => {
			const { code, session } = await paid();
			const event = test.fake.events.findLast(({ type }) => type === "checkout.session.completed");
			if (!event) throw new Error("no event");
			const { receiveEvent } = await import("../../../../src/features/bookings/payments/payment-webhook.ts");
			const cards = dying(after, written);
			const subject = { id: event.id, type: event.type, page: session.id, charge: null, payment: null };
			await receiveEvent(cards, test.checkout, subject)
				.then(() => settle(cards, code))
				.catch(() => undefined);
			// Stripe sends again what was not answered; an order whose outcome was lost is unknown after a while.
			await test.tell(event);
			test.wait(6);
			const end = await settle(test.cards, code);
			expect(await settle(test.cards, code)).toEqual({ ...end, steps: 0 });
			const booking = await test.read(code);
			const [payment] = await paymentsOf(test.bookings.db, code);
			if (booking.order.state === "unknown") {
				expect([payment?.state, session.intent?.status]).toEqual(["authorized", "requires_capture"]);
			} else {
				expect(["paid", "ticketed"]).toContain(booking.state);
				expect([payment?.state, session.intent?.status]).toEqual(["captured", "succeeded"]);
			}
			expect(test.asked.orders).toBeLessThanOrEqual(1);
			await test.tell();
		},
	);

	it("did die at most of these points", () => {
		expect(killed).toBeGreaterThan(20);
	});

	it("between the money's release and the booking's failure is carried on too", async () => {
		test.order = answers({ kind: "gone" });
		const { code, session } = await paid();
		test.fake.answerNext(cancels, "lose", "lose");
		await expect(test.tell()).rejects.toThrow("unavailable");
		expect([session.intent?.status, (await test.read(code)).state]).toEqual(["canceled", "requested"]);
		await settle(test.cards, code);
		expect([(await test.read(code)).state, ...(await test.states(code))]).toEqual(["failed", "voided"]);
		await test.tell();
	});

	it("while the provider fails to capture leaves the order and the authorization, and takes the money later, once", async () => {
		const { code, session } = await paid();
		test.fake.answerNext(captures, down, down);
		await expect(test.tell()).rejects.toThrow("unavailable");
		expect([session.intent?.status, (await test.read(code)).order.state]).toEqual(["requires_capture", "made"]);
		test.fake.answerNext(captures, "lose", "lose");
		await expect(settle(test.cards, code)).rejects.toThrow("unavailable");
		await settle(test.cards, code);
		expect([session.intent?.status, ...(await test.states(code))]).toEqual(["succeeded", "captured"]);
		await test.tell();
	});
});

describe("what only an agent can put right", () => {
	it("is reported: money for a booking that has ended, an order without its money, a source that is gone", async () => {
		const { code } = await paid();
		await test.tell();
		await test.change(code, "cancel");
		expect(await settle(test.cards, code)).toEqual({
			...{ kind: "mismatch", mismatch: "capturedButEnded", payment: `${code}-1`, steps: 0 },
		});
		expect(await test.states(code), "never given back by itself").toEqual(["captured"]);

		const other = await paid();
		const account = await readAccount(test.cards, other.code);
		if (!account) throw new Error("gone");
		const requested = { ...account.booking, state: "requested" } as const;
		const payments = account.payments.map((payment) => ({ ...payment, state: "authorized" as const }));
		const without = { ...test.cards, fares: undefined };
		expect(nextStep({ booking: requested, payments }, without)).toEqual({
			...{ do: "report", mismatch: "noSource", payment: payments[0] },
		});
		const made = { ...requested, order: { ...requested.order, state: "made", type: "instant" } } as const;
		const voided = payments.map((payment) => ({ ...payment, state: "voided" as const, charge: "pi_1" }));
		expect(nextStep({ booking: made, payments: voided }, test.cards)).toEqual({
			do: "report",
			mismatch: "orderWithoutMoney",
			payment: voided[0],
		});
		await test.tell();
	});

	it("a full refund at the provider's dashboard is written down, and ends the report", async () => {
		const { code, session } = await paid();
		await test.tell();
		await test.change(code, "cancel");
		await test.fake.refund(session.intent?.id ?? "");
		await test.tell();
		expect(await test.states(code)).toEqual(["refunded"]);
		expect(await settle(test.cards, code)).toEqual({ kind: "settled", steps: 0 });
	});
});
