// The words of a text that no dictionary, list or name knows.
import type { Language } from "../languages.ts";
import { sentencesOf, withoutAddresses } from "./blocks.ts";
import { isSpelled } from "./dictionaries.ts";
import { withoutNames } from "./names.ts";

/** Misspelled words, each once. */
export function misspelled(text: string, language: Language): string[] {
	const found = new Set<string>();
	for (const sentence of sentencesOf(withoutNames(withoutAddresses(text)))) {
		for (const { 0: word, index } of sentence.matchAll(/\p{L}[\p{L}\p{M}’']*/gu)) {
			const bare = word.replace(/[’']+$/, "");
			const amidSentence = /\p{L}/u.test(sentence.slice(0, index));
			if (bare.length > 1 && !isSpelled(bare, language, { amidSentence })) found.add(bare);
		}
	}
	return [...found];
}
