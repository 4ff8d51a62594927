// The cron's comparison of both sides: what was missed on either is found and done, and the rest is reported.
import { afterEach, beforeEach, expect, it } from "vitest";
import { receiveEvent } from "../../../../src/features/bookings/payments/payment-webhook.ts";
import { reconcileCards } from "../../../../src/features/bookings/payments/reconcile.ts";
import { FareSourceError } from "../../../../src/flights/source.ts";
import { type CardTest, openCards } from "./cards.ts";

let test: CardTest;
beforeEach(async () => {
	test = await openCards({ deadlineMs: 1_000 });
});
afterEach(() => test.stop());

async function paid() {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	await test.fake.pay(session.id);
	return { code: booking.code, session };
}

it("finds what was paid while no event came, and brings it to its end", async () => {
	const { code } = await paid();
	expect(await reconcileCards(test.cards)).toMatchObject({
		pages: 1,
		followed: 1,
		settled: 1,
		failed: 0,
		mismatches: [],
	});
	expect(await test.states(code)).toEqual(["captured"]);
	expect(await reconcileCards(test.cards)).toMatchObject({ pages: 1, followed: 0, settled: 0, failed: 0 });
});

it("goes on with what died after its event was written down", async () => {
	const { code, session } = await paid();
	const event = { id: "evt_1", type: "checkout.session.completed", page: session.id, charge: null, payment: null };
	await receiveEvent(test.cards, test.checkout, event);
	expect((await test.read(code)).state).toBe("requested");
	expect(await reconcileCards(test.cards)).toMatchObject({ followed: 0, settled: 1 });
	expect(await test.states(code)).toEqual(["captured"]);
});

it("takes money that could not be taken when the order was made", async () => {
	const { code } = await paid();
	const down = { status: 500, body: { error: { type: "api_error", message: "García" } } };
	test.fake.answerNext("POST /v1/payment_intents/:id/capture", down, down);
	const failed = await reconcileCards(test.cards);
	expect(failed).toMatchObject({ failed: 1, reasons: ["unavailable: a capture: 500"] });
	expect((await test.read(code)).order.state).toBe("made");
	expect(await reconcileCards(test.cards)).toMatchObject({ settled: 1, failed: 0 });
	expect(await test.states(code)).toEqual(["captured"]);
	expect(test.asked.orders).toBe(1);
});

it("closes attempts that nobody was sent to, and ends their sessions where there are any", async () => {
	const [lost, never] = [await test.reviewed(), await test.reviewed()];
	const create = "POST /v1/checkout/sessions";
	const { startCardPayment } = await import("../../../../src/features/bookings/payments/card.ts");
	test.fake.answerNext(create, "lose", "lose");
	await startCardPayment(test.cards, lost);
	test.fake.answerNext(create, "hang", "hang");
	await startCardPayment(test.cards, never);
	expect(await reconcileCards(test.cards)).toMatchObject({ closed: 0, pages: 1 });
	test.wait(11);
	expect(await reconcileCards(test.cards)).toMatchObject({ closed: 2 });
	expect(test.fake.sessions.map(({ status }) => status)).toEqual(["expired"]);
	expect([await test.states(lost.code), await test.states(never.code)]).toEqual([["expired"], ["expired"]]);
});

it("ends the session of an offer that is over, and of a booking that was sent another way", async () => {
	const [over, sent, waits] = [await test.reviewed(), await test.reviewed(), await test.reviewed()];
	for (const booking of [over, sent, waits]) await test.opened(booking);
	const expired = test.cards.now().toISOString();
	await test.bookings.db
		.prepare("UPDATE bookings SET offer = json_set(offer, '$.expiresAt', ?) WHERE code = ?")
		.bind(expired, over.code)
		.run();
	await test.change(sent.code, "request");
	expect(await reconcileCards(test.cards)).toMatchObject({ ended: 2, pages: 3 });
	const states = await Promise.all([over, sent, waits].map(({ code }) => test.states(code)));
	expect(states).toEqual([["expired"], ["expired"], ["open"]]);
	expect((await test.read(over.code)).state).toBe("reviewed");
});

it("lets go what was authorized for a booking that has ended, though both its event and its row were lost", async () => {
	const { code, session } = await paid();
	await test.bookings.db.exec("UPDATE payments SET state = 'expired'");
	await test.change(code, "cancel");
	await reconcileCards(test.cards);
	expect([session.intent?.status, ...(await test.states(code))]).toEqual(["canceled", "voided"]);
});

it("finds that an authorization has lapsed, and reports the order that has no money", async () => {
	const { code, session } = await paid();
	const down = { status: 500, body: { error: { type: "api_error" } } };
	test.fake.answerNext("POST /v1/payment_intents/:id/capture", down, down);
	await reconcileCards(test.cards);
	// A week later the provider lets it go by itself; the session is in no list by then.
	test.wait(7 * 24 * 60);
	if (session.intent) session.intent.status = "canceled";
	const run = await reconcileCards(test.cards);
	expect(run).toMatchObject({ pages: 0, followed: 1 });
	expect(run.mismatches).toEqual([{ kind: "orderWithoutMoney", payment: `${code}-1` }]);
});

it("reports money without a payment of ours, and taken money of a booking that has ended; it moves neither", async () => {
	const gone = await paid();
	await test.bookings.db.exec("DELETE FROM payments");
	const ended = await paid();
	await reconcileCards(test.cards);
	await test.change(ended.code, "cancel");
	const { mismatches } = await reconcileCards(test.cards);
	expect(mismatches).toEqual([
		{ kind: "unknownPayment", payment: `${gone.code}-1` },
		{ kind: "capturedButEnded", payment: `${ended.code}-1` },
	]);
	expect([gone.session.intent?.status, ended.session.intent?.status]).toEqual(["requires_capture", "succeeded"]);
});

it("names the payment that does not fit, not the last one of its booking", async () => {
	const { code } = await paid();
	await reconcileCards(test.cards);
	await test.change(code, "cancel");
	await test.bookings.db.exec(
		`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, session_id, session_url, intent_id, language,
		expires_at, created_at, updated_at, surplus, rest_stays) SELECT '${code}-2' AS id, booking, 2 AS attempt, provider, state, minor, currency, 'cs_2',
		session_url, 'pi_2', language, expires_at, created_at, updated_at, surplus, rest_stays FROM payments`.replace(
			/\s+/g,
			" ",
		),
	);
	const { mismatches } = await reconcileCards(test.cards);
	expect(mismatches).toEqual([{ kind: "capturedButEnded", payment: `${code}-1` }]);
});

it("does the rest when one fails, and says nothing personal", async () => {
	const [one, two] = [await paid(), await paid()];
	test.order = async (request) => {
		if (request.reference === one.code) throw new FareSourceError("unavailable", "García");
		return { kind: "gone" };
	};
	const down = { status: 500, body: { error: { type: "api_error", message: "García" } } };
	test.fake.answerNext("GET /v1/checkout/sessions/:id", down, down);
	const first = await reconcileCards(test.cards);
	expect(first).toMatchObject({ failed: 1, followed: 1 });
	expect(JSON.stringify(first)).not.toContain("García");
	await reconcileCards(test.cards);
	const states = await Promise.all([one, two].map(({ code }) => test.states(code)));
	expect(states).toEqual([["voided"], ["voided"]]);
});

it("works through what is here while the provider cannot be asked for its list", async () => {
	const { code, session } = await paid();
	await receiveEvent(test.cards, test.checkout, {
		id: "evt_2",
		type: "x",
		page: session.id,
		charge: null,
		payment: null,
	});
	const down = { status: 500, body: { error: { type: "api_error" } } };
	test.fake.answerNext("GET /v1/checkout/sessions", down, down);
	expect(await reconcileCards(test.cards)).toMatchObject({ failed: 1, settled: 1 });
	expect(await test.states(code)).toEqual(["captured"]);
});
