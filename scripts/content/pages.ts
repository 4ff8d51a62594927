// Reads content/pages: what every page is called, and the text of those that have one.
import { join } from "node:path";
import type { VFile } from "vfile";
import {
	defaultLanguage,
	type Language,
	type Localized,
	languageCodes,
	perLanguage,
} from "../../src/i18n/languages.ts";
import type { PageTextManifest, PageTexts } from "../../src/page/page-text.ts";
import type { ProseDocument, ProseManifest } from "../../src/prose/prose.ts";
import { type RouteId, routeOf } from "../../src/routes.ts";
import { type Compiled, type Matter, type Run, readDocument } from "./document.ts";
import { foldersIn, refuse } from "./folders.ts";
import { check, readMatter } from "./front-matter.ts";
import { checkQuestions } from "./questions.ts";
import { page, pageTexts } from "./schemas.ts";

/** What a page with parameters may fill into what it is called, besides what every text may mention. */
const ownPlaceholders = ["airline", "code", "city", "title"];

const kinds = ["title", "description", "name", "heading"] as const satisfies readonly (keyof PageTexts)[];

/** A page with a view of its own may have no text. */
interface PageMatter extends PageTexts, Matter {
	readonly text?: Pick<ProseDocument, "lead" | "updated" | "groups">;
}

type PageDocument = Localized<Compiled<PageMatter>>;

interface Pages {
	readonly pageTexts: PageTextManifest;
	readonly prose: ProseManifest;
}

/** A folder for each route. Complaints are in `run.files`; with any, what is returned may be incomplete. */
export function readPages(run: Run, ids: readonly RouteId[]): Pages {
	const base = join(run.root, "content/pages");
	const folders = foldersIn(base);
	const names = ids.map(kebabCase);
	for (const folder of folders) {
		if (!names.includes(folder)) refuse(run, join(base, folder), "is none of the routes of src/routes.ts");
	}
	const found = ids.flatMap((id) => {
		const folder = join(base, kebabCase(id));
		if (!folders.includes(kebabCase(id))) {
			refuse(run, folder, "the folder is missing: it is one of the routes of src/routes.ts");
			return [];
		}
		const document = readDocument(run, folder, (file) => readFile(file, routeOf(id).path.includes(":")));
		if (document) compareNames(run, folder, document);
		return document ? [{ id, document }] : [];
	});
	const textsIn = (language: Language) =>
		Object.fromEntries(found.map(({ id, document }) => [id, namesOf(document[language])])) as Record<
			RouteId,
			PageTexts
		>;
	const prose = found.flatMap(({ id, document }) => {
		const text = perLanguage((language) => proseOf(document[language]));
		return isWhole(text) ? [[id, text] as const] : [];
	});
	return { pageTexts: perLanguage(textsIn), prose: Object.fromEntries(prose) };
}

function kebabCase(id: RouteId): string {
	return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function readFile(file: VFile, hasParameters: boolean): PageMatter | undefined {
	const matter = readMatter(file);
	if (!matter) return undefined;
	if (!hasText(file, matter)) {
		if (hasParameters) file.data.ownPlaceholders = ownPlaceholders;
		const names = check(file, pageTexts, matter);
		return names && { ...names, faq: [] };
	}
	const read = check(file, page, matter);
	if (!read) return undefined;
	checkQuestions(file, read);
	const { lead, updated, groups, ...rest } = read;
	return { ...rest, text: { lead, updated, groups } };
}

/** A page with a view of its own may have a file that says what it is called, and nothing else. */
function hasText(file: VFile, matter: object): boolean {
	const lines = String(file).split(/\r?\n/);
	const hasBody = lines.slice(lines.indexOf("---", 1) + 1).some((line) => line.trim() !== "");
	return hasBody || Object.keys(matter).some((name) => name in page.entries && !(name in pageTexts.entries));
}

/** Every language has a text, or none has; and what the page is called mentions the same in each. */
function compareNames(run: Run, folder: string, document: PageDocument): void {
	const original = document[defaultLanguage];
	const mentioned = (text: string) => `${[...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()}`;
	for (const language of languageCodes) {
		const own = document[language];
		const complain = (reason: string) => refuse(run, join(folder, `${language}.md`), reason);
		if (!own.text !== !original.text) complain(`has ${own.text ? "a" : "no"} text, unlike ${defaultLanguage}.md`);
		for (const kind of kinds) {
			if (mentioned(own[kind]) === mentioned(original[kind])) continue;
			complain(`${kind}: other placeholders than in ${defaultLanguage}.md`);
		}
	}
}

function namesOf({ title, description, name, heading }: PageTexts): PageTexts {
	return { title, description, name, heading };
}

function proseOf({ text, html, words, minutes, contents, faq }: Compiled<PageMatter>): ProseDocument | undefined {
	return text && { ...text, html, words, minutes, contents, faq };
}

function isWhole<T>(texts: Localized<T | undefined>): texts is Localized<T> {
	return Object.values(texts).every((text) => text !== undefined);
}
