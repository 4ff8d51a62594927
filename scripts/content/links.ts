// Checks every link of a document and gives it the address readers of its language get.
import type { Element, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { localize } from "../../src/i18n/language-parameter.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { nodesOf } from "./tree.ts";

export interface LinkOptions {
	readonly language: Language;
	/** Does the site have a page at this path (no query, no fragment, decoded)? */
	readonly isInternalPath: (path: string) => boolean;
}

/** `[{{phone}}](call:)` and `[{{email}}](mail:)`: the real address is filled in when the page is made. */
const special: Readonly<Record<string, string>> = { "call:": "{{phoneHref}}", "mail:": "{{emailHref}}" };

/** rehype plugin, after sanitizing and slugs. */
export function rehypeLinks({ language, isInternalPath }: LinkOptions) {
	return function checkLinks(tree: Root, file: VFile): void {
		const elements = [...nodesOf<Nodes>(tree)].filter((node): node is Element => node.type === "element");
		const ids = new Set(elements.map((element) => element.properties.id));
		for (const element of elements) {
			if (element.tagName !== "a") continue;
			const { href } = element.properties;
			const resolved = typeof href === "string" ? resolve(href) : new Problem("link address not allowed");
			if (resolved instanceof Problem) file.message(resolved.reason, element.position);
			else element.properties.href = resolved;
		}

		function resolve(href: string): string | Problem {
			if (special[href]) return special[href];
			if (/%7B%7B|\{\{/i.test(href)) return new Problem("a placeholder cannot be part of a link address");
			if (href.startsWith("#"))
				return ids.has(decode(href.slice(1))) ? href : new Problem(`no heading has the id ${href}`);
			if (/^https:\/\/[^/]/.test(href)) return href;
			if (!/^\/(?!\/)/.test(href))
				return new Problem(`write a link as /path, #id, https://, call: or mail:, not ${href}`);
			const path = decode(href.replace(/[?#].*$/s, ""));
			if (!isInternalPath(path)) return new Problem(`dead internal link ${path}`);
			return localize(href, language).replaceAll("%7Bagency%7D", "{{agencySlug}}");
		}
	};
}

class Problem {
	readonly reason: string;
	constructor(reason: string) {
		this.reason = reason;
	}
}

/** Percent-decoded; a malformed sequence stays as it is. */
function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
