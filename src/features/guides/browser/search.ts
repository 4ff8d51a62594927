// Which guides a search finds: the one rule, for the server, which has the texts, and the browser, which has their index.
import { fold } from "../../../i18n/fold.ts";
import { queryWords } from "../../../i18n/word-search.ts";

/** What the rule reads of a guide, in one language. */
export interface Findable {
	/** Its words after `wordsOf`, in any order. */
	readonly words: readonly string[];
	readonly title: string;
}

/** Folded words; those of one letter, which nearly every text has, find nothing and are left out. */
export function wordsOf(text: string): string[] {
	return fold(text)
		.split(" ")
		.filter((word) => word.length > 1);
}

/**
 * The guides that hold every word of `text` as the beginning of one of theirs, whatever the accents and case: those
 * with all of them in the title first, otherwise in the order given. A text without words finds all.
 */
export function findAmong<Guide extends Findable>(guides: readonly Guide[], text: string): Guide[] {
	const parts = queryWords(text);
	const holdsAll = (words: readonly string[]) => parts.every((part) => words.some((word) => word.startsWith(part)));
	const found = guides.filter(({ words }) => holdsAll(words));
	const titled = new Set(found.filter(({ title }) => holdsAll(wordsOf(title))));
	return [...titled, ...found.filter((guide) => !titled.has(guide))];
}

/** What narrows the list besides a search. */
export interface Narrowing {
	readonly tag?: string | undefined;
	readonly group?: string | undefined;
}

export function isAmong(guide: { group: string; tags: readonly string[] }, { tag, group }: Narrowing): boolean {
	return (!tag || guide.tags.includes(tag)) && (!group || guide.group === group);
}

const placeholder = /\{\{(\w+)\}\}/g;

/** The words of a text whose placeholders are not filled in yet, and the names of these. */
export interface TemplateWords {
	readonly words: readonly string[];
	readonly names: readonly string[];
}

export function templateWords(text: string): TemplateWords {
	return {
		words: [...new Set(wordsOf(text.replace(placeholder, " ")))],
		names: [...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name))],
	};
}

/** All words, with those of the placeholders' values. Server and browser fill in the same way, so both find the same. */
export function filledWords(
	{ words, names }: TemplateWords,
	values: Readonly<Record<string, string | number>>,
): string[] {
	return [...words, ...names.flatMap((name) => wordsOf(String(values[name] ?? "")))];
}
