// The change of a trip that has tickets: which other flights it may have, and what that costs, part by part.
import { defaultLanguage } from "../i18n/languages.ts";
import { add, type Money, money } from "../money/money.ts";
import { sliceSuffixes } from "../parameters.ts";
import type { IsoDate } from "../time/iso-date.ts";
import { sameSlice } from "./airline-changes.ts";
import { collectOffers } from "./collect-offers.ts";
import type { Offer } from "./offers/offer.ts";
import { type FlightQuery, parseFlightQuery, searchOfOffer } from "./query.ts";
import type { FareSource } from "./source.ts";

/**
 * What becomes of value that the new fare and the airline's penalty do not use up: given back, or kept by the airline (a voucher of
 * its own is none of our money).
 */
export const residuals = ["returned", "kept"] as const;
export type Residual = (typeof residuals)[number];

interface Exchanged {
	/** What the tickets are worth, our own fee left out. */
	readonly oldValue: Money;
	/** What the new ones cost, our own fee left out. */
	readonly newValue: Money;
	/** What the airline asks for changing. */
	readonly penalty: Money;
	/** What we ask. */
	readonly fee: Money;
	readonly residual: Residual;
}

export interface ExchangeTotals {
	/** What the new fare costs more, or less as far as that counts for the traveler. */
	readonly fareDifference: Money;
	/** Penalty, difference and fee together: to be paid, or below zero to be given back. */
	readonly due: Money;
	/** What the airline keeps of the old value. */
	readonly lost: Money;
}

/**
 * The old value pays the new fare first, then the penalty; our fee is never taken out of what an airline keeps. Pure. Throws
 * RangeError where the currencies differ, or an amount that cannot be is below zero.
 */
export function exchangeTotals({ oldValue, newValue, penalty, fee, residual }: Exchanged): ExchangeTotals {
	const { currency } = oldValue;
	if ([oldValue, newValue, penalty, fee].some(({ minor }) => minor < 0)) throw new RangeError("an amount below zero");
	const difference = add(newValue, money(-oldValue.minor, currency));
	const rest = add(difference, penalty);
	const lost = money(residual === "kept" ? Math.max(0, -rest.minor) : 0, rest.currency);
	const fareDifference = add(difference, lost);
	return { fareDifference, due: add(add(penalty, fareDifference), fee), lost };
}

/** The search of the same trip with one way on another day. */
function movedSearch(offer: Offer, way: number, date: IsoDate): URLSearchParams {
	const search = searchOfOffer(offer);
	search.set(way > 0 && search.has("return") ? "return" : `depart${sliceSuffixes[way] ?? ""}`, date);
	return search;
}

/** What the fare says of both; null where it says nothing, and the agent has to ask the airline. */
export function exchangeRules({ conditions: { change, refund } }: Pick<Offer, "conditions">) {
	return {
		allowed: change?.allowed ?? null,
		penalty: change?.allowed ? change.penalty : null,
		residual: refund === null ? null : refund.allowed ? ("returned" as const) : ("kept" as const),
	};
}

/** The airline's part of what was paid, or is to be paid: nothing where the whole was brought below our own fee. */
export function airlineValue({ total, fee }: Pick<Offer, "total" | "fee">): Money {
	return fee?.currency === total.currency ? money(Math.max(0, total.minor - fee.minor), total.currency) : total;
}

/** An offer as what its tickets are worth: an exchange has a fee of its own. */
export function withoutOwnFee(offer: Offer): Offer {
	const { fee: _, ...rest } = offer;
	return { ...rest, total: airlineValue(offer) };
}

const mostShown = 12;

/**
 * The same trip with one way on another day: what the site's own search finds for it, the other ways with the flights that they
 * have, the cheapest first. Undefined where the trip cannot be searched for any more. Throws FareSourceError as `search` does.
 */
export async function exchangeOffers(
	fares: FareSource,
	offer: Offer,
	{ way, date }: { readonly way: number; readonly date: IsoDate },
	now: Date,
): Promise<{ readonly query: FlightQuery; readonly offers: readonly Offer[] } | undefined> {
	const parsed = parseFlightQuery(movedSearch(offer, way, date), { language: defaultLanguage, now });
	if (parsed.kind !== "ok") return undefined;
	const { offers: found } = await collectOffers(fares, parsed.query);
	const fits = (other: Offer) =>
		other.slices.every((slice, index) => index === way || sameSlice(slice, offer.slices[index]));
	const same = (other: Offer) => sameSlice(other.slices[way] ?? null, offer.slices[way]);
	const offers = found
		.filter((other) => other.slices.length === offer.slices.length && fits(other) && !same(other))
		.toSorted((a, b) => a.total.minor - b.total.minor);
	return { query: parsed.query, offers: offers.slice(0, mostShown) };
}
