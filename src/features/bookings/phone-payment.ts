// What was paid otherwise than on the site's card page, as an agent writes it down: how much, how, and what it is found by.
import type { Money } from "../../money/money.ts";
import type { BookingEvent } from "./booking.ts";

/** `phoneCard`: a card whose holder said its number on the phone, to its provider's own terminal; `account`: the agency's own. */
export const payMeans = ["phoneCard", "transfer", "cash", "account"] as const;
type PayMeans = (typeof payMeans)[number];

export interface PhonePayment {
	readonly amount: Money;
	readonly means: PayMeans;
	/** Of a receipt, a transfer or an authorization: in the history, which names nobody. */
	readonly reference: string;
}

export const referenceLength = 40;

/** Letters, digits and what stands between them: no address, and no sentence about somebody. */
export function readReference(typed: string): string | undefined {
	const text = typed.normalize("NFC").replace(/\s+/g, " ").trim();
	return /^[\p{L}\p{N}][\p{L}\p{N} ./#:_-]{1,39}$/u.test(text) ? text : undefined;
}

/** How a booking was paid by phone; of rows from before only that it was. */
export interface PaidByPhone extends Partial<Omit<PhonePayment, "amount">> {
	readonly amount: Money;
	/** ISO 8601 in UTC. */
	readonly at: string;
	readonly exchange: boolean;
	/** It came back: its exchange was called off. */
	readonly back: boolean;
}

/** What agents wrote down as paid for the booking and its exchanges, oldest first. @param total of rows from before, which say no amount */
export function paidByPhone(history: readonly BookingEvent[], total: Money): readonly PaidByPhone[] {
	const returned = history.filter(({ event, detail }) => event === "dropExchange" && detail?.back);
	return history.flatMap(({ event, actor, detail, at }) => {
		if (actor !== "agency" || (event !== "pay" && event !== "payExchange")) return [];
		const given = detail?.total as Money | undefined;
		const amount = given ?? total;
		// What came back is none that was paid.
		if (amount.minor <= 0) return [];
		const means = payMeans.find((one) => one === detail?.means);
		const reference = typeof detail?.reference === "string" ? detail.reference : undefined;
		const exchange = event === "payExchange";
		const back = exchange && returned.some((drop) => drop.detail?.proposal === detail?.proposal);
		return [{ amount, at, exchange, back, ...(means && { means }), ...(reference && { reference }) }];
	});
}
