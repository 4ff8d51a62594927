// Random lives of exchanges: traveler, agents, card, source, webhooks, the cron and faults in any order; then quiet, and nothing is lost.
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeKey, fakeWebhookSecret } from "../../scripts/fakes/stripe/fake.ts";
import { changeAtSource, lookBeforeDrop } from "../../src/desk/acts/change-order.ts";
import { dropExchange, openExchange } from "../../src/desk/acts/exchange.ts";
import { orderChangeOf } from "../../src/desk/acts/order-change.ts";
import { refundCard, settleRefund } from "../../src/desk/acts/refund.ts";
import { sayChanged } from "../../src/desk/acts/say-changed.ts";
import { findTask } from "../../src/desk/queue/read-queue.ts";
import { startExchangeCard } from "../../src/features/bookings/payments/card.ts";
import { comeBack } from "../../src/features/bookings/payments/come-back.ts";
import { receiveEvent } from "../../src/features/bookings/payments/payment-webhook.ts";
import { type Reconciled, reconcileCards } from "../../src/features/bookings/payments/reconcile.ts";
import { settle } from "../../src/features/bookings/payments/settle.ts";
import { type PaymentStore, paymentsOf } from "../../src/features/bookings/payments/store.ts";
import { createStripeRefunds } from "../../src/features/bookings/payments/stripe/refunds.ts";
import { changeBooking, historyOf } from "../../src/features/bookings/store.ts";
import { acceptForBooking, mayExchange } from "../../src/features/proposals/accept.ts";
import { lapseExchanges } from "../../src/features/proposals/lapse.ts";
import { exchangesOf } from "../../src/features/proposals/pending.ts";
import { findProposal, makeProposal } from "../../src/features/proposals/store.ts";
import { money } from "../../src/money/money.ts";
import { later } from "../../src/time/iso-date.ts";
import { payDue, reissueRead } from "../desk/acts/said-yes.ts";
import { type CardTest, only, openCards } from "../features/bookings/payments/cards.ts";
import { bySize, patience, seed } from "../soak.ts";
import { chances } from "./chances.ts";
import { type Fault, faultyCheckout, faultyDatabase } from "./faulty.ts";
import { moodySource } from "./moody-source.ts";

const lives = bySize(15, 150, 1_000);
const stepsEach = 26;
const luck = chances(seed);
const { chance, below, pick } = luck;
const ana = { agent: "ana@agency.example" };
const usd = (minor: number) => money(minor, "USD");

let test: CardTest;
let source: ReturnType<typeof moodySource>;
let code = "";
/** Ids of the proposals, in order. */
let proposals: string[] = [];
const clock = () => test.cards.now();

beforeEach(async () => {
	test = await openCards();
});
afterEach(() => test.stop());

/** The store as one request or run meets it: now and then something of it fails, or it dies. */
function hands(): PaymentStore {
	const fault: Fault | undefined = chance(0.15)
		? { at: 1 + below(10), when: pick(["before", "after"]), forGood: chance(0.5) }
		: undefined;
	const checkout = faultyCheckout(test.checkout, () => (chance(0.05) ? pick(["before", "after"]) : undefined));
	return {
		...test.cards,
		...only(checkout),
		store: { ...test.cards.store, db: faultyDatabase(test.bookings.db, fault) },
	};
}

async function propose(): Promise<void> {
	const { db } = test.bookings;
	const booking = await test.read(code);
	if (!(await mayExchange(db, code))) return;
	const [id, due] = [crypto.randomUUID(), pick([9_500, 9_500, 0, -5_000])];
	proposals.push(id);
	const asked = chance(0.7) ? { asked: usd(due - 2_500) } : {};
	const amounts = { oldValue: usd(20_000), penalty: usd(7_500), fareDifference: usd(due - 10_000), fee: usd(2_500) };
	const exchange = { change: `${id}:${due - 2_500}`, ...amounts, due: usd(due), ...asked };
	const expiresAt = "asked" in asked ? later(clock(), (5 + below(30)) * 60_000) : null;
	const option = { offer: { ...booking.offer, expiresAt }, search: booking.search, exchange };
	const subject = { kind: "booking", id: code } as const;
	const about = {
		...{ id, subject, former: booking.offer },
		kind: "exchange",
		options: [option],
		language: "es",
	} as const;
	await makeProposal(test.bookings.store, { ...about, ...ana, validUntil: later(clock(), 3_600_000) }, clock());
}

/** The newest, or one that is still open in another tab. */
async function accepts(): Promise<void> {
	const proposal = await findProposal(test.bookings.db, proposals.at(chance(0.2) ? -2 : -1) ?? "");
	const [option] = proposal?.options ?? [];
	if (proposal && option) await acceptForBooking(hands().store, proposal, { position: 0, option, by: "code" }, clock());
}

async function pays(cards: PaymentStore): Promise<void> {
	const booking = await test.read(code);
	const { last } = await exchangesOf(cards.store.db, booking, clock());
	if (last) await startExchangeCard(cards, booking, last);
	const open = test.fake.sessions.find(({ client_reference_id: of, status }) => of === code && status === "open");
	if (open && chance(0.7)) await (chance(0.85) ? test.fake.pay(open.id) : test.fake.decline(open.id));
	if (chance(0.3)) await (await comeBack(cards, booking)).work;
}

async function webhook(cards: PaymentStore): Promise<void> {
	const event = pick(test.fake.events.slice(-12));
	const { body, signature } = test.fake.signed(event);
	const answer = await test.checkout.readEvent(body, signature, clock());
	if (answer.kind !== "event") return;
	const outcome = await receiveEvent(cards, cards.checkout ?? test.checkout, answer.event);
	if (outcome.kind === "processed") await settle(cards, outcome.booking);
}

async function refunds({ store, now }: PaymentStore): Promise<void> {
	const taken = (await paymentsOf(test.bookings.db, code)).filter(({ state }) => state === "captured");
	const payment = pick(taken);
	const stripe = createStripeRefunds({
		key: fakeKey,
		webhookSecret: fakeWebhookSecret,
		url: test.fake.url,
		deadlineMs: 2_000,
	});
	const desk = { store, now, refunds: new Map([[stripe.name, stripe]]) };
	const lea = { agent: "lea@agency.example", role: "lead" } as const;
	const wish = { code, payment: payment.id, amount: payment.exchange && chance(0.5) ? "rest" : 5_000 } as const;
	const asked = await refundCard(desk, lea, wish);
	if (asked.kind === "asks") await refundCard(desk, lea, { ...wish, confirm: asked.confirm });
	if (asked.kind === "pending") await settleRefund(desk, lea, asked.refund.id);
}

/** What an agent presses, on a page that is mostly of now. */
async function agent(cards: PaymentStore): Promise<void> {
	const { store } = cards;
	const pending = (await openExchange(test.cards.store, code, clock()))?.pending?.proposal.id;
	const seen = (chance(0.95) ? pending : undefined) ?? pick(proposals);
	const [wish, desk] = [
		{ code, seen },
		{ store, changes: source.port, now: clock },
	];
	const otherwise = chance(0.4) ? { otherwise: "transfer" as const } : {};
	const what = below(16);
	if (what <= 5) await changeAtSource(desk, ana, wish);
	else if (what <= 7) await payDue(store, ana, { ...wish, ...otherwise }, clock());
	else if (what === 8) {
		await lookBeforeDrop(desk, ana, wish);
		await dropExchange(store, ana, { ...wish, ...otherwise }, clock());
	} else if (what <= 10 && !source.isAtIt()) {
		// They ask the airline, which knows.
		const outcome = source.madeOf(seen) > 0 ? "made" : "notMade";
		await sayChanged(chance(0.5) ? desk : { store, now: clock }, ana, { ...wish, outcome, by: "airline" });
	} else if (what === 11) {
		const tickets = [0, 1].map(() => `000-${4_000_000_000 + below(999_999_999)}`);
		await reissueRead(store, ana, code, { seen, tickets }, clock());
	} else if (what <= 14) await refunds(cards);
	else if (chance(0.1)) await changeBooking(store, await test.read(code), "cancel", { actor: "agency" }, clock());
}

async function step(): Promise<void> {
	const cards = hands();
	// No two of one moment.
	test.wait(0.01);
	const what = below(10);
	if (what === 0) return propose();
	if (what === 1) return accepts();
	if (what <= 3) return pays(cards);
	if (what === 4) return webhook(cards);
	if (what === 5) {
		await lapseExchanges(cards.store, clock());
		return void (await reconcileCards(cards));
	}
	if (what === 6) return test.wait(below(6));
	return agent(cards);
}

/** A trip that a card paid for, with tickets; an exchange of it, and whatever comes. */
async function live(): Promise<Reconciled> {
	let acts = 0;
	// An agent of another window, while the source is told by the first.
	const meanwhile = async () => {
		if (acts++ % 2 === 0) await agent(hands()).catch(() => {});
	};
	source = moodySource({ ...luck, now: clock, meanwhile });
	proposals = [];
	const reviewed = await test.reviewed();
	code = reviewed.code;
	await test.fake.pay((await test.opened(reviewed)).id);
	await test.tell();
	source.issued((await test.read(code)).order.tickets);
	await propose();
	for (let left = stepsEach; left > 0; left--) {
		// What fails is answered to whoever asked; here nobody reads it.
		await Promise.all(Array.from({ length: chance(0.25) ? 2 : 1 }, () => step().catch(() => {})));
	}
	source.calms();
	let last: Reconciled | undefined;
	for (const minutes of [6, 40, 60, 400, 1_500]) {
		test.wait(minutes);
		await lapseExchanges(test.cards.store, clock());
		last = await reconcileCards(test.cards);
	}
	if (!last) throw new Error("never compared");
	return last;
}

/** What must be so when everything has come to rest. */
async function check({ mismatches }: Reconciled, label: string): Promise<Record<string, number>> {
	const { state } = await test.read(code);
	const [history, payments] = [await historyOf(test.bookings.db, code), await paymentsOf(test.bookings.db, code)];
	const number = (id: unknown) => (typeof id === "string" ? `#${proposals.indexOf(id)}` : "");
	const told = `${label}: ${state}; ${payments.map((one) => one.state + number(one.exchange))}; ${history
		.map(({ event, detail }) => event + number(detail?.proposal))
		.join(" ")}`;
	const pending = state === "ticketed" && (await openExchange(test.cards.store, code, clock()))?.pending?.proposal.id;
	if (pending) expect(await findTask(test.cards.store, "exchange", code, clock()), told).toBeDefined();
	// Of several that were taken besides the first is named.
	const besides = new Set(payments.filter(({ surplus }) => surplus === 1).map(({ id }) => id));
	const reported = mismatches.some(({ kind, payment }) => kind === "paidTwice" && besides.has(payment));
	const kept = test.fake.sessions.filter(
		(one) => one.client_reference_id === code && one.intent?.status === "requires_capture",
	);
	expect(kept.length, told).toBe(0);
	const ends: Record<string, number> = {};
	for (const id of proposals) {
		const about = `${told}; about ${number(id)}`;
		const has = (event: string) => history.filter((one) => one.event === event && one.detail?.proposal === id).length;
		const [paid, made, dropped, lapsed] = ["payExchange", "exchange", "dropExchange", "lapseExchange"].map(has) as [
			...[number, number, number, number],
		];
		for (const [end, times] of Object.entries({ paid, made, dropped, lapsed })) ends[end] = (ends[end] ?? 0) + times;
		expect(Math.max(paid, made, dropped, lapsed), about).toBeLessThanOrEqual(1);
		expect(made + dropped + lapsed, about).toBeLessThanOrEqual(1);
		expect(paid + lapsed, about).toBeLessThanOrEqual(1);
		expect(source.madeOf(id), about).toBeLessThanOrEqual(1);
		if (state !== "ticketed") continue;
		// What the source made, and what was paid, is made here too, or waits for an agent.
		if (source.madeOf(id) > 0 && made === 0) {
			expect(pending, about).toBe(id);
			expect((await orderChangeOf(test.bookings.db, id))?.state, about).not.toBe("refused");
		}
		if (paid > 0 && made + dropped === 0) expect(pending, about).toBe(id);
		for (const card of payments.filter((one) => one.exchange === id && one.state === "captured")) {
			const pays = history.some(({ event, detail }) => event === "payExchange" && detail?.payment === card.id);
			expect(pays || (reported && besides.has(card.id)), about).toBe(true);
			const end = history.find((one) => one.event === "dropExchange" && one.detail?.proposal === id);
			if (pays && end) expect(end.detail?.back, about).not.toBe("card");
		}
	}
	return ends;
}

it(`end whole: made once, paid once, and nothing that is owed is forgotten (SEED=${seed})`, {
	timeout: patience,
}, async () => {
	const ends: Record<string, number> = {};
	for (let life = 0; life < lives; life++) {
		const last = await live();
		for (const [end, times] of Object.entries(await check(last, `SEED=${seed} life ${life}`)))
			ends[end] = (ends[end] ?? 0) + times;
		await test.stop();
		test = await openCards();
	}
	// Else the lives were too tame to say anything.
	if (lives > 100)
		expect([(ends.paid ?? 0) > 0, (ends.made ?? 0) > 0, (ends.dropped ?? 0) > 0]).toEqual([true, true, true]);
	if (process.env.SOAK) console.log(ends);
});
