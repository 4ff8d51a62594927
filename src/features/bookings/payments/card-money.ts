// What became of a booking's money on cards, as one word for all its payments: what its page says of them.
import type { CardMoney } from "../headline.ts";
import { isIn, kept, type PaymentState, waiting } from "./states.ts";

const words = {
	...{ opening: "open", open: "open", authorized: "reserved", unwanted: "reserved", captured: "taken" },
	...{ voided: "released", refunded: "refunded", expired: "expired", declined: "declined" },
} as const satisfies Record<PaymentState, CardMoney>;

interface Row {
	readonly state: PaymentState;
	/** What paid for an exchange says nothing of the booking's own price. */
	readonly exchange?: string | null;
}

/** Money that we have comes before money that went back, and that before every attempt without any. @param all oldest first */
export function cardMoneyOf(all: readonly Row[]): CardMoney {
	const payments = all.filter(({ exchange }) => !exchange);
	const last = (states: readonly PaymentState[]) => payments.findLast((payment) => isIn(states, payment));
	const telling = last(["captured"]) ?? last(kept) ?? last(["refunded"]) ?? last(waiting) ?? payments.at(-1);
	return telling ? words[telling.state] : "none";
}
