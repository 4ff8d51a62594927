// Where a trip begins and goes, as its traveler says it: by the place that was searched, which may have several airports.

import type { Offer } from "../../flights/offers/offer.ts";
import type { Language } from "../../i18n/languages.ts";
import { sliceSuffixes } from "../../parameters.ts";
import { airportsOf, cityOf, findPlace } from "../../places/airports.ts";

interface Searched {
	readonly offer: Pick<Offer, "slices">;
	/** Canonical query string of the search behind it. */
	readonly search: string;
}

/** The city of the trip's destination: "New York" for flights to Newark that were searched for to New York. */
export function destinationCity({ offer, search }: Searched, language: Language): string {
	return cityAsked("to", destinationOf(offer), search, language);
}

/** The city in which the trip begins. */
export function originCity({ offer, search }: Searched, language: Language): string {
	return cityAsked("from", offer.slices[0]?.origin ?? "", search, language);
}

function cityAsked(end: "from" | "to", code: string, search: string, language: Language): string {
	const asked = new URLSearchParams(search);
	const searched = sliceSuffixes
		.flatMap((suffix) => findPlace(asked.get(`${end}${suffix}`) ?? "") ?? [])
		.find((place) => airportsOf(place).some((airport) => airport.code === code));
	const airport = findPlace(code);
	// An airport near the one that was searched for is told by the city that it serves.
	const place = searched ?? (airport && cityOf(airport));
	return place?.city[language] ?? code;
}

/** Not back home, unless that is all it does. */
function destinationOf({ slices }: Pick<Offer, "slices">): string {
	const [first, last] = [slices[0], slices.at(-1)];
	const turn = last?.destination === first?.origin ? slices.at(-2) : last;
	return (turn ?? first)?.destination ?? "";
}
