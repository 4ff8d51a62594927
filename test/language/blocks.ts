// The texts of a rendered page, one block each: what a reader sees, and what a screen reader says instead.
import { HTMLElement, type Node, NodeType } from "node-html-parser";

export interface Block {
	/** The element around the text ("p", "button"), with the attribute's name where it stands in one ("input[placeholder]"). */
	readonly kind: string;
	readonly text: string;
	/** The nearest `lang` around it. */
	readonly lang: string;
}

const inline: ReadonlySet<string> = new Set(
	"a abbr b bdi br code em i kbd mark q s samp small span strong sub sup time u wbr del ins".split(" "),
);
/** Not read as text: code of all kinds; a user's own input. */
const silent: ReadonlySet<string> = new Set(["script", "style", "svg", "textarea"]);
/** Read as they are typed: their words and marks are no text of a language. */
const verbatim: ReadonlySet<string> = new Set(["code", "kbd", "samp"]);
const spoken = ["alt", "title", "aria-label", "placeholder", "aria-roledescription", "data-label"] as const;
/** Names in the head whose content a reader meets elsewhere. */
const metaNames: ReadonlySet<string> = new Set([
	...["description", "og:title", "og:description", "og:image:alt", "og:site_name", "twitter:title"],
]);

/** What stands for verbatim text inside a sentence. */
export const verbatimMark = "\ufffc";

/** All blocks of a document, in its order. Pieces of a line that only style parts (`<b>12</b><b>May</b>`) are blocks of their own. */
export function blocksOf(document: HTMLElement): readonly Block[] {
	const blocks: Block[] = [];
	walk(document, { kind: "", lang: "" });
	return blocks;

	function walk(element: HTMLElement, around: { kind: string; lang: string }): void {
		const tag = element.rawTagName?.toLowerCase() ?? "";
		const lang = element.getAttribute?.("lang") ?? around.lang;
		const here = { kind: inline.has(tag) || !tag ? around.kind : tag, lang };
		attributes(element, tag, lang);
		if (tag === "svg") for (const title of element.querySelectorAll("title, text")) add("svg", title.text, lang);
		if (silent.has(tag)) return;
		const flows = element.childNodes.some((child) => isText(child) && child.text.trim() !== "");
		let line = "";
		for (const child of element.childNodes) {
			if (isText(child)) line += child.text;
			else if (child instanceof HTMLElement) {
				const name = child.rawTagName?.toLowerCase() ?? "";
				const other = child.getAttribute("lang");
				if (flows && inline.has(name) && onlyInline(child, lang) && (!other || other === lang)) {
					attributes(child, name, lang);
					line += name === "br" ? " " : verbatim.has(name) ? verbatimMark : textOf(child);
				} else {
					flush();
					if (!verbatim.has(name)) walk(child, here);
				}
			}
		}
		flush();

		function flush(): void {
			add(here.kind, line, lang);
			line = "";
		}
	}

	function attributes(element: HTMLElement, tag: string, lang: string): void {
		for (const name of spoken) add(`${tag}[${name}]`, element.getAttribute?.(name) ?? "", lang);
		if (tag === "input" && ["submit", "button"].includes(element.getAttribute("type") ?? "")) {
			add("input[value]", element.getAttribute("value") ?? "", lang);
		}
		if (tag !== "meta") return;
		const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
		if (metaNames.has(name)) add(`meta[${name}]`, element.getAttribute("content") ?? "", lang);
	}

	function add(kind: string, raw: string, lang: string): void {
		const text = raw.replace(/[\n\t\r]+\s*/g, " ").replace(/^ +| +$/g, "");
		if (/\p{L}/u.test(text) && !text.startsWith("<!")) blocks.push({ kind, text, lang });
	}
}

function isText(node: Node): boolean {
	return node.nodeType === NodeType.TEXT_NODE;
}

/** A part in another language is read on its own. */
function onlyInline(element: HTMLElement, lang: string): boolean {
	return element
		.querySelectorAll("*")
		.every((inner) => inline.has(inner.rawTagName.toLowerCase()) && (inner.getAttribute("lang") ?? lang) === lang);
}

/** Text of an inline element: verbatim parts inside it are marked. */
function textOf(element: HTMLElement): string {
	return element.childNodes
		.map((child) => {
			if (!(child instanceof HTMLElement)) return isText(child) ? child.text : "";
			return verbatim.has(child.rawTagName.toLowerCase()) ? verbatimMark : textOf(child);
		})
		.join("");
}

/** Sentences of a text; a short block without an end is one. */
export function sentencesOf(text: string): readonly string[] {
	return text
		.split(/(?<=(?<!(?<![\p{L}\d])(?:\p{L}|St|Dr|Mrs?|Sta|Sto|EE|UU|No))[.!?…][»”’")]*)\s+(?=[\p{Lu}¿¡«“"(])/u)
		.map((sentence) => sentence.trim())
		.filter(Boolean);
}

/** The text with web and mail addresses, commands and anything with a digit replaced by the mark of verbatim text. */
export function withoutAddresses(text: string): string {
	return text
		.replace(/\bnpm run .*/, verbatimMark)
		.replace(
			/\S+@\S+|https?:\S+|(?<![\p{L}\d])[\w-]+(?:\.[\w-]+)*\.(?:com|org|gov|net|info|mx|co|br|ca|uk|cl|pe|ec|ar|gt|hn|sv|do|es|example|md)(?![\p{L}\d])\S*/gu,
			verbatimMark,
		)
		.replace(/[\p{L}\d_-]*\d[\p{L}\d_-]*/gu, verbatimMark);
}
