// Moments of a trip's booking, told as its travelers' clocks show them.

import { LRUCache } from "lru-cache";
import type { Language } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { formatTimeIn } from "../../places/deadline.ts";
import type { Place } from "../../places/place.ts";
import { visitorPlace } from "../../places/visitor-clock.ts";
import type { Offer } from "../offers/offer.ts";
import type { FlightQuery } from "../query.ts";
import { endsOf } from "../trip/flight-airports.ts";
import { tellAtStart } from "../trip/start-clock.ts";

/** Tells instants (ISO 8601) as the clocks show them where the trip begins, with the place. */
export function useTimeAt({ slices }: Pick<Offer, "slices">): (instant: string) => string {
	const { language } = usePage();
	return tellAtStart(slices, language);
}

/** Tells when a price of a trip was seen, and until when it is kept here, as the clocks show it where the visitor is. */
export function useSeenAt(slices: Offer["slices"] | FlightQuery["slices"]): (instant: string) => string {
	const { language, country } = usePage();
	const ends = slices.flatMap((slice) => ("from" in slice ? [slice.from, slice.to] : endsOf(slice)));
	const place = visitorPlace(country, ends);
	return (instant) => told(instant, place, language);
}

/** Whoever looks at a list again, or at another part of it, is told the same moment. */
const kept = new LRUCache<string, string>({ max: 500 });

function told(instant: string, place: Place | undefined, language: Language): string {
	const key = `${instant} ${place?.code} ${place?.city[language]} ${language}`;
	const before = kept.get(key);
	if (before !== undefined) return before;
	const text = formatTimeIn(instant, place, language);
	kept.set(key, text);
	return text;
}
