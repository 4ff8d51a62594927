// When a booking's trip begins and ends, as its row tells; and what goes with an offer that takes another one's place.

import type { Offer } from "../../flights/offers/offer.ts";
import { airportIn } from "../../flights/trip/flight-airports.ts";
import { toInstant } from "../../time/local-time.ts";

/** First departure and last arrival in UTC; of an airport we do not know, the earliest and latest they can be. */
export function timesOf({ slices }: Pick<Offer, "slices">): { readonly departsAt: string; readonly arrivesAt: string } {
	const first = slices[0]?.segments[0];
	const last = slices.at(-1)?.segments.at(-1);
	if (!first || !last) throw new Error("an offer without flights cannot be booked");
	const departs = toInstant(first.departingAt, airportIn([first], first.origin)?.zone ?? "Pacific/Kiritimati");
	const arrives = toInstant(last.arrivingAt, airportIn([last], last.destination)?.zone ?? "Pacific/Pago_Pago");
	return { departsAt: new Date(departs).toISOString(), arrivesAt: new Date(arrives).toISOString() };
}

/** What a change gives a booking whose flights are others from now on. */
export function otherTrip({ offer, search }: { readonly offer: Offer; readonly search: string }) {
	return { offer, search, total: offer.total, ...timesOf(offer) };
}
