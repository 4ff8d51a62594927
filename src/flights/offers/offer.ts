// An offer: a priced itinerary as every fare source gives it, and as every page, quote and booking reads it.

import type { Money } from "../../money/money.ts";
import type { Airport } from "../../places/place.ts";
import type { LocalTime } from "../../time/local-time.ts";
import type { Travelers } from "../trip/travelers.ts";

export type Cabin = "economy" | "premium_economy" | "business" | "first";
export const cabins: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];

export interface Carrier {
	/** IATA airline code, two characters. */
	readonly code: string;
	readonly name: string;
}

/** Whose aircraft and crew it is. Not every operator has a code; its name is what the law asks to be told. */
export interface Operator {
	readonly code: string | null;
	readonly name: string;
}

/** A planned landing within a flight, which then goes on under its number and with its plane. */
export interface PlannedLanding {
	/** IATA airport code. */
	readonly airport: string;
	/** On the ground; null when the source does not say. */
	readonly minutes: number | null;
}

/** What is flown under one flight number and with one plane: mostly one take-off and landing. */
export interface Segment {
	/** IATA airport codes. */
	readonly origin: string;
	readonly destination: string;
	/** Wall-clock times in the zone of the airport they name, without an offset. */
	readonly departingAt: LocalTime;
	readonly arrivingAt: LocalTime;
	/** Gate to gate, computed through both zones. */
	readonly durationMinutes: number;
	/** Whose flight number it is. */
	readonly marketingCarrier: Carrier;
	/** Whose aircraft and crew it is; shown in text wherever it differs (14 CFR 257.5). */
	readonly operatingCarrier: Operator;
	/** Digits only, without the carrier's code. */
	readonly flightNumber: string;
	/** What it is flown with, as the source calls it: "Airbus A320"; left out when the source does not say. */
	readonly aircraft?: string;
	/** Landings on the way, in their order; left out for none. */
	readonly landings?: readonly PlannedLanding[];
	/** Airports named here that our table does not have, as the source describes them; left out for none. */
	readonly unlisted?: readonly Airport[];
}

/** One direction of a trip: one or more segments without a planned stay between them. */
export interface Slice {
	readonly origin: string;
	readonly destination: string;
	readonly segments: readonly Segment[];
	/** First departure to last arrival, layovers included. */
	readonly durationMinutes: number;
	/** Changes of plane, and landings within a flight: `countStops`. */
	readonly stops: number;
	/** Calendar days from departure to arrival, each in local time: the "+1" mark. Can be -1. */
	readonly dayChange: number;
	/** What the airline calls the fare, e.g. "Basic Economy"; null when the source does not say. */
	readonly fareBrand: string | null;
}

/** What the fare rules say of changing or canceling before departure. */
export interface Condition {
	readonly allowed: boolean;
	/** What a change costs all travelers together, without a fare difference; null when the source does not say. */
	readonly penalty: Money | null;
}

export interface Offer {
	/** Unique within its source. */
	readonly id: string;
	/** Name of the fare source. */
	readonly source: string;
	/** True when the flights and the price are invented to show how the site works. */
	readonly sample: boolean;
	/** The price for all travelers together, taxes, carrier fees and our own fee included: the full fare of 14 CFR 399.84. */
	readonly total: Money;
	/** The airline's part of the total, taken apart where the source does. */
	readonly fare?: { readonly base: Money; readonly taxes: Money };
	/** Our own part of the total; without it, the agent tells our fee before anything is paid. */
	readonly fee?: Money;
	/** Slices in the order they are flown. */
	readonly slices: readonly Slice[];
	readonly cabin: Cabin;
	/** When the source gave this price: ISO 8601 in UTC. */
	readonly seenAt: string;
	readonly bags: {
		/** Pieces included for each traveler with a seat; null when the source does not say. */
		readonly carryOn: number | null;
		readonly checked: number | null;
		/** Where no checked bag is included: what the first costs a traveler for one slice. Left out when the source does not say. */
		readonly checkedPrice?: Money;
	};
	/**
	 * How many checked bags of all travelers together the search asked for: what they cost is no part of `total`, for we do
	 * not book them. Left out for none.
	 */
	readonly bagsAsked?: number;
	/** May a seat be chosen before check-in, perhaps for a charge? Left out when the source does not say. */
	readonly seatChoice?: boolean;
	/** Null when the source does not say: "not known", never "no". */
	readonly conditions: { readonly change: Condition | null; readonly refund: Condition | null };
	/** Kilograms of CO2 for all travelers together; null when unknown. */
	readonly emissionsKg: number | null;
	/** Whom the total is for. */
	readonly travelers: Travelers;
	/** The source answers for this id until then: ISO 8601 in UTC; null when it rebuilds the offer at any time. */
	readonly expiresAt: string | null;
	readonly payment: {
		/** True when the source sells it only against payment at once; otherwise it can be held. */
		readonly instant: boolean;
		/** When held: the last moment to pay, and until when the price is guaranteed: two things. ISO 8601 in UTC. */
		readonly payBy: string | null;
		readonly priceGuaranteedUntil: string | null;
	};
}

/** "AA 1043" */
export function flightName({ marketingCarrier, flightNumber }: Segment): string {
	return `${marketingCarrier.code} ${flightNumber}`;
}

/** True where 14 CFR 257.5 asks for the operating carrier beside the itinerary. */
export function isCodeShare({ marketingCarrier, operatingCarrier }: Segment): boolean {
	const { code, name } = operatingCarrier;
	return (code !== null && code !== marketingCarrier.code) || name !== marketingCarrier.name;
}

/** The names of those who operate the flights, each once, in the order they are flown (14 CFR 257.5). */
export function operatorsOf({ slices }: Offer): string[] {
	return [...new Set(slices.flatMap(({ segments }) => segments.map(({ operatingCarrier }) => operatingCarrier.name)))];
}

/** A source may answer for an id with another trip than the one that was chosen. */
export function sameFlights(a: Pick<Offer, "slices">, b: Pick<Offer, "slices">): boolean {
	const [one, other] = [a, b].map(({ slices }) => slices.flatMap(({ segments }) => segments)) as [Segment[], Segment[]];
	return one.length === other.length && one.every((segment, index) => sameFlight(segment, other[index]));
}

/** The same flight as its traveler knows it: number, places and times, landings on the way, and who flies it. */
function sameFlight(a: Segment, b: Segment | undefined): boolean {
	return b !== undefined && flown(a) === flown(b) && sameOperator(a.operatingCarrier, b.operatingCarrier);
}

function flown(one: Segment): string {
	const landings = one.landings?.map(({ airport }) => airport) ?? [];
	return [flightName(one), one.origin, one.departingAt, one.destination, one.arrivingAt, ...landings].join();
}

/** By its code, for a source may write a name in several ways; by its name where one of them has no code. */
function sameOperator(a: Operator, b: Operator): boolean {
	return a.code !== null && b.code !== null ? a.code === b.code : a.name === b.name;
}
