// The port every fare source implements: the sample source here, a live provider in its own folder.

import { type Money, sameMoney } from "../money/money.ts";
import { unlessAborted } from "../time/in-time.ts";
import type { IsoDate } from "../time/iso-date.ts";
import type { NameRule } from "./name-rule.ts";
import type { Choice } from "./offers/filters.ts";
import { type Offer, sameFlights } from "./offers/offer.ts";
import type { CallTerms } from "./plan-calls.ts";
import type { FlightQuery } from "./query.ts";
import { headCount } from "./quote.ts";

/** What is wrong with the provider. `detail` of the error is for the operator's log, never for visitors. */
export type FareFailure =
	| ("timeout" | "rateLimited" | "unavailable" | "refused" | "malformed")
	/** Nothing is wrong: whoever searches has spent what there is to spend for now (src/effects). */
	| "spent";

/** A source that cannot answer throws this; everything expected is a value. */
export class FareSourceError extends Error {
	readonly failure: FareFailure;
	/** Seconds, where the provider said when to come back. */
	readonly retryAfter: number | undefined;

	constructor(failure: FareFailure, detail: string, retryAfter?: number) {
		super(`${failure}: ${detail}`);
		this.name = "FareSourceError";
		this.failure = failure;
		this.retryAfter = retryAfter;
	}
}

/** Whoever goes on asking now only makes it worse. */
export function asksToWait(error: unknown): boolean {
	return error instanceof FareSourceError && (error.failure === "rateLimited" || error.failure === "spent");
}

/** An offer as it stands now: its price may have changed since the search. `gone`: sold, expired or never there. */
export type OfferAnswer = { readonly kind: "found"; readonly offer: Offer } | { readonly kind: "gone" };

export type OrderAnswer =
	| { readonly kind: "ordered"; readonly order: Order }
	/** Nothing was ordered: the price is another than the one agreed to. */
	| { readonly kind: "priceChanged"; readonly offer: Offer }
	/** Nothing was ordered: sold, expired or never there. */
	| { readonly kind: "gone" }
	/** Nothing was ordered: the source will not, e.g. a hold of an offer that must be paid at once, or a name it refuses. */
	| { readonly kind: "refused"; readonly reason: "holdNotOffered" | "passengers" | "airline"; readonly detail: string }
	/** The source did not answer in time: the order may exist. Never sent again by us; an agent looks. */
	| { readonly kind: "unknown"; readonly detail: string };

/** The days of one way of flying the query: a day for each of its slices, local to where the slice begins. */
export type TripDates = readonly IsoDate[];

/** How many calls a search may make now, and where it says how many it made. */
export interface Admitted {
	readonly calls: number;
	settle(made: number): Promise<void>;
}

/**
 * Asked by a source whose searches cost something, with the calls that it is about to make; what can be told from
 * memory asks nothing. Throws FareSourceError `spent` where no call may be made.
 */
export type Admit = (calls: number) => Promise<Admitted>;

export interface FareSource {
	/** Short lowercase name, kept with every offer and logged. */
	readonly name: string;
	/** True when its flights and prices are invented; the page then says so. */
	readonly sample: boolean;
	/** Of this the calls of a search are planned, by the source itself and by whoever tells what they leave out. */
	readonly calls: CallTerms;
	/** Which names it can send as they are; without a rule, every name. */
	readonly names?: NameRule;
	/**
	 * Offers for a checked query, as they become known: those of the days that were asked for first. A trip that no airline flies yields nothing; that is not an error.
	 * Throws FareSourceError when the provider fails, and the signal's reason once the signal is aborted.
	 */
	search(query: FlightQuery, signal?: AbortSignal, admit?: Admit): AsyncIterable<Offer>;
	/**
	 * What a search for the same found a short while ago, all of it at once: whoever would else take it offer by offer waits
	 * for nothing. The same list as long as it is remembered. Undefined where it has to be searched for.
	 */
	known?(query: FlightQuery): readonly Offer[] | undefined;
	/** The offer with the price of now. Throws as `search` does; an id of nonsense is `gone`. */
	offer(id: string, signal?: AbortSignal): Promise<OfferAnswer>;
	/** Holds or buys. Throws only where nothing can have been ordered; an answer that never came is `unknown`. */
	order(request: OrderRequest, signal?: AbortSignal): Promise<OrderAnswer>;
	/**
	 * The lowest total of the query on other days: each the one that a search for these days finds, so a price never
	 * jumps when it is chosen; with a choice of filters, the lowest of those that pass them. In the order of `dates`;
	 * null where nothing is found. Only on sources whose searches cost nothing; elsewhere prices of other days are
	 * those that visitors' own searches have seen.
	 */
	lowest?(
		query: FlightQuery,
		dates: readonly TripDates[],
		signal?: AbortSignal,
		choice?: Choice,
	): Promise<readonly (Money | null)[]>;
	/**
	 * The cheapest offer of the query on any of these days: its total is the least of those that `lowest` names for them.
	 * Undefined where nothing is found. Only where `lowest` is.
	 */
	cheapest?(
		query: FlightQuery,
		dates: readonly TripDates[],
		signal?: AbortSignal,
		choice?: Choice,
	): Promise<Offer | undefined>;
	/** Never throws: a source that cannot answer says so here. `detail` is for the operator, not for visitors. */
	health(): Promise<{ readonly ok: boolean; readonly detail?: string }>;
}

/** True when a search is free: then crawlers may cause one, and whole months may be asked for. */
export function isFree(source: FareSource): boolean {
	return source.calls.cost === 0;
}

/**
 * Throws where the source fails, does not answer in time (also one that does not listen to the signal), or names a
 * price that cannot be paid.
 */
export async function askOffer(fares: FareSource, id: string, limitMs: number): Promise<OfferAnswer> {
	const signal = AbortSignal.timeout(limitMs);
	const answer = await unlessAborted(fares.offer(id, signal), signal);
	if (answer.kind === "found" && !(Number.isSafeInteger(answer.offer.total.minor) && answer.offer.total.minor > 0)) {
		throw new FareSourceError("malformed", "an offer without a price");
	}
	return answer;
}

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
	/** The flights that the traveler agreed to; others, or the same flown by somebody else, order nothing. */
	readonly slices: Offer["slices"];
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
	/** Ticket numbers by passenger, in the order of the request, then any whose holder is not told; empty until ticketed. */
	readonly tickets: readonly string[];
}

/** What stands against ordering this offer, of whatever source; undefined where nothing does. */
export function reasonAgainst(
	{ type, expected, slices, passengers }: OrderRequest,
	offer: Offer,
): Exclude<OrderAnswer, { kind: "ordered" }> | undefined {
	if (passengers.length !== headCount(offer.travelers)) {
		return { kind: "refused", reason: "passengers", detail: "not as many as the offer is for" };
	}
	if (!sameFlights({ slices }, offer)) return { kind: "gone" };
	if (!sameMoney(offer.total, expected)) return { kind: "priceChanged", offer };
	if (type === "hold" && offer.payment.instant) {
		return { kind: "refused", reason: "holdNotOffered", detail: "sold against payment only" };
	}
	return undefined;
}
