// Lookup of the prose pages (terms, help, about …) that the build made of content/pages.
import { prose } from "virtual:prose";
import type { Language, Localized } from "../i18n/languages.ts";
import type { RouteId } from "../routes.ts";
import type { CompiledText } from "../text/compiled-text.ts";

/** Questions that belong together, under a heading of their own. */
export interface QuestionGroup {
	/** The same in every language. */
	readonly id: string;
	readonly name: string;
}

export interface ProseDocument extends CompiledText {
	readonly lead: string;
	/** ISO day of the last change of substance. */
	readonly updated: string;
	/** Groups in order, as their questions are; empty where the questions stand in one list. */
	readonly groups: readonly QuestionGroup[];
}

/** The manifest of `virtual:prose`: by route, the text in each language; a page may have none. */
export type ProseManifest = Readonly<Record<string, Localized<ProseDocument>>>;

function written(id: RouteId): Localized<ProseDocument> | undefined {
	return Object.hasOwn(prose, id) ? prose[id] : undefined;
}

/** The text of a page, placeholders not yet filled in (see fill.ts). Throws when content/pages has none of it. */
export function findProse(id: RouteId, language: Language): ProseDocument {
	const document = written(id);
	if (!document) throw new Error(`No text of ${id} in content/pages`);
	return document[language];
}

/** ISO day on which the text of a page last changed; undefined where it is made of data and short words. */
export function proseUpdated(id: RouteId, language: Language): string | undefined {
	return written(id)?.[language].updated;
}

/** Where a fact of a text comes from. */
export interface Source {
	readonly title: string;
	readonly publisher: string;
	/** ISO day it was published, where known. */
	readonly date?: string | undefined;
	/** https address, where there is one. */
	readonly url?: string | undefined;
}
