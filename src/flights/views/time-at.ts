// Moments of a trip's booking, told as its travelers' clocks show them.

import { usePage } from "../../page/page-context.tsx";
import { findAirport } from "../../places/airports.ts";
import { formatDeadline } from "../../places/deadline.ts";
import type { Offer } from "../offers/offer.ts";

/** Tells instants (ISO 8601) as the clocks show them where the trip begins, with the zone in words. */
export function useTimeAt({ slices }: Pick<Offer, "slices">): (instant: string) => string {
	const { language } = usePage();
	const zone = findAirport(slices[0]?.origin ?? "")?.zone ?? "UTC";
	return (instant) => formatDeadline(instant, zone, language);
}
