// Writes what the search suggests for the first three letters of places that many people look for, a file a language in
// public/places: the form has it before the third letter, on any network. `npm run refresh` runs
// it after scripts/places.ts.
import { mkdirSync, writeFileSync } from "node:fs";
import type { FirstPlaces } from "../src/features/search/form/island/first-places.ts";
import { fold } from "../src/i18n/fold.ts";
import { type Language, languageCodes } from "../src/i18n/languages.ts";
import type { PlaceOption } from "../src/places/browser/place-text.ts";
import { placeDetail, placeLabel } from "../src/places/labels.ts";
import { searchPlaces } from "../src/places/search.ts";
import { placeLines, readNames } from "../src/places/search-names.ts";

const letters = 3;
/** Beginnings of the names of places that are as well known as this. */
const renown = 55;
/** So many of what the search finds, and what follows as long as another beginning has it: each place more is 25 bytes. */
const max = { own: 2, all: 8 };

/** The first of what the search answers, in its order, so that nothing moves when the rest of its answer comes. */
export function firstPlacesOf(language: Language): FirstPlaces {
	const names = placeLines()
		.map(readNames)
		.filter(({ weight }) => weight >= renown)
		.flatMap(({ code, cities, aliases }) => [code, ...cities, ...aliases]);
	const starts = new Set(
		names.map((name) => name.trim().slice(0, letters)).filter((start) => start.trim().length === letters),
	);
	const found = [...starts].sort().map((start) => [start, searchPlaces(start, language, max.all)] as const);
	const places = new Map<string, PlaceOption>();
	for (const [, all] of found)
		for (const place of all.slice(0, max.own))
			places.set(place.code, {
				code: place.code,
				label: placeLabel(place, language),
				detail: placeDetail(place, language),
			});
	const order = [...places.keys()];
	const answers = found.flatMap(([start, all]) => {
		const end = all.findIndex(({ code }) => !places.has(code));
		const known = all.slice(0, end < 0 ? all.length : end).map(({ code }) => order.indexOf(code));
		// Whoever types the accents ("méx") finds the same.
		const written = known.map(
			(index) =>
				places
					.get(order[index] ?? "")
					?.label.slice(0, letters)
					.toLowerCase() ?? "",
		);
		return [...new Set([start, ...written.filter((text) => fold(text) === start)])].map((text) => [text, known]);
	});
	return { places: [...places.values()], answers: Object.fromEntries(answers) };
}

if (import.meta.main) {
	const folder = new URL("../public/places/", import.meta.url);
	mkdirSync(folder, { recursive: true });
	for (const language of languageCodes)
		writeFileSync(new URL(`${language}.json`, folder), `${JSON.stringify(firstPlacesOf(language))}\n`);
}
