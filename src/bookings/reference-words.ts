// The words by which a reference is dictated, in both languages: none begins or sounds like another.
import type { Localized } from "../i18n/languages.ts";
import type { ReferenceCharacter } from "./reference.ts";

/** Kilo, Mexico and Washington are one word to callers of both languages, so they help when caller and agent differ. */
export const characterNames: Readonly<Record<ReferenceCharacter, Localized>> = {
	"0": { en: "zero", es: "cero" },
	"2": { en: "two", es: "dos" },
	"3": { en: "three", es: "tres" },
	"4": { en: "four", es: "cuatro" },
	"7": { en: "seven", es: "siete" },
	"9": { en: "nine", es: "nueve" },
	K: { en: "kilo", es: "kilo" },
	M: { en: "Mexico", es: "México" },
	R: { en: "Romeo", es: "Roma" },
	W: { en: "Washington", es: "Washington" },
	X: { en: "X-ray", es: "xilófono" },
};

/** What else a caller says for them: the letters' own names and the NATO words. */
const others: Readonly<Partial<Record<ReferenceCharacter, readonly string[]>>> = {
	"0": ["oh"],
	"9": ["niner"],
	K: ["kay", "ka"],
	M: ["em", "eme", "mike"],
	R: ["ar", "ere", "erre"],
	W: ["whiskey", "whisky"],
	X: ["ex", "equis"],
};

/** Characters by every word for them, lower case, without accents and hyphens. */
export const spellings: ReadonlyMap<string, string> = new Map(
	Object.entries(characterNames).flatMap(([character, names]) =>
		[...Object.values(names), ...(others[character as ReferenceCharacter] ?? [])].map((word) => [
			plain(word),
			character,
		]),
	),
);

function plain(word: string): string {
	return word
		.normalize("NFKD")
		.replace(/[\p{M}-]/gu, "")
		.toLowerCase();
}
