// How easy a text is to read, by the formula that is usual in each language.
import { syllable } from "syllable";
import type { Language } from "../languages.ts";
import { sentencesOf } from "./blocks.ts";

/** Syllables of a Spanish word: strong vowels and accented weak ones each carry one, other weak ones only where alone. */
export function spanishSyllables(word: string): number {
	const letters = word
		.toLowerCase()
		.replace(/qu(?=[eéií])/g, "q")
		.replace(/gu(?=[eéií])/g, "g")
		.replace(/y(?![aeiouáéíóú])/g, "i");
	const groups = letters.match(/[aeiouáéíóúü]+/g) ?? [];
	const nuclei = groups.map((group) => Math.max(1, group.match(/[aeoáéóíú]/g)?.length ?? 0));
	return Math.max(
		1,
		nuclei.reduce((sum, count) => sum + count, 0),
	);
}

export function wordsOf(text: string): string[] {
	return text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
}

/**
 * English: Flesch reading ease (1948), 206.835 − 1.015 W/S − 84.6 syllables/W. Spanish: Szigriszt-Pazos's perspicuity
 * (1993), which the INFLESZ scale reads, 206.835 − W/S − 62.3 syllables/W. Higher is easier; 60 is plain language in both.
 */
export function readingEase(blocks: readonly string[], language: Language): number {
	const sentences = blocks.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 0);
	const words = sentences.flatMap(wordsOf);
	const count = language === "en" ? syllable : spanishSyllables;
	const perWord = words.reduce((sum, word) => sum + count(word), 0) / words.length;
	const perSentence = words.length / sentences.length;
	return language === "en" ? 206.835 - 1.015 * perSentence - 84.6 * perWord : 206.835 - perSentence - 62.3 * perWord;
}
