// Queries written short, and the sample source they are put to.
import { collectOffers } from "../../../src/flights/collect-offers.ts";
import type { Cabin, Offer } from "../../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import type { Flex, TripType } from "../../../src/flights/trip/form.ts";
import { findPlace } from "../../../src/places/airports.ts";

/** The instant the sample's clock shows. */
export const now = new Date("2026-11-21T15:00:00Z");
const source = createSampleSource({ now: () => now });

function place(code: string) {
	const found = findPlace(code);
	if (!found) throw new Error(`no place ${code}`);
	return found;
}

export interface Details {
	readonly back?: string;
	readonly adults?: number;
	readonly ages?: readonly number[];
	readonly bags?: number;
	readonly cabin?: Cabin;
	readonly flex?: Flex;
	readonly nearby?: boolean;
}

/** "JFK-MIA" there and, with `back`, back again. */
export function journey(pair: string, date: string, details: Details = {}): FlightQuery {
	const [from, to] = pair.split("-").map(place);
	if (!from || !to) throw new Error(`no pair ${pair}`);
	const { back, adults = 1, ages = [], bags = 0, cabin = "economy", flex = 0, nearby = false } = details;
	const out = { from, to, date };
	const trip: TripType = back ? "round" : "oneway";
	const slices = back ? [out, { from: to, to: from, date: back }] : [out];
	return { trip, slices, adults, ages, bags, cabin, flex, nearby };
}

/** All sample offers for a query, each with the bags that it asks for. */
export async function search(query: FlightQuery): Promise<Offer[]> {
	return (await collectOffers(source, query)).offers.slice();
}
