// The hold of a booking that its traveler sent to pay by phone: it waits for a proof that they can be reached, then it is asked for.
import type { Permit } from "../../../effects/budgets.ts";
import type { FareSource } from "../../../flights/source.ts";
import { sqlIn } from "../../../states/state-table.ts";
import type { Booking, Proven } from "../booking.ts";
import { charged } from "../payments/states.ts";
import { canHold, placeOrder } from "../place-order.ts";
import { isReviewStale } from "../price-now.ts";
import { type BookingStore, type ChangeOptions, changeBooking, findBooking } from "../store.ts";
import { openHold } from "./open-holds.ts";

/**
 * SQL on bookings: sent by phone, and its hold neither asked for nor refused since. No card is behind it: to pay is proof
 * enough. A refused one awaits it again once somebody proved anew that its traveler can be reached, or accepted another trip.
 */
export const awaitsHold = `state ${sqlIn(["requested"])} AND order_state ${sqlIn(["none"])}
	AND EXISTS (SELECT 1 FROM booking_events WHERE booking = code AND event = 'request' AND json_extract(detail, '$.pay') = 'phone')
	AND (SELECT event FROM booking_events WHERE booking = code AND event NOT IN ('contact', 'merge', 'payment') ORDER BY booking_events.version DESC LIMIT 1)
		${sqlIn(["request", "prove", "accept"])}
	AND NOT EXISTS (SELECT 1 FROM payments WHERE booking = code AND payments.state ${sqlIn(charged)})`;

/** Would seats be kept for this booking if its traveler proved that they can be reached? */
export async function awaitsProof(
	{ db }: Pick<BookingStore, "db">,
	booking: Booking,
	fares: FareSource | undefined,
): Promise<boolean> {
	if (booking.state !== "requested" || booking.proven || !canHold(booking, fares)) return false;
	return (
		(await db.prepare(`SELECT 1 FROM bookings WHERE code = ? AND ${awaitsHold}`).bind(booking.code).first()) !== null
	);
}

/** Writes down that its traveler can be reached, once; gives the booking as it is then, or undefined where it is gone. Throws when the database does. */
export async function prove(
	store: BookingStore,
	code: string,
	by: Proven["by"],
	now: Date,
	also?: ChangeOptions["also"],
): Promise<Booking | undefined> {
	for (let attempt = 0; attempt < 5; attempt++) {
		const booking = await findBooking(store, code);
		if (!booking?.contact || (booking.proven && by === "mail")) return booking;
		const actor = by === "agent" ? "agency" : "traveler";
		const proven = { at: now.toISOString(), by };
		const options = { actor, detail: { by }, patch: { proven }, ...(also && { also }) } as const;
		const answer = await changeBooking(store, booking, "prove", options, now);
		if (answer.kind === "made") return answer.booking;
		// It came to an end without a trip: there is nothing to hold, and it may be read all the same.
		if (answer.kind === "illegal") return booking;
	}
	throw new Error("a booking could not be proven in five attempts");
}

/** How long a page waits for the airline's answer, in milliseconds; a later one is told by mail. */
export const holdWaitMs = 10_000;

interface Asking {
	/** Takes one hold of the budgets, in the name of who asks. */
	readonly charge: () => Promise<Permit>;
	/** The secret of the browser that proved it. */
	readonly browser: string | undefined;
	readonly now: () => Date;
}

/**
 * Asks for the hold of a proven booking that awaits one, and gives the booking after it. Where it may not be asked for it stays
 * requested, an agent goes on, and both are told by mail; where the budgets are silent the cron tries again.
 */
export async function holdProven(
	store: BookingStore,
	fares: FareSource | undefined,
	booking: Booking,
	{ charge, browser, now }: Asking,
): Promise<Booking> {
	if (!booking.proven || !canHold(booking, fares)) return booking;
	const awaits = `SELECT 1 FROM bookings WHERE code = ? AND ${awaitsHold}`;
	if ((await store.db.prepare(awaits).bind(booking.code).first()) === null) return booking;
	const refused = async (why: "late" | "budget" | "open") => {
		const answer = await changeBooking(store, booking, "holdRefused", { actor: "system", detail: { why } }, now());
		return answer.kind === "made" ? answer.booking : booking;
	};
	if (isReviewStale(booking, now())) return refused("late");
	const permit = await charge();
	if (permit.kind === "silent") return booking;
	if (permit.kind !== "granted") return refused("budget");
	if (booking.proven.by === "mail" && !(await openHold(store, booking, browser))) {
		await permit.giveBack(1);
		return refused("open");
	}
	return placeOrder(store, fares, booking, "hold", now);
}
