// The name of a trip: where it begins, and the place where it turns, as its traveler searched for them.
import { fold } from "../../i18n/fold.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { sliceSuffixes } from "../../parameters.ts";
import { airportsOf, cityOf, findPlace } from "../../places/airports.ts";
import { placeLabel } from "../../places/labels.ts";
import type { Place } from "../../places/place.ts";
import { airportIn, type Ends, flownIn } from "./flight-airports.ts";
import { turnOf } from "./turn.ts";

export interface NamedTrip {
	/** Codes of airports or metropolitan areas, in the order they are flown. */
	readonly slices: readonly Ends[];
	/** Canonical query string of the search behind it; left out where the codes are what was searched for. */
	readonly search?: string | undefined;
}

/** "Houston to Guatemala City". */
export function tripName(trip: NamedTrip, { t, language }: Words): string {
	return t("trip.name", tripCities(trip, language));
}

/**
 * The city in which a trip begins, and the one that it goes to: "New York" for flights to Newark that were searched for to New
 * York. Namesakes are told apart, also those that only an accent tells
 * apart: "Portland (PDX)" and "Portland (PWM)", "San José (SJO)" and "San Jose (SJC)".
 */
export function tripCities(trip: NamedTrip, language: Language): { readonly from: string; readonly to: string } {
	const [begins, turns] = [trip.slices[0]?.origin ?? "", turnOf(trip.slices)];
	const [from, to] = [placeAsked("from", begins, trip), placeAsked("to", turns, trip)];
	const [start, end] = [from?.city[language] ?? begins, to?.city[language] ?? turns];
	if (from && to && fold(start) === fold(end))
		return { from: labelOf(from, begins, language), to: labelOf(to, turns, language) };
	return { from: start, to: end };
}

/** Two airports of one city are told apart by their own codes. */
function labelOf(place: Place, code: string, language: Language): string {
	return placeLabel(place.kind === "metro" ? (findPlace(code) ?? place) : place, language);
}

function placeAsked(end: "from" | "to", code: string, { slices, search }: NamedTrip): Place | undefined {
	const place = airportIn(flownIn(slices), code) ?? findPlace(code);
	if (search === undefined) return place;
	const asked = new URLSearchParams(search);
	const searched = sliceSuffixes
		.flatMap((suffix) => findPlace(asked.get(`${end}${suffix}`) ?? "") ?? [])
		.find((one) => airportsOf(one).some((airport) => airport.code === code));
	// An airport near the one that was searched for is told by the city that it serves.
	return searched ?? (place && cityOf(place));
}
