// An event of a payment provider: each has its effect once, in whatever order they come.

import type { Checkout, PaymentEvent } from "../checkout.ts";
import { eventKey, follow } from "./follow.ts";
import { type PaymentStore, paymentOf } from "./store.ts";

export type EventOutcome =
	/** `settle` has something to do for this booking. */
	| { readonly kind: "processed"; readonly booking: string }
	| { readonly kind: "repeated" }
	/** About a payment that this site does not have: another site's of the same account, or one long forgotten. */
	| { readonly kind: "unknown" };

/**
 * What an event says happened may be over by now, so the provider that sent it is asked how its page stands, and that
 * is what counts. Throws what the database and the provider throw: the event then comes again.
 */
export async function receiveEvent(
	cards: PaymentStore,
	checkout: Checkout,
	event: PaymentEvent,
): Promise<EventOutcome> {
	const { db } = cards.store;
	const key = eventKey(checkout.name, event);
	const seen = await db.prepare("SELECT 1 FROM webhook_events WHERE id = ?").bind(key).first();
	if (seen) return { kind: "repeated" };
	const payment = await paymentOf(db, checkout.name, event);
	const id = event.page ?? payment?.page;
	// A payment still without its page is told of by the page's own event, or found by the cron.
	if (!payment || !id) return { kind: "unknown" };
	const page = await checkout.findPage(id);
	// Another payment's page says nothing about this one, whatever an event puts beside it.
	if (!page || (page.payment ?? payment.id) !== payment.id) return { kind: "unknown" };
	await follow(cards, payment, page, event);
	return { kind: "processed", booking: payment.booking };
}
