// A booking as pages, mails and the agency's tools read it, opened from its row.

import type { Offer } from "../../flights/offers/offer.ts";
import type { OrderPassenger } from "../../flights/source.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Money } from "../../money/money.ts";
import type { IsoDate } from "../../time/iso-date.ts";
import type { BookingState } from "./states.ts";

/** `infant`: under two on the day of the last flight, on an adult's lap. */
export type PassengerKind = "adult" | "child" | "infant";

/** One who travels; adults first, then the others in the order of the search's ages. */
export interface Passenger extends OrderPassenger {
	readonly kind: PassengerKind;
	readonly bornOn: IsoDate;
}

export interface Contact {
	readonly email: string;
	/** E.164. */
	readonly phone: string;
	/** The visitor asked to be called or texted about this booking: a box of its own, never ticked for them. */
	readonly callback: boolean;
}

/** What the fare source was asked for and has; `none`: nothing was asked. */
export interface BookingOrder {
	readonly state: "none" | "sending" | "made" | "unknown" | "refused";
	readonly type: "hold" | "instant" | null;
	/** These and all times: ISO 8601 in UTC. */
	readonly startedAt: string | null;
	/** The fare source's own id of the order. */
	readonly id: string | null;
	/** The airline's own code (PNR). */
	readonly airlineReference: string | null;
	/** Ticket numbers by passenger. */
	readonly tickets: readonly string[];
	readonly payBy: string | null;
	readonly guaranteedUntil: string | null;
}

/** Who showed that the traveler can be reached: by digits or a link out of the booking's mail, or an agent who called. */
export interface Proven {
	/** ISO 8601 in UTC. */
	readonly at: string;
	readonly by: "mail" | "agent";
}

export interface Booking {
	/** Confirmation code, eight characters. */
	readonly code: string;
	readonly state: BookingState;
	readonly version: number;
	readonly language: Language;
	/** The quote it was made from. */
	readonly quote: string;
	/** Canonical query string of the search behind it. */
	readonly search: string;
	/** The itinerary and price as they were last agreed to. */
	readonly offer: Offer;
	/** What was agreed to, for all travelers; our fee included where there is one. */
	readonly total: Money;
	readonly departsAt: string;
	readonly arrivesAt: string;
	/** Empty once erased. */
	readonly passengers: readonly Passenger[];
	/** Null once erased. */
	readonly contact: Contact | null;
	/** Null until somebody did; what is corrected afterwards is to be proven anew. */
	readonly proven: Proven | null;
	readonly order: BookingOrder;
	readonly createdAt: string;
	readonly updatedAt: string;
	readonly reviewedAt: string | null;
	readonly erasedAt: string | null;
}

export type Actor = "traveler" | "agency" | "system" | "payment";

/** One line of a booking's history. */
export interface BookingEvent {
	readonly version: number;
	readonly at: string;
	readonly event: string;
	readonly from: BookingState | null;
	readonly to: BookingState;
	readonly actor: Actor;
	/** Nothing personal. */
	readonly detail: Readonly<Record<string, unknown>> | null;
}
