// Moments of a trip's booking, told as its travelers' clocks show them.

import { LRUCache } from "lru-cache";
import type { Language } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { formatTimeAt } from "../../places/deadline.ts";
import { visitorPlace } from "../../places/visitor-clock.ts";
import type { Offer } from "../offers/offer.ts";
import type { FlightQuery } from "../query.ts";

/** Tells instants (ISO 8601) as the clocks show them where the trip begins, with the place. */
export function useTimeAt({ slices }: Pick<Offer, "slices">): (instant: string) => string {
	const { language } = usePage();
	return (instant) => formatTimeAt(instant, slices[0]?.origin ?? "", language);
}

/** Tells when a price of a trip was seen, and until when it is kept here, as the clocks show it where the visitor is. */
export function useSeenAt(slices: Offer["slices"] | FlightQuery["slices"]): (instant: string) => string {
	const { language, country } = usePage();
	const codes = slices.flatMap((slice) =>
		"from" in slice ? [slice.from.code, slice.to.code] : [slice.origin, slice.destination],
	);
	const place = visitorPlace(country, codes) ?? "";
	return (instant) => told(instant, place, language);
}

/** Whoever looks at a list again, or at another part of it, is told the same moment. */
const kept = new LRUCache<string, string>({ max: 500 });

function told(instant: string, place: string, language: Language): string {
	const key = `${instant} ${place} ${language}`;
	const before = kept.get(key);
	if (before !== undefined) return before;
	const text = formatTimeAt(instant, place, language);
	kept.set(key, text);
	return text;
}
