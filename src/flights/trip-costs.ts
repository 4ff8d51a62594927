// What a whole trip costs with an offer: each part as far as somebody has said it, what they come to, and what nobody has said.
import { add, type Money, money } from "../money/money.ts";
import { factsOf } from "../places/airlines/airline-facts.ts";
import { waysFrom } from "../places/airport-facts.ts";
import { totalWithBags } from "./offers/bags.ts";
import type { Offer } from "./offers/offer.ts";
import { headCount } from "./quote.ts";
import { arrivals, type Ride, rideFrom } from "./ride.ts";
import { seatCount } from "./trip/travelers.ts";

/** What all travelers take along, at most one for each seat. */
export interface Carried {
	readonly carryOns: number;
	readonly checked: number;
}

/**
 * `known`: somebody named the amount, nothing where it is included. `extra`: it costs more, and nobody says how much.
 * `unsaid`: nothing is said of it at all.
 */
export type Cost =
	| {
			readonly kind: "known";
			readonly amount: Money;
			/** The offer is silent; its airlines' own rule is not. */
			readonly byRule?: true;
	  }
	| { readonly kind: "extra" }
	| { readonly kind: "unsaid" };

/** The parts of what a trip costs, in the order in which they are told. */
const costNames = ["fare", "carryOn", "checked", "seat", "ride"] as const;
export type CostName = (typeof costNames)[number];
type Costs = Readonly<Record<CostName, Cost>>;

/** Our own fee is a part of the fare, except where only the agent tells it. */
export type OpenCost = CostName | "fee";

export interface TripCosts {
	readonly costs: Costs;
	/** The rides that are counted, one for each arrival. */
	readonly rides: readonly Ride[];
	/** Of all that is known in the offer's currency, for all travelers together. */
	readonly total: Money;
	/** What it lacks. */
	readonly open: readonly OpenCost[];
}

interface Facts {
	readonly waysFrom: typeof waysFrom;
	readonly factsOf: typeof factsOf;
}

/** What changing the flight later costs is no part of it: that depends on whether anybody does. */
export function tripCosts(offer: Offer, carried: Carried, facts: Facts = { waysFrom, factsOf }): TripCosts {
	const { currency } = offer.total;
	const found = arrivals(offer.slices).map((slice) =>
		rideFrom(slice, headCount(offer.travelers), currency, facts.waysFrom(slice.destination)),
	);
	const rides = found.flatMap((ride) => ride ?? []);
	const costs: Costs = {
		fare: known(offer.total),
		carryOn: carryOnCost(offer, carried.carryOns, facts),
		checked: checkedCost(offer, carried.checked),
		seat: seatCost(offer),
		ride: rides.length === found.length ? rideCost(rides) : { kind: "unsaid" },
	};
	const counted = costNames.flatMap((name) => amountIn(costs[name], currency) ?? []);
	return {
		costs,
		rides,
		total: counted.reduce(add, money(0, currency)),
		open: [...costNames.filter((name) => !amountIn(costs[name], currency)), ...(offer.fee ? [] : (["fee"] as const))],
	};
}

/** Null where it is not known, or is money of another country. */
export function amountIn(cost: Cost, currency: string): Money | null {
	return cost.kind === "known" && cost.amount.currency === currency ? cost.amount : null;
}

function known(amount: Money): Cost {
	return { kind: "known", amount };
}

function nothing({ total }: Offer): Money {
	return money(0, total.currency);
}

/** No source names a price for a carry-on: it is included, or it costs more. */
function carryOnCost(offer: Offer, count: number, { factsOf: read }: Facts): Cost {
	if (count === 0) return known(nothing(offer));
	const { carryOn } = offer.bags;
	const included = (carryOn ?? 0) * seatCount(offer.travelers);
	if (carryOn !== null) return included >= count ? known(nothing(offer)) : { kind: "extra" };
	const codes = offer.slices.flatMap(({ segments }) => segments.map(({ marketingCarrier }) => marketingCarrier.code));
	// Where the lowest fare takes one along, so does every other.
	const always = codes.every((code) => read(code).some((fact) => fact.kind === "basic-fare" && fact.value.carryOn));
	return always ? { kind: "known", amount: nothing(offer), byRule: true } : { kind: "unsaid" };
}

function checkedCost(offer: Offer, count: number): Cost {
	const whole = totalWithBags(offer, count);
	if (whole) return known(money(whole.minor - offer.total.minor, whole.currency));
	return { kind: offer.bags.checked === null ? "unsaid" : "extra" };
}

function seatCost(offer: Offer): Cost {
	if (offer.seatChoice === undefined) return { kind: "unsaid" };
	return offer.seatChoice ? known(nothing(offer)) : { kind: "extra" };
}

/** In one currency, or not a sum that anybody could tell. A trip that goes nowhere but home has none. */
function rideCost(rides: readonly Ride[]): Cost {
	const [first, ...others] = rides.map(({ amount }) => amount);
	if (!first || others.some(({ currency }) => currency !== first.currency)) return { kind: "unsaid" };
	return known(others.reduce(add, first));
}
