// Is a text written in the other language? Two witnesses: which dictionary knows its words, and a language detector.
import { eld } from "eld/small";
import type { Language } from "../languages.ts";
import { sentencesOf, withoutAddresses } from "./blocks.ts";
import { isWordOf } from "./dictionaries.ts";
import { withoutNames } from "./names.ts";

eld.setLanguageSubset(["en", "es"]);

/**
 * Words that both languages have though they mean different things, or that one dictionary has by mistake; each counts
 * for neither. A word that Spanish texts borrow is in words-es.txt, and so counts for Spanish.
 */
const neutral: ReadonlySet<string> = new Set([
	...["min", "lb", "kg", "mi", "km", "total", "final", "real", "error", "hotel", "taxi", "metro"],
	...["a", "me", "he", "on", "no", "son", "do", "ti", "an", "once", "set", "van", "come", "use", "plan", "base", "sin"],
]);

/** Below this many telling words a detector says little; the dictionaries alone decide. */
const fewWords = 5;

function other(language: Language): Language {
	return language === "en" ? "es" : "en";
}

/** Words of a text that can tell a language: no names, no capitals amid a sentence, no codes. */
function tellingWords(sentence: string): string[] {
	const words = withoutNames(withoutAddresses(sentence)).match(/[\p{L}\p{N}\ufffc][\p{L}\p{M}\p{N}’'\ufffc-]*/gu) ?? [];
	return words
		.filter((word, at) => /^\p{L}[\p{L}\p{M}’'-]*$/u.test(word) && !(at > 0 && /^\p{Lu}/u.test(word)))
		.filter((word) => !/^\p{Lu}{2,}/u.test(word))
		.filter((word) => word.length > 1 && !neutral.has(word.toLowerCase()));
}

/** The sentences of a text that are not in its language. A single word has to be one that this language lacks. */
export function foreignSentences(text: string, language: Language): readonly string[] {
	return sentencesOf(text).filter((sentence) => isForeign(sentence, language));
}

function isForeign(sentence: string, language: Language): boolean {
	const words = tellingWords(sentence);
	const there = other(language);
	const only = (here: Language, elsewhere: Language) =>
		words.filter((word) => isWordOf(word, here) && !isWordOf(word, elsewhere)).length;
	const strangers = only(there, language);
	const natives = only(language, there);
	if (words.length < fewWords) return strangers > 0 && natives === 0;
	return strangers > natives && eld.detect(words.join(" ")).language === there;
}
