// How a flight is named, and whether somebody else flies it than the one whose number it has.
import type { Segment } from "./offers/offer.ts";

/** "AA 1043" */
export function flightName({ marketingCarrier, flightNumber }: Segment): string {
	return `${marketingCarrier.code} ${flightNumber}`;
}

/** True where 14 CFR 257.5 asks for the operating carrier beside the itinerary. */
export function isCodeShare({ marketingCarrier, operatingCarrier }: Segment): boolean {
	return marketingCarrier.code !== operatingCarrier.code || marketingCarrier.name !== operatingCarrier.name;
}
