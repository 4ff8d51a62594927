// The parts of Duffel's JSON (v2) that we read of searches, offers and new orders; what is not named here is not looked at.
import * as v from "valibot";
import { cabins } from "../offers/offer.ts";
import { baggages, condition, flight, id, instant, name, orderId, text } from "./schema-parts.ts";

const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,60}$/));

/** Anything else is not worth a call. */
export const offerId = id("off");

export const failureBody = v.object({
	meta: v.nullish(v.object({ request_id: v.fallback(v.pipe(v.string(), v.regex(/^[\w.=/+-]{1,80}$/)), "") })),
	errors: v.pipe(
		v.array(
			v.object({
				type: v.fallback(code, "unknown"),
				code: v.fallback(code, "unknown"),
				source: v.nullish(v.object({ pointer: v.nullish(text(200)) })),
			}),
		),
		v.maxLength(50),
	),
});

export const offerRequestBody = v.object({ data: v.object({ id: id("orq") }) });

/** Each offer is read by itself, so that one that makes no sense does not take the others with it. */
export const offersPage = v.object({
	data: v.pipe(v.array(v.unknown()), v.maxLength(200)),
	meta: v.nullish(v.object({ after: v.nullish(text(1000)) })),
});

export const offerBody = v.object({ data: v.unknown() });

const segment = v.object({
	...flight,
	passengers: v.pipe(
		v.array(v.object({ passenger_id: text(80), cabin_class: v.picklist(cabins), baggages })),
		v.minLength(1),
		v.maxLength(9),
	),
});

const passenger = v.object({
	id: text(80),
	type: v.nullish(text(30)),
	age: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(130))),
});

export const slices = v.array(
	v.object({
		fare_brand_name: name,
		conditions: v.nullish(v.object({ advance_seat_selection: v.nullish(v.boolean()) })),
		segments: v.pipe(v.array(segment), v.minLength(1), v.maxLength(6)),
	}),
);

export const offer = v.object({
	id: offerId,
	live_mode: v.boolean(),
	partial: v.nullish(v.boolean()),
	expires_at: instant,
	total_amount: text(20),
	total_currency: text(3),
	base_amount: v.nullish(text(20)),
	base_currency: v.nullish(text(3)),
	tax_amount: v.nullish(text(20)),
	tax_currency: v.nullish(text(3)),
	total_emissions_kg: v.nullish(text(20)),
	payment_requirements: v.object({
		requires_instant_payment: v.boolean(),
		payment_required_by: v.nullish(instant),
		price_guarantee_expires_at: v.nullish(instant),
	}),
	conditions: v.nullish(v.object({ change_before_departure: condition, refund_before_departure: condition })),
	passenger_identity_documents_required: v.nullish(v.boolean()),
	supported_passenger_identity_document_types: v.nullish(v.array(text(60))),
	passengers: v.pipe(v.array(passenger), v.minLength(1), v.maxLength(9)),
	slices: v.pipe(slices, v.minLength(1), v.maxLength(6)),
});

/** Each is read by itself: one that makes no sense loses neither the order nor the other tickets. */
export const documents = v.nullish(v.array(v.unknown()));
export const orderDocument = v.object({
	type: text(60),
	unique_identifier: text(40),
	passenger_ids: v.nullish(v.array(text(80))),
});

export const orderBody = v.object({
	data: v.object({
		id: orderId,
		booking_reference: v.pipe(text(20), v.nonEmpty()),
		total_amount: text(20),
		total_currency: text(3),
		payment_status: v.object({
			awaiting_payment: v.boolean(),
			payment_required_by: v.nullish(instant),
			price_guarantee_expires_at: v.nullish(instant),
		}),
		documents,
	}),
});

export type DuffelOffer = v.InferOutput<typeof offer>;
export type DuffelSegment = v.InferOutput<typeof segment>;
export type DuffelPassenger = v.InferOutput<typeof passenger>;
export type DuffelOrder = v.InferOutput<typeof orderBody>["data"];
