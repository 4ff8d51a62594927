// What a booking's calendar file tells: its flights as they are now, and those that a file from before may have put into a calendar.
import { asBooked, type ChangedSlices, isChanged, type WayNow } from "../../flights/airline-changes.ts";
import { parseSlices } from "../../flights/offer-schema.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import type { NewMail } from "../../mail/outbox.ts";
import type { Booking } from "./booking.ts";
import { flightsNow } from "./flights-now.ts";
import { changesOf } from "./kept-changes.ts";

export interface CalendarTrip {
	readonly ways: readonly WayNow[];
	/** Trips of files from before: what of them has no successor is taken out of the calendar. */
	readonly former: readonly ChangedSlices[];
}

/** A trip that was never another one. */
export function calendarTrip({ offer }: { readonly offer: Pick<Offer, "slices"> }): CalendarTrip {
	return { ways: asBooked(offer), former: [] };
}

/** @param before the booking as it was, where `booking` is what is about to be written. Throws when the database does. */
export async function calendarTripOf(db: D1Database, booking: Booking, before = booking): Promise<CalendarTrip> {
	const changes = await changesOf(db, booking.code);
	const { results } = await db
		.prepare(
			`SELECT former -> '$.slices' AS slices FROM proposals
			WHERE subject_kind = 'booking' AND subject = ? AND state = 'accepted'`,
		)
		.bind(booking.code)
		.all<{ readonly slices: string }>();
	return {
		ways: flightsNow(booking, changes),
		former: [
			before.offer.slices,
			...changes.flatMap((change) => [change.before, ...(change.after ? [change.after] : [])]),
			...results.map(({ slices }) => parseSlices(slices)),
		],
	};
}

/** Beside the booking in the sealed data of its mail, where its calendar file tells more than the booking does. */
interface SealedTrip {
	readonly flights?: { readonly now: ChangedSlices; readonly former: readonly ChangedSlices[] };
}

export function sealedTrip({ ways, former }: CalendarTrip): SealedTrip {
	const legs = (slices: ChangedSlices) => slices.map((slice) => slice?.segments.length ?? 0);
	const now = ways.map((way) => way.now);
	const more = former.filter((slices) => legs(slices).some((count, index) => count > (legs(now)[index] ?? 0)));
	return ways.some(isChanged) || more.length > 0 ? { flights: { now, former: more } } : {};
}

/** A traveler's mails about a change of the booking: their calendar file tells what the site's own does. Throws when the database does. */
export async function withTrip(
	db: D1Database,
	mails: readonly NewMail[],
	after: Booking,
	before: Booking,
): Promise<readonly NewMail[]> {
	const isTravelers = ({ kind }: NewMail) => kind === "booking.traveler";
	if (!mails.some(isTravelers)) return mails;
	const data = { ...after, ...sealedTrip(await calendarTripOf(db, after, before)) };
	return mails.map((mail) => (isTravelers(mail) ? { ...mail, secrets: { ...mail.secrets, data } } : mail));
}

/** @param data as the mail has it, through JSON; one that was written before has the booking alone */
export function openTrip(data: unknown, { offer }: Booking): CalendarTrip {
	const { flights } = data as SealedTrip;
	if (!flights) return calendarTrip({ offer });
	const [now, ...former] = [flights.now, ...flights.former].map((slices) => parseSlices(JSON.stringify(slices)));
	return { ways: offer.slices.map((booked, index) => ({ booked, now: now?.[index] ?? null })), former };
}
