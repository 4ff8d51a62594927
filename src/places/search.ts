// Finds places by what a traveler types: code, city in any language, airport, state or country.

import { fold } from "../i18n/fold.ts";
import type { Language } from "../i18n/languages.ts";
import { findPlace, successorOf } from "./airports.ts";
import { type Place, shownCode } from "./place.ts";
import {
	areas,
	countryMark,
	linesIn,
	linesStarting,
	type PlaceLine,
	type PlaceNames,
	readNames,
} from "./search-names.ts";
import { namesMeant } from "./slips.ts";

/** A longer text is cut here, which bounds the work; no place name is as long. */
const maxQueryLength = 60;
const maxWords = 6;
const maxResults = 50;

/**
 * A match's worth, to which the place's weight (1 to 109) is added: a great airport may overtake by one or two
 * kinds of match, never an exact code.
 */
const worth = {
	/** The code of a city that is an airport's as well: the city, with that airport under it. */
	cityCode: 1200,
	code: 1000,
	exactCity: 300,
	exactAlias: 280,
	/** The code that an airport gave up. */
	formerCode: 280,
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
	if (` ${shownCode(code)}` === query) return code.length > 3 ? worth.cityCode : worth.code;
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
	const worths = new Map<PlaceLine, number>();
	for (const [mark, inside] of areasStarting(query)) {
		for (const line of linesIn(mark)) worths.set(line, Math.max(inside, worths.get(line) ?? 0));
	}
	if (inWords) {
		const words = folded.split(" ", maxWords).map(wordStart);
		for (const line of linesOf(words[0])) {
			if ((worths.get(line) ?? 0) >= worth.everyWord || !hasEveryWord(line, words)) continue;
			const isCode = words.some(({ start }) => start === ` ${readNames(line).code}`);
			worths.set(line, worth.everyWord + (isCode ? worth.codeAmongWords : 0));
		}
	}
	const successor = successorOf(folded)?.toLowerCase();
	for (const line of linesStarting(query)) {
		if (!line.text.includes(query)) continue;
		const names = readNames(line);
		const match = names.code === successor ? worth.formerCode : worthOf(names, query, language);
		worths.set(line, Math.max(worths.get(line) ?? 0, match));
	}
	return [...worths]
		.map(([line, score]) => ({ code: readNames(line).code, score: readNames(line).weight + score }))
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

/** Every line that may have a word, or lie where it says, and more. */
function linesOf(word: Word | undefined): Iterable<PlaceLine> {
	if (!word) return [];
	return new Set([...linesStarting(word.start), ...[...word.areas].flatMap(linesIn)]);
}

/** "paris cdg", "san jose costa rica": each word starts a word of the place's names, or its state's or country's. */
function hasEveryWord(line: PlaceLine, words: readonly Word[]): boolean {
	return words.every(
		({ start, areas }) => line.text.includes(start) || areas.has(line.mark) || areas.has(countryMark(line)),
	);
}
