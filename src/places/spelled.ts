// Finds the places that people write in other languages and scripts, in suggestions and in what a form sent.
import { fold } from "../i18n/fold.ts";
import type { Language } from "../i18n/languages.ts";
import { findPlace, weightOf } from "./airports.ts";
import { placeLabel } from "./labels.ts";
import type { Place } from "./place.ts";
import { dominance, resolvePlace } from "./resolve.ts";
import { firstOf, searchAsTyped, searchSlips } from "./search.ts";
import type { ReadSpellings, Spelling } from "./spellings.ts";

export interface Suggestion {
	readonly place: Place;
	/** What was found, where it is none of the names that we have of the place: "東京". */
	readonly spelling?: string;
}

/** As `searchPlaces`, and where no name of ours is what was typed, by the world's other names, before it is taken for a slip. */
export async function suggestPlaces(
	text: string,
	language: Language,
	limit: number,
	read: ReadSpellings,
): Promise<Suggestion[]> {
	const asTyped = searchAsTyped(text, language, limit);
	if (asTyped.length > 0) return asTyped.map((place) => ({ place }));
	const folded = fold(text);
	const spellings = await read([text]);
	const named = spellings.named(folded);
	if (named) return suggestionsOf([named], limit);
	const meant = searchSlips(text, language, limit);
	if (meant.length > 0) return meant.map((place) => ({ place }));
	return suggestionsOf(spellings.starting(folded), limit);
}

/** The best known first, and the airports of a metropolitan area under it. */
function suggestionsOf(found: readonly Spelling[], limit: number): Suggestion[] {
	const names = new Map<string, { readonly name: string; readonly weight: number }>();
	for (const { name, codes } of found) {
		for (const code of codes) if (!names.has(code)) names.set(code, { name, weight: weightOf(code) });
	}
	const codes = [...names].sort(([, a], [, b]) => b.weight - a.weight).map(([code]) => code);
	return firstOf(codes, limit).map((place) => {
		const spelling = (names.get(place.code) ?? names.get((place.kind === "airport" && place.metro) || ""))?.name;
		return { place, ...(spelling && { spelling }) };
	});
}

type Fields = Pick<URLSearchParams | FormData, "get">;

/**
 * Fields of a form, by name, whose place only those files know, each with the label of that place ("Tokyo (TYO)"):
 * whoever parses the form then finds it without reading a file. A name of several cities becomes the one that we have
 * for them, which offers the choice.
 */
export async function spelledFields(
	fields: Fields,
	names: readonly string[],
	language: Language,
	read: ReadSpellings,
): Promise<(readonly [name: string, label: string])[]> {
	const unclear = names.flatMap((name) => {
		const text = fields.get(name);
		return typeof text === "string" && isUnclear(text, language) ? [{ name, text, city: beforeComma(text) }] : [];
	});
	if (unclear.length === 0) return [];
	const spellings = await read(unclear.flatMap(({ text, city }) => [text, city]));
	return unclear.flatMap(({ name, text, city }) => {
		const found = spellings.named(fold(text)) ?? spellings.named(fold(city));
		const label = found && labelOf(found, language);
		return label ? [[name, label] as const] : [];
	});
}

function isUnclear(text: string, language: Language): boolean {
	// What our own links carry.
	if (text.trim() === "" || /^[A-Z]{3}A?$/.test(text)) return false;
	const { kind } = resolvePlace(text, language);
	return kind === "unknown" || kind === "alike";
}

/** "Токио, Япония" is a city, and a country that nobody here has to read. */
function beforeComma(text: string): string {
	return text.split(/[,，、،]/)[0] ?? "";
}

function labelOf({ codes }: Spelling, language: Language): string | undefined {
	const [best, ...others] = codes.flatMap((code) => findPlace(code) ?? []);
	if (!best) return undefined;
	const city = fold(best.city[language]);
	const rival = others.find(({ city: other, country }) => country !== best.country || fold(other[language]) !== city);
	const clear = !rival || weightOf(best.code) >= dominance * weightOf(rival.code);
	return clear ? placeLabel(best, language) : best.city[language];
}
