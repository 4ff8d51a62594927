// What Stripe's JSON says of a session, in our words.
import type Stripe from "stripe";
import { CheckoutError, type CheckoutPage, type PageState, type PaymentEvent } from "../../checkout.ts";
import { fromStripe } from "./units.ts";

/** Sessions are asked for with their intent, and that with its charge: one answer tells everything. */
export const expanded = ["payment_intent.latest_charge"];

export function readSession(session: Stripe.Checkout.Session): CheckoutPage {
	const { payment_intent: intent, amount_total: amount, currency } = session;
	const total = typeof amount === "number" && typeof currency === "string" && fromStripe(amount, currency);
	if (!total || typeof session.id !== "string") throw new CheckoutError("malformed", "a session without its amount");
	return {
		id: session.id,
		payment: session.metadata?.payment ?? null,
		booking: session.client_reference_id,
		state: sessionState(session),
		url: session.url,
		charge: typeof intent === "string" ? intent : (intent?.id ?? null),
		total,
	};
}

function sessionState({ status, payment_intent: intent }: Stripe.Checkout.Session): PageState {
	if (intent && typeof intent === "object") {
		const state = intentState(intent);
		// Before the session is complete, its visitor may still try another card; when it expires, Stripe cancels the intent.
		const undecided = status === "complete" ? undefined : status === "expired" ? "voided" : "declined";
		if (state && state !== undecided && !(status === "expired" && state === "declined")) return state;
	}
	return status === "expired" ? "expired" : "open";
}

/** Undefined while nothing is decided. */
export function intentState({ status, latest_charge: charge }: Stripe.PaymentIntent): PageState | undefined {
	switch (status) {
		case "requires_capture":
			return "authorized";
		case "succeeded":
			return charge && typeof charge === "object" && charge.refunded ? "refunded" : "captured";
		case "canceled":
			return "voided";
		case "requires_payment_method":
			return "declined";
		default:
			return undefined;
	}
}

/** The events that move a booking; undefined for all others. */
export function readPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
	const { id, type } = event;
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.expired":
		case "checkout.session.async_payment_succeeded":
		case "checkout.session.async_payment_failed": {
			const { object } = event.data;
			return { id, type, page: object.id, charge: idOf(object.payment_intent), payment: ours(object) };
		}
		case "payment_intent.amount_capturable_updated":
		case "payment_intent.succeeded":
		case "payment_intent.canceled": {
			const { object } = event.data;
			return { id, type, page: null, charge: object.id, payment: ours(object) };
		}
		case "charge.refunded": {
			const { object } = event.data;
			return { id, type, page: null, charge: idOf(object.payment_intent), payment: ours(object) };
		}
		default:
			return undefined;
	}
}

function idOf(reference: string | { readonly id: string } | null): string | null {
	return typeof reference === "string" ? reference : (reference?.id ?? null);
}

/** Without somebody else's of the same account, which may be in a currency that we do not count. */
export function readOurs(sessions: readonly Stripe.Checkout.Session[]): CheckoutPage[] {
	return sessions.filter((session) => ours(session) !== null).map(readSession);
}

function ours({ metadata }: { readonly metadata: Stripe.Metadata | null }): string | null {
	return metadata?.payment ?? null;
}
