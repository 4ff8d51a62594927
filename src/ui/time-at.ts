// Moments of a trip's booking, told as its travelers' clocks show them.
import type { Offer } from "../flights/offer.ts";
import { formatDeadline } from "../i18n/deadline.ts";
import { findAirport } from "../places/airports.ts";
import { usePage } from "../render/page-context.tsx";

/** Tells instants (ISO 8601) as the clocks show them where the trip begins, with the zone in words. */
export function useTimeAt({ slices }: Pick<Offer, "slices">): (instant: string) => string {
	const { language } = usePage();
	const zone = findAirport(slices[0]?.origin ?? "")?.zone ?? "UTC";
	return (instant) => formatDeadline(instant, zone, language);
}
