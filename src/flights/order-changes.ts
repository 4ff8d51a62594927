// Changes of an ordered trip that its own source makes: the port to who offers them, and what one makes of an offer.
import { add, type Money, money } from "../money/money.ts";
import type { IsoDate } from "../time/iso-date.ts";
import { changedBy } from "./airline-changes.ts";
import type { Residual } from "./exchange.ts";
import type { Cabin, Offer, Slice } from "./offers/offer.ts";
import { isInfant } from "./trip/travelers.ts";

/** What the source offers in the place of a way that is ordered. */
export interface ChangeOffer {
	/** Unique within its source. */
	readonly id: string;
	/** The ways that are given up, and those that come instead. */
	readonly flights: { readonly removed: readonly Slice[]; readonly added: readonly Slice[] };
	/** Of the new flights, where it is said. */
	readonly cabin: Cabin | undefined;
	/** Pieces that the new flights include; null where that is not said. */
	readonly bags: { readonly carryOn: number | null; readonly checked: number | null };
	/** All that the source asks of us, its penalty included; below zero: what it gives back. */
	readonly asked: Money;
	readonly penalty: Money;
	/** Where what it gives back goes: to us, or into a voucher of the airline's. */
	readonly residual: Residual;
	/** ISO 8601 in UTC. */
	readonly expiresAt: string;
}

export interface ChangeWish {
	/** Of the trip as it is booked. */
	readonly slice: Slice;
	/** IATA codes: of that slice, unless another route is wished. */
	readonly origin: string;
	readonly destination: string;
	readonly date: IsoDate;
	readonly cabin: Cabin;
}

export type ChangesOffered =
	/** The cheapest first; none where nothing is found for that day. */
	| { readonly kind: "offers"; readonly offers: readonly ChangeOffer[] }
	/** The source knows no such order, or does not change this one or this way of it. */
	| { readonly kind: "notOffered" };

/** An order as the source has it now. */
interface OrderNow {
	readonly airlineReference: string;
	/** "001-1234567890" */
	readonly tickets: readonly string[];
}

/** Each throws FareSourceError where the source gives no answer, and then nothing was changed. */
export interface OrderChanges {
	/** As `FareSource.name`. */
	readonly name: string;
	search(order: string, wish: ChangeWish): Promise<ChangesOffered>;
	/** Undefined once it is over. */
	offer(id: string): Promise<ChangeOffer | undefined>;
	/** Has the change made ready, by a name of its own; the trip stays as it is. Undefined once the offer is over. */
	prepare(offer: string): Promise<{ readonly change: string; readonly asked: Money } | undefined>;
	/**
	 * Makes it, and pays for it; sent once. `refused`: the source answered that it did not. `unknown`: it may have.
	 * What it throws was not sent.
	 */
	confirm(change: string, asked: Money): Promise<"made" | "refused" | "unknown">;
	/**
	 * `open`: not made, as far as the source knows now; `endless`: the same, and it names no end by which it can never be made any more;
	 * `over`: never made, and it never can be any more.
	 */
	standing(change: string): Promise<"made" | "open" | "endless" | "over">;
	/** Undefined where there is no such order. */
	order(id: string): Promise<OrderNow | undefined>;
}

/**
 * The whole trip after it, at what its tickets are worth then: what they were worth, and what was paid for the new fare besides.
 * Undefined where it does not fit the trip, or its amounts make no sense.
 */
export function offerAfter(former: Offer, oldValue: Money, change: ChangeOffer, now: Date): Offer | undefined {
	const { id, asked, penalty, expiresAt, flights, cabin } = change;
	const { currency } = oldValue;
	if (asked.currency !== currency || penalty.currency !== currency) return undefined;
	const slices = changedBy(former.slices, flights)?.filter((slice) => slice !== null);
	const total = add(oldValue, add(asked, money(-penalty.minor, currency)));
	if (slices?.length !== former.slices.length || total.minor < 0) return undefined;
	const { source, sample, travelers } = former;
	// The source does not say whose bags it counts, and those of a child on a lap are others.
	const bags = travelers.ages.some(isInfant) ? unsaid : change.bags;
	return {
		...{ id, source, sample, travelers, slices, total, expiresAt },
		cabin: cabin ?? former.cabin,
		seenAt: now.toISOString(),
		bags: {
			carryOn: least(former.bags.carryOn, bags.carryOn),
			checked: least(former.bags.checked, bags.checked),
		},
		// The source says nothing of what the new fare allows.
		conditions: { change: null, refund: null },
		emissionsKg: null,
		payment: { instant: true, payBy: null, priceGuaranteedUntil: null },
	};
}

const unsaid = { carryOn: null, checked: null };

/** The strictest way decides what can be packed. */
function least(one: number | null, other: number | null): number | null {
	if (one === 0 || other === 0) return 0;
	return one === null || other === null ? null : Math.min(one, other);
}
