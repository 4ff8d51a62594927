// Brings a booking whose card was authorized to its end: order, then money; or no order, and no money either.

import { orderMinutes, placeOrder } from "../place-order.ts";
import { type BookingChange, outcomeOf } from "../states.ts";
import { type Account, type CardDesk, changeAccount, movePayment, type Payment, readAccount } from "./desk.ts";
import { isLive } from "./follow.ts";

/** What nobody but the agent can put right: the two sides do not fit, or are not known to fit. */
export type Mismatch =
	/** Money is kept or taken, and nobody knows whether there is an order. */
	| "orderUnknown"
	/** Money is kept, and the booking was paid or held in another way. */
	| "authorizedBesides"
	/** Money was taken for a booking that has no order or has come to an end; it is never given back by itself. */
	| "capturedWithoutOrder"
	| "capturedButEnded"
	/** There is an order, and its money could not be taken. */
	| "orderWithoutMoney"
	/** The fare source that sells it is no longer configured. */
	| "noSource";

type Next =
	| { readonly do: "order" | "giveUpOrder" | "ticket" }
	| { readonly do: "capture" | "release"; readonly payment: Payment; readonly change: BookingChange }
	| { readonly do: "wait" | "nothing" }
	| { readonly do: "report"; readonly mismatch: Mismatch };

/** An order that began longer ago has lost its run: nobody will ever say how it ended. */
const orderMs = 5 * 60_000;

/** What is missing. Pure, so that every crash between two steps comes back to the same answer. */
export function nextStep({ booking, payments }: Account, { fares, now }: Pick<CardDesk, "fares" | "now">): Next {
	const unwanted = payments.find(({ state }) => state === "unwanted");
	if (unwanted) return { do: "release", payment: unwanted, change: "payment" };
	const payment = payments.find(isLive);
	const { order } = booking;
	if (!payment) return orderWithoutMoney({ booking, payments }) ? report("orderWithoutMoney") : { do: "nothing" };
	const captured = payment.state === "captured";
	switch (booking.state) {
		case "requested":
			break;
		case "paid":
			if (captured) return order.tickets.length > 0 ? { do: "ticket" } : { do: "nothing" };
			return report("authorizedBesides");
		case "ticketed":
			return captured ? { do: "nothing" } : report("authorizedBesides");
		case "held":
			return report(captured ? "capturedWithoutOrder" : "authorizedBesides");
		default:
			return captured ? report("capturedButEnded") : { do: "release", payment, change: "payment" };
	}
	switch (order.state) {
		case "none":
			return fares?.name === booking.offer.source ? { do: "order" } : report("noSource");
		case "sending":
			return now().getTime() - Date.parse(order.startedAt ?? "") > orderMs ? { do: "giveUpOrder" } : { do: "wait" };
		case "made":
			return { do: "capture", payment, change: "pay" };
		case "unknown":
			return report("orderUnknown");
		case "refused":
			return captured ? report("capturedWithoutOrder") : { do: "release", payment, change: "fail" };
	}
}

function report(mismatch: Mismatch): Next {
	return { do: "report", mismatch };
}

/** Only what was ordered for a card: an agent's order by phone is paid otherwise. */
function orderWithoutMoney({ booking, payments }: Account): boolean {
	const { state, order } = booking;
	const wasAuthorized = payments.some((one) => one.state === "voided" && one.intent);
	return state === "requested" && order.state === "made" && order.type === "instant" && wasAuthorized;
}

export type Settled =
	| { readonly kind: "settled" | "waiting"; readonly steps: number }
	| { readonly kind: "mismatch"; readonly mismatch: Mismatch; readonly steps: number };

/**
 * Does what is missing for a booking; can be called at any time, by several at once, and again after any failure.
 * Throws CheckoutError where the provider gives no answer, and what the database throws: what was done stays done.
 */
export async function settle(cards: CardDesk, code: string): Promise<Settled> {
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
				return { kind: "mismatch", mismatch: next.mismatch, steps };
			case "order":
				if (cards.fares) await placeOrder(cards.desk, cards.fares, account.booking, "instant", cards.now);
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

/** Asks the provider, then writes what became of the money; what somebody changed meanwhile is not overwritten. */
async function money(cards: CardDesk, code: string, next: Next & { readonly do: "capture" | "release" }) {
	const { payment } = next;
	if (!payment.intent) throw new Error(`payment ${payment.id} has no intent`);
	const state =
		next.do === "capture" ? await cards.checkout.capture(payment.intent) : await cards.checkout.release(payment.intent);
	const to = state === "open" || state === "expired" || state === "declined" ? "voided" : state;
	if (to === "authorized") throw new Error(`payment ${payment.id} is still authorized after its ${next.do}`);
	const came = to === (next.do === "capture" ? "captured" : "voided");
	await changeAccount(cards, code, (account) => {
		const row = account.payments.find(({ id }) => id === payment.id);
		const wanted = came && nextStep(account, cards).do === next.do && outcomeOf(next.change, account.booking.state);
		if (!row || (row.state === to && !wanted)) return undefined;
		const tickets = account.booking.order.tickets.length > 0;
		return {
			change: wanted ? next.change : "payment",
			options: {
				actor: "payment",
				detail: { payment: row.id, state: to },
				// Its tickets are told in the same minute.
				mailDelay: wanted && next.change === "pay" && tickets ? orderMinutes : 0,
				also: (made) => [movePayment(cards.desk.db, row, to, { now: cards.now(), made })],
			},
		};
	});
}

/** Writes a step if it is still the one that is missing. */
function again(cards: CardDesk, code: string, next: Next, step: () => ReturnType<Parameters<typeof changeAccount>[2]>) {
	return changeAccount(cards, code, (account) => (nextStep(account, cards).do === next.do ? step() : undefined));
}
