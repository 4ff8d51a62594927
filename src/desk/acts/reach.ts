// An agent reached the traveler at the number of the booking, which is as good as a confirmed address.
import type { Booking } from "../../features/bookings/booking.ts";
import { prove } from "../../features/bookings/holds/hold.ts";
import { isReviewStale } from "../../features/bookings/price-now.ts";
import { type BookingState, isUnderWay } from "../../features/bookings/states.ts";
import { type BookingStore, findBooking } from "../../features/bookings/store.ts";
import { type Doer, recordOf } from "../record/record.ts";

export type ReachAnswer =
	/**
	 * `seats`: what follows. `soon`: if they wait for that, the cron asks for them within minutes; `late`: the price was agreed to too
	 * long ago for that, so the agent holds them at the source; `none`: nothing waits for it.
	 */
	| { readonly kind: "done"; readonly booking: Booking; readonly seats: "soon" | "late" | "none" }
	| { readonly kind: "unknown" }
	/** Nobody is to be reached about it: it has ended, was never sent, or was erased. */
	| { readonly kind: "illegal"; readonly state: BookingState };

/** Throws when the database does. */
export async function reached(store: BookingStore, doer: Doer, code: string, now: Date): Promise<ReachAnswer> {
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	const { contact, state, order, offer } = booking;
	if (!contact || !isUnderWay(state)) return { kind: "illegal", state };
	const subject = { kind: "booking", id: code } as const;
	await prove(store, code, "agent", now, (made) => [
		recordOf(store.db, { ...doer, act: "reached", subject }, now, made),
	]);
	const waits = state === "requested" && order.state === "none" && !offer.payment.instant;
	return { kind: "done", booking, seats: !waits ? "none" : isReviewStale(booking, now) ? "late" : "soon" };
}
