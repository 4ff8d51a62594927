// An offer: a priced itinerary as every fare source gives it, and as every page, quote and booking reads it.
import type { LocalTime } from "./local-time.ts";
import type { Money } from "./money.ts";

export type Cabin = "economy" | "premium_economy" | "business" | "first";
export const cabins: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];

export interface Carrier {
	/** IATA airline code, two characters. */
	readonly code: string;
	readonly name: string;
}

/** One take-off and landing under one flight number. */
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
	readonly operatingCarrier: Carrier;
	/** Digits only, without the carrier's code. */
	readonly flightNumber: string;
}

/** One direction of a journey: one or more segments without a planned stay between them. */
export interface Slice {
	readonly origin: string;
	readonly destination: string;
	readonly segments: readonly Segment[];
	/** First departure to last arrival, layovers included. */
	readonly durationMinutes: number;
	/** Changes of plane. */
	readonly stops: number;
	/** Calendar days from departure to arrival, each in local time: the "+1" mark. Can be -1. */
	readonly dayChange: number;
}

export interface Offer {
	/** Unique within its source. */
	readonly id: string;
	/** Name of the fare source. */
	readonly source: string;
	/** True when the flights and the price are invented to show how the site works. */
	readonly sample: boolean;
	/** For all travelers together, taxes and carrier fees included: the full fare of 14 CFR 399.84. */
	readonly total: Money;
	/** The two parts of the total, where the source tells them apart. */
	readonly fare?: { readonly base: Money; readonly taxes: Money };
	/** In the order they are flown. */
	readonly slices: readonly Slice[];
	readonly cabin: Cabin;
	/** When the source gave this price: ISO 8601 in UTC. */
	readonly seenAt: string;
	/** Pieces included for each traveler with a seat; null when the source does not say. */
	readonly bags: { readonly carryOn: number | null; readonly checked: number | null };
	/** Whether the fare rules allow it at all, with or without a fee; null when the source does not say. */
	readonly conditions: { readonly changeable: boolean | null; readonly refundable: boolean | null };
	/** Kilograms of CO2 for all travelers together; null when unknown. */
	readonly emissionsKg: number | null;
}
