// Gives back on a card what was taken from it, whole or in part: written before the provider is asked, so that it is done once.
import { CheckoutError } from "../../features/bookings/checkout.ts";
import {
	type GivenBack,
	leftOf,
	type Refund,
	type Refunds,
	refundsOf,
} from "../../features/bookings/payments/refunds.ts";
import { type PaymentState, paymentAfter } from "../../features/bookings/payments/states.ts";
import { movePayment, type Payment, paymentsOf } from "../../features/bookings/payments/store.ts";
import { type BookingStore, changeBooking, findBooking } from "../../features/bookings/store.ts";
import type { OnlyIf } from "../../mail/outbox.ts";
import type { Worker } from "../queue/take.ts";
import { mostCounted, recordOf } from "../record/record.ts";
import { confirmationOf } from "./mark.ts";

export interface RefundStore {
	readonly store: BookingStore;
	/** By the name of the provider that a payment was made with. */
	readonly refunds: ReadonlyMap<string, Refunds>;
	readonly now: () => Date;
}

export interface RefundWish {
	/** The booking's code. */
	readonly code: string;
	/** A payment's id. */
	readonly payment: string;
	/** In minor units of its currency; `rest`: all that is left. */
	readonly amount: number | "rest";
	readonly confirm?: string | undefined;
}

export type RefundAnswer =
	/**
	 * `left` is what stays taken. `other`: the provider had given back another amount under this id, of which we did not know: that is
	 * written down, and what was wished is to be asked for anew.
	 */
	| { readonly kind: "done" | "refused" | "other"; readonly refund: Refund; readonly left: number }
	/** Nothing was asked of the provider: it is done once this very text comes along. */
	| {
			readonly kind: "asks";
			readonly payment: Payment;
			readonly minor: number;
			readonly left: number;
			readonly confirm: string;
	  }
	/** The provider gave no answer or has not made it yet, or one before is not known to have ended: go on with that one. */
	| { readonly kind: "pending"; readonly refund: Refund }
	/** A lead gives back money. */
	| { readonly kind: "notLead" }
	| { readonly kind: "unknown" | "stale" }
	/** Nothing was taken, or all was given back. What is only kept on the card is let go by canceling. */
	| { readonly kind: "illegal"; readonly state: PaymentState; readonly instead: "cancel" | "nothing" }
	/** `left`: the most that can be given back at once. */
	| { readonly kind: "tooMuch"; readonly left: number }
	/** The provider that it was made with is no longer configured: look there. */
	| { readonly kind: "noProvider"; readonly provider: string };

/** What goes on with one that was asked for asks no more. */
export type SettledAnswer = Exclude<RefundAnswer, { readonly kind: "asks" }>;

/** Throws when the database does: what was asked is then in the queue, and is gone on with. */
export async function refundCard(desk: RefundStore, worker: Worker, wish: RefundWish): Promise<RefundAnswer> {
	if (worker.role !== "lead") return { kind: "notLead" };
	const { db } = desk.store;
	const booking = await findBooking(desk.store, wish.code);
	const payment = (await paymentsOf(db, wish.code)).find(({ id }) => id === wish.payment);
	if (!booking || !payment) return { kind: "unknown" };
	const before = await refundsOf(db, payment.id);
	const asked = before.find(({ state }) => state === "asked");
	if (asked) return { kind: "pending", refund: asked };
	const { state } = payment;
	if (!paymentAfter("giveBack", state)) {
		return { kind: "illegal", state, instead: state === "authorized" || state === "open" ? "cancel" : "nothing" };
	}
	const left = leftOf(payment, before);
	const minor = wish.amount === "rest" ? left : wish.amount;
	// More than a count may be would be in no record.
	const most = Math.min(left, mostCounted);
	if (!Number.isInteger(minor) || minor < 1 || minor > most) return { kind: "tooMuch", left: most };
	if (!desk.refunds.has(payment.provider)) return { kind: "noProvider", provider: payment.provider };
	const confirm = await confirmationOf(booking, [payment.id, minor, left]);
	if (wish.confirm !== confirm) return { kind: "asks", payment, minor, left: left - minor, confirm };
	const refund = await ask(desk, worker, payment, { minor, count: before.length + 1 });
	return refund ? settleRefund(desk, worker, refund.id) : { kind: "stale" };
}

/** Writes down that it is wanted; undefined where somebody else did so meanwhile, or its money was given back. */
async function ask(
	{ store: { db }, now }: RefundStore,
	worker: Worker,
	{ id: payment, booking, attempt }: Payment,
	{ minor, count }: { readonly minor: number; readonly count: number },
): Promise<Refund | undefined> {
	const id = `${payment}-r${count}`;
	const at = now().toISOString();
	const insert = db
		.prepare(
			`INSERT INTO refunds (id, payment, minor, state, created_at, updated_at)
			SELECT ?1, p.id, ?2, 'asked', ?3, ?3 FROM payments p WHERE p.id = ?4 AND p.state = 'captured'
			AND ?2 + (SELECT coalesce(sum(r.minor), 0) FROM refunds r WHERE r.payment = p.id AND r.state <> 'refused') <= p.minor
			ON CONFLICT DO NOTHING`,
		)
		.bind(id, minor, at, payment);
	const detail = { attempt, minor, outcome: "asked" } as const;
	const subject = { kind: "booking", id: booking } as const;
	const changed: OnlyIf = { sql: "changes() > 0", values: [] };
	const [inserted] = await db.batch([
		insert,
		recordOf(db, { ...doerOf(worker), act: "refunded", subject, detail }, now(), changed),
	]);
	if (!inserted?.meta.changes) return undefined;
	return { id, payment, minor, state: "asked", createdAt: at, updatedAt: at };
}

/**
 * Goes on with a refund that was asked for, however far it came: the provider gives back the same one once, and what became of it is
 * written with the booking's history. Can be called at any time, by several at once, and again after any failure.
 */
export async function settleRefund(desk: RefundStore, worker: Worker, id: string): Promise<SettledAnswer> {
	if (worker.role !== "lead") return { kind: "notLead" };
	const { store, refunds } = desk;
	const payment = await paymentOfRefund(store.db, id);
	const all = payment ? await refundsOf(store.db, payment.id) : [];
	const refund = all.find((one) => one.id === id);
	if (!payment || !refund) return { kind: "unknown" };
	if (refund.state !== "asked") return answerOf(payment, refund, all);
	const provider = refunds.get(payment.provider);
	if (!provider || !payment.charge) return { kind: "noProvider", provider: payment.provider };
	let outcome: GivenBack;
	try {
		const { charge, currency } = payment;
		outcome = await provider.giveBack({ refund: id, charge, minor: refund.minor, currency });
	} catch (error) {
		if (!(error instanceof CheckoutError)) throw error;
		return { kind: "pending", refund };
	}
	if (outcome === "pending") return { kind: "pending", refund };
	const kept = typeof outcome === "string" ? { outcome } : { outcome: "other" as const, minor: outcome.other };
	return keepOutcome(desk, worker, { payment, refund, minor: refund.minor, ...kept });
}

interface Outcome {
	readonly payment: Payment;
	readonly refund: Refund;
	/** As the provider has it. */
	readonly minor: number;
	readonly outcome: "done" | "refused" | "other";
}

/** Written once: the row ends with a change of its booking, so whoever was slower finds another version. */
async function keepOutcome(
	{ store, now }: RefundStore,
	worker: Worker,
	{ payment, refund: { id }, minor, outcome }: Outcome,
): Promise<SettledAnswer> {
	const { db } = store;
	const state = outcome === "refused" ? "refused" : "done";
	const subject = { kind: "booking", id: payment.booking } as const;
	const entry = { ...doerOf(worker), subject, detail: { attempt: payment.attempt, minor, outcome } };
	for (let attempt = 0; attempt < 8; attempt++) {
		const booking = await findBooking(store, payment.booking);
		const [all, row] = [
			await refundsOf(db, payment.id),
			(await paymentsOf(db, payment.booking)).find((one) => one.id === payment.id),
		];
		const current = all.find((one) => one.id === id);
		if (!booking || !row || !current) return { kind: "unknown" };
		if (current.state !== "asked") {
			const answer = answerOf(row, current, all);
			return outcome === "other" && answer.kind === "done" ? { ...answer, kind: "other" } : answer;
		}
		// With the last of it the payment is refunded; the provider's own event may have said so before.
		const last = state === "done" && givenBack(all) + minor >= row.minor && row.state === "captured";
		const total = { minor, currency: row.currency };
		const at = now();
		const answer = await changeBooking(
			store,
			booking,
			"payment",
			{
				...{
					actor: "agency",
					detail: { payment: row.id, state: last ? "refunded" : row.state, why: `refund-${outcome}`, total },
				},
				also: (made) => [
					recordOf(db, { ...entry, act: "refunded" }, at, made),
					...(last ? [movePayment(db, row, "refund", { now: at, made })] : []),
					db
						.prepare(`UPDATE refunds SET state = ?, minor = ?, updated_at = ? WHERE id = ? AND ${made.sql}`)
						.bind(state, minor, at.toISOString(), id, ...made.values),
				],
			},
			at,
		);
		if (answer.kind === "illegal") throw new Error(`a payment of a booking that is ${answer.state} was not written`);
	}
	throw new Error("a refund could not be written in eight attempts");
}

function givenBack(refunds: readonly Refund[]): number {
	return refunds.reduce((sum, { state, minor }) => (state === "done" ? sum + minor : sum), 0);
}

function answerOf(payment: Payment, refund: Refund, all: readonly Refund[]): SettledAnswer {
	if (refund.state === "asked") return { kind: "pending", refund };
	return { kind: refund.state, refund, left: leftOf(payment, all) };
}

async function paymentOfRefund(db: D1Database, id: string): Promise<Payment | undefined> {
	const row = await db
		.prepare("SELECT p.booking, p.id FROM refunds r JOIN payments p ON p.id = r.payment WHERE r.id = ?")
		.bind(id)
		.first<{ readonly booking: string; readonly id: string }>();
	return row ? (await paymentsOf(db, row.booking)).find((payment) => payment.id === row.id) : undefined;
}

function doerOf({ agent, via }: Worker) {
	return { agent, ...(via && { via }) };
}
