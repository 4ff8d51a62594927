// POST /api/webhooks/<provider>: it tells what became of a card payment; nothing else may move a booking toward paid.
import type { Context } from "hono";
import type { AppEnv } from "../../../edge/app-env.ts";
import { problem } from "../../../endpoints/problem.ts";
import type { Site } from "../../../page/page.ts";
import type { BookingPorts } from "../ports.ts";
import { receiveEvent } from "./event.ts";
import { type Settled, settle } from "./settle.ts";
import { paymentStore } from "./store.ts";

/** Providers give up on an answer some seconds later, and an order may take longer: it then goes on without one. */
const patienceMs = 8_000;

/**
 * 200 for what was processed, now or before; 400 for what the provider did not sign, 404 for a provider without keys here.
 * What throws answers 500, and the event is sent again. The gateway has bounded the body.
 */
export function paymentWebhook(services: Site & BookingPorts) {
	return async function paymentWebhook(c: Context<AppEnv>): Promise<Response> {
		const checkout = services.checkouts.get(c.req.param("provider") ?? "");
		c.set("route", `api.webhooks.${checkout?.name ?? "none"}`);
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
			const settled = await within(work);
			const problem = typeof settled === "string" ? settled : settled?.kind === "mismatch" && settled.mismatch;
			if (problem) c.set("error", `payment: ${problem}`);
		}
		return done(outcome.kind);
	};
}

function within(work: Promise<Settled | string>): Promise<Settled | string | undefined> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => resolve(undefined), patienceMs);
		void work.then((settled) => {
			clearTimeout(timer);
			resolve(settled);
		});
	});
}

function done(result: string): Response {
	return Response.json({ result }, { headers: { "Cache-Control": "no-store" } });
}
