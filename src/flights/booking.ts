// A booking as its confirmation reads it: what was booked for whom, under which codes, and how far it is.
import type { Cabin, Carrier, Offer, Slice } from "./offer.ts";

/** `pending`: asked for, not answered; `held`: seats kept, not paid; `ticketed`: the airline has issued the tickets. */
export type BookingStatus = "pending" | "held" | "ticketed";

export interface Booking {
	/** The agency's own confirmation code. */
	readonly code: string;
	/** Each airline's own code, under which its site finds the trip; none before the airline has answered. */
	readonly airlineCodes: readonly { readonly carrier: Carrier; readonly code: string }[];
	readonly status: BookingStatus;
	/** While held: the last moment to pay (ISO 8601 in UTC), and the IANA zone in which it is told. */
	readonly payBy?: { readonly until: string; readonly zone: string } | undefined;
	/** Full names as on the ID, in the order of booking. */
	readonly travelers: readonly string[];
	/** In the order they are flown. */
	readonly slices: readonly Slice[];
	readonly cabin: Cabin;
	/** Pieces included for each traveler with a seat; null when the airline does not say. */
	readonly bags: Offer["bags"];
	/** True when the booking is invented to show how the site works. */
	readonly sample: boolean;
}
