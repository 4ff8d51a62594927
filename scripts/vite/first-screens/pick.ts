// Picks from the built style sheets the rules that can draw what is first seen of a page, by the words of its views.
import { type Block, closing, splitTop, writeSheet } from "./sheet.ts";

const comments = /\/\*[\s\S]*?\*\/|(?<![:"`])\/\/.*$/gm;

/** The names of elements and attributes, and every word of a text: what a selector may name. */
export function wordsOf(sources: readonly string[]): Set<string> {
	const found = sources.flatMap((source) => {
		const code = source.replace(comments, "");
		const elements = code.match(/(?<=<)[a-z]\w*/g) ?? [];
		const attributes = code.match(/[\w-]+(?==)/g) ?? [];
		const texts = code.match(/"[^"\n]*"|`[^`]*`/g) ?? [];
		return [...elements, ...attributes, ...texts.flatMap((text) => text.match(/[^\s"`${}]+/g) ?? [])];
	});
	return new Set(found.map((word) => word.toLowerCase()));
}

/** Before anybody touches the page; what hangs on a later state is the whole sheet's, which is there by then. */
const laterStates = /:(?:hover|active|disabled|visited|popover-open|-moz-\S+)/;
/** All others are parts of controls, or of what is selected. */
const drawnParts = /::?(?:before|after|backdrop|-webkit-details-marker)(?![\w-])/g;

/** Whether all that a selector names stands among the words. It may be more than what matches; never less. */
export function canMatch(selector: string, words: ReadonlySet<string>): boolean {
	const functional = /:(is|where|has|not|[\w-]+)\(/.exec(selector);
	if (functional) {
		const open = functional.index + functional[0].length - 1;
		const end = closing(selector, open);
		const inner = selector.slice(open + 1, end);
		if (["is", "where", "has"].includes(functional[1] ?? "")) {
			if (!splitTop(inner, ",").some((part) => canMatch(part, words))) return false;
		}
		return canMatch(selector.slice(0, functional.index) + selector.slice(end + 1), words);
	}
	if (laterStates.test(selector)) return false;
	const plain = selector.replace(drawnParts, "");
	if (plain.includes("::")) return false;
	const names = plain
		// An attribute counts by its name alone.
		.replace(/\[([\w-]+)[^\]]*\]/g, ".$1")
		.replace(/:[\w-]+/g, "")
		.match(/(?:\\.|[\w-])+/g);
	return (names ?? []).every((name) => words.has(name.replaceAll("\\", "").toLowerCase()) || name === "html");
}

function pickRules(blocks: readonly Block[], words: ReadonlySet<string>): Block[] {
	return blocks.flatMap((block): Block[] => {
		const { prelude, body } = block;
		if (prelude.startsWith("@media print") || prelude.startsWith("@property")) return [];
		if (typeof body !== "string") {
			const inner = pickRules(body, words);
			return inner.length > 0 ? [{ prelude, body: inner }] : [];
		}
		if (prelude.startsWith("@")) return [block];
		const kept = splitTop(prelude, ",").filter(
			(selector) => canMatch(selector, words) || /^:(?:root|host)$/.test(selector),
		);
		return kept.length > 0 ? [{ prelude: kept.join(","), body }] : [];
	});
}

/** Leaves out the custom properties that no picked rule reads, nor another property that is read, and moves that nothing makes. */
function withoutUnread(blocks: readonly Block[]): Block[] {
	const css = writeSheet(blocks);
	const reads = new Set(css.match(/(?<=var\()--[\w-]+/g));
	const moves = new Set(css.match(/(?<=animation(?:-name)?:)[^;}]+/g)?.flatMap((value) => value.split(/[\s,]+/)));
	const pruned = blocks.flatMap(function prune({ prelude, body }): Block[] {
		if (typeof body !== "string") {
			const inner = body.flatMap(prune);
			return inner.length > 0 ? [{ prelude, body: inner }] : [];
		}
		const [, keyframes] = /^@keyframes (.+)$/.exec(prelude) ?? [];
		if (keyframes && !moves.has(keyframes)) return [];
		if (prelude.startsWith("@")) return [{ prelude, body }];
		const kept = splitTop(body, ";").filter(
			(line, index, lines) =>
				// The sheet says its prefixed properties several times over.
				line !== lines[index + 1] && (!/^--(?!lightningcss)/.test(line) || reads.has(line.split(":")[0] ?? "")),
		);
		return kept.length > 0 ? [{ prelude, body: kept.join(";") }] : [];
	});
	return writeSheet(pruned).length < css.length ? withoutUnread(pruned) : pruned;
}

/** @param sheets in the order in which the page has them; their layers keep the order of the first */
export function pickStyles(sheets: readonly (readonly Block[])[], words: ReadonlySet<string>): string {
	return writeSheet(withoutUnread(sheets.flatMap((sheet) => pickRules(sheet, words))));
}
