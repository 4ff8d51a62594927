// The airports of flights: those of our table, and those that only the source of an offer knows and describes with it.
import type { Language } from "../../i18n/languages.ts";
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";
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
	const described = segments.flatMap(({ unlisted }) => unlisted ?? []).filter((airport) => airport.code === code);
	// One flight may begin where another only lands, and be told more of it.
	return described.find(({ zone }) => zone) ?? described[0] ?? findAirport(code);
}

/** The city of an airport; its code where nobody describes it. */
export function cityIn(segments: readonly Flown[], code: string, language: Language): string {
	return airportIn(segments, code)?.city[language] ?? code;
}

/** Undefined where nobody says where one of the two airports is. */
export function kmBetween(segments: readonly Flown[], code: string, other: string): number | undefined {
	const [one, two] = [airportIn(segments, code), airportIn(segments, other)];
	return one && two && isPlaced(one) && isPlaced(two) ? distanceKm(one, two) : undefined;
}

/** A source that does not say where an airport is leaves it at 0, 0, where there is none. */
function isPlaced({ latitude, longitude }: Airport): boolean {
	return latitude !== 0 || longitude !== 0;
}

/** The ends of a direction, and its flights where they are known. */
export interface Ends {
	readonly origin: string;
	readonly destination: string;
	readonly segments?: readonly Flown[];
}

/** The airports where a direction begins and ends, without one that nobody describes. */
export function endsOf({ origin, destination, segments = [] }: Ends): Airport[] {
	return [origin, destination].flatMap((code) => airportIn(segments, code) ?? []);
}

/** Whatever of a trip says where its airports are. */
export function flownIn(slices: readonly Ends[]): Flown[] {
	return slices.flatMap(({ segments = [] }) => segments);
}

/** Every airport that a flight touches, in order: landings on the way are among them. */
export function touchedBy({ origin, destination, landings = [] }: Way): string[] {
	return [origin, ...landings.map(({ airport }) => airport), destination];
}

/** All flights of a trip. */
export function segmentsOf<One>(slices: readonly { readonly segments: readonly One[] }[]): One[] {
	return slices.flatMap(({ segments }) => segments);
}
