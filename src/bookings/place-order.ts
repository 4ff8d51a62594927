// Asks the fare source for a booking's order, once: what it is asked is written down before, what it said after.
import type { Order, OrderRequest } from "../flights/order.ts";
import { type FareSource, FareSourceError, type OrderAnswer } from "../flights/source.ts";
import type { Booking, BookingOrder } from "./booking.ts";
import { type BookingDesk, type ChangeOptions, changeBooking } from "./desk.ts";
import type { BookingChange } from "./states.ts";

/** Minutes that the mails of a booking wait for its order: what becomes of it is then said by one mail, not by two. */
export const orderMinutes = 3;

/** Can the source keep this trip unpaid? */
export function canHold({ offer }: Pick<Booking, "offer">, fares: FareSource | undefined): fares is FareSource {
	return fares?.name === offer.source && !offer.payment.instant;
}

/**
 * Orders what a requested booking agreed to, and gives the booking after it. Nothing is asked where an order was asked
 * for before: of two at once, one asks. An outcome that nobody knows stays so, until an agent has looked. A hold makes
 * it held; after an instant order it is still requested, its order made: the payment brings it further.
 */
export async function placeOrder(
	desk: BookingDesk,
	fares: FareSource,
	booking: Booking,
	type: "hold" | "instant",
	now: () => Date,
): Promise<Booking> {
	if (booking.order.state !== "none") return booking;
	const started = await changeBooking(
		desk,
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
	const [change, options] = outcome(answer, type);
	const ended = await changeBooking(desk, started.booking, change, options, now());
	return ended.kind === "made" ? ended.booking : started.booking;
}

/** What a source throws, it throws before it ordered anything. Its own words may name a traveler: only a code is kept. */
async function ask(fares: FareSource, request: OrderRequest): Promise<OrderAnswer | { kind: "failed"; why: string }> {
	try {
		return await fares.order(request);
	} catch (error) {
		return { kind: "failed", why: error instanceof FareSourceError ? error.failure : "fault" };
	}
}

function requestOf({ offer, total, passengers, contact, code }: Booking, type: "hold" | "instant"): OrderRequest {
	if (!contact) throw new Error("an erased booking cannot be ordered");
	return {
		offerId: offer.id,
		type,
		expected: total,
		...(offer.fee && { fee: offer.fee }),
		passengers,
		contact: { email: contact.email, phone: contact.phone },
		reference: code,
	};
}

type Outcome = readonly [BookingChange, ChangeOptions];

function outcome(answer: Awaited<ReturnType<typeof ask>>, type: "hold" | "instant"): Outcome {
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
