// What checked bags cost on top of an offer, as far as its source says.
import { add, type Money, money, times } from "../../money/money.ts";
import { seatCount } from "../trip/travelers.ts";
import type { Offer } from "./offer.ts";
import { unpriced } from "./rankings.ts";

type Bagged = Pick<Offer, "bags" | "bagsAsked" | "total" | "travelers"> & { readonly slices: ArrayLike<unknown> };

/** What a traveler's first checked bag adds on the whole trip: nothing where one is included; null when it is not known. */
export function bagPrice({ bags, slices, total }: Omit<Bagged, "travelers">): Money | null {
	if ((bags.checked ?? 0) > 0) return money(0, total.currency);
	return bags.checked === 0 && bags.checkedPrice ? times(bags.checkedPrice, slices.length) : null;
}

/**
 * The offer's total with so many checked bags on every slice, shared out evenly among the travelers with a seat; null
 * when a price is not known, as that of a second bag never is. Throws RangeError for what is no number of bags.
 */
export function totalWithBags(offer: Bagged, bags: number): Money | null {
	if (!Number.isSafeInteger(bags) || bags < 0) throw new RangeError(`not a number of bags: ${bags}`);
	const seats = seatCount(offer.travelers);
	if (bags <= (offer.bags.checked ?? 0) * seats) return offer.total;
	const each = bagPrice(offer);
	if (!each || bags > seats || (offer.bags.checked ?? 0) > 0) return null;
	if (each.currency !== offer.total.currency) return null;
	return add(offer.total, times(each, bags));
}

/**
 * What a trip costs with the bags that were asked for: the one price that lists compare and that every page shows first.
 * Null when what the bags cost is not known.
 */
export function wholePrice(offer: Bagged): Money | null {
	return totalWithBags(offer, offer.bagsAsked ?? 0);
}

/** The whole price as orders compare it, in minor units: after all that are known where it is not. */
export function comparedTotal(offer: Bagged): number {
	return wholePrice(offer)?.minor ?? unpriced + offer.total.minor;
}

/** The offer as somebody sees it who searched with so many bags. */
export function askedWith<T extends Offer>(offer: T, bags: number): T {
	return bags > 0 ? { ...offer, bagsAsked: bags } : offer;
}
