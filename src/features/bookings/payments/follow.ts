// Brings a payment's row to where its page is at the provider: the same whether an event, a visit or the cron asks.

import type { OnlyIf } from "../../../mail/outbox.ts";
import { sameMoney } from "../../../money/money.ts";
import type { CheckoutPage, PageState, PaymentEvent } from "../checkout.ts";
import { orderMinutes } from "../place-order.ts";
import { moving } from "./moving.ts";
import { isIn, kept, live, type PaymentChange, paymentAfter, waiting } from "./states.ts";
import { changeAccount, isOver, type Payment, type PaymentStore, type PaymentsOfBooking } from "./store.ts";

/** What the provider says of a page that has no money of ours, as a change of our payment. */
const told = {
	open: "open",
	expired: "expire",
	declined: "decline",
	voided: "void",
	refunded: "refund",
} as const satisfies Partial<Record<PageState, PaymentChange>>;

/**
 * What brings the row to where the page is; undefined where it is there. Money that is authorized for a booking that
 * does not want it (any more) is rejected, and let go. That money was captured is written by whoever captured it, while
 * the booking waits for that; what was rejected, or whose booking an agent moved on, only the provider can tell.
 */
export function nextChange(
	payment: Payment,
	page: CheckoutPage,
	account: PaymentsOfBooking,
	now: Date,
): PaymentChange | undefined {
	const change = changeFor(payment, page, account, now);
	return paymentAfter(change, payment.state) && change;
}

function changeFor(payment: Payment, page: CheckoutPage, account: PaymentsOfBooking, now: Date): PaymentChange {
	if (page.state !== "authorized" && page.state !== "captured") return told[page.state];
	if (payment.exchange !== null) {
		if (page.state === "captured" && payment.state === "unwanted") return "capture";
		return isWantedExchange(payment, page, account, now) ? "authorize" : "reject";
	}
	const left = payment.state === "unwanted" || account.booking.state !== "requested";
	if (page.state === "captured" && isIn(kept, payment) && left) return "capture";
	return isWanted(payment, page, account) ? "authorize" : "reject";
}

/** Whoever ended the exchange, or paid for it otherwise, ended what waited for it: it waits, so it is wanted, until the source's offer ends. */
function isWantedExchange(payment: Payment, page: CheckoutPage, { booking }: PaymentsOfBooking, now: Date): boolean {
	const fits = page.booking === booking.code && sameMoney(page.total, payment);
	return fits && !isOver(payment, now) && isIn(waiting, payment) && booking.state === "ticketed";
}

/** The booking is as it was when its payment began: agreed to, at this price, and no other change is being made. */
function isWanted(
	payment: Payment,
	{ booking: code, total }: CheckoutPage,
	{ booking, payments }: PaymentsOfBooking,
): boolean {
	const agreed = sameMoney(total, payment) && sameMoney(total, booking.total);
	const waits = booking.state === "reviewed" || (booking.state === "requested" && booking.order.state === "none");
	return code === booking.code && agreed && waits && !payments.some((one) => one.exchange === null && isIn(live, one));
}

/** @param event is marked as processed in the same batch as its effect */
export async function follow(
	cards: PaymentStore,
	payment: Payment,
	page: CheckoutPage,
	event?: PaymentEvent,
): Promise<PaymentsOfBooking | undefined> {
	const { db } = cards.store;
	const mark = (made: OnlyIf) => (event ? [markEvent(db, payment, event, cards.now(), made)] : []);
	let effect = false;
	const account = await changeAccount(cards, payment.booking, (account) => {
		const row = account.payments.find(({ id }) => id === payment.id);
		const change = row && nextChange(row, page, account, cards.now());
		effect = change !== undefined;
		if (!row || !change) return undefined;
		const moved = moving(cards, account.booking, row, change, { page });
		const also = (made: OnlyIf) => [...moved.also(made), ...mark(made)];
		const options = { ...moved, actor: "payment", also } as const;
		return change === "authorize" && row.exchange === null
			? { change: "authorize", options: { ...options, mailDelay: orderMinutes } }
			: { change: "payment", options };
	});
	if (!effect) for (const statement of mark({ sql: "1", values: [] })) await statement.run();
	return account;
}

/** Two providers may give their events the same id. */
export function eventKey(provider: string, { id }: PaymentEvent): string {
	return `${provider}:${id}`;
}

/** It names its booking, so that it is forgotten with it. */
function markEvent(db: D1Database, { provider, booking }: Payment, event: PaymentEvent, now: Date, made: OnlyIf) {
	return db
		.prepare(
			`INSERT OR IGNORE INTO webhook_events (id, type, received_at, booking) SELECT ?, ?, ?, ? WHERE ${made.sql}`,
		)
		.bind(eventKey(provider, event), event.type, now.toISOString(), booking, ...made.values);
}
