// Moments as the clocks show them where a trip begins, with the place: what its travelers are told a deadline in.
import type { Language } from "../../i18n/languages.ts";
import { formatTimeIn } from "../../places/deadline.ts";
import type { Place } from "../../places/place.ts";
import { airportIn, type Ends, flownIn } from "./flight-airports.ts";

/** Also an airport that only the trip's source knows; undefined where nobody does. */
export function startOf(slices: readonly Ends[]): Place | undefined {
	return airportIn(flownIn(slices), slices[0]?.origin ?? "");
}

/** @param style `near` in a line of its own, `exact` in a sentence */
export function tellAtStart(
	slices: readonly Ends[],
	language: Language,
	style: "near" | "exact" = "exact",
): (instant: string) => string {
	const start = startOf(slices);
	return (instant) => formatTimeIn(instant, start, language, style);
}
