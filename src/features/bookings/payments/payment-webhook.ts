// POST /api/webhooks/<provider>: it tells what became of a card payment; nothing else may move a booking toward paid.

import type { Context } from "hono";
import type { AppEnv } from "../../../edge/app-env.ts";
import { limit } from "../../../edge/limits.ts";
import { problem } from "../../../endpoints/problem.ts";
import type { Site } from "../../../page/page.ts";
import { inTime } from "../../../time/in-time.ts";
import type { Checkout, PaymentEvent } from "../checkout.ts";
import type { BookingPorts } from "../ports.ts";
import { eventKey, follow } from "./follow.ts";
import { settle } from "./settle.ts";
import { type PaymentStore, paymentOf, paymentStore } from "./store.ts";

/** Providers give up on an answer some seconds later, and an order may take longer: it then goes on without one. */
const patienceMs = 8_000;

/**
 * 200 for what was processed, now or before; 400 for what the provider did not sign, 404 for a provider without keys here.
 * 429 past a rate that no provider comes near: it sends again, and the cron asks besides. What throws answers 500, and the event is sent again. The gateway has bounded the body.
 */
export function paymentWebhook(services: Site & BookingPorts) {
	return async function paymentWebhook(c: Context<AppEnv>): Promise<Response> {
		const checkout = services.checkouts.get(c.req.param("provider") ?? "");
		c.set("route", `api.webhooks.${checkout?.name ?? "none"}`);
		await limit(c, c.env.WEBHOOKS);
		const cards = paymentStore(services);
		if (!cards || !checkout) return problem(404);
		const signature = c.req.header(checkout.signatureHeader);
		const answer = signature && (await checkout.readEvent(await c.req.text(), signature, cards.now()));
		if (!answer || answer.kind === "forged") return problem(400);
		if (answer.kind === "other") return done("ignored");
		const outcome = await receiveEvent(cards, checkout, answer.event);
		if (outcome.kind === "processed") {
			// The event is written down: whatever stops this, the cron goes on with it.
			const work = settle(cards, outcome.booking).catch(String);
			c.executionCtx.waitUntil(work);
			const settled = await inTime(work, patienceMs, () => undefined);
			const problem = typeof settled === "string" ? settled : settled?.kind === "mismatch" && settled.mismatch;
			if (problem) c.set("error", `payment: ${problem}`);
		}
		return done(outcome.kind);
	};
}

function done(result: string): Response {
	return Response.json({ result }, { headers: { "Cache-Control": "no-store" } });
}

/** An event of a payment provider: each has its effect once, in whatever order they come. */
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
