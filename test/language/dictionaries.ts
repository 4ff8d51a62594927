// The words of each language: a spelling dictionary, the site's own list, and the names in its data.
import { readFileSync } from "node:fs";
import dictionaryEn from "dictionary-en";
import dictionaryEs from "dictionary-es";
import nspell from "nspell";
import type { Language } from "../languages.ts";
import { nameWords } from "./names.ts";

const spellers = { en: nspell(dictionaryEn), es: nspell(dictionaryEs) };

/** test/language/words-<language>.txt, one a line, sorted: words of the language that its dictionary lacks. */
export const ownWords: Readonly<Record<Language, readonly string[]>> = {
	en: readList("words-en.txt"),
	es: readList("words-es.txt"),
};

/** Words quoted from the other language, to be looked for on a page or a phone: spelled right, and foreign all the same. */
export const quotedWords: readonly string[] = readList("quoted.txt");
const quotedSet = new Set(quotedWords);

const ownSets = { en: new Set(ownWords.en), es: new Set(ownWords.es) };
const known = new Map<string, boolean>();

function readList(file: string): readonly string[] {
	return readFileSync(new URL(file, import.meta.url), "utf8")
		.split("\n")
		.filter(Boolean);
}

/** Is it a word of this language, by its dictionary or the site's own list? */
export function isWordOf(word: string, language: Language): boolean {
	return isInDictionary(word, language) || ownSets[language].has(word) || ownSets[language].has(word.toLowerCase());
}

/** Is it in the language's dictionary (or a form that the dictionary cannot make)? Names and the own list aside. */
export function isInDictionary(word: string, language: Language): boolean {
	const key = `${language} ${word}`;
	let answer = known.get(key);
	if (answer === undefined) {
		answer = look(word, language);
		known.set(key, answer);
	}
	return answer;
}

function look(word: string, language: Language): boolean {
	const plain = word.replaceAll("’", "'");
	if (spellers[language].correct(plain) || spellers[language].correct(plain.toLowerCase())) return true;
	if (language === "en") return /['](?:s)?$/.test(plain) && look(plain.replace(/'s?$/, ""), language);
	return hasPronouns(plain.toLowerCase());
}

const pronouns = /^(?:(?:me|te|se|nos)?(?:l[aoe]s?)|me|te|se|nos)$/;

/** "cómprelo", "explíqueselas": the dictionary knows the verb, and only some of the pronouns that hang on it. */
function hasPronouns(word: string): boolean {
	return [2, 3, 4, 5, 6].some((length) => {
		if (!pronouns.test(word.slice(-length))) return false;
		const stem = word.slice(0, -length);
		const bare = stem
			.normalize("NFD")
			.replace(/([aeiou])\u0301/g, "$1")
			.normalize("NFC");
		const isVerb = /(?:[aei]r|ndo|[ae]|[ae]n)$/.test(bare) && bare.length > 2;
		return isVerb && [stem, bare].some((form) => spellers.es.correct(form));
	});
}

/** Is it spelled right in a text of this language? */
export function isSpelled(word: string, language: Language, { amidSentence }: { amidSentence: boolean }): boolean {
	const base = word.replace(/[’']s?$/, "");
	if (isWordOf(word, language) || (language === "en" && isWordOf(base, language))) return true;
	if (quotedSet.has(word)) return true;
	// Codes of airlines, airports and laws.
	if (/^\p{Lu}{2,5}(?:s|[’']s)?$/u.test(word)) return true;
	if (!/^\p{Lu}/u.test(word)) return false;
	if (nameWords.has(word) || nameWords.has(base)) return true;
	// A capital amid a sentence begins a name, which may be of the other language ("National Hurricane Center").
	return amidSentence && isInDictionary(base, language === "en" ? "es" : "en");
}

/** Up to three words that may have been meant. */
export function suggestions(word: string, language: Language): readonly string[] {
	return spellers[language].suggest(word).slice(0, 3);
}
