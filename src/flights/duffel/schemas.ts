// The parts of Duffel's JSON (v2) that we read; what is not named here is not looked at.
import * as v from "valibot";
import { cabins } from "../offers/offer.ts";

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const id = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,60}$`)));
const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,60}$/));
const instant = v.pipe(
	v.string(),
	v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/),
	v.check((value) => !Number.isNaN(Date.parse(value))),
	v.transform((value) => new Date(value).toISOString()),
);

/** Anything else is not worth a call. */
export const offerId = id("off");
export const orderId = id("ord");

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

const airline = v.object({ iata_code: v.nullish(text(3)), name: v.pipe(text(100), v.nonEmpty()) });
/** An airfield may have no code; a flight from one is none that our table knows. */
const place = v.object({ iata_code: v.nullish(text(4)) });
const condition = v.nullish(
	v.object({ allowed: v.boolean(), penalty_amount: v.nullish(text(20)), penalty_currency: v.nullish(text(3)) }),
);

const baggages = v.nullish(
	v.array(v.object({ type: text(30), quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) })),
);
const flight = {
	departing_at: text(30),
	arriving_at: text(30),
	origin: place,
	destination: place,
	marketing_carrier: airline,
	marketing_carrier_flight_number: text(6),
	operating_carrier: airline,
	aircraft: v.nullish(v.object({ name: v.nullish(text(100)) })),
};
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

const slices = v.array(
	v.object({
		fare_brand_name: v.nullish(text(80)),
		conditions: v.nullish(v.object({ advance_seat_selection: v.nullish(v.boolean()) })),
		segments: v.pipe(v.array(segment), v.minLength(1), v.maxLength(6)),
	}),
);

export const offer = v.object({
	id: offerId,
	live_mode: v.boolean(),
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
		documents: v.nullish(
			v.array(v.object({ type: text(60), unique_identifier: text(40), passenger_ids: v.array(text(80)) })),
		),
	}),
});

/** What an order says of whether it can be changed, and what it is made of now. */
export const orderNowBody = v.object({
	data: v.object({
		id: orderId,
		booking_reference: v.pipe(text(20), v.nonEmpty()),
		available_actions: v.fallback(v.array(text(20)), []),
		documents: v.nullish(v.array(v.object({ type: text(60), unique_identifier: text(40) }))),
		slices: v.pipe(
			v.array(v.object({ id: id("sli"), changeable: v.nullish(v.boolean()), segments: v.array(v.unknown()) })),
			v.maxLength(6),
		),
	}),
});

/** The flights of a way of an order. */
export const segmentsOfOrder = v.pipe(v.array(v.object(flight)), v.minLength(1), v.maxLength(6));

export const changeOfferId = id("oco");
const changeId = id("oce");

/** Flights of a change say less of cabins than those of an offer. */
const changeSlices = v.pipe(
	v.array(
		v.object({
			fare_brand_name: v.nullish(text(80)),
			segments: v.pipe(
				v.array(
					v.object({
						...flight,
						passengers: v.pipe(
							v.array(v.object({ passenger_id: text(80), cabin_class: v.nullish(v.picklist(cabins)), baggages })),
							v.maxLength(9),
						),
					}),
				),
				v.minLength(1),
				v.maxLength(6),
			),
		}),
	),
	v.maxLength(6),
);

/** The documentation says `penalty_total_amount`; the library's types call it `penalty_amount` on an offer. */
export const changeOffer = v.object({
	id: changeOfferId,
	expires_at: instant,
	change_total_amount: text(20),
	change_total_currency: text(3),
	penalty_total_amount: v.nullish(text(20)),
	penalty_total_currency: v.nullish(text(3)),
	penalty_amount: v.nullish(text(20)),
	penalty_currency: v.nullish(text(3)),
	refund_to: v.nullish(text(40)),
	slices: v.object({ add: changeSlices, remove: changeSlices }),
});
export const changeOfferBody = v.object({ data: v.unknown() });

/** Each offer is read by itself. */
export const changeRequestBody = v.object({
	data: v.object({ order_change_offers: v.pipe(v.array(v.unknown()), v.maxLength(200)) }),
});

export const orderChangeBody = v.object({
	data: v.object({
		id: changeId,
		expires_at: v.nullish(instant),
		confirmed_at: v.nullish(instant),
		change_total_amount: text(20),
		change_total_currency: text(3),
	}),
});

/** Our own reference comes back as it was sent. */
export const orderReferenceBody = v.object({
	data: v.object({ id: orderId, metadata: v.nullish(v.object({ reference: v.nullish(text(40)) })) }),
});

/** Each change is read by itself, so that one that makes no sense does not hide the others. */
export const changesBody = v.object({ data: v.pipe(v.array(v.unknown()), v.maxLength(200)) });

/** Ways that are not as documented leave the change unread, and a person looks. */
export const changeItem = v.object({
	id: id("aic"),
	order_id: orderId,
	created_at: instant,
	added: v.fallback(v.nullable(slices), null),
	removed: v.fallback(v.nullable(slices), null),
	available_actions: v.fallback(v.array(text(20)), []),
	action_taken: v.nullish(text(20)),
});

export const eventBody = v.object({
	id: id("wev"),
	type: text(80),
	data: v.object({ object: v.object({ id: orderId }) }),
});

export type DuffelOffer = v.InferOutput<typeof offer>;
export type DuffelSegment = v.InferOutput<typeof segment>;
export type DuffelPassenger = v.InferOutput<typeof passenger>;
export type DuffelCondition = v.InferOutput<typeof condition>;
export type DuffelOrder = v.InferOutput<typeof orderBody>["data"];
export type DuffelChangeSlices = v.InferOutput<typeof changeSlices>;
export type DuffelOrderNow = v.InferOutput<typeof orderNowBody>["data"];
