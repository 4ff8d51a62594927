// Who flies nonstop by published schedules, and which of them a search has no price for.
import { onceOf } from "../i18n/once-of.ts";
import type { Airport, Place } from "../places/place.ts";
import type { Carrier, Offer, Slice } from "./offers/offer.ts";
import { airportsAt } from "./plan-calls.ts";
import type { FlightQuery } from "./query.ts";

/** Published schedules: real flights, whose days and prices they do not tell. */
export interface Schedule {
	/** Airlines that fly between two airports nonstop, in no order. */
	nonstops(from: Airport, to: Airport): readonly Carrier[];
	/** Where somebody flies nonstop from an airport, in no order. */
	reached(from: Airport): readonly Airport[];
}

/**
 * The airlines that fly a part of the trip nonstop and that no offer has on a nonstop, by name: neither one way nor the
 * other, neither under their own number nor under another's. None where the search has found nothing: that is said already.
 */
export function unpricedNonstops(schedule: Schedule, query: FlightQuery, offers: readonly Offer[]): Carrier[] {
	if (offers.length === 0) return [];
	const priced = nonstopsOf(offers);
	const flown = query.slices.flatMap((slice) => airlinesBetween(schedule, query, slice));
	const unpriced = new Map(flown.filter(({ code }) => !priced.has(code)).map((airline) => [airline.code, airline]));
	return byName([...unpriced.values()]);
}

/** A list that is remembered is looked through once. */
const nonstopsOf = onceOf(
	(offers: readonly Offer[]): ReadonlySet<string> =>
		new Set(offers.flatMap(({ slices }) => slices.flatMap(nonstopCarriers))),
);

/** Who flies from one place of a trip to the other nonstop. */
export interface NonstopLeg {
	readonly from: Place;
	readonly to: Place;
	/** By name. */
	readonly airlines: readonly Carrier[];
}

/** The parts of a trip that somebody flies nonstop; the way back is left out where the same airlines fly it. */
export function nonstopLegs(schedule: Schedule, query: FlightQuery): NonstopLeg[] {
	const legs: NonstopLeg[] = [];
	for (const { from, to } of query.slices) {
		const airlines = byName(airlinesBetween(schedule, query, { from, to }));
		const codes = airlines.map(({ code }) => code).join();
		const told = legs.some(
			(leg) =>
				leg.airlines.map(({ code }) => code).join() === codes &&
				[leg.from.code, leg.to.code].toSorted().join() === [from.code, to.code].toSorted().join(),
		);
		if (airlines.length > 0 && !told) legs.push({ from, to, airlines });
	}
	return legs;
}

/** Each airline once, whichever of a city's airports it uses. */
function airlinesBetween(
	schedule: Schedule,
	query: FlightQuery,
	{ from, to }: Pick<NonstopLeg, "from" | "to">,
): Carrier[] {
	const found = new Map<string, Carrier>();
	for (const origin of airportsAt(from, query)) {
		for (const target of airportsAt(to, query)) {
			for (const { code, name } of schedule.nonstops(origin, target)) found.set(code, { code, name });
		}
	}
	return [...found.values()];
}

const byName = (airlines: readonly Carrier[]) => airlines.toSorted((a, b) => (a.name < b.name ? -1 : 1));

function nonstopCarriers({ segments: [segment], stops }: Slice): string[] {
	if (!segment || stops > 0) return [];
	const { code } = segment.operatingCarrier;
	return [segment.marketingCarrier.code, ...(code === null ? [] : [code])];
}
