// Lets a hold go: the booking is called off, and the airline's seats end by themselves or are called off at the source.
import type { Booking } from "../../features/bookings/booking.ts";
import type { BookingState } from "../../features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking } from "../../features/bookings/store.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { confirmationOf, type Mark, possibleMarks } from "./mark.ts";

export type ReleaseAnswer =
	/** `until`: the airline keeps the seats until then, unless the order is called off at the source. */
	| { readonly kind: "done"; readonly booking: Booking; readonly until: string | null }
	| { readonly kind: "unknown" | "stale" }
	/** Nothing was changed: it is done once this very text comes along. */
	| { readonly kind: "asks"; readonly booking: Booking; readonly confirm: string }
	| { readonly kind: "illegal"; readonly state: BookingState; readonly possible: readonly Mark[] };

/** Only a hold: what is more than that is canceled. Throws when the database does. */
export async function releaseHold(
	store: BookingStore,
	doer: Doer,
	{ code, confirm: given }: { readonly code: string; readonly confirm?: string | undefined },
	now: Date,
): Promise<ReleaseAnswer> {
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	const { state, order } = booking;
	if (state !== "held") return { kind: "illegal", state, possible: possibleMarks(state) };
	const confirm = await confirmationOf(booking, ["release"]);
	if (given !== confirm) return { kind: "asks", booking, confirm };
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
