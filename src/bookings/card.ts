// Paying a booking by card, on the payment provider's own page.
import type { Booking } from "./booking.ts";
import type { BookingDesk } from "./desk.ts";

export type CardAnswer =
	/** The provider's page, for a 303. */
	| { readonly kind: "redirect"; readonly url: string }
	/** No provider, or it does not answer: nothing was taken; paying by phone is still there. */
	| { readonly kind: "unavailable" }
	/** The booking was sent already: its confirmation says how far it is. */
	| { readonly kind: "sent" };

/** Opens the provider's page for a reviewed booking, or finds the one that is open for it. */
export async function startCardPayment(_desk: BookingDesk, _booking: Booking, _now: Date): Promise<CardAnswer> {
	return { kind: "unavailable" };
}
