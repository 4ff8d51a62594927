// POST /api/webhooks/<fare source>: it says that an airline changed an order; what was changed, the source is asked.
import type { Context } from "hono";
import type { AppEnv } from "../../../edge/app-env.ts";
import { limit } from "../../../edge/limits.ts";
import { problem } from "../../../endpoints/problem.ts";
import type { AirlineChanges } from "../../../flights/airline-changes.ts";
import { deliverSoon } from "../../../mail/wake.ts";
import type { Site } from "../../../page/page.ts";
import type { BookingPorts } from "../ports.ts";
import { type BookingStore, findBooking } from "../store.ts";
import { followChanges } from "./follow.ts";

/**
 * 200 for what was processed, now or before; 400 for what the source did not sign, 404 where there is none, or no secret of it.
 * What throws answers 500: the event is sent again, and the cron asks besides.
 */
export function changesWebhook(
	services: Site & Pick<BookingPorts, "bookings" | "airlineChanges" | "outbox" | "screens">,
) {
	return async function changesWebhook(c: Context<AppEnv>): Promise<Response> {
		const { airlineChanges: changes, bookings: store, outbox, screens, now } = services;
		c.set("route", `api.webhooks.${changes?.name ?? "none"}`);
		await limit(c, c.env.WEBHOOKS);
		if (!store || !changes?.readEvent) return problem(404);
		const signature = c.req.header(changes.signatureHeader);
		const knock = signature && (await changes.readEvent(await c.req.text(), signature));
		if (!knock || knock.kind === "forged") return problem(400);
		if (knock.kind === "other") return done("ignored");
		const { result, code } = await receiveKnock(store, changes, knock, now());
		if (result === "processed") c.executionCtx.waitUntil(deliverSoon(outbox, now));
		// Who has the trip open while they talk is not left reading what no longer counts.
		if (code && screens) c.executionCtx.waitUntil(screens.proposed({ kind: "booking", id: code }));
		return done(result);
	};
}

function done(result: string): Response {
	return Response.json({ result }, { headers: { "Cache-Control": "no-store" } });
}

interface Received {
	/** `unknown`: about an order that none of our bookings has: another site's of the same account, or one that was erased. */
	readonly result: "processed" | "repeated" | "unknown";
	/** Of the booking whose flights are others now. */
	readonly code?: string;
}

interface Knock {
	readonly event: string;
	readonly type: string;
	readonly order: string;
}

async function receiveKnock(
	store: BookingStore,
	changes: AirlineChanges,
	{ event, type, order }: Knock,
	now: Date,
): Promise<Received> {
	const { db } = store;
	const key = `${changes.name}:${event}`;
	if (await db.prepare("SELECT 1 FROM webhook_events WHERE id = ?").bind(key).first()) return { result: "repeated" };
	const code = await changes.reference(order);
	const booking = code ? await findBooking(store, code) : undefined;
	// The reference is what somebody wrote into an order; that it is this booking's order, the booking says.
	if (!booking || booking.order.id !== order || booking.offer.source !== changes.name) {
		return { result: "unknown" };
	}
	const kept = await followChanges(store, changes, booking, now);
	await db
		.prepare("INSERT OR IGNORE INTO webhook_events (id, type, received_at, booking) VALUES (?, ?, ?, ?)")
		.bind(key, type, now.toISOString(), booking.code)
		.run();
	return { result: "processed", ...(kept > 0 && { code: booking.code }) };
}
