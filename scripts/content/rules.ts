// What an author must keep to in the Markdown itself: headings, links, pictures, placeholders, no raw HTML.
import type { Nodes, Root } from "mdast";
import type { VFile } from "vfile";
import { placeholders } from "../../src/text/fill.ts";
import { nodesOf } from "./tree.ts";

/** A heading of the source; `line` counts from 1. */
export interface OutlineEntry {
	readonly depth: number;
	readonly line: number;
}

/** remark plugin: complains in the file, and leaves the headings in `file.data.outline`. */
export function remarkRules() {
	return function checkRules(tree: Root, file: VFile): void {
		const outline: OutlineEntry[] = [];
		for (const node of nodesOf<Nodes>(tree)) {
			if (node.type === "heading") {
				const above = outline.at(-1)?.depth ?? 1;
				if (node.depth === 1) file.message("the page makes the h1: begin at ##", node);
				else if (node.depth > above + 1) file.message(`h${node.depth} follows h${above}: a level is skipped`, node);
				outline.push({ depth: node.depth, line: node.position?.start.line ?? 1 });
			}
			const reason = faultOf(node);
			if (reason) file.message(reason, node);
		}
		checkLines(file);
		file.data.outline = outline;
	};
}

/** What is wrong with a node by itself. */
function faultOf(node: Nodes): string | undefined {
	switch (node.type) {
		case "heading":
			// Its words make its id, which the list of contents leads to.
			return hasWords(node) ? undefined : "heading without words";
		case "link":
		case "linkReference":
			return hasWords(node) ? undefined : "link without words";
		case "image":
			if (!node.alt?.trim()) return "image without alt text";
			return node.url.startsWith("/images/") ? undefined : "an image is a file of public/images: no other is shown";
		case "imageReference":
			return node.alt?.trim() ? undefined : "image without alt text";
		case "html":
			return /^<!--(?:(?!-->).)*-->$/s.test(node.value) ? undefined : "raw HTML is left out: write Markdown";
		case "text":
			return /\[[^\]]+\]\s?[[(]/.test(node.value) ? "a link that is none: [words](/path), without a space" : undefined;
		default:
			return undefined;
	}
}

function hasWords(node: Nodes): boolean {
	return [...nodesOf<Nodes>(node)].some((part) => {
		if (part.type === "image") return part.alt;
		return (part.type === "text" || part.type === "inlineCode") && /[\p{L}\p{N}]/u.test(part.value);
	});
}

/** `{agency}` stands in the address of a guide; any other brace is a placeholder with a typo. */
const guideAddress = /(?<=\/blog\/[^\s)]*)\{agency\}/g;

function checkLines(file: VFile): void {
	const known: readonly string[] = [...placeholders, ...(file.data.ownPlaceholders ?? [])];
	String(file)
		.split(/\r?\n/)
		.forEach((text, index) => {
			const complain = (reason: string) => file.message(reason, { line: index + 1, column: 1 });
			for (const [found, name] of text.matchAll(/\{\{(.*?)\}\}/g)) {
				if (!known.includes(name ?? "")) complain(`unknown placeholder ${found}`);
			}
			const rest = text.replace(/\{\{.*?\}\}/g, "").replace(guideAddress, "");
			if (/[{}]/.test(rest)) complain("a brace that is no {{placeholder}}");
			if (/(?![\t\r])\p{Cc}/u.test(text)) complain("a control character");
		});
}
