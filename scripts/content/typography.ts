// Quotation marks, apostrophes, ellipses and non-breaking spaces of each language, set at build so that authors type plain ones.
import type { Element, Nodes, Root, Text } from "hast";
import { type Language, languages } from "../../src/i18n/languages.ts";

/** Non-breaking space. */
export const nbsp = "\u00a0";

type Rule = readonly [pattern: RegExp, replacement: string];

/**
 * Where a space does not break, in every language, since none of these means anything else in another: a number stays
 * with its unit, and with the law it counts; abbreviations of two parts stay together. A percent sign is tight.
 */
const spaces: readonly Rule[] = [
	[/(?<=\d) (?=(?:h|min|kg|lbs?|oz|km|mi|cm|mm|ml|[gmL]|[KMG]B|px|°[CF])(?![\p{L}\d]))/gu, nbsp],
	[/(?<=\d) (?=CFR\b|USC\b|U\.S\.C\.)/g, nbsp],
	[/(?<=\b(?:CFR|USC|U\.S\.C\.|§)) (?=\d)/g, nbsp],
	[/(?<=\d) (?=[ap]\. ?m\.)/g, nbsp],
	[/(?<=\b[ap]\.) (?=m\.)/g, nbsp],
	[/(?<=\bEE\.) (?=UU\.)/g, nbsp],
	[/(?<=\bp\.) (?=ej\.)/g, nbsp],
	[/(?<=\bD\.) (?=C\.)/g, nbsp],
	[/(?<=\b(?:n\.º|núm\.|art\.|pág\.)) (?=\d)/g, nbsp],
];

/** A text of one language, set; marks that are typographic already stay. */
export function typeset(text: string, language: Language): string {
	return setCharacters(text.replaceAll("...", "…"), language);
}

/** As `typeset`, one character for one, so that a text cut into pieces can be cut in the same places afterwards. */
function setCharacters(text: string, language: Language): string {
	const { outer, inner } = languages[language].quotes;
	let depth = 0;
	const quoted = text.replace(/["'«»]/g, (mark, at: number) => {
		if (mark === "'") return isOpening(text, at) && !/\d/.test(text[at + 1] ?? "") ? "‘" : "’";
		if (mark === "«" || (mark === '"' && isOpening(text, at))) {
			depth += 1;
			return mark === '"' ? (depth > 1 ? inner[0] : outer[0]) : mark;
		}
		depth -= 1;
		// A mark that closes nothing may be inches: it stays, for the test of the texts to find.
		if (mark === '"' && depth < 0) depth = 0;
		else if (mark === '"') return depth > 0 ? inner[1] : outer[1];
		return mark;
	});
	return spaces.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), quoted);
}

/** A plain mark that follows another plain one opens if that one does: `"'no' twice"`, but `"Basic"'s`. */
function isOpening(text: string, at: number): boolean {
	const before = text[at - 1];
	if (before === '"' || before === "'") return isOpening(text, at - 1);
	return before === undefined || /[\s([{¿¡—–/«“‘]/.test(before);
}

/** Values that are no text of a language. */
const facts: ReadonlySet<string> = new Set(["url", "date", "updated", "faq"]);

/** Front matter with its texts set; questions' answers are Markdown and are compiled by themselves. */
export function typesetTexts<Value>(value: Value, language: Language): Value {
	return copy(value) as Value;

	function copy(part: unknown): unknown {
		if (typeof part === "string") return typeset(part, language);
		if (Array.isArray(part)) return part.map(copy);
		if (typeof part !== "object" || part === null) return part;
		return Object.fromEntries(Object.entries(part).map(([name, own]) => [name, facts.has(name) ? own : copy(own)]));
	}
}

const inline: ReadonlySet<string> = new Set(["a", "em", "strong", "del", "sup", "sub", "code", "kbd", "samp"]);
const verbatim: ReadonlySet<string> = new Set(["code", "kbd", "samp", "pre"]);

interface Piece {
	readonly node: Text;
	readonly verbatim: boolean;
}

/** rehype plugin, after slugs (ids keep the plain letters): sets each block as one text, whatever is bold or linked in it. */
export function rehypeTypography({ language }: { readonly language: Language }) {
	return function setTypography(tree: Root): void {
		for (const block of blocksOf(tree)) {
			for (const { node, verbatim } of block) if (!verbatim) node.value = node.value.replaceAll("...", "…");
			const joined = block
				.map(({ node, verbatim }) => (verbatim ? "x".repeat(node.value.length) : node.value))
				.join("");
			const set = setCharacters(joined, language);
			let at = 0;
			for (const { node, verbatim } of block) {
				const end = at + node.value.length;
				if (!verbatim) node.value = set.slice(at, end);
				at = end;
			}
		}
	};
}

/** The texts of each paragraph, heading, cell or item, in order. */
function blocksOf(tree: Root): Piece[][] {
	const blocks: Piece[][] = [];
	let block: Piece[] = [];
	walk(tree, false);
	close();
	return blocks;

	function walk(parent: Root | Element, inVerbatim: boolean): void {
		for (const node of parent.children as Nodes[]) {
			if (node.type === "text") block.push({ node, verbatim: inVerbatim });
			if (node.type !== "element") continue;
			const own = inVerbatim || verbatim.has(node.tagName);
			if (inline.has(node.tagName)) walk(node, own);
			else {
				close();
				walk(node, own);
				close();
			}
		}
	}

	function close(): void {
		if (block.length > 0) blocks.push(block);
		block = [];
	}
}
