// What a listener hears of a page: Chromium's accessibility tree in order, one line for each thing that a screen reader says.
import type { Page } from "playwright-core";

interface Value {
	readonly value?: unknown;
}

/** Of CDP's `Accessibility.getFullAXTree`, what is read here. */
interface Node {
	readonly nodeId: string;
	readonly ignored: boolean;
	readonly role?: Value;
	readonly name?: Value;
	readonly description?: Value;
	readonly value?: Value;
	readonly properties?: readonly { readonly name: string; readonly value: Value }[];
	readonly childIds?: readonly string[];
}

/** Text that is said where it stands; the rest of a line goes on behind it. */
const inline = new Set(["StaticText", "LineBreak"]);
/** They say nothing by themselves, but end a line. */
const blocks = new Set(["paragraph", "LabelText", "Legend", "term", "definition", "DescriptionList", "Pre", "cell"]);
/** They say nothing at all: what is in them is heard. */
const silent = new Set([
	"RootWebArea",
	"generic",
	"none",
	"strong",
	"emphasis",
	"time",
	"superscript",
	"InlineTextBox",
]);
/** Their name is the text that is in them, or beside it: it is not said again. */
const named = new Set(["link", "button", "heading", "option", "DisclosureTriangle", "Date", "radio", "checkbox"]);
const states = ["expanded", "checked", "selected", "disabled", "required", "invalid", "hasPopup"];

/** @returns lines, indented by the groups that they stand in */
export async function spoken(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: readonly Node[] };
	await session.detach();
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const lines: string[] = [];
	let text = "";
	const end = (depth: number) => {
		if (text.trim()) lines.push("  ".repeat(depth) + text.replace(/\s+/g, " ").trim());
		text = "";
	};

	function say(node: Node, depth: number, quiet: boolean): void {
		const role = String(node.role?.value ?? "");
		if (role === "ListMarker") return;
		const isText = inline.has(role);
		if (isText && !quiet) text += String(node.name?.value ?? "");
		const isSaid = !node.ignored && !isText && !silent.has(role) && !blocks.has(role);
		const isBlock = isSaid || (!node.ignored && blocks.has(role));
		if (isBlock) end(depth);
		if (isSaid) lines.push("  ".repeat(depth) + line(role, node));
		const within = isSaid ? depth + 1 : depth;
		for (const id of isText ? [] : (node.childIds ?? [])) {
			const child = byId.get(id);
			if (child) say(child, within, quiet || (isSaid && named.has(role)));
		}
		if (isBlock) end(within);
	}

	const [root] = nodes;
	if (root) say(root, 0, false);
	end(0);
	return lines;
}

function line(role: string, { name, description, value, properties = [] }: Node): string {
	const told = properties
		.filter((property) => states.includes(property.name) && !/^(?:false|undefined)$/.test(String(property.value.value)))
		.map((property) => `${property.name} ${property.value.value}`);
	const level = role === "heading" ? ` ${properties.find((property) => property.name === "level")?.value.value}` : "";
	const typed = value?.value ? [`"${value.value}"`] : [];
	const more = description?.value ? [`(${description.value})`] : [];
	return [`${role}${level}: ${String(name?.value ?? "")}`, ...typed, ...told, ...more].join(", ");
}
