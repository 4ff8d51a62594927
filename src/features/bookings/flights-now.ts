// Which flights of a booking are current: those that the airline told last, whether or not its traveler has accepted them.
import { asBooked, sameSlices, type WayNow } from "../../flights/airline-changes.ts";
import type { Booking } from "./booking.ts";
import { currentOf, type KeptChange } from "./kept-changes.ts";
import { reserved } from "./states.ts";

/** @param changes as `changesOf` gives them; one that nobody can read, or that is about a trip from before, changes nothing here */
export function flightsNow(
	{ offer, state }: Pick<Booking, "offer" | "state">,
	changes: readonly KeptChange[],
): readonly WayNow[] {
	const change = currentOf(changes);
	const told = change?.state === "open" || change?.state === "another" || change?.state === "refund";
	const holds = reserved.some((one) => one === state);
	if (!told || !holds || !change.after || !sameSlices(change.before, offer.slices)) return asBooked(offer);
	const { after } = change;
	return offer.slices.map((booked, index) => ({ booked, now: after[index] ?? null }));
}
