// The airports of flights: those of our table, and those that only the source of an offer knows and describes with it.
import type { Language } from "../../i18n/languages.ts";
import { findAirport } from "../../places/airports.ts";
import type { Airport } from "../../places/place.ts";

/** Whatever says where its airports are that our table does not have. */
export interface Flown {
	readonly unlisted?: readonly Airport[];
}

/** The airports of a flight. */
export interface Way extends Flown {
	readonly origin: string;
	readonly destination: string;
	readonly landings?: readonly { readonly airport: string }[];
}

export function airportIn(segments: readonly Flown[], code: string): Airport | undefined {
	// A source that still flies to a field whose code was given up means that field, not the one that took over.
	const described = segments.flatMap(({ unlisted }) => unlisted ?? []).find((airport) => airport.code === code);
	return described ?? findAirport(code);
}

/** The city of an airport; its code where nobody describes it. */
export function cityIn(segments: readonly Flown[], code: string, language: Language): string {
	return airportIn(segments, code)?.city[language] ?? code;
}

/** Every airport that a flight touches, in order: landings on the way are among them. */
export function touchedBy({ origin, destination, landings = [] }: Way): string[] {
	return [origin, ...landings.map(({ airport }) => airport), destination];
}

/** All flights of a trip. */
export function segmentsOf<One>(slices: readonly { readonly segments: readonly One[] }[]): One[] {
	return slices.flatMap(({ segments }) => segments);
}
