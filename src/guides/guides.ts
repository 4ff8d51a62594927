// Lookup of the guides: the list, one by its slug, related ones, and search.
import { guides as builtGuides } from "virtual:guides";
import type { Language } from "../i18n/languages.ts";
import { type FillValues, filled } from "../prose/fill.ts";
import type { Guide, GuideSummary } from "./guide.ts";
import { newestFirst, wordsOfGuide } from "./guide-words.ts";
import { type Findable, filledWords, findAmong } from "./search.ts";

export interface Guides {
	/** All groups merged, newest first; equal dates keep the order of groups and ids. */
	listGuides(): readonly GuideSummary[];
	findGuide(slug: string): Guide | undefined;
	/** Other guides that share tags, most shared first, then newest; at most `limit`. */
	relatedGuides(guide: GuideSummary, limit: number): readonly GuideSummary[];
	/** By the rule of search.ts in title, excerpt, tags and text of that language: best first, then newest. */
	searchGuides(text: string, language: Language): readonly GuideSummary[];
}

/**
 * The guides of one agency, their placeholders filled in; `guides` is the built manifest unless a test brings its own.
 * `values.agencySlug` stands in for `{agency}` in slugs.
 */
export function createGuides(values: FillValues, guides: readonly Guide[] = builtGuides): Guides {
	const templates = newestFirst(guides);
	const list = templates.map((guide) => ({
		...filled(guide, values),
		slug: guide.slug.replaceAll("{agency}", String(values.agencySlug)),
	}));
	const bySlug = new Map(list.map((guide) => [guide.slug, guide]));
	const findable = new Map<Language, readonly (Findable & { guide: GuideSummary })[]>();

	/** Only a search needs the words: they are collected when the first one comes. */
	function findableIn(language: Language) {
		const known = findable.get(language);
		if (known) return known;
		const made = list.map((guide, at) => {
			const template = templates[at] ?? guide;
			return {
				guide,
				title: guide[language].title,
				words: filledWords(wordsOfGuide(template, language), values),
			};
		});
		findable.set(language, made);
		return made;
	}

	return {
		listGuides: () => list,
		findGuide: (slug) => bySlug.get(slug),
		relatedGuides: (guide, limit) =>
			list
				.filter((other) => other.slug !== guide.slug)
				.map((other) => ({ other, shared: other.tags.filter((tag) => guide.tags.includes(tag)).length }))
				.filter(({ shared }) => shared > 0)
				.sort((a, b) => b.shared - a.shared)
				.slice(0, limit)
				.map(({ other }) => other),
		searchGuides: (text, language) => findAmong(findableIn(language), text).map(({ guide }) => guide),
	};
}
