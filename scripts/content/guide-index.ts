// Writes the index that a browser searches the guides with (src/features/guides/browser/guide-index.ts reads it), one a language.

import type { GuideIndex } from "../../src/features/guides/browser/guide-index.ts";
import type { Guide } from "../../src/features/guides/guide.ts";
import { newestFirst, wordsOfGuide } from "../../src/features/guides/guide-words.ts";
import type { Language } from "../../src/i18n/languages.ts";

export function guideIndex(guides: readonly Guide[], language: Language): GuideIndex {
	const entries = newestFirst(guides).map((guide) => ({ guide, found: wordsOfGuide(guide, language) }));
	return {
		guides: entries.map(({ guide: { slug, group, tags, [language]: text }, found }) => ({
			...{ slug, title: text.title, excerpt: text.excerpt, group, tags, names: found.names },
		})),
		words: packWords(entries.map(({ found }) => found.words)),
	};
}

/** The records of every word; a guide that holds "flights" needs no "flight", which begins it. */
export function packWords(texts: readonly (readonly string[])[]): string {
	const holders = new Map<string, number[]>();
	for (const [number, words] of texts.entries()) {
		const sorted = [...new Set(words)].sort();
		for (const [index, word] of sorted.entries()) {
			if (sorted[index + 1]?.startsWith(word)) continue;
			holders.set(word, [...(holders.get(word) ?? []), number]);
		}
	}
	let before = "";
	return [...holders.keys()]
		.sort()
		.map((word) => {
			const shared = sharedLetters(before, word);
			before = word;
			const numbers = holders.get(word) ?? [];
			const letters = numbers.length === texts.length ? "*" : numbers.map(letterOf).join("");
			return shared.toString(36) + word.slice(shared) + letters;
		})
		.join("");
}

function letterOf(number: number): string {
	return "+".repeat(Math.floor(number / 26)) + String.fromCharCode(65 + (number % 26));
}

function sharedLetters(one: string, other: string): number {
	const longest = Math.min(one.length, other.length, 35);
	for (let at = 0; at < longest; at++) if (one[at] !== other[at]) return at;
	return longest;
}
