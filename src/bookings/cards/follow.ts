// Brings a payment's row to where its session is at the provider: the same whether an event, a visit or the cron asks.
import type { OnlyIf } from "../../mail/outbox.ts";
import type { CardSession, PaymentEvent } from "../../payments/checkout.ts";
import { orderMinutes } from "../place-order.ts";
import { type Account, type CardDesk, changeAccount, movePayment, type Payment, type PaymentState } from "./desk.ts";

/** Money of the provider's is behind it. */
export const isLive = ({ state }: Pick<Payment, "state">) => state === "authorized" || state === "captured";

/**
 * Where the row has to go; undefined where it is there. Money that is authorized for a booking that does not want it
 * (any more) becomes `unwanted`, and is let go.
 */
export function nextState(payment: Payment, session: CardSession, account: Account): PaymentState | undefined {
	const { state } = payment;
	const waits = state === "opening" || state === "open";
	switch (session.state) {
		case "open":
			return state === "opening" ? "open" : undefined;
		case "expired":
		case "declined":
			return waits ? session.state : undefined;
		case "voided":
			return waits || state === "authorized" || state === "unwanted" ? "voided" : undefined;
		case "refunded":
			return state === "refunded" ? undefined : "refunded";
		case "captured":
			if (state === "unwanted") return "captured";
			break;
		case "authorized":
			break;
	}
	if (isLive(payment) || state === "unwanted" || state === "refunded") return undefined;
	return isWanted(payment, session, account) ? "authorized" : "unwanted";
}

/** The booking is as it was when its payment began: agreed to, at this price, and nobody else is at it. */
function isWanted(payment: Payment, { booking: code, total }: CardSession, { booking, payments }: Account): boolean {
	const asked = total.minor === payment.minor && total.currency === payment.currency;
	const agreed = total.minor === booking.total.minor && total.currency === booking.total.currency;
	const waits = booking.state === "reviewed" || (booking.state === "requested" && booking.order.state === "none");
	return code === booking.code && asked && agreed && waits && !payments.some(isLive);
}

/** @param event is marked as processed in the same batch as its effect */
export async function follow(
	cards: CardDesk,
	payment: Payment,
	session: CardSession,
	event?: PaymentEvent,
): Promise<Account | undefined> {
	const { db } = cards.desk;
	let effect = false;
	const account = await changeAccount(cards, payment.booking, (account) => {
		const row = account.payments.find(({ id }) => id === payment.id);
		const state = row && nextState(row, session, account);
		effect = state !== undefined;
		if (!row || !state) return undefined;
		const also = (made: OnlyIf) => [
			movePayment(db, row, state, { session, now: cards.now(), made }),
			...(event ? [markEvent(db, event, cards.now(), made)] : []),
		];
		const options = { actor: "payment", detail: { payment: row.id, state }, also } as const;
		return state === "authorized"
			? { change: "authorize", options: { ...options, mailDelay: orderMinutes } }
			: { change: "payment", options };
	});
	if (event && !effect) await markEvent(db, event, cards.now(), { sql: "1", values: [] }).run();
	return account;
}

function markEvent(db: D1Database, { id, type }: PaymentEvent, now: Date, made: OnlyIf): D1PreparedStatement {
	return db
		.prepare(`INSERT OR IGNORE INTO webhook_events (id, type, received_at) SELECT ?, ?, ? WHERE ${made.sql}`)
		.bind(id, type, now.toISOString(), ...made.values);
}
