// Brings a booking whose card was authorized to its end: order, then money; or no order, and no money either.

import type { Checkout } from "../checkout.ts";
import { orderIsLost, orderMinutes, placeOrder } from "../place-order.ts";
import { outcomeOf } from "../states.ts";
import { moving } from "./moving.ts";
import { type PaymentChange, paymentAfter } from "./states.ts";
import { type Mismatch, missingStep, type Step } from "./steps.ts";
import {
	changeAccount,
	isOver,
	type Payment,
	type PaymentStore,
	type PaymentsOfBooking,
	readAccount,
} from "./store.ts";

type Next =
	| { readonly do: "order" | "giveUpOrder" | "ticket" }
	| (Step & { readonly do: "capture" | "release" } & { readonly payment: Payment; readonly checkout: Checkout })
	| { readonly do: "wait" | "nothing" }
	| { readonly do: "report"; readonly mismatch: Mismatch; readonly payment: Payment };

const letGo = { do: "release", change: "payment" } as const satisfies Step;

/** What is missing and can be done now. Pure, so that every crash between two steps comes back to the same answer. */
export function nextStep(account: PaymentsOfBooking, { fares, checkouts, now }: PaymentStore): Next {
	const missing = missingStep(account);
	if (!missing) return { do: "nothing" };
	const { step, payment } = missing;
	const checkout = checkouts.get(payment.provider);
	switch (step.do) {
		case "order":
			if (fares?.name !== account.booking.offer.source) return { do: "report", mismatch: "noSource", payment };
			// Nothing is ordered for money that nobody here could take.
			return checkout ? { do: "order" } : { do: "report", mismatch: "noProvider", payment };
		case "awaitOrder":
			return { do: orderIsLost(account.booking, now()) ? "giveUpOrder" : "wait" };
		case "capture":
		case "release": {
			if (!checkout) return { do: "report", mismatch: "noProvider", payment };
			// The cron may come to it only after the source's offer has ended: then nothing is bought for it any more.
			const late = step.do === "capture" && isOver(payment, now());
			return { ...(late ? letGo : step), payment, checkout };
		}
		case "ticket":
			return { do: "ticket" };
		case "report":
			return { ...step, payment };
	}
}

export type Settled =
	| { readonly kind: "settled" | "waiting"; readonly steps: number }
	/** `payment`: its id. */
	| { readonly kind: "mismatch"; readonly mismatch: Mismatch; readonly payment: string; readonly steps: number };

/**
 * Does what is missing for a booking; can be called at any time, by several at once, and again after any failure.
 * Throws CheckoutError where the provider gives no answer, and what the database throws: what was done stays done.
 */
export async function settle(cards: PaymentStore, code: string): Promise<Settled> {
	for (let steps = 0; steps < 12; steps++) {
		const account = await readAccount(cards, code);
		if (!account) return { kind: "settled", steps };
		const next = nextStep(account, cards);
		switch (next.do) {
			case "nothing":
				return { kind: "settled", steps };
			case "wait":
				return { kind: "waiting", steps };
			case "report":
				return { kind: "mismatch", mismatch: next.mismatch, payment: next.payment.id, steps };
			case "order":
				if (cards.fares) await placeOrder(cards.store, cards.fares, account.booking, "instant", cards.now);
				break;
			case "giveUpOrder":
				await again(cards, code, next, () => ({
					change: "orderUnknown",
					options: { actor: "system", patch: { order: { state: "unknown" } }, detail: { why: "interrupted" } },
				}));
				break;
			case "ticket":
				await again(cards, code, next, () => ({ change: "ticket", options: { actor: "payment" } }));
				break;
			case "capture":
			case "release":
				await money(cards, code, next);
		}
	}
	return { kind: "waiting", steps: 12 };
}

/** What the provider says it did, as a change of our payment. */
const done = {
	captured: "capture",
	refunded: "refund",
	voided: "void",
	open: "void",
	expired: "void",
	declined: "void",
} as const satisfies Record<string, PaymentChange>;

/** Asks the payment's provider, then writes what became of the money; what somebody changed meanwhile is not overwritten. */
async function money(cards: PaymentStore, code: string, next: Next & { readonly do: "capture" | "release" }) {
	const { payment, checkout } = next;
	const asked = cards.now();
	if (!payment.charge) throw new Error(`payment ${payment.id} has no charge`);
	const answer = await (next.do === "capture" ? checkout.capture(payment.charge) : checkout.release(payment.charge));
	if (answer === "authorized") throw new Error(`payment ${payment.id} is still authorized after its ${next.do}`);
	const change = done[answer];
	const came = change === (next.do === "capture" ? "capture" : "void");
	await changeAccount(cards, code, (account) => {
		const row = account.payments.find(({ id }) => id === payment.id);
		const to = row && paymentAfter(change, row.state);
		// What is missing of other money says nothing of what an exchange costs.
		const payments = payment.exchange === null ? account.payments : row ? [row] : [];
		const still = nextStep({ ...account, payments }, { ...cards, now: () => asked }).do === next.do;
		const wanted = came && still && outcomeOf(next.change, account.booking.state);
		if (!row || (!to && !wanted)) return undefined;
		const tickets = account.booking.order.tickets.length > 0;
		return {
			change: wanted ? next.change : "payment",
			options: {
				actor: "payment",
				...(to
					? moving(cards, account.booking, row, change, { pays: Boolean(wanted) && next.change === "payExchange" })
					: { detail: { payment: row.id, state: row.state } }),
				// Its tickets are told in the same minute.
				mailDelay: wanted && next.change === "pay" && tickets ? orderMinutes : 0,
			},
		};
	});
}

/** Writes a step if it is still the one that is missing. */
function again(
	cards: PaymentStore,
	code: string,
	next: Next,
	step: () => ReturnType<Parameters<typeof changeAccount>[2]>,
) {
	return changeAccount(cards, code, (account) => (nextStep(account, cards).do === next.do ? step() : undefined));
}
