// Finds places by what a traveler types: code, city in any language, airport, state or country.

import { fold } from "../i18n/fold.ts";
import type { Language } from "../i18n/languages.ts";
import { findPlace } from "./airports.ts";
import type { Place } from "./place.ts";
import { areas, countryMark, type PlaceLine, type PlaceNames, placeLines, readNames } from "./search-names.ts";
import { namesMeant } from "./slips.ts";

export { countryName, placeDetail, placeLabel } from "./labels.ts";
export { choicesOf, resolvePlace } from "./resolve.ts";

/** A longer text is cut here, which bounds the work; no place name is as long. */
const maxQueryLength = 60;
const maxWords = 6;
const maxResults = 50;

/**
 * A match's worth, to which the place's weight (1 to 109) is added: a great airport may overtake by one or two
 * kinds of match, never an exact code.
 */
const worth = {
	code: 1000,
	exactCity: 300,
	exactAlias: 280,
	exactArea: 250,
	cityStart: 200,
	aliasStart: 170,
	cityWord: 150,
	everyWord: 140,
	/** On top of that, where one of the words is its code: "miami mia" means the airport, not the city. */
	codeAmongWords: 5,
	codeStart: 120,
	otherWord: 100,
	areaStart: 20,
} as const;

/** `query` has a space before it, as every word of the names has. */
function worthOf({ code, cities, cityIn, aliases }: PlaceNames, query: string, language: Language): number {
	if (` ${code}` === query) return worth.code;
	const own = cityIn(language);
	let best: number = ` ${code}`.startsWith(query) ? worth.codeStart : worth.otherWord;
	for (const city of cities) {
		// A name in the reader's own language breaks ties.
		const extra = city === own ? 1 : 0;
		if (city === query) best = Math.max(best, worth.exactCity + extra);
		else if (city.startsWith(query)) best = Math.max(best, worth.cityStart + extra);
		else if (city.includes(query)) best = Math.max(best, worth.cityWord + extra);
	}
	for (const alias of aliases) {
		if (alias === query) best = Math.max(best, worth.exactAlias);
		else if (alias.startsWith(query)) best = Math.max(best, worth.aliasStart);
	}
	return best;
}

/** Marks of the countries and states whose name starts so, with what that is worth. */
function areasStarting(query: string): Map<string, number> {
	const marks = new Map<string, number>();
	// A letter or two would mean half the world.
	if (query.length < 4) return marks;
	for (const { mark, names } of areas()) {
		if (names.includes(query)) marks.set(mark, worth.exactArea);
		else if (names.some((name) => name.startsWith(query))) marks.set(mark, worth.areaStart);
	}
	return marks;
}

/** Marks of the countries and states with a word that starts so, or with those two letters ("portland or"). */
function areasWithWord(start: string): Set<string> {
	const short = start.length < 4;
	const fits = (name: string): boolean => (short ? name === start : name.includes(start));
	return new Set(areas().flatMap(({ mark, names }) => (names.some(fits) ? [mark] : [])));
}

/**
 * The best matches, the likeliest first; none for an empty text. Accents and case don't matter, and every
 * language's names match whatever the reader's language. A slip is looked for only where nothing matches as it was
 * typed. Never throws.
 */
export function searchPlaces(text: string, language: Language, limit = 8): Place[] {
	const found = searchAsTyped(text, language, limit);
	return found.length > 0 ? found : searchSlips(text, language, limit);
}

/** The same for a text that is taken as it was typed: no slips. */
export function searchAsTyped(text: string, language: Language, limit: number): Place[] {
	return firstOf(matches(fold(text.slice(0, maxQueryLength)), language), limit);
}

/** The same for a text that nothing matches as it was typed. */
export function searchSlips(text: string, language: Language, limit: number): Place[] {
	const names = namesMeant(fold(text.slice(0, maxQueryLength)));
	return firstOf(
		names.flatMap((name) => matches(name, language, false)),
		limit,
	);
}

/** A metropolitan area that comes first has its airports under it, the busiest first. */
export function firstOf(codes: readonly string[], limit: number): Place[] {
	if (!(limit >= 1)) return [];
	const [best = "", ...others] = codes;
	const place = findPlace(best);
	const airports = place?.kind === "metro" ? place.airports : [];
	return [...new Set([best, ...airports, ...others])]
		.slice(0, Math.min(Math.floor(limit), maxResults))
		.flatMap((code) => findPlace(code) ?? []);
}

/** Codes of what a folded text matches, the likeliest first; a name that is known as such is not taken apart into words. */
function matches(folded: string, language: Language, inWords = folded.includes(" ")): string[] {
	if (folded === "") return [];
	const query = ` ${folded}`;
	const inside = areasStarting(query);
	const words = inWords ? folded.split(" ", maxWords).map(wordStart) : [];
	const ranked: { code: string; score: number }[] = [];
	for (const line of placeLines()) {
		const named = line.text.includes(query);
		let score = 0;
		if (inside.size > 0) score = Math.max(inside.get(line.mark) ?? 0, inside.get(countryMark(line)) ?? 0);
		if (words.length > 0 && score < worth.everyWord && hasEveryWord(line, words)) score = worth.everyWord;
		if (!named && score === 0) continue;
		const names = readNames(line);
		if (score === worth.everyWord && words.some(({ start }) => start === ` ${names.code}`))
			score += worth.codeAmongWords;
		ranked.push({
			code: names.code,
			score: names.weight + Math.max(score, named ? worthOf(names, query, language) : 0),
		});
	}
	return ranked
		.sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
		.slice(0, maxResults)
		.map(({ code }) => code.toUpperCase());
}

interface Word {
	readonly start: string;
	readonly areas: ReadonlySet<string>;
}

function wordStart(word: string): Word {
	const start = ` ${word}`;
	return { start, areas: areasWithWord(start) };
}

/** "paris cdg", "san jose costa rica": each word starts a word of the place's names, or its state's or country's. */
function hasEveryWord(line: PlaceLine, words: readonly Word[]): boolean {
	return words.every(
		({ start, areas }) => line.text.includes(start) || areas.has(line.mark) || areas.has(countryMark(line)),
	);
}
