// The index that a browser searches the guides with: its shape as a file, and how it is read. scripts/content writes it.
import { fillText } from "../../../text/fill.ts";
import { type Findable, filledWords } from "./search.ts";

/** Texts hold placeholders, as the compiled guides do: a variable set at deploy needs no new build. */
export interface GuideIndex {
	/** Newest first. */
	readonly guides: readonly IndexedGuide[];
	/** Records of `packWords`. */
	readonly words: string;
}

interface IndexedGuide {
	readonly slug: string;
	readonly title: string;
	readonly excerpt: string;
	readonly group: string;
	readonly tags: readonly string[];
	/** The placeholders in its text. */
	readonly names: readonly string[];
}

/** A guide as the browser finds and lists it. */
export interface FoundGuide extends Findable, Omit<IndexedGuide, "names"> {}

/**
 * A record is one character that says how many letters the word has in common with the one before (base 36), the rest
 * of the word, and the guides that hold it: letters from A on, a plus before a letter for 26 more, or `*` for all.
 */
const record = /([0-9a-z])([^A-Z+*]*)(\*|[A-Z+]+)/g;

/** Words in order, with the guides that hold each one, by number. */
export function unpackWords(packed: string, guides: number): Map<string, readonly number[]> {
	const words = new Map<string, readonly number[]>();
	let before = "";
	for (const [, shared = "0", rest = "", holders = ""] of packed.matchAll(record)) {
		before = before.slice(0, Number.parseInt(shared, 36)) + rest;
		words.set(before, holders === "*" ? Array.from({ length: guides }, (_, index) => index) : numbers(holders));
	}
	return words;
}

function numbers(holders: string): number[] {
	return [...holders.matchAll(/(\+*)([A-Z])/g)].map(
		([, more = "", letter = ""]) => more.length * 26 + letter.charCodeAt(0) - 65,
	);
}

/** The guides of an index, complete with the agency's values. */
export function readIndex(
	{ guides, words }: GuideIndex,
	values: Readonly<Record<string, string | number>>,
): FoundGuide[] {
	const own: string[][] = guides.map(() => []);
	for (const [word, holders] of unpackWords(words, guides.length)) for (const at of holders) own[at]?.push(word);
	return guides.map(({ slug, title, excerpt, group, tags, names }, at) => ({
		slug: slug.replaceAll("{agency}", String(values.agencySlug)),
		title: fillText(title, values),
		excerpt: fillText(excerpt, values),
		group,
		tags,
		words: filledWords({ words: own[at] ?? [], names }, values),
	}));
}
