// Random lives of bookings: visitors, webhooks, the cron, faults and crashes in any order; then quiet, and both sides fit.
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { holdProven, prove } from "../../src/features/bookings/holds/hold.ts";
import { startCardPayment } from "../../src/features/bookings/payments/card.ts";
import { receiveEvent } from "../../src/features/bookings/payments/payment-webhook.ts";
import { type Reconciled, reconcileCards } from "../../src/features/bookings/payments/reconcile.ts";
import { settle } from "../../src/features/bookings/payments/settle.ts";
import { type PaymentStore, readAccount } from "../../src/features/bookings/payments/store.ts";
import { canHold, orderMinutes } from "../../src/features/bookings/place-order.ts";
import { changeBooking, findBooking, historyOf } from "../../src/features/bookings/store.ts";
import { placeLateHolds } from "../../src/features/bookings/upkeep/late-holds.ts";
import { endDrafts, endHolds, giveUpOrders } from "../../src/features/bookings/upkeep/retention.ts";
import { FareSourceError, type OrderAnswer } from "../../src/flights/source.ts";
import { adult, contact, newVisit, quoted, secondAdult } from "../features/bookings/bookings.ts";
import { type CardTest, only, openCards } from "../features/bookings/payments/cards.ts";
import { deliverAll } from "../mail/deliver-all.ts";
import { bySize, patience, seed } from "../soak.ts";
import { chances } from "./chances.ts";
import { type Fault, faultyCheckout, faultyDatabase } from "./faulty.ts";

const worlds = bySize(5, 200, 1_000);
const bookingsEach = 10;
const stepsEach = 9;

let test: CardTest;
const { chance, below, pick } = chances(seed);

beforeAll(async () => {
	test = await openCards();
});
afterAll(() => test.stop());

/** How often the source was asked for an order, by booking; of one world, since a code that is free may come again. */
const asked = new Map<string, number>();
/** Bookings whose order the source has. */
const ordered = new Set<string>();

/** What an agent presses, whatever else is going on. */
async function agent({ store, now }: Pick<PaymentStore, "store" | "now">, code: string): Promise<void> {
	const booking = await findBooking(store, code);
	const change = pick(["cancel", "pay", "fail", "ticket"] as const);
	if (booking) await changeBooking(store, booking, change, { actor: "agency" }, now());
}

function answerOrders(): void {
	const { fares } = test.cards;
	if (!fares) throw new Error("no source");
	test.order = async (request): Promise<OrderAnswer> => {
		asked.set(request.reference, (asked.get(request.reference) ?? 0) + 1);
		const fate = below(14);
		if (chance(0.1)) await agent(test.cards, request.reference);
		if (fate === 0) throw new FareSourceError("unavailable", "García");
		if (fate === 1) throw new TypeError("García");
		if (fate === 2) return { kind: "unknown", detail: "García" };
		if (fate === 3) return { kind: "gone" };
		if (fate === 4) return { kind: "refused", reason: "airline", detail: "García" };
		const offer = await fares.offer(request.offerId);
		if (offer.kind === "gone") return offer;
		if (fate === 5) return { kind: "priceChanged", offer: offer.offer };
		const held = request.type === "hold";
		const order = {
			...{ id: `order-${request.reference}`, airlineReference: "SAFAKE", total: request.expected },
			...{ payBy: offer.offer.payment.payBy, priceGuaranteedUntil: null },
		};
		ordered.add(request.reference);
		return {
			kind: "ordered",
			order: { ...order, status: held ? "held" : "ticketed", tickets: held ? [] : ["1", "2"] },
		};
	};
}

interface Visit {
	readonly visitor: string;
	readonly quote: Awaited<ReturnType<typeof quoted>>;
	code: string | undefined;
}

/** The store as one request or run meets it: now and then something of it fails, or it dies. */
function hands(): PaymentStore {
	const fault: Fault | undefined = chance(0.25)
		? { at: 1 + below(12), when: pick(["before", "after"]), forGood: chance(0.5) }
		: undefined;
	const db = faultyDatabase(test.bookings.db, fault);
	const checkout = faultyCheckout(test.checkout, () => (chance(0.08) ? pick(["before", "after"]) : undefined));
	return { ...test.cards, ...only(checkout), store: { ...test.cards.store, db } };
}

async function saves({ store, now }: PaymentStore, visit: Visit): Promise<void> {
	const passengers = chance(0.5) ? [adult, secondAdult] : [secondAdult, adult];
	const draft = { ...visit, passengers, contact, language: "es" } as const;
	visit.code = (await saveDraft(store, draft, now())).code;
}

async function reviews({ store, now }: PaymentStore, code: string): Promise<void> {
	const booking = await findBooking(store, code);
	const patch = { reviewedAt: now().toISOString() };
	if (booking) await changeBooking(store, booking, "review", { actor: "traveler", patch }, now());
}

/** As the payment page does, and most of the time the digits of its mail are typed. */
async function sendsByPhone({ store, fares, now }: PaymentStore, code: string): Promise<void> {
	const booking = await findBooking(store, code);
	if (booking?.state !== "reviewed") return;
	const options = { actor: "traveler", detail: { pay: "phone" }, mailDelay: orderMinutes } as const;
	const answer = await changeBooking(store, booking, "request", options, now());
	if (answer.kind !== "made" || !canHold(answer.booking, fares) || chance(0.2)) return;
	// All are of one mailbox, which has two holds open at most.
	if (chance(0.8)) await test.bookings.db.exec("DELETE FROM open_holds");
	const proven = await prove(store, code, "mail", now());
	const charge = async () => ({ kind: "granted", units: 1, giveBack: async () => {} }) as const;
	if (proven) await holdProven(store, fares, proven, { charge, browser: undefined, now });
}

async function webhook(cards: PaymentStore): Promise<void> {
	const event = pick(test.fake.events.slice(-25));
	if (!event) return;
	const { body, signature } = test.fake.signed(event);
	const answer = await test.checkout.readEvent(body, signature, cards.now());
	if (answer.kind !== "event") return;
	const outcome = await receiveEvent(cards, cards.checkout ?? test.checkout, answer.event);
	if (outcome.kind === "processed") await settle(cards, outcome.booking);
}

/** The jobs of the cron that have to do with bookings, in its order; one that fails stops none of the others. */
async function cron(cards: PaymentStore, isMailDown = chance(0.2)): Promise<Reconciled | undefined> {
	const { store, fares, now } = cards;
	const outbox = { ...test.bookings.outbox, db: store.db };
	await giveUpOrders(store, now()).catch(() => {});
	await placeLateHolds(store, fares, now).catch(() => {});
	await endHolds(store, now()).catch(() => {});
	await endDrafts(store, now()).catch(() => {});
	const reconciled = await reconcileCards(cards).catch(() => undefined);
	if (isMailDown) test.bookings.results.push({ kind: "failed", reason: "503" });
	await deliverAll(outbox, now, { limit: 100 }).catch(() => {});
	return reconciled;
}

async function step(visit: Visit): Promise<void> {
	const cards = hands();
	const { code } = visit;
	if (!code || chance(0.08)) return saves(cards, visit);
	const session = test.fake.sessions.find(({ client_reference_id: of }) => of === code);
	const what = below(12);
	if (what <= 2) {
		await reviews(cards, code);
		if (chance(0.4)) await sendsByPhone(cards, code);
		return;
	}
	if (what <= 5) {
		const pay = () => startCardPayment(cards, { code, offer: visit.quote.offer });
		if ((await pay()).kind !== "unreviewed") return;
		await reviews(cards, code);
		return void (await pay());
	}
	if (what <= 7 && session)
		return void (await (chance(0.8) ? test.fake.pay(session.id) : test.fake.decline(session.id)));
	if (what === 8) return webhook(cards);
	if (what === 9) return void (await cron(cards));
	if (what === 10 && chance(0.4)) return agent(cards, code);
	test.wait(below(4));
}

async function live(visits: readonly Visit[]): Promise<void> {
	for (let left = bookingsEach * stepsEach; left > 0; left--) {
		const both = chance(0.25) ? 2 : 1;
		const visit = pick(visits);
		// What fails is answered to whoever asked; here nobody reads it.
		await Promise.all(Array.from({ length: both }, () => step(visit).catch(() => {})));
	}
}

async function quiet(): Promise<Reconciled> {
	let last: Reconciled | undefined;
	for (const minutes of [6, 6, 40, 60, 60, 120, 180, 400]) {
		test.wait(minutes);
		test.bookings.results.length = 0;
		// What fails in the last of these would be owed for ever.
		last = await cron(test.cards, false);
	}
	if (!last) throw new Error("the last comparison failed");
	return last;
}

/** Payments of which the agency was told by mail that they were taken besides. */
async function toldOfSurplus(code: string): Promise<string[]> {
	const { results } = await test.bookings.db
		.prepare("SELECT about FROM outbox WHERE kind = 'booking.surplus' AND about LIKE ? AND sent_at IS NOT NULL")
		.bind(`${code}-%`)
		.all<{ readonly about: string }>();
	return results.map(({ about }) => about);
}

/** Was the agency told by mail of an order that somebody has to look at? */
async function toldOfOrder(code: string): Promise<boolean> {
	const sent = "SELECT 1 FROM outbox WHERE id = ? AND sent_at IS NOT NULL";
	return (await test.bookings.db.prepare(sent).bind(`booking-${code}-order`).first()) !== null;
}

/** What must be so of a booking when everything has come to rest. */
async function check(code: string, { mismatches }: Reconciled, label: string): Promise<void> {
	const account = await readAccount(test.cards, code);
	if (!account) throw new Error(`${label}: lost`);
	const { booking, payments } = account;
	const history = await historyOf(test.bookings.db, code);
	const told = `${label}: ${booking.state}, order ${booking.order.state}, ${payments.map(({ state }) => state)}; ${history
		.map(({ event }) => event)
		.join(" ")}`;
	const reported = mismatches.filter(({ payment }) => payment.startsWith(code)).length > 0;
	const intents = test.fake.sessions.flatMap(({ client_reference_id: of, intent }) =>
		of === code && intent ? intent : [],
	);
	const having = (status: string) => intents.filter((intent) => intent.status === status).length;
	const isPaid = booking.state === "paid" || booking.state === "ticketed";
	const byAgency = history.some(({ event, actor }) => (event === "pay" || event === "ticket") && actor === "agency");

	expect(having("succeeded"), told).toBeLessThanOrEqual(1);
	if (having("succeeded") > 0) expect(isPaid || reported, told).toBe(true);
	if (isPaid) expect(having("succeeded") === 1 || byAgency, told).toBe(true);
	if (isPaid && byAgency && having("succeeded") > 0) expect(reported, told).toBe(true);
	if (isPaid && !byAgency) expect(booking.order.state, told).toBe("made");
	if (having("requires_capture") > 0) expect(reported && booking.state !== "failed", told).toBe(true);
	if (["failed", "cancelled", "expired"].includes(booking.state)) expect(having("requires_capture"), told).toBe(0);
	expect(payments.filter(({ state }) => state === "captured").length, told).toBe(having("succeeded"));
	const surplus = payments.filter((payment) => payment.surplus === 1);
	expect(await toldOfSurplus(code), told).toEqual(surplus.map(({ id }) => id));
	if (surplus.length > 0) expect(reported, told).toBe(true);
	expect(asked.get(code) ?? 0, told).toBeLessThanOrEqual(1);
	expect(booking.order.state, told).not.toBe("sending");
	if (ordered.has(code)) expect(["made", "unknown"], told).toContain(booking.order.state);
	const end = history.findIndex(({ event }) => event === "cancel" || event === "fail");
	const late = history.findIndex(({ event }) => event === "orderFound" || event === "orderUnknown");
	// The airline goes on with what nobody wants here any more.
	if (end >= 0 && late > end) expect(await toldOfOrder(code), told).toBe(true);
	expect(
		history.map(({ version }) => version),
		told,
	).toEqual(history.map((_, index) => index + 1));
	expect(history, told).toHaveLength(booking.version);
}

it(`end whole, paid for once, and told of (SEED=${seed})`, { timeout: patience }, async () => {
	const ends = new Map<string, number>();
	answerOrders();
	for (let world = 0; world < worlds; world++) {
		asked.clear();
		ordered.clear();
		// Yesterday's sessions and events are over.
		test.wait(3 * 24 * 60);
		const now = test.cards.now();
		const { fares } = test.cards;
		const quotes = await Promise.all([true, false].map((instant) => quoted(test.bookings.db, now, { instant })));
		const priced = await Promise.all(
			quotes.map(async (quote) => {
				const answer = await fares?.offer(quote.offer.id);
				if (answer?.kind !== "found") throw new Error("gone");
				return { ...quote, offer: answer.offer };
			}),
		);
		const visits = Array.from({ length: bookingsEach }, (): Visit => {
			return { visitor: newVisit(), quote: pick(priced), code: undefined };
		});
		await live(visits);
		const last = await quiet();
		expect(last, `SEED=${seed} world ${world}`).toMatchObject({
			followed: 0,
			closed: 0,
			ended: 0,
			settled: 0,
			failed: 0,
		});
		const { results: owed } = await test.bookings.db
			.prepare("SELECT id FROM outbox WHERE sent_at IS NULL")
			.all<{ readonly id: string }>();
		expect(owed, `SEED=${seed} world ${world}`).toEqual([]);
		// Whoever wrote "saved" and heard nothing has a booking all the same.
		const { results } = await test.bookings.db
			.prepare("SELECT code, state FROM bookings")
			.all<{ code: string; state: string }>();
		for (const { code, state } of results) {
			ends.set(state, (ends.get(state) ?? 0) + 1);
			await check(code, last, `SEED=${seed} world ${world} ${code}`);
		}
		await test.bookings.db.batch(
			["outbox", "payments", "bookings"].map((table) => test.bookings.db.prepare(`DELETE FROM ${table}`)),
		);
	}
	// Else the sequences were too tame to say anything.
	if (worlds >= 5) expect([ends.has("ticketed"), ends.size > 3]).toEqual([true, true]);
	if (process.env.SOAK) console.log(Object.fromEntries(ends));
});
