// One Markdown file to clean HTML, its contents list and reading time.
import type { Element, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeExternalLinks from "rehype-external-links";
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { VFile } from "vfile";
import type { CompiledText } from "../../src/text/compiled-text.ts";
import { type LinkOptions, rehypeLinks } from "./links.ts";
import { type OutlineEntry, remarkRules } from "./rules.ts";
import { rehypeTables } from "./tables.ts";
import { rehypeTasks } from "./tasks.ts";
import { rehypeTypography } from "./typography.ts";

declare module "vfile" {
	interface DataMap {
		outline: readonly OutlineEntry[];
		matter: unknown;
		/** Placeholders that this file may have besides those of every text. */
		ownPlaceholders: readonly string[];
	}
}

/** Reading speed for the minutes shown: a usual figure for adults reading prose on a screen. */
const wordsPerMinute = 220;

/** GitHub's schema without form fields (task lists keep only their class, see tasks.ts), with our two kinds of link. */
const schema: SanitizeSchema = {
	...defaultSchema,
	tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== "input"),
	protocols: { ...defaultSchema.protocols, href: ["http", "https", "call", "mail"] },
};

/** Compiles a file's body; complaints go to `file.messages`, with the place, and never throw. */
export type Compile = (file: VFile) => Omit<CompiledText, "faq">;

/** Slugs come after sanitizing, which would prefix them; rel="external" is also the mark that styles can use. */
export function createCompiler(links: LinkOptions): Compile {
	const processor = unified()
		.use(remarkParse)
		.use(remarkGfm)
		.use(remarkFrontmatter)
		.use(remarkRules)
		.use(remarkRehype)
		.use(rehypeSanitize, schema)
		.use(rehypeSlug)
		.use(rehypeLinks, links)
		.use(rehypeExternalLinks, { rel: ["noopener", "external"] })
		.use(rehypeTables)
		.use(rehypeTasks)
		.use(rehypeTypography, links)
		.use(rehypeStringify);

	return function compile(file) {
		const tree: Root = processor.runSync(processor.parse(file), file);
		const text = textOf(tree).replace(/\s+/g, " ").trim();
		const words = text ? text.split(" ").length : 0;
		return {
			html: processor.stringify(tree).trim(),
			words,
			minutes: Math.max(1, Math.round(words / wordsPerMinute)),
			contents: tree.children.filter(isSection).map((node) => ({ id: String(node.properties.id), text: textOf(node) })),
		};
	};
}

function isSection(node: Nodes): node is Element {
	return node.type === "element" && node.tagName === "h2";
}
