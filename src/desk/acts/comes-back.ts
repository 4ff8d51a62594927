// What comes back where a booking is called off, as far as it is known: told before it is done.
import type { Booking } from "../../features/bookings/booking.ts";
import { dayRuleOf } from "../../features/bookings/day-rule-of.ts";
import { isIn, kept, waiting } from "../../features/bookings/payments/states.ts";
import type { Payment } from "../../features/bookings/payments/store.ts";
import type { PaidByPhone } from "../../features/bookings/phone-payment.ts";
import type { Condition } from "../../flights/offers/offer.ts";
import type { DayRule } from "../../flights/trip/day-rule.ts";
import { startOf } from "../../flights/trip/start-clock.ts";
import type { Money } from "../../money/money.ts";
import type { Place } from "../../places/place.ts";
import { hourMs } from "../../time/iso-date.ts";

/** An exchange that was accepted, and neither made nor over. */
export interface ExchangeLeft {
	/** Below zero: it comes back. */
	readonly due: Money;
	readonly standing: "due" | "paid";
	/** Its source was told to make it, and nobody knows whether it did. */
	readonly sending: boolean;
}

export interface ComesBack {
	readonly total: Money;
	/** Tickets that are issued: the airline has to be told, each by itself. */
	readonly tickets: number;
	/** The source has an order, or may: it is called off there too. */
	readonly ordered: boolean;
	/** Where the trip begins, whose clocks tell its times. */
	readonly begins: Place | undefined;
	/** The 24-hour rule; null where nothing was ordered, or nobody knows when. */
	readonly free: DayRule | null;
	/** What the fare says of canceling; null: not known. */
	readonly rule: Condition | null;
	/** Our own part, and whether our terms give it back now; null: told in each case. */
	readonly fee: { readonly amount: Money; readonly back: boolean | null } | null;
	/** All that agents wrote down as paid otherwise than on a card page, and that did not come back. It does only by hand. */
	readonly paid: readonly PaidByPhone[];
	/** What was accepted for it besides; null: nothing, or it is made. */
	readonly exchange: ExchangeLeft | null;
	/** `released`: let go by itself; `refundable`: it was taken, and a lead gives it back; what never came is not among them. */
	readonly cards: readonly {
		readonly payment: string;
		/** Which of the booking's payments. */
		readonly number: number;
		readonly amount: Money;
		readonly becomes: "released" | "refundable";
	}[];
}

/** What was taken on a card, and what of it is neither given back nor on its way. */
interface PaidCard {
	readonly payment: Payment;
	readonly left: number;
}

interface Told {
	/** As `FeeTerms` has it. */
	readonly returnedHours: number | null;
	readonly exchange: ExchangeLeft | null;
	readonly paid: readonly PaidByPhone[];
}

export function comesBack(
	booking: Booking,
	payments: readonly PaidCard[],
	{ returnedHours, exchange, paid }: Told,
	now: Date,
): ComesBack {
	const { total, order, offer, reviewedAt } = booking;
	const bookedAt = order.startedAt;
	const since = bookedAt ?? reviewedAt;
	const back =
		returnedHours === null || since === null ? null : now.getTime() - Date.parse(since) <= returnedHours * hourMs;
	return {
		total,
		tickets: order.tickets.length,
		ordered: ["made", "sending", "unknown"].includes(order.state),
		begins: startOf(offer.slices),
		free: bookedAt === null ? null : (dayRuleOf(booking, now) ?? null),
		rule: offer.conditions.refund,
		...{ exchange, paid },
		fee: offer.fee ? { amount: offer.fee, back: returnedHours === 0 ? false : back } : null,
		cards: payments.flatMap(({ payment, left }) => {
			const becomes = isIn([...kept, ...waiting], payment)
				? "released"
				: isIn(["captured"], payment)
					? "refundable"
					: null;
			// What is kept for us is let go whole.
			const amount = { minor: becomes === "released" ? payment.minor : left, currency: payment.currency };
			return becomes && amount.minor > 0
				? [{ payment: payment.id, number: payment.attempt, amount, becomes } as const]
				: [];
		}),
	};
}
