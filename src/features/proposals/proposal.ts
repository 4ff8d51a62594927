// A proposal as its page, the desk and mails read it: one to three whole priced itineraries, of which one may be accepted.
import type { Offer } from "../../flights/offers/offer.ts";
import type { Language } from "../../i18n/languages.ts";
import type { WithdrawnBy } from "../bookings/airline-changes/open-proposals.ts";
import type { ExchangeTerms } from "./exchange-terms.ts";
import type { ProposalState } from "./states.ts";

/** Options that a proposal has at most. */
export const maxOptions = 3;

/** What it is about: a quote, of which nothing is booked yet, or a booking. */
export interface ProposalSubject {
	readonly kind: "quote" | "booking";
	/** A quote's reference or a booking's code. */
	readonly id: string;
}

/** `trip`: another itinerary instead of what was chosen; `exchange`: the change of a trip that has tickets. */
export type ProposalKind = "trip" | "exchange";

export interface ProposalOption {
	/** The whole itinerary. Of an exchange its total is what the new tickets are worth, and what is paid stands in `exchange`. */
	readonly offer: Offer;
	/** Canonical query string of the search behind it. */
	readonly search: string;
	/** Of an exchange, and of nothing else. */
	readonly exchange?: ExchangeTerms;
}

/** What showed that somebody might accept: the browser that booked or chose, a code out of the booking's mail, the link alone. */
export type AcceptedBy = "browser" | "code" | "link";

export interface Proposal {
	readonly id: string;
	readonly subject: ProposalSubject;
	readonly kind: ProposalKind;
	/** As it is kept: whether its time is over, `standingOf` tells. */
	readonly state: ProposalState;
	/** The itinerary and price as they were when this was made. */
	readonly former: Offer;
	readonly options: readonly ProposalOption[];
	/** The caller's. */
	readonly language: Language;
	/** Who made it: for the desk alone. */
	readonly agent: string;
	/** These and all times: ISO 8601 in UTC. */
	readonly createdAt: string;
	readonly validUntil: string;
	/** When it was accepted, declined or withdrawn. */
	readonly decidedAt: string | null;
	/** Null where it was not withdrawn, or before this was kept. */
	readonly withdrawnBy: WithdrawnBy | null;
	/** Another one after every change of it, and of its link. */
	readonly version: string;
	readonly accepted: {
		/** Which option. */
		readonly position: number;
		readonly by: AcceptedBy;
		/** Of one about a quote: the reference that the option has since. */
		readonly ledTo: string | null;
	} | null;
}
