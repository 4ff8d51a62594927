// Lets a hold go: the booking is called off, and the airline's seats end by themselves or are called off at the source.
import type { Booking } from "../../features/bookings/booking.ts";
import type { BookingState } from "../../features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking } from "../../features/bookings/store.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { type Mark, possibleMarks } from "./mark.ts";

export type ReleaseAnswer =
	/** `until`: the airline keeps the seats until then, unless the order is called off at the source. */
	| { readonly kind: "done"; readonly booking: Booking; readonly until: string | null }
	| { readonly kind: "unknown" | "stale" }
	| { readonly kind: "illegal"; readonly state: BookingState; readonly possible: readonly Mark[] };

/** Only a hold: what is more than that is canceled, which asks. Throws when the database does. */
export async function releaseHold(store: BookingStore, doer: Doer, code: string, now: Date): Promise<ReleaseAnswer> {
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	const { state, order } = booking;
	if (state !== "held") return { kind: "illegal", state, possible: possibleMarks(state) };
	const subject = { kind: "booking", id: code } as const;
	const answer = await changeBooking(
		store,
		booking,
		"cancel",
		{
			...{ actor: "agency", detail: { why: "released" } },
			also: (made) => [recordOf(store.db, { ...doer, act: "releasedHold", subject }, now, made)],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking, until: order.payBy } : { kind: "stale" };
}
