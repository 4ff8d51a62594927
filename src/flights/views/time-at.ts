// Moments of a trip's booking, told as its travelers' clocks show them.

import { usePage } from "../../page/page-context.tsx";
import { findAirport } from "../../places/airports.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { visitorZone } from "../../places/visitor-clock.ts";
import type { Offer } from "../offers/offer.ts";
import type { FlightQuery } from "../query.ts";

/** Tells instants (ISO 8601) as the clocks show them where the trip begins, with the zone in words. */
export function useTimeAt({ slices }: Pick<Offer, "slices">): (instant: string) => string {
	const { language } = usePage();
	const zone = findAirport(slices[0]?.origin ?? "")?.zone ?? "UTC";
	return (instant) => formatDeadline(instant, zone, language);
}

/** Tells when a price of a trip was seen, and until when it is kept here, as the clocks show it where the visitor is. */
export function useSeenAt(slices: Offer["slices"] | FlightQuery["slices"]): (instant: string) => string {
	const { language, country } = usePage();
	const codes = slices.flatMap((slice) =>
		"from" in slice ? [slice.from.code, slice.to.code] : [slice.origin, slice.destination],
	);
	const zone = visitorZone(country, codes);
	return (instant) => formatDeadline(instant, zone, language);
}
