// A lead agent has looked: what a card paid for a trip that ended, and was not given back, stays with us or the airline. Said with
// its reason, it is reported no more; money can be given back of it afterwards all the same.
import { leftOf, refundsOf } from "../../features/bookings/payments/refunds.ts";
import { type Payment, paymentsOf } from "../../features/bookings/payments/store.ts";
import { type BookingState, isEnded } from "../../features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking } from "../../features/bookings/store.ts";
import type { Money } from "../../money/money.ts";
import type { Worker } from "../queue/take.ts";
import { recordOf } from "../record/record.ts";
import { openExchange } from "./exchange.ts";
import { isForNothing } from "./keep-card.ts";
import { confirmationOf } from "./mark.ts";

/** Why money stays: the fare gives none back, our own part is kept, what was said to the traveler, or it was given back elsewhere. */
export const restReasons = ["fare", "fee", "agreed", "elsewhere"] as const;
type RestReason = (typeof restReasons)[number];

export interface RestWish {
	/** The booking's code. */
	readonly code: string;
	/** A payment's id. */
	readonly payment: string;
	readonly reason: RestReason;
	readonly confirm?: string | undefined;
}

export type RestAnswer =
	| { readonly kind: "done"; readonly payment: Payment }
	/** Nothing was written: it is once this very text comes along. */
	| { readonly kind: "asks"; readonly payment: Payment; readonly rest: Money; readonly confirm: string }
	/** It is said already, or nothing is left that could stay. */
	| { readonly kind: "unknown" | "stale" | "notLead" | "nothing" }
	/** A refund of it is not known to have ended: go on with that one first. */
	| { readonly kind: "pending" }
	/** Only of what has ended: before that the money is the trip's. What was given back elsewhere of an exchange that is over is nobody's. */
	| { readonly kind: "illegal"; readonly state: BookingState };

/** Throws when the database does. */
export async function keepRest(store: BookingStore, worker: Worker, wish: RestWish, now: Date): Promise<RestAnswer> {
	if (worker.role !== "lead") return { kind: "notLead" };
	const { db } = store;
	const booking = await findBooking(store, wish.code);
	const payment = (await paymentsOf(db, wish.code)).find(({ id }) => id === wish.payment);
	if (!booking || !payment) return { kind: "unknown" };
	const mayStay =
		isEnded(booking.state) || (wish.reason === "elsewhere" && (await isOfEndedExchange(store, payment, now)));
	if (!mayStay) return { kind: "illegal", state: booking.state };
	const refunds = await refundsOf(db, payment.id);
	if (refunds.some(({ state }) => state === "asked")) return { kind: "pending" };
	const minor = leftOf(payment, refunds);
	if (payment.state !== "captured" || payment.restStays !== null || minor < 1) return { kind: "nothing" };
	const rest = { minor, currency: payment.currency };
	const confirm = await confirmationOf(booking, [payment.id, rest, wish.reason]);
	if (wish.confirm !== confirm) return { kind: "asks", payment, rest, confirm };
	const { agent, via, role: _ } = worker;
	const answer = await changeBooking(
		store,
		booking,
		"payment",
		{
			...{ actor: "agency", detail: { payment: payment.id, stays: wish.reason, total: rest } },
			also: (made) => [
				db
					.prepare(`UPDATE payments SET rest_stays = ?, surplus = 0 WHERE id = ? AND ${made.sql}`)
					.bind(wish.reason, payment.id, ...made.values),
				recordOf(
					db,
					{
						...{ agent, ...(via && { via }), act: "keptRest", subject: { kind: "booking", id: wish.code } },
						detail: { attempt: payment.attempt, reason: wish.reason },
					},
					now,
					made,
				),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", payment } : { kind: "stale" };
}

/** Was it taken besides, for an exchange that nobody can pay any more: called off, over, or left for another? Throws when the database does. */
export async function isOfEndedExchange(store: BookingStore, payment: Payment, now: Date): Promise<boolean> {
	if (payment.surplus === 0 || payment.exchange === null) return false;
	const pending = (await openExchange(store, payment.booking, now))?.pending;
	return pending?.proposal.id !== payment.exchange && (await isForNothing(store.db, payment));
}
