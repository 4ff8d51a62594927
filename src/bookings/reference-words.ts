// The words by which a reference is dictated, in every language: none begins or sounds like another.
import { type Language, type Localized, languageCodes } from "../i18n/languages.ts";
import { type MessageKey, phrase, phrases } from "../i18n/messages.ts";

const characters = ["0", "2", "3", "4", "7", "9", "K", "M", "R", "W", "X"] as const;
export type ReferenceCharacter = (typeof characters)[number];

/** Kilo, Mexico and Washington are one word to callers of several languages, so they help when caller and agent differ. */
export const characterNames = Object.fromEntries(
	characters.map((character) => [character, phrases(`reference.word.${character}`)]),
) as Readonly<Record<ReferenceCharacter, Localized>>;

/**
 * Characters by every word for them, lower case, without accents and hyphens: the words that we say, and what else a
 * caller says, the letters' own names and the NATO words (`reference.heard`: "K kay, M em").
 */
export const spellings: ReadonlyMap<string, string> = new Map([
	...characters.flatMap((character) =>
		Object.values(characterNames[character]).map((word): [string, string] => [plain(word), character]),
	),
	...languageCodes.flatMap((language) =>
		phrase(language, "reference.heard")
			.split(", ")
			.map((entry): [string, string] => [plain(entry.slice(2)), entry.slice(0, 1)]),
	),
]);

/** Words between a character and the word for it: "K as in kilo", "K de kilo". */
export const joints = wordsIn("reference.joints");
/** Words that say nothing about the code: "the letter", "number". */
export const fillers: ReadonlySet<string> = new Set([...joints, ...wordsIn("reference.fillers")]);

function wordsIn(key: MessageKey): ReadonlySet<string> {
	return new Set(languageCodes.flatMap((language) => plain(phrase(language, key)).split(" ")));
}

/** "K as in kilo", "number seven": one of the characters as it is said. */
export function said(character: ReferenceCharacter, language: Language): string {
	const word = characterNames[character][language];
	return phrase(language, /\d/.test(character) ? "reference.said.digit" : "reference.said.letter", { character, word });
}

function plain(word: string): string {
	return word
		.normalize("NFKD")
		.replace(/[\p{M}-]/gu, "")
		.toLowerCase();
}
