// Wraps each table in a box that scrolls sideways on a phone and can be reached and named by keyboard and screen reader.
import type { Element, Properties, Root } from "hast";

/** rehype plugin, after slugs: the box is named by the heading above the table. */
export function rehypeTables() {
	return function wrapTables(tree: Root): void {
		let heading: string | undefined;
		tree.children = tree.children.map((node) => {
			if (node.type !== "element") return node;
			if (/^h[2-6]$/.test(node.tagName)) heading = String(node.properties.id);
			return node.tagName === "table" ? wrap(node, heading) : node;
		});
	};
}

function wrap(table: Element, heading: string | undefined): Element {
	const named: Properties = heading ? { ariaLabelledBy: [heading] } : {};
	return {
		type: "element",
		// With a name it is a region.
		tagName: heading ? "section" : "div",
		properties: { className: ["table-scroll"], tabIndex: 0, ...named },
		children: [table],
	};
}
