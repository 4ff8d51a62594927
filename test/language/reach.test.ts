// How far each page lies from the home page by links, and how many lead to it: a page that nobody finds is none.
import { beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../languages.ts";
import { type SitePage, siteInWords } from "./site.ts";

let pages: readonly SitePage[] = [];

beforeAll(async () => {
	pages = await siteInWords();
}, 60_000);

const withoutFragment = (href: string) => href.replaceAll("&amp;", "&").split("#")[0] ?? "";

/** From each page to those of the site that its links lead to. */
function graph(language: string): Map<string, ReadonlySet<string>> {
	const own = pages.filter((page) => page.language === language);
	const targets = new Set(own.map(({ target }) => target));
	return new Map(
		own.map(({ target, document }) => {
			const links = document
				.querySelectorAll("a[href]")
				.map((link) => withoutFragment(link.getAttribute("href") ?? ""));
			return [target, new Set(links.filter((link) => targets.has(link) && link !== target))];
		}),
	);
}

/** Clicks from the home page to each page. */
function clicks(links: ReadonlyMap<string, ReadonlySet<string>>, home: string): Map<string, number> {
	const found = new Map([[home, 0]]);
	for (const [target, depth] of found) {
		for (const next of links.get(target) ?? []) if (!found.has(next)) found.set(next, depth + 1);
	}
	return found;
}

describe.each(languageCodes)("the pages (%s)", (language) => {
	const home = () => pages.find(({ id, language: its }) => id === "home" && its === language)?.target ?? "";

	it("that a search engine may list are three clicks from the home page at most", () => {
		const depths = clicks(graph(language), home());
		const far = pages
			.filter((page) => page.language === language && page.indexed)
			.filter(({ target }) => (depths.get(target) ?? Number.POSITIVE_INFINITY) > 3);
		expect(far.map(({ target }) => target)).toEqual([]);
	});

	it.each([
		["destination", 5],
		["airline", 2],
		["airlineAssistance", 2],
	] as const)("of a kind, as %s, have links from so many others: %i", (id, least) => {
		const links = [...graph(language).values()];
		const listed = pages.filter((page) => page.language === language && page.id === id);
		expect(listed.length).toBeGreaterThan(25);
		const few = listed
			.map(({ target }) => ({ target, count: links.filter((leads) => leads.has(target)).length }))
			.filter(({ count }) => count < least);
		expect(few).toEqual([]);
	});
});
