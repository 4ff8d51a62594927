// An agent has looked, and what a card was charged besides is what the booking was paid with.
import type { Booking } from "../../features/bookings/booking.ts";
import { type Payment, paymentsOf } from "../../features/bookings/payments/store.ts";
import { type BookingState, isUnderWay } from "../../features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking, historyOf } from "../../features/bookings/store.ts";
import { type Doer, recordOf } from "../record/record.ts";

export type KeepAnswer =
	| { readonly kind: "done"; readonly payment: Payment }
	| { readonly kind: "unknown" | "stale" }
	/** This card was not charged besides, or no more. */
	| { readonly kind: "nothing" }
	/** `instead`: it is marked paid first, or the money is given back; `exchange`: the exchange that it was for is not paid, or is over. */
	| {
			readonly kind: "illegal";
			readonly state: BookingState;
			readonly instead: "paid" | "refund" | "exchange";
			readonly payment: Payment;
	  };

export interface KeepWish {
	/** The booking's code. */
	readonly code: string;
	/** A payment's id; without one, the first that was charged besides. */
	readonly payment?: string;
}

/** Throws when the database does. */
export async function keepCard(store: BookingStore, doer: Doer, wish: KeepWish, now: Date): Promise<KeepAnswer> {
	const { db } = store;
	const { code } = wish;
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	const besides = (await paymentsOf(db, code)).filter(({ surplus }) => surplus === 1);
	const payment = besides.find(({ id }) => id === (wish.payment ?? id));
	if (!payment) return { kind: "nothing" };
	const instead = insteadOf(booking) ?? ((await isForNothing(db, payment)) ? "exchange" : undefined);
	if (instead) return { kind: "illegal", state: booking.state, instead, payment };
	const subject = { kind: "booking", id: code } as const;
	const detail = { attempt: payment.attempt };
	const answer = await changeBooking(
		store,
		booking,
		"payment",
		{
			...{ actor: "agency", detail: { payment: payment.id, kept: true } },
			also: (made) => [
				db.prepare(`UPDATE payments SET surplus = 0 WHERE id = ? AND ${made.sql}`).bind(payment.id, ...made.values),
				recordOf(db, { ...doer, act: "keptCard", subject, detail }, now, made),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", payment } : { kind: "stale" };
}

/** Money for an exchange that nobody wrote down as paid, or that was called off since: kept, it would be asked about no more. */
export async function isForNothing(db: D1Database, { booking, exchange }: Payment): Promise<boolean> {
	if (exchange === null) return false;
	const own = (await historyOf(db, booking)).filter(({ detail }) => detail?.proposal === exchange);
	const has = (...events: readonly string[]) => own.some(({ event }) => events.includes(event));
	return has("dropExchange") || !has("payExchange", "exchange");
}

function insteadOf({ state }: Booking): "paid" | "refund" | undefined {
	if (state === "paid" || state === "ticketed") return undefined;
	return isUnderWay(state) ? "paid" : "refund";
}
