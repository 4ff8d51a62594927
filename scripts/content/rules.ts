// What an author must keep to in the Markdown itself: headings, pictures, placeholders, no raw HTML.
import type { Nodes, Root } from "mdast";
import type { VFile } from "vfile";
import { placeholders } from "../../src/prose/fill.ts";
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
			if ((node.type === "image" || node.type === "imageReference") && !node.alt?.trim()) {
				file.message("image without alt text", node);
			}
			if (node.type === "html" && !/^<!--.*-->$/s.test(node.value)) {
				file.message("raw HTML is left out: write Markdown", node);
			}
		}
		checkPlaceholders(file);
		file.data.outline = outline;
	};
}

function checkPlaceholders(file: VFile): void {
	String(file)
		.split("\n")
		.forEach((text, index) => {
			for (const [found, name] of text.matchAll(/\{\{(.*?)\}\}/g)) {
				if (placeholders.some((known) => known === name)) continue;
				file.message(`unknown placeholder ${found}`, { line: index + 1, column: 1 });
			}
		});
}
