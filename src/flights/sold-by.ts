// Whose flight numbers an offer has, and who operates it.
import type { Offer } from "./offers/offer.ts";

/** Is every flight of the offer sold under this airline's code? `code` is the IATA code in capitals. */
export function isSoldBy(offer: Offer, code: string): boolean {
	return segmentsOf(offer).every(({ marketingCarrier }) => marketingCarrier.code === code);
}

/** Is any flight of the offer sold under this airline's code? What the filter of the results asks. */
export function hasFlightOf(offer: Offer, code: string): boolean {
	return segmentsOf(offer).some(({ marketingCarrier }) => marketingCarrier.code === code);
}

/** The names of those who operate the flights, each once, in the order they are flown (14 CFR 257.5). */
export function operatorsOf(offer: Offer): string[] {
	return [...new Set(segmentsOf(offer).map(({ operatingCarrier }) => operatingCarrier.name))];
}

function segmentsOf({ slices }: Offer) {
	return slices.flatMap(({ segments }) => segments);
}
