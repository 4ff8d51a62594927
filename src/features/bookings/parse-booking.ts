// A booking that was kept as JSON in a mail's sealed part, read back.
import * as v from "valibot";
import { parseOffer } from "../../flights/offer-schema.ts";
import { languageCodes } from "../../i18n/languages.ts";
import type { Booking } from "./booking.ts";
import { bookingStates } from "./states.ts";

const text = v.string();
const instant = v.pipe(v.string(), v.isoTimestamp());

const bookingSchema = v.object({
	code: text,
	state: v.picklist(bookingStates),
	version: v.number(),
	language: v.picklist(languageCodes),
	quote: text,
	search: text,
	offer: v.unknown(),
	total: v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: text }),
	departsAt: instant,
	arrivesAt: instant,
	passengers: v.array(
		v.object({
			kind: v.picklist(["adult", "child", "infant"]),
			givenName: text,
			familyName: text,
			bornOn: text,
			gender: v.picklist(["m", "f"]),
			knownTravelerNumber: v.exactOptional(text),
			redressNumber: v.exactOptional(text),
		}),
	),
	contact: v.nullable(v.object({ email: text, phone: text, callback: v.boolean() })),
	order: v.object({
		state: v.picklist(["none", "sending", "made", "unknown", "refused"]),
		type: v.nullable(v.picklist(["hold", "instant"])),
		startedAt: v.nullable(instant),
		id: v.nullable(text),
		airlineReference: v.nullable(text),
		tickets: v.array(text),
		payBy: v.nullable(instant),
		guaranteedUntil: v.nullable(instant),
	}),
	createdAt: instant,
	updatedAt: instant,
	reviewedAt: v.nullable(instant),
	erasedAt: v.nullable(instant),
});

/** Throws on anything else; the message names a field and never its value. */
export function parseBooking(data: unknown): Booking {
	const result = v.safeParse(bookingSchema, data);
	if (!result.success) throw new Error(`not a booking: ${v.getDotPath(result.issues[0]) ?? "the whole"}`);
	return { ...result.output, offer: parseOffer(JSON.stringify(result.output.offer)) };
}
