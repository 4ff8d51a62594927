// Whether two offers are of the same flights, whatever they cost.
import { flightName } from "./flight-name.ts";
import type { Offer } from "./offers/offer.ts";

/** A source may answer for an id with another trip than the one that was chosen. */
export function sameFlights(a: Offer, b: Offer): boolean {
	return flightsOf(a) === flightsOf(b);
}

function flightsOf({ slices }: Offer): string {
	const segments = slices.flatMap((slice) => slice.segments);
	return segments.map((one) => [flightName(one), one.origin, one.departingAt, one.arrivingAt].join()).join(";");
}
