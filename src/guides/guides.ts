// Lookup of the guides: the list, one by its slug, by tag, related ones, and search.
import { guides as builtGuides } from "virtual:guides";
import { fold } from "../i18n/fold.ts";
import type { Language } from "../i18n/languages.ts";
import { type FillValues, filled } from "../prose/fill.ts";
import { plainText } from "../prose/plain-text.ts";
import type { Guide, GuideSummary } from "./guide.ts";
import type { TagId } from "./tags.ts";

export interface Guides {
	/** All groups merged, newest first; equal dates keep the order of groups and ids. */
	listGuides(): readonly GuideSummary[];
	findGuide(slug: string): Guide | undefined;
	/** Newest first. */
	guidesByTag(tag: TagId): readonly GuideSummary[];
	/** Other guides that share tags, most shared first, then newest; at most `limit`. */
	relatedGuides(guide: GuideSummary, limit: number): readonly GuideSummary[];
	/**
	 * Guides that hold every word of `text` in title, excerpt or body in that language, whatever the accents and case:
	 * those with all of them in the title first, then newest. A blank text finds all.
	 */
	searchGuides(text: string, language: Language): readonly GuideSummary[];
}

/**
 * The guides of one agency, their placeholders filled in; `guides` is the built manifest unless a test brings its own.
 * `values.agencySlug` stands in for `{agency}` in slugs.
 */
export function createGuides(values: FillValues, guides: readonly Guide[] = builtGuides): Guides {
	const list = guides
		.map((guide) => ({ ...filled(guide, values), slug: guide.slug.replaceAll("{agency}", String(values.agencySlug)) }))
		.sort((a, b) => compare(b.date, a.date));
	const bySlug = new Map(list.map((guide) => [guide.slug, guide]));

	return {
		listGuides: () => list,
		findGuide: (slug) => bySlug.get(slug),
		guidesByTag: (tag) => list.filter((guide) => guide.tags.includes(tag)),
		relatedGuides: (guide, limit) =>
			list
				.filter((other) => other.slug !== guide.slug)
				.map((other) => ({ other, shared: other.tags.filter((tag) => guide.tags.includes(tag)).length }))
				.filter(({ shared }) => shared > 0)
				.sort((a, b) => b.shared - a.shared)
				.slice(0, limit)
				.map(({ other }) => other),
		searchGuides(text, language) {
			const words = fold(text)
				.split(/[^\p{L}\p{N}]+/u)
				.filter(Boolean);
			const hasAll = (folded: string) => words.every((word) => folded.includes(word));
			return list
				.filter(({ [language]: guide }) => hasAll(fold(`${guide.title} ${guide.excerpt} ${plainText(guide.html)}`)))
				.map((guide) => ({ guide, inTitle: Number(hasAll(fold(guide[language].title))) }))
				.sort((a, b) => b.inTitle - a.inTitle)
				.map(({ guide }) => guide);
		},
	};
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
