// What the build makes of one Markdown file, the same for guides and prose pages.

interface Heading {
	/** The id of the heading in `html`. */
	readonly id: string;
	readonly text: string;
}

/** One question of a page's list and its answer, with links; `plainText` (plain-text.ts) has the words alone. */
export interface Question {
	/** The id of its place on the page, the same in every language; only questions in groups have one. */
	readonly id?: string | undefined;
	/** Id of its group. */
	readonly group?: string | undefined;
	readonly question: string;
	readonly html: string;
}

/** Every text may hold placeholders such as `{{phone}}`; `filled` (fill.ts) puts the agency's values in. */
export interface CompiledText {
	/** Sanitized HTML from `h2` down; `plainText` (plain-text.ts) has the words alone. */
	readonly html: string;
	readonly words: number;
	/** Reading time in whole minutes, at least one. */
	readonly minutes: number;
	/** The `h2` headings, in order. */
	readonly contents: readonly Heading[];
	readonly faq: readonly Question[];
}
