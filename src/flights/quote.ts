// A quote: a trip that an agent offers at a price, as its card, the booking's summary and its mail read it.

import { add, type Money, money } from "../money/money.ts";
import { wholePrice } from "./offers/bags.ts";
import type { Offer, Slice } from "./offers/offer.ts";
import type { Travelers } from "./trip/travelers.ts";

/** Checked bags that were asked for. We book none: what they cost is paid to the airline, beside the total. */
export interface AskedBags {
	readonly count: number;
	/** For all of them, on every slice; nothing where the fare includes them, null where it is not known. */
	readonly price: Money | null;
}

/** What a total is made of; nothing else is ever added to it. */
export interface PriceParts {
	readonly fare: Money;
	/** Null where the source does not tell them apart: they are in the fare. */
	readonly taxes: Money | null;
	/** The agency's own, never inside the other two. Null where only the agent tells it, before anything is paid. */
	readonly fee: Money | null;
	/** Left out where nobody asked about bags. */
	readonly bags?: AskedBags;
}

/** A moment, told in a zone. */
export interface PriceDeadline {
	/** ISO 8601 in UTC. */
	readonly until: string;
	/** IANA name. */
	readonly zone: string;
}

export interface Quote {
	/** The reference that a caller says, as it is shown, e.g. "182 177 3591". */
	readonly number: string;
	/** Slices in the order they are flown. */
	readonly slices: readonly Slice[];
	readonly travelers: Travelers;
	/** The price for all travelers together. */
	readonly price: PriceParts;
	/** The price holds until then; null where the source does not hold it: then it is what the source last said. */
	readonly holds: PriceDeadline | null;
	/** True when the flights and the price are invented to show how the site works. */
	readonly sample: boolean;
}

/**
 * The full price of 14 CFR 399.84, as far as it is known: the view that shows it says so where the fee is not in it.
 * Throws RangeError when the parts are of several currencies.
 */
export function totalOf({ fare, taxes, fee }: PriceParts): Money {
	return [taxes, fee].reduce<Money>((sum, part) => (part ? add(sum, part) : sum), fare);
}

/** Were bags asked for that cost more than this total, or may? Whoever compares it with the price of a list is told so. */
export function leavesBagsOut({ bags }: PriceParts): boolean {
	return bags !== undefined && bags.price?.minor !== 0;
}

type PricedOffer = Omit<Offer, "fare"> & { readonly fare?: Offer["fare"] | undefined };

/** What an offer's total is made of, and what the bags that were asked for cost beside it. */
export function priceParts({ fare, ...offer }: PricedOffer): PriceParts {
	const { total, fee } = offer;
	const [bags, own] = [bagsOf(offer), fee ?? null];
	if (fare) return { fare: fare.base, taxes: fare.taxes, fee: own, ...bags };
	return { fare: own ? money(total.minor - own.minor, total.currency) : total, taxes: null, fee: own, ...bags };
}

function bagsOf(offer: Omit<Offer, "fare">): Pick<PriceParts, "bags"> {
	const { bagsAsked: count = 0, total } = offer;
	if (count === 0) return {};
	const whole = wholePrice(offer);
	return { bags: { count, price: whole && money(whole.minor - total.minor, total.currency) } };
}

/** Everyone who travels, lap infants included. */
export function headCount({ adults, ages }: Travelers): number {
	return adults + ages.length;
}
