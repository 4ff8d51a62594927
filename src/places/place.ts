// What a traveler can fly from or to: an airport, or a metropolitan area that stands for several.
import type { Localized } from "../i18n/languages.ts";

export interface Airport {
	readonly kind: "airport";
	/** IATA code, three capital letters. */
	readonly code: string;
	/** Official name without the city where it only repeats it, e.g. "John F. Kennedy International". */
	readonly name: string;
	readonly city: Localized;
	/** ISO 3166-1 alpha-2; empty at an airport that only a fare source knows, where it does not say. */
	readonly country: string;
	/** Postal code of the US state or Canadian province ("OR"): tells Portland from Portland. */
	readonly region?: string;
	/** Degrees, WGS 84. */
	readonly latitude: number;
	readonly longitude: number;
	/** IANA time zone of the airport; empty at one that only a fare source knows and lands at on the way, where it does not say. */
	readonly zone: string;
	/** Code of the metropolitan area it belongs to, if we keep one. */
	readonly metro?: string;
}

export interface Metro {
	readonly kind: "metro";
	/** IATA metropolitan area code, e.g. "NYC"; with an A after it ("HOUA") where IATA's code of the city is an airport's as well. */
	readonly code: string;
	readonly city: Localized;
	readonly country: string;
	/** Codes of its airports, busiest first. */
	readonly airports: readonly string[];
}

export type Place = Airport | Metro;

/** Whether a place's code is our own and means nothing to people. */
export function hasOwnCode({ code }: Place): boolean {
	return code.length > 3;
}

/** A place's code as people know it: of a code of our own, IATA's for the city, "HOU" for all of Houston. */
export function shownCode(code: string): string {
	return code.slice(0, 3);
}
