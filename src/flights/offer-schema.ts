// Reads an offer back from stored JSON: what does not have an offer's shape is refused, never half believed.
import * as v from "valibot";
import { perLanguage } from "../i18n/languages.ts";
import { isLocalTime } from "../time/local-time.ts";
import { cabins, type Offer, type Slice } from "./offers/offer.ts";

const code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,3}$/));
const instant = v.pipe(v.string(), v.isoTimestamp());
const localTime = v.pipe(
	v.string(),
	v.check((text) => isLocalTime(text)),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const price = v.object({
	minor: v.pipe(v.number(), v.safeInteger()),
	currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const carrier = v.object({ code, name: v.string() });
const airport = v.object({
	kind: v.literal("airport"),
	code,
	name: v.string(),
	city: v.object(perLanguage(() => v.string())),
	country: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)),
	latitude: v.number(),
	longitude: v.number(),
	zone: v.string(),
	metro: v.exactOptional(v.string()),
});

const segment = v.object({
	origin: code,
	destination: code,
	departingAt: localTime,
	arrivingAt: localTime,
	durationMinutes: count,
	marketingCarrier: carrier,
	operatingCarrier: v.object({ code: v.nullable(code), name: v.string() }),
	flightNumber: v.pipe(v.string(), v.digits()),
	aircraft: v.exactOptional(v.string()),
	landings: v.exactOptional(v.array(v.object({ airport: code, minutes: v.nullable(count) }))),
	unlisted: v.exactOptional(v.array(airport)),
});

const slice = v.object({
	origin: code,
	destination: code,
	segments: v.pipe(v.array(segment), v.minLength(1)),
	durationMinutes: count,
	stops: count,
	dayChange: v.pipe(v.number(), v.safeInteger()),
	fareBrand: v.nullable(v.string()),
});

const condition = v.nullable(v.object({ allowed: v.boolean(), penalty: v.nullable(price) }));

const offer = v.object({
	id: v.pipe(v.string(), v.nonEmpty()),
	source: v.string(),
	sample: v.boolean(),
	total: price,
	fee: v.exactOptional(price),
	fare: v.exactOptional(v.object({ base: price, taxes: price })),
	slices: v.pipe(v.array(slice), v.minLength(1)),
	cabin: v.picklist(cabins),
	seenAt: instant,
	bags: v.object({ carryOn: v.nullable(count), checked: v.nullable(count), checkedPrice: v.exactOptional(price) }),
	bagsAsked: v.exactOptional(count),
	seatChoice: v.exactOptional(v.boolean()),
	conditions: v.object({ change: condition, refund: condition }),
	emissionsKg: v.nullable(v.number()),
	travelers: v.object({ adults: count, ages: v.array(count) }),
	expiresAt: v.nullable(instant),
	payment: v.object({
		instant: v.boolean(),
		payBy: v.nullable(instant),
		priceGuaranteedUntil: v.nullable(instant),
	}),
});

/** Throws, naming the first wrong field, unless the text is the JSON of an offer. */
export function parseOffer(json: string): Offer {
	const result = v.safeParse(offer, JSON.parse(json));
	if (result.success) return result.output;
	const [issue] = result.issues;
	throw new Error(`not an offer: ${v.getDotPath(issue) ?? "the whole"}`);
}

const changedSlices = v.array(v.nullable(slice));

/** Reads the ways of a trip back, null for one that is not flown. Throws on anything else. */
export function parseSlices(json: string): readonly (Slice | null)[] {
	return v.parse(changedSlices, JSON.parse(json));
}
