// An order at a fare source: what is sent for it, and what the source says it has.

import type { Money } from "../money/money.ts";
import type { IsoDate } from "../time/iso-date.ts";

/** One traveler as the airline must know them (Secure Flight: as on the ID they travel with). */
export interface OrderPassenger {
	readonly givenName: string;
	readonly familyName: string;
	readonly bornOn: IsoDate;
	readonly gender: "m" | "f";
	/** TSA numbers, where the traveler gave them. */
	readonly knownTravelerNumber?: string;
	readonly redressNumber?: string;
}

export interface OrderRequest {
	readonly offerId: string;
	/** Hold: seats are kept and paid for later. Instant: paid now from the agency's balance. */
	readonly type: "hold" | "instant";
	/** The total that the traveler agreed to; another one orders nothing. */
	readonly expected: Money;
	/** Our own part of it, which the source knows nothing of. */
	readonly fee?: Money;
	/** Adults first, then those under 18, in the order of the query. */
	readonly passengers: readonly OrderPassenger[];
	readonly contact: { readonly email: string /** E.164 */; readonly phone: string };
	/** Our own code for the booking, kept with the order so that a lost answer can be found. No personal data. */
	readonly reference: string;
}

export interface Order {
	/** Unique within its source. */
	readonly id: string;
	/** The airline's own code (PNR), under which its site finds the trip. */
	readonly airlineReference: string;
	/** `held`: seats kept, not paid; `ticketed`: ticket numbers exist; `paid`: paid, tickets not issued yet. */
	readonly status: "held" | "paid" | "ticketed";
	readonly total: Money;
	/** While held; ISO 8601 in UTC. */
	readonly payBy: string | null;
	readonly priceGuaranteedUntil: string | null;
	/** Ticket numbers by passenger, in the order of the request; empty until ticketed. */
	readonly tickets: readonly string[];
}
