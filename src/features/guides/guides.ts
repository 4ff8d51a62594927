// Lookup of the guides: the list, one by its slug, its text, related ones, and search.
import { guides as builtGuides } from "virtual:guides";
import { defaultLanguage, type Language, type Localized } from "../../i18n/languages.ts";
import { type FillValues, filled } from "../../text/fill.ts";
import { readIndex } from "./browser/guide-index.ts";
import { findAmong } from "./browser/search.ts";
import type { GuideBody, GuideSummary } from "./guide.ts";
import type { ReadGuideFile } from "./guide-files.ts";
import { newestFirst } from "./guide-words.ts";

export interface Guides {
	/** All groups merged, newest first; equal dates keep the order of groups and ids. */
	listGuides(): readonly GuideSummary[];
	findGuide(slug: string): GuideSummary | undefined;
	/** Rejects when the file of texts cannot be read. */
	readText(guide: GuideSummary, language: Language): Promise<GuideBody>;
	/** Other guides that share tags, most shared first, then newest; at most `limit`. */
	relatedGuides(guide: GuideSummary, limit: number): readonly GuideSummary[];
	/**
	 * Searches title, excerpt, tags and text of that language by the rule of search.ts: best first, then newest. Rejects when
	 * the index cannot be read.
	 */
	searchGuides(text: string, language: Language): Promise<readonly GuideSummary[]>;
}

/**
 * The guides of one agency, their placeholders filled in; `guides` is the built manifest unless a test brings its own.
 * `values.agencySlug` stands in for `{agency}` in slugs.
 */
export function createGuides(
	values: Localized<FillValues>,
	readFile: ReadGuideFile,
	guides: readonly GuideSummary[] = builtGuides,
): Guides {
	// A guide's row has its texts in all languages, and says nothing of hours.
	const everywhere = values[defaultLanguage];
	const slugOf = (template: string) => template.replaceAll("{agency}", String(everywhere.agencySlug));
	const templates = newestFirst(guides);
	const list = templates.map((guide) => ({ ...filled(guide, everywhere), slug: slugOf(guide.slug) }));
	const bySlug = new Map(list.map((guide) => [guide.slug, guide]));
	const templateOf = new Map(templates.map(({ slug }) => [slugOf(slug), slug]));

	return {
		listGuides: () => list,
		findGuide: (slug) => bySlug.get(slug),
		async readText({ slug }, language) {
			const text = (await readFile("texts", language))[templateOf.get(slug) ?? slug];
			if (!text) throw new Error(`No text of the guide ${slug}`);
			return filled(text, values[language]);
		},
		relatedGuides: (guide, limit) =>
			list
				.filter((other) => other.slug !== guide.slug)
				.map((other) => ({ other, shared: other.tags.filter((tag) => guide.tags.includes(tag)).length }))
				.filter(({ shared }) => shared > 0)
				.sort((a, b) => b.shared - a.shared)
				.slice(0, limit)
				.map(({ other }) => other),
		async searchGuides(text, language) {
			const index = readIndex(await readFile("index", language), values[language]);
			return findAmong(index, text).flatMap(({ slug }) => bySlug.get(slug) ?? []);
		},
	};
}
