// What filters and orders know of an offer.
import type { Measured } from "./rankings.ts";
import type { InRow } from "./rows.ts";

export interface SliceFacts {
	readonly origin: string;
	readonly destination: string;
	/** Minutes of the local day, from midnight. */
	readonly leave: number;
	readonly arrive: number;
	/** Under way, layovers included. */
	readonly minutes: number;
}

export interface OfferFacts extends Measured, InRow {
	/** The total in units of its currency. */
	readonly price: number;
	/** Most changes in one slice. */
	readonly stops: number;
	/** Codes of those whose flight numbers it has. */
	readonly airlines: readonly string[];
	/** The one that all its airlines belong to, if they do. */
	readonly alliance: string | null;
	readonly slices: readonly SliceFacts[];
	/** Codes of the airports of its changes. */
	readonly vias: readonly string[];
	/** Longest change in minutes; 0 without one. */
	readonly layover: number;
	/** One of its flights is in the air at 3 a.m., by the clock of where it leaves or of where it lands. */
	readonly redeye: boolean;
	/** Pieces for each traveler; null when the source does not say. */
	readonly carryOn: number | null;
	readonly checked: number | null;
	/**
	 * What each of as many checked bags as there are seats adds to the total, in minor units: 0 where it is included, null
	 * when the source does not say.
	 */
	readonly bagPrice: number | null;
	readonly refundable: boolean | null;
	readonly basic: boolean;
}
