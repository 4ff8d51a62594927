// Parts of Duffel's JSON (v2) that several of its answers have: ids, moments, airlines, airports, flights.
import * as v from "valibot";

export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const id = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,60}$`)));
export const instant = v.pipe(
	v.string(),
	v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/),
	v.check((value) => !Number.isNaN(Date.parse(value))),
	v.transform((value) => new Date(value).toISOString()),
);

export const orderId = id("ord");

/** Names are shown, as `readName` cuts them: one that is long loses no offer. */
export const name = v.nullish(text(2_000));
/** Not every operator has a code. */
const airline = v.object({ iata_code: v.nullish(text(20)), name });
/** An airfield may have no code. */
const place = v.object({
	...{ iata_code: v.nullish(text(20)), name, city_name: name },
	...{ iata_city_code: v.nullish(text(20)), iata_country_code: v.nullish(text(20)), time_zone: v.nullish(text(100)) },
	latitude: v.nullish(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
	longitude: v.nullish(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
});
/** Landings within a flight, which nothing else in it tells: one that cannot be read loses the offer, for it would look nonstop. */
const stops = v.nullish(
	v.pipe(
		v.array(
			v.object({
				airport: place,
				duration: v.nullish(text(30)),
				arriving_at: v.nullish(text(30)),
				departing_at: v.nullish(text(30)),
			}),
		),
		v.maxLength(6),
	),
);
export const condition = v.nullish(
	v.object({ allowed: v.boolean(), penalty_amount: v.nullish(text(20)), penalty_currency: v.nullish(text(3)) }),
);

export const baggages = v.nullish(
	v.array(v.object({ type: text(30), quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) })),
);
export const flight = {
	departing_at: text(30),
	arriving_at: text(30),
	origin: place,
	destination: place,
	marketing_carrier: airline,
	marketing_carrier_flight_number: text(6),
	operating_carrier: airline,
	aircraft: v.nullish(v.object({ name })),
	stops,
};
export type DuffelPlace = v.InferOutput<typeof place>;
export type DuffelCondition = v.InferOutput<typeof condition>;
