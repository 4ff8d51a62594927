// A quote: a journey that an agent offers at a price, as its card, the booking's summary and its mail read it.
import type { Travelers } from "./check-travelers.ts";
import { add, type Money } from "./money.ts";
import type { Slice } from "./offer.ts";

/** What a total is made of; nothing else is ever added to it. */
export interface PriceParts {
	readonly fare: Money;
	readonly taxes: Money;
	/** The agency's own, never inside the other two. */
	readonly fee: Money;
}

export interface Quote {
	/** The reference that a caller says, e.g. "K7M-42". */
	readonly number: string;
	/** In the order they are flown. */
	readonly slices: readonly Slice[];
	readonly travelers: Travelers;
	/** For all travelers together. */
	readonly price: PriceParts;
	/** Until when the price holds: an instant (ISO 8601 in UTC), and the IANA zone in which it is told. */
	readonly holds: { readonly until: string; readonly zone: string };
	/** True when the flights and the price are invented to show how the site works. */
	readonly sample: boolean;
}

/** The full price of 14 CFR 399.84. Throws RangeError when the parts are of several currencies. */
export function totalOf({ fare, taxes, fee }: PriceParts): Money {
	return add(add(fare, taxes), fee);
}

/** How many people travel. */
export function headCount({ adults, ages }: Travelers): number {
	return adults + ages.length;
}
