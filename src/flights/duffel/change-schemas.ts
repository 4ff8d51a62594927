// The parts of Duffel's JSON (v2) that we read of orders that stand, of changes of them, and of what airlines did to them.
import * as v from "valibot";
import { cabins } from "../offers/offer.ts";
import { baggages, flight, id, instant, name, orderId, text } from "./schema-parts.ts";
import { documents, slices } from "./schemas.ts";

/** What an order says of whether it can be changed, and what it is made of now. */
export const orderNowBody = v.object({
	data: v.object({
		id: orderId,
		booking_reference: v.pipe(text(20), v.nonEmpty()),
		available_actions: v.fallback(v.array(text(20)), []),
		documents,
		slices: v.pipe(v.array(v.unknown()), v.maxLength(6)),
	}),
});

/** One way of an order; each is read by itself. */
export const sliceOfOrder = v.object({
	id: id("sli"),
	changeable: v.nullish(v.boolean()),
	segments: v.pipe(v.array(v.object(flight)), v.minLength(1), v.maxLength(6)),
});

export const changeOfferId = id("oco");
const changeId = id("oce");

/** Flights of a change say less of cabins than those of an offer. */
const changeSlices = v.pipe(
	v.array(
		v.object({
			fare_brand_name: name,
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

export type DuffelChangeSlices = v.InferOutput<typeof changeSlices>;
export type DuffelOrderNow = v.InferOutput<typeof orderNowBody>["data"];
