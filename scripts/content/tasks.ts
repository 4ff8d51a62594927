// Makes each item of a task list a box to tick, on the screen and on paper, with its text as its label.
import type { Element, ElementContent, Nodes, Root } from "hast";
import { nodesOf } from "./tree.ts";

/** rehype plugin, after sanitizing, which leaves no box but the class of an item that had one: "- [ ] Passport". */
export function rehypeTasks() {
	return function makeBoxes(tree: Root): void {
		for (const node of [...nodesOf<Nodes>(tree)]) {
			if (node.type !== "element" || !hasClass(node, "task-list-item")) continue;
			// Laid out like this, it has no bullet.
			node.properties = { className: ["flex"] };
			const box: Element = element("input", { type: "checkbox" }, []);
			node.children = [element("label", { className: ["choice"] }, [box, element("span", {}, node.children)])];
		}
	};
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
	return Array.isArray(className) && className.includes(name);
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
	return { type: "element", tagName, properties, children };
}
