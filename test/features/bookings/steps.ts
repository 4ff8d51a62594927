// Brings a booking of the tests to a state by the changes that lead there.
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { saveDraft } from "../../../src/features/bookings/drafts.ts";
import type { BookingChange } from "../../../src/features/bookings/states.ts";
import {
	type BookingStore,
	type ChangeOptions,
	changeBooking,
	findBooking,
} from "../../../src/features/bookings/store.ts";
import { adult, contact, newVisit, type quoted, secondAdult } from "./bookings.ts";
import { now } from "./sample-choice.ts";

type Step = BookingChange | readonly [BookingChange, ChangeOptions["patch"]];

/** A booking of two adults by a browser of its own, after these changes. */
export async function bookedWith(
	store: BookingStore,
	quote: Awaited<ReturnType<typeof quoted>>,
	steps: readonly Step[] = [],
	at = now,
): Promise<Booking> {
	const draft = { visitor: newVisit(), quote, passengers: [adult, secondAdult], contact, language: "es" } as const;
	const { code } = await saveDraft(store, draft, at);
	const booking = await findBooking(store, code);
	if (!booking) throw new Error("not saved");
	return changedBy(store, booking, steps, at);
}

/** A booking after further changes. */
export async function changedBy(
	store: BookingStore,
	before: Booking,
	steps: readonly Step[],
	at = now,
): Promise<Booking> {
	let booking = before;
	for (const step of steps) {
		const [change, patch = {}] = typeof step === "string" ? [step] : step;
		const reviewed = change === "review" ? { reviewedAt: at.toISOString() } : {};
		const answer = await changeBooking(
			store,
			booking,
			change,
			{ actor: "system", patch: { ...reviewed, ...patch } },
			at,
		);
		if (answer.kind !== "made") throw new Error(`${change}: ${answer.kind}`);
		booking = answer.booking;
	}
	return booking;
}
