// An event of the payment provider: each has its effect once, in whatever order they come.
import type { PaymentEvent } from "../../payments/checkout.ts";
import { type CardDesk, paymentOf } from "./desk.ts";
import { follow } from "./follow.ts";

export type EventOutcome =
	/** `settle` has something to do for this booking. */
	| { readonly kind: "processed"; readonly booking: string }
	| { readonly kind: "repeated" }
	/** About a payment that this site does not have: another site's of the same account, or one long forgotten. */
	| { readonly kind: "unknown" };

/**
 * What an event says happened may be over by now, so the provider is asked how its session stands, and that is what
 * counts. Throws what the database and the provider throw: the event then comes again.
 */
export async function receiveEvent(cards: CardDesk, event: PaymentEvent): Promise<EventOutcome> {
	const { db } = cards.desk;
	const seen = await db.prepare("SELECT 1 FROM webhook_events WHERE id = ?").bind(event.id).first();
	if (seen) return { kind: "repeated" };
	const payment = await paymentOf(db, event);
	const id = event.session ?? payment?.session;
	// A payment still without its session is told of by the session's own event, or found by the cron.
	if (!payment || !id) return { kind: "unknown" };
	const session = await cards.checkout.findSession(id);
	// Another payment's session says nothing about this one, whatever an event puts beside it.
	if (!session || (session.payment ?? payment.id) !== payment.id) return { kind: "unknown" };
	await follow(cards, payment, session, event);
	return { kind: "processed", booking: payment.booking };
}
