// What a search is called: where to, and when. The heading and the breadcrumb say where, the document's title both.
import { LRUCache } from "lru-cache";
import type { FlightQuery } from "../../flights/query.ts";
import { tripName } from "../../flights/trip/trip-name.ts";
import { fold } from "../../i18n/fold.ts";
import { formatMonth, formatSpan } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { cityOf } from "../../places/airports.ts";
import { placeLabel } from "../../places/labels.ts";
import type { Place } from "../../places/place.ts";

/** "New York to Miami"; of a search for several cities, all of them in their order. */
export function searchName(query: FlightQuery, words: Words): string {
	if (query.trip === "multi") return citiesOf(query, words.language);
	return tripName({ slices: query.slices.map(({ from, to }) => ({ origin: from.code, destination: to.code })) }, words);
}

/**
 * "New York to Miami, Feb 10–17, 2027": tells one search from another in tabs, in the history and where its link is
 * shared. It holds no price, for what is shared is read when the price is another one.
 */
export function tripTitle(query: FlightQuery, words: Words, month?: string): string {
	return `${searchName(query, words)}, ${whenText(query, month, words)}`;
}

/** "Feb 10–17, 2027"; of a search for any day, its month. */
function whenText({ slices }: FlightQuery, month: string | undefined, { language }: Words): string {
	const [first, last] = [slices[0], slices.at(-1)];
	if (!first || !last) throw new Error("a query without slices");
	return month ? formatMonth(month, language) : spanText(first.date, last.date, language);
}

/** What Intl takes long to write. */
const spans = new LRUCache<string, string>({ max: 200 });

function spanText(first: string, last: string, language: Language): string {
	const key = `${first} ${last} ${language}`;
	const text = spans.get(key) ?? formatSpan(first, last, language);
	spans.set(key, text);
	return text;
}

/** "New York – London – Rome – New York": where one flight lands and the next leaves elsewhere, both are named. */
function citiesOf({ slices }: FlightQuery, language: Language): string {
	const places = slices.flatMap(({ from, to }) => [from, to]);
	const nameOf = (place: Place) => {
		const city = place.city[language];
		const isNamesake = places.some(
			(one) => fold(one.city[language]) === fold(city) && cityOf(one).code !== cityOf(place).code,
		);
		return isNamesake ? placeLabel(place, language) : city;
	};
	const names = places.map(nameOf);
	return names.filter((name, index) => name !== names[index - 1]).join(" – ");
}
