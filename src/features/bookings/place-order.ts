// Asks the fare source for a booking's order, once: what it is asked is written down before, what it said after.

import {
	type FareSource,
	FareSourceError,
	type Order,
	type OrderAnswer,
	type OrderRequest,
} from "../../flights/source.ts";
import { minuteMs } from "../../time/iso-date.ts";
import type { Booking, BookingOrder } from "./booking.ts";
import type { BookingChange } from "./states.ts";
import { type BookingStore, type ChangeOptions, changeBooking, findBooking } from "./store.ts";

/** Minutes that the mails of a booking wait for its order: what becomes of it is then said by one mail, not by two. */
export const orderMinutes = 3;
/** Minutes after which an order whose answer never came is taken for lost: no source takes as long. */
export const orderAnswerMinutes = 5;
const maxAttempts = 6;

/** Can the source keep this trip unpaid? */
export function canHold({ offer }: Pick<Booking, "offer">, fares: FareSource | undefined): fares is FareSource {
	return fares?.name === offer.source && !offer.payment.instant;
}

/** Nobody will ever say how it ended: its run is over. */
export function orderIsLost({ order }: Pick<Booking, "order">, now: Date): boolean {
	return now.getTime() - Date.parse(order.startedAt ?? "") > orderAnswerMinutes * minuteMs;
}

/**
 * Orders what a requested booking agreed to, and gives the booking after it. Nothing is asked where an order was asked
 * for before: of two at once, one asks. An outcome that nobody knows stays so, until an agent has looked. A hold makes
 * it held; after an instant order it is still requested, its order made: the payment brings it further.
 */
export async function placeOrder(
	store: BookingStore,
	fares: FareSource,
	booking: Booking,
	type: "hold" | "instant",
	now: () => Date,
): Promise<Booking> {
	if (booking.order.state !== "none") return booking;
	const started = await changeBooking(
		store,
		booking,
		"orderSent",
		{
			actor: "system",
			detail: { type, source: fares.name },
			patch: { order: { state: "sending", type, startedAt: now().toISOString() } },
		},
		now(),
	);
	if (started.kind !== "made") return booking;
	const answer = await ask(fares, requestOf(started.booking, type));
	return keepOutcome(store, started.booking, answer, now);
}

/**
 * Writes down what became of an order. It is never asked again, so the answer must not be lost: to a database that
 * fails for a moment, to a payment or an agent that changed the booking meanwhile. What stays unwritten the cron gives
 * to an agent.
 */
async function keepOutcome(store: BookingStore, sent: Booking, answer: Answer, now: () => Date): Promise<Booking> {
	let booking: Booking | undefined = sent;
	for (let attempt = 1; attempt <= maxAttempts && booking?.order.startedAt === sent.order.startedAt; attempt++) {
		// It was written before, though the answer did not arrive.
		if (booking.order.state !== "sending" && booking.order.state !== "unknown") return booking;
		const [wanted, options] = outcome(answer, sent.order.type ?? "instant");
		const change = wanted === "hold" && booking.state !== "requested" ? "orderFound" : wanted;
		try {
			const ended = await changeBooking(store, booking, change, options, now());
			if (ended.kind === "made") return ended.booking;
			if (ended.kind === "illegal") return booking;
			booking = await findBooking(store, sent.code);
		} catch (error) {
			if (attempt === maxAttempts) throw error;
			booking = await findBooking(store, sent.code).catch(() => booking);
		}
	}
	return booking ?? sent;
}

type Answer = OrderAnswer | { readonly kind: "failed"; readonly why: string };

/** A failure that a source throws, it throws before it ordered anything. Its own words may name a traveler: only a code is kept. */
async function ask(fares: FareSource, request: OrderRequest): Promise<Answer> {
	try {
		return await fares.order(request);
	} catch (error) {
		if (error instanceof FareSourceError) return { kind: "failed", why: error.failure };
		// A fault of ours, or of the adapter's: the order may exist.
		return { kind: "unknown", detail: "fault" };
	}
}

function requestOf({ offer, total, passengers, contact, code }: Booking, type: "hold" | "instant"): OrderRequest {
	if (!contact) throw new Error("an erased booking cannot be ordered");
	return {
		offerId: offer.id,
		type,
		expected: total,
		slices: offer.slices,
		...(offer.fee && { fee: offer.fee }),
		passengers,
		contact: { email: contact.email, phone: contact.phone },
		reference: code,
	};
}

type Outcome = readonly [BookingChange, ChangeOptions];

function outcome(answer: Answer, type: "hold" | "instant"): Outcome {
	const actor = "system";
	switch (answer.kind) {
		case "ordered": {
			const patch = { order: madeOf(answer.order) };
			if (type === "hold" && answer.order.status === "held") return ["hold", { actor, patch }];
			return ["orderFound", { actor, patch, detail: { status: answer.order.status } }];
		}
		case "unknown":
			return ["orderUnknown", { actor, patch: { order: { state: "unknown" } }, detail: { why: "noAnswer" } }];
		case "refused":
			return refused({ why: answer.reason });
		case "priceChanged":
			return refused({ why: "priceChanged", total: answer.offer.total });
		case "gone":
			return refused({ why: "gone" });
		case "failed":
			return refused({ why: answer.why });
	}
	function refused(detail: Record<string, unknown>): Outcome {
		return ["orderRefused", { actor, patch: { order: { state: "refused" } }, detail }];
	}
}

function madeOf(order: Order): Partial<BookingOrder> {
	return {
		state: "made",
		id: order.id,
		airlineReference: order.airlineReference,
		tickets: order.tickets,
		payBy: order.payBy,
		guaranteedUntil: order.priceGuaranteedUntil,
	};
}
