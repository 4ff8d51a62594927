// Lookup of the guides: the list, one by its slug, its text, related ones, and search.
import { guides as builtGuides } from "virtual:guides";
import type { Language } from "../i18n/languages.ts";
import { type FillValues, filled } from "../prose/fill.ts";
import type { GuideBody, GuideSummary } from "./guide.ts";
import type { ReadGuideFile } from "./guide-files.ts";
import { readIndex } from "./guide-index.ts";
import { newestFirst } from "./guide-words.ts";
import { findAmong } from "./search.ts";

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
	values: FillValues,
	readFile: ReadGuideFile,
	guides: readonly GuideSummary[] = builtGuides,
): Guides {
	const slugOf = (template: string) => template.replaceAll("{agency}", String(values.agencySlug));
	const templates = newestFirst(guides);
	const list = templates.map((guide) => ({ ...filled(guide, values), slug: slugOf(guide.slug) }));
	const bySlug = new Map(list.map((guide) => [guide.slug, guide]));
	const templateOf = new Map(templates.map(({ slug }) => [slugOf(slug), slug]));

	return {
		listGuides: () => list,
		findGuide: (slug) => bySlug.get(slug),
		async readText({ slug }, language) {
			const text = (await readFile("texts", language))[templateOf.get(slug) ?? slug];
			if (!text) throw new Error(`No text of the guide ${slug}`);
			return filled(text, values);
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
			const index = readIndex(await readFile("index", language), values);
			return findAmong(index, text).flatMap(({ slug }) => bySlug.get(slug) ?? []);
		},
	};
}
