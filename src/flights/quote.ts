// A quote: a trip that an agent offers at a price, as its card, the booking's summary and its mail read it.

import { add, type Money, money } from "../money/money.ts";
import { wholePrice } from "./offers/bags.ts";
import type { Offer, Slice } from "./offers/offer.ts";
import { isInfant, type Travelers } from "./trip/travelers.ts";

/** Checked bags that were asked for. We book none: what they cost is paid to the airline, beside the total. */
interface AskedBags {
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

/** What a price comes to. */
export interface PriceTotals {
	/** What we charge. */
	readonly booking: Money;
	/** The same with the bags that were asked for, which the airline is paid for; null where their price is not known. */
	readonly whole: Money | null;
	/** Left out where the fare includes them, nobody asked for any, or nobody knows. */
	readonly bagsCost?: Money;
	/** Were bags asked for that cost more than what we charge, or may? */
	readonly leavesBagsOut: boolean;
}

export function totalsOf(price: PriceParts): PriceTotals {
	const { bags } = price;
	const booking = totalOf(price);
	if (!bags) return { booking, whole: booking, leavesBagsOut: false };
	if (!bags.price) return { booking, whole: null, leavesBagsOut: true };
	const cost = bags.price.minor > 0 ? { bagsCost: bags.price } : {};
	return { booking, whole: add(booking, bags.price), ...cost, leavesBagsOut: bags.price.minor > 0 };
}

/** What one traveler pays on average, without bags; null where a baby travels, whose fare is another and not told apart. */
export function averageOf(price: PriceParts, { adults, ages }: Travelers): Money | null {
	const { minor, currency } = totalOf(price);
	return ages.some(isInfant) ? null : money(Math.ceil(minor / Math.max(1, adults + ages.length)), currency);
}

type PricedOffer = Omit<Offer, "fare"> & { readonly fare?: Offer["fare"] | undefined };

/** What an offer's total is made of, and what the bags that were asked for cost beside it. */
export function priceParts({ fare, ...offer }: PricedOffer): PriceParts {
	const { total, fee } = offer;
	const [bags, own] = [bagsOf(offer), fee ?? null];
	const isWhole = fare && fare.base.minor + fare.taxes.minor + (own?.minor ?? 0) === total.minor;
	// Of a total that was agreed to later, the parts are not known.
	if (fare && isWhole) return { fare: fare.base, taxes: fare.taxes, fee: own, ...bags };
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
