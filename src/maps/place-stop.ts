// A place as a point of a map: where its first airport lies, under the city's name.
import type { Language } from "../i18n/languages.ts";
import { airportsOf } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import type { MapStop } from "./trip-drawing.ts";

/** One, or none where no airport of it is known. */
export function stopsOf(place: Place, language: Language): MapStop[] {
	const [airport] = airportsOf(place);
	if (!airport) return [];
	const { latitude, longitude } = airport;
	return [{ code: place.code, text: place.city[language], latitude, longitude }];
}
