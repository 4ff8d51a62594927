// An order at Duffel: the price looked at once more, sent once, and what is not clear said to be unknown.

import { safeParse } from "valibot";
import type { Offer } from "../offers/offer.ts";
import {
	FareSourceError,
	type Order,
	type OrderAnswer,
	type OrderPassenger,
	type OrderRequest,
	reasonAgainst,
} from "../source.ts";
import { isInfant } from "../trip/travelers.ts";
import { readAmount, writeAmount } from "./amounts.ts";
import type { Answer, Request } from "./client.ts";
import { NotSentError, type Rejection } from "./failures.ts";
import { ticketsOf } from "./read-documents.ts";
import { isMinor } from "./read-offer.ts";
import { type DuffelOffer, type DuffelOrder, type DuffelPassenger, orderBody } from "./schemas.ts";
import { duffelNames } from "./sendable-name.ts";
import type { SentDocument, SentOrder, SentOrderPassenger } from "./wire-types.ts";

export type FreshOffer =
	| { readonly kind: "found"; readonly offer: Offer; readonly wire: DuffelOffer }
	| { readonly kind: "gone" };

export interface OrderOptions {
	readonly request: Request;
	readonly fresh: (id: string, signal?: AbortSignal) => Promise<FreshOffer>;
	readonly orderMs: number;
}

/** Rejections that say the offer can no longer be had. */
export const goneCodes: ReadonlySet<string> = new Set([
	"not_found",
	"offer_no_longer_available",
	"offer_expired",
	"offer_request_expired",
	"offer_request_already_booked",
]);

export function createOrder({ request, fresh, orderMs }: OrderOptions) {
	return async function order(wanted: OrderRequest, signal?: AbortSignal): Promise<OrderAnswer> {
		signal?.throwIfAborted();
		const unsendable = wanted.passengers.some(
			(one) => !duffelNames.takes(one.givenName) || !duffelNames.takes(one.familyName),
		);
		if (unsendable) return refused("passengers", "a name has letters or a length that airlines do not take");
		const found = await fresh(wanted.offerId, signal);
		if (found.kind === "gone") return found;
		const stopped = reasonAgainst(wanted, found.offer);
		if (stopped) return stopped;
		if (found.wire.passenger_identity_documents_required) {
			return refused("passengers", "the airline asks for passports");
		}
		signal?.throwIfAborted();
		return send(wanted, found.wire, found.offer);
	};

	async function send(wanted: OrderRequest, wire: DuffelOffer, offer: Offer): Promise<OrderAnswer> {
		const data = orderData(wanted, wire, offer);
		let answer: Answer | Rejection;
		try {
			// The visitor's signal is left out: closing the page must not stop an order on its way.
			answer = await request({
				method: "POST",
				path: "/air/orders",
				label: "POST /air/orders",
				body: { data },
				deadline: AbortSignal.timeout(orderMs),
				once: true,
			});
		} catch (error) {
			if (!(error instanceof FareSourceError) || error instanceof NotSentError) throw error;
			return unknown(error.message);
		}
		if (answer.kind === "rejected") return rejected(answer, wanted);
		const parsed = safeParse(orderBody, answer.body);
		const order = parsed.success && readOrder(parsed.output.data, passengerIds(wire));
		// A 202 among them: Duffel is still at it, and tells the outcome by webhook.
		if (answer.status === 202 || !order) return unknown(`the answer, ${answer.status}, holds no order`);
		return { kind: "ordered", order };
	}

	async function rejected(rejection: Rejection, { offerId }: OrderRequest): Promise<OrderAnswer> {
		const { status, codes, types, pointers, error } = rejection;
		const has = (code: string) => codes.includes(code);
		if (has("order_not_created")) return refused("airline", error.message);
		if (status >= 500 || status === 408 || status < 400) return unknown(error.message);
		if (codes.some((code) => goneCodes.has(code))) return { kind: "gone" };
		if (has("price_changed") || has("payment_amount_does_not_match_order_amount")) {
			const now = await fresh(offerId);
			return now.kind === "gone" ? now : { kind: "priceChanged", offer: now.offer };
		}
		if (types.includes("airline_error")) return refused("airline", error.message);
		if (pointers.some((pointer) => pointer.includes("passengers"))) return refused("passengers", error.message);
		// Our token, our balance, our mistake: nothing was ordered, and only the operator can help.
		throw error;
	}
}

type Refusal = Extract<OrderAnswer, { kind: "refused" }>;

function refused(reason: Refusal["reason"], detail: string): Refusal {
	return { kind: "refused", reason, detail };
}

function unknown(detail: string): OrderAnswer {
	return { kind: "unknown", detail };
}

/** Adults first, then those under 18: the order in which our side keeps them. */
function inOrder({ passengers }: DuffelOffer): readonly DuffelPassenger[] {
	return [...passengers.filter((one) => !isMinor(one)), ...passengers.filter(isMinor)];
}

function passengerIds(wire: DuffelOffer): readonly string[] {
	return inOrder(wire).map(({ id }) => id);
}

function sitsOnLap({ type, age }: DuffelPassenger): boolean {
	return type === "infant_without_seat" || (typeof age === "number" && isInfant(age));
}

function orderData(
	{ type, passengers, contact, reference, offerId }: OrderRequest,
	wire: DuffelOffer,
	{ total }: Offer,
): SentOrder {
	const seats = inOrder(wire);
	const infants = seats.filter(sitsOnLap);
	return {
		type,
		selected_offers: [offerId],
		passengers: seats.flatMap((seat, index) => {
			const passenger = passengers[index];
			if (!passenger) return [];
			// Each adult in turn takes one infant.
			const infant = isMinor(seat) ? undefined : infants[index];
			return {
				id: seat.id,
				title: passenger.gender === "m" ? "mr" : "ms",
				given_name: passenger.givenName.normalize("NFC"),
				family_name: passenger.familyName.normalize("NFC"),
				born_on: passenger.bornOn,
				gender: passenger.gender,
				email: contact.email,
				phone_number: contact.phone,
				...(infant && { infant_passenger_id: infant.id }),
				...documentsOf(passenger, wire.supported_passenger_identity_document_types ?? []),
			};
		}),
		...(type === "instant" && {
			payments: [{ type: "balance", amount: writeAmount(total), currency: total.currency }],
		}),
		metadata: { reference },
	};
}

/** TSA numbers, where the airline takes them: one that does not would refuse the whole order. */
function documentsOf(
	{ knownTravelerNumber, redressNumber }: OrderPassenger,
	taken: readonly string[],
): Pick<SentOrderPassenger, "identity_documents"> {
	const numbers = { known_traveler_number: knownTravelerNumber, passenger_redress_number: redressNumber };
	const documents = (["known_traveler_number", "passenger_redress_number"] as const).flatMap((type): SentDocument[] => {
		const number = taken.includes(type) && numbers[type];
		return number ? [{ type, unique_identifier: number, issuing_country_code: "US" }] : [];
	});
	return documents.length > 0 ? { identity_documents: documents } : {};
}

/** Undefined where the total makes no sense: the order is there, but somebody has to look. */
function readOrder(order: DuffelOrder, passengers: readonly string[]): Order | undefined {
	const total = readAmount(order.total_amount, order.total_currency);
	if (!total) return undefined;
	const { awaiting_payment, payment_required_by, price_guarantee_expires_at } = order.payment_status;
	const issued = ticketsOf(order.documents, passengers);
	return {
		id: order.id,
		airlineReference: order.booking_reference,
		status: awaiting_payment ? "held" : issued.length > 0 ? "ticketed" : "paid",
		total,
		payBy: awaiting_payment ? (payment_required_by ?? null) : null,
		priceGuaranteedUntil: awaiting_payment ? (price_guarantee_expires_at ?? null) : null,
		tickets: issued.map(({ unique_identifier }) => unique_identifier),
	};
}
