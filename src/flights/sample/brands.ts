// The brands in which the sample sells a trip: how much dearer each is, and what it includes.

import { type Money, money } from "../../money/money.ts";
import type { Airline } from "../../places/airlines/airlines.ts";
import type { Cabin, Condition, Offer } from "../offers/offer.ts";
import { isLowCost, sellsBareFares } from "./carriers.ts";
import { chance } from "./chance.ts";
import type { SampleSlice } from "./sample-trips.ts";

/** Names of our own, so that no airline's product is spoken of. */
export const brands = ["Basic", "Standard", "Flexible"] as const;
export type Brand = (typeof brands)[number];

const factors: Readonly<Record<Brand, number>> = { Basic: 0.88, Standard: 1, Flexible: 1.22 };
/** What a low-cost airline takes for a change, each traveler with a seat. */
const changeFeeMinor = 7_500;
const longFlightKm = 5_000;

/** Cents for the first checked bag one way, where none is included; by the length of the longest slice. */
const bagPrices = [
	{ km: 2_500, usual: 3_500, lowCost: 4_500 },
	{ km: longFlightKm, usual: 4_500, lowCost: 6_000 },
	{ km: Number.POSITIVE_INFINITY, usual: 7_500, lowCost: 9_000 },
] as const;

/** The one airline of the whole trip; with several, each has rules of its own and the sample says "not known". */
export function onlyAirline(trip: readonly SampleSlice[]): Airline | undefined {
	const airlines = trip.flatMap((slice) => slice.airlines);
	const [first] = airlines;
	return first && airlines.every(({ code }) => code === first.code) ? first : undefined;
}

/** Cheapest first. The cabins in front have no basic fares. */
export function brandsSold(cabin: Cabin): readonly [Brand, ...Brand[]] {
	return cabin === "economy" || cabin === "premium_economy" ? brands : ["Standard", "Flexible"];
}

/**
 * The brand that an id without one means: the only one in which the sample once sold the trip, always the same for the
 * same flights and cabin.
 */
export function unnamedBrand(trip: readonly SampleSlice[], cabin: Cabin): Brand {
	const name = trip.flatMap(({ flights }) => flights.map(({ route, number }) => route.key + number)).join("|");
	const luck = chance(`brand ${cabin} ${name}`);
	if (cabin !== "economy") return luck < 0.7 ? "Standard" : "Flexible";
	return luck < 0.35 ? "Basic" : luck < 0.8 ? "Standard" : "Flexible";
}

function lengthOf({ flights }: SampleSlice): number {
	return flights.reduce((sum, { route }) => sum + route.km, 0);
}

/** What freedom costs at least beside the standard fare of a slice: about 40 dollars on short flights, 95 on long ones. */
function minForFlexible(slice: SampleSlice): number {
	return 3_500 + Math.round(0.6 * lengthOf(slice));
}

/**
 * One adult's fare for a slice in a brand: cents, always whole dollars.
 * @param unnamed the id does not name the brand: the fare is what it was when it was the only one.
 */
export function fareIn(brand: Brand | null, slice: SampleSlice, unnamed: boolean): number {
	const { fare } = slice;
	if (!brand) return fare;
	const usual = fare * factors[brand];
	const cents = brand === "Flexible" && !unnamed ? Math.max(usual, fare + minForFlexible(slice)) : usual;
	return Math.round(cents / 100) * 100;
}

type Terms = Pick<Offer, "bags" | "conditions" | "seatChoice">;

/** What is sold with several airlines on one ticket. */
export const unknownTerms: Terms = {
	bags: { carryOn: 1, checked: null },
	conditions: { change: null, refund: null },
};

/** Bags, rules and seats of a trip of one airline. */
export function termsOf(
	trip: readonly SampleSlice[],
	airline: Airline,
	cabin: Cabin,
	brand: Brand,
	seats: number,
): Terms {
	const cheap = isLowCost(airline);
	const farAway = trip.some(({ flights }) => flights.some(({ route }) => route.km > longFlightKm));
	const included = farAway && !cheap ? 1 : 0;
	const usual = cabin === "economy" ? (brand === "Basic" ? 0 : included) : cabin === "premium_economy" ? 1 : 2;
	const checked = brand === "Flexible" ? Math.max(1, usual) : usual;
	const bare = cabin === "economy" && brand === "Basic" && sellsBareFares(airline);
	const fee = money(cheap && brand !== "Flexible" ? changeFeeMinor * seats : 0, "USD");
	return {
		bags: { carryOn: bare ? 0 : 1, checked, ...(checked === 0 && { checkedPrice: bagPriceOf(trip, cheap) }) },
		conditions: {
			change: brand === "Basic" ? refused : allowed(fee),
			refund: brand === "Flexible" ? allowed(money(0, "USD")) : refused,
		},
		seatChoice: brand !== "Basic",
	};
}

function bagPriceOf(trip: readonly SampleSlice[], cheap: boolean): Money {
	const longest = Math.max(...trip.map(lengthOf));
	const row = bagPrices.find(({ km }) => longest <= km) ?? bagPrices[2];
	return money(cheap ? row.lowCost : row.usual, "USD");
}

const refused: Condition = { allowed: false, penalty: null };

function allowed(penalty: Money): Condition {
	return { allowed: true, penalty };
}
