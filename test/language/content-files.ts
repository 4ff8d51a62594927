// Every Markdown file under content/, compiled as the build compiles it, whatever folder a new kind of text brings.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { VFile } from "vfile";
import { createCompiler } from "../../scripts/content/compile.ts";
import { fillFacts } from "../../scripts/content/facts.ts";
import { readMatter } from "../../scripts/content/front-matter.ts";
import { typeset, typesetTexts } from "../../scripts/content/typography.ts";
import { fill, fillText } from "../../src/text/fill.ts";
import { services } from "../corpus/targets.ts";
import { type Language, languageCodes } from "../languages.ts";
import { type Block, blocksOf, verbatimMark } from "./blocks.ts";

export interface ContentFile {
	/** From the project's folder: "content/guides/general/…/es.md". */
	readonly path: string;
	/** The document's folder, the same for all its languages. */
	readonly folder: string;
	/** "guides", "pages", … */
	readonly kind: string;
	readonly language: Language;
	/** Front matter as written. */
	readonly matter: Readonly<Record<string, unknown>>;
	readonly body: HTMLElement;
	/** Texts of the front matter, the answers compiled, and of the body. */
	readonly blocks: readonly Block[];
}

const root = join(import.meta.dirname, "../..");
const compilers = Object.fromEntries(
	languageCodes.map((language) => [language, createCompiler({ language, isInternalPath: () => true })]),
);
const { variables } = services;

function compiled(file: VFile, language: Language): HTMLElement {
	return parse(fill(compilers[language]?.(file).html ?? "", variables[language]));
}

function read(path: string): ContentFile {
	const language = languageCodes.find((code) => path.endsWith(`/${code}.md`)) ?? "en";
	const folder = path.slice(0, path.lastIndexOf("/"));
	const file = new VFile({ path, value: fillFacts(readFileSync(join(root, path), "utf8"), language) });
	const matter = readMatter(file) ?? {};
	const body = compiled(file, language);
	const blocks = [...matterBlocks(matter, language), ...blocksOf(body).map((block) => ({ ...block, lang: language }))];
	return { path, folder, kind: path.split("/")[1] ?? "", language, matter, body, blocks };
}

/** What only a page with parameters can fill in. */
const ofOnePage = /\{\{(?:airline|code|city|title)\}\}/g;

const texts = ["title", "name", "heading", "lead", "excerpt", "description"] as const;

function matterBlocks(matter: Readonly<Record<string, unknown>>, language: Language): Block[] {
	const own = texts.flatMap((name) => (typeof matter[name] === "string" ? [[name, matter[name]] as const] : []));
	const questions = (matter.faq as { question?: string; answer?: string }[] | undefined) ?? [];
	const sources = (matter.sources as { title?: string; publisher?: string }[] | undefined) ?? [];
	const named = sources.map(({ title, publisher }) => ["source", `${title}, ${publisher}`] as const);
	const set = typesetTexts([...own, ...named], language);
	return [
		...set.map(([kind, text]) => ({
			kind,
			text: fillText(text.replace(ofOnePage, verbatimMark), variables[language]),
			lang: language,
		})),
		...questions.flatMap(({ question = "", answer = "" }) => [
			{ kind: "question", text: fillText(typeset(question, language), variables[language]), lang: language },
			...blocksOf(compiled(new VFile(answer), language)).map((block) => ({
				...block,
				kind: `answer ${block.kind}`,
				lang: language,
			})),
		]),
	];
}

/** All files, by path. */
export const contentFiles: readonly ContentFile[] = readdirSync(join(root, "content"), {
	recursive: true,
	encoding: "utf8",
})
	.map((path) => `content/${path.replaceAll("\\", "/")}`)
	.filter((path) => languageCodes.some((code) => path.endsWith(`/${code}.md`)))
	.toSorted()
	.map(read);
