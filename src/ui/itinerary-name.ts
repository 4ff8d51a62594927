// What an itinerary is called where only its name is heard: its first day and its flight numbers.
import { flightName } from "../flights/flight-name.ts";
import type { Offer } from "../flights/offer.ts";
import { formatDay } from "../i18n/formats.ts";
import type { Language } from "../i18n/languages.ts";

export function itineraryName({ slices }: Pick<Offer, "slices">, language: Language): string {
	const day = slices[0]?.segments[0]?.departingAt.slice(0, 10);
	const flights = slices.flatMap(({ segments }) => segments.map(flightName));
	return [...(day ? [formatDay(day, language)] : []), ...flights].join(", ");
}
