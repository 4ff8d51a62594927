// The guides as published: what the build cannot check by itself.
import { expect, test } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { plainText } from "../../src/prose/plain-text.ts";
import { findProse, proseIds } from "../../src/prose/prose.ts";
import { publishedGuides } from "./guide-files.ts";

const { guides: lookup, whole: guides } = await publishedGuides({
	agency: "Acme",
	agencySlug: "acme",
	phone: "+1 800 555 0100",
	phoneHref: "tel:+18005550100",
	email: "a@acme.example",
	emailHref: "mailto:a@acme.example",
	keepDays: 90,
	address: "Sheridan, WY, US",
});

function count(html: string, tag: string): number {
	return html.split(`<${tag}`).length - 1;
}

test("the 23 guides of the contract are published, the newest first", async () => {
	expect(guides).toHaveLength(23);
	const dates = guides.map(({ date }) => date);
	expect(dates).toEqual(dates.toSorted().toReversed());
	expect([dates.at(-1), dates[0]]).toEqual(["2025-05-28", "2025-07-22"]);
	expect(guides.find(({ slug }) => slug === "ultimate-guide-cheap-flights-2025")?.en.faq).toHaveLength(3);
	expect((await lookup.searchGuides("dias baratos", "es"))[0]?.slug).toBe(
		"mejores-dias-para-comprar-boletos-de-avion-baratos",
	);
	for (const guide of guides) expect(lookup.relatedGuides(guide, 3), guide.slug).toHaveLength(3);
});

test("a guide has the same structure in both languages", () => {
	for (const guide of guides) {
		for (const tag of ["h2", "h3", "table", "tr", "ul", "ol", "li", "blockquote", "a ", "p>"]) {
			expect(count(guide.es.html, tag), `${guide.slug}: ${tag}`).toBe(count(guide.en.html, tag));
		}
		expect(
			guide.es.sources.map(({ url }) => url),
			guide.slug,
		).toEqual(guide.en.sources.map(({ url }) => url));
	}
});

test("a guide is long enough to be useful, links on, and ends with its disclaimer", () => {
	for (const guide of guides) {
		for (const language of languageCodes) {
			const where = `${guide.slug} ${language}`;
			const words = plainText(guide[language].html).split(" ").length;
			expect(words, where).toBeGreaterThan(900);
			expect(words, where).toBeLessThan(1600);
			expect(guide[language].html.match(/href="\/[^"]*"/g)?.length, where).toBeGreaterThanOrEqual(3);
			expect(guide[language].html, where).toMatch(/<p><em>[^<]*<\/em><\/p>$/);
		}
	}
});

test("every internal link keeps Spanish, and English has none", () => {
	for (const { slug, en, es } of guides) check(slug, en.html, es.html);
	for (const id of proseIds) check(id, findProse(id, "en").html, findProse(id, "es").html);

	function check(where: string, en: string, es: string) {
		for (const [link] of es.matchAll(/href="\/[^"]*"/g)) expect(link, where).toMatch(/[?;]lng=es["#]/);
		expect(en, where).not.toContain("lng=");
	}
});

test("Spanish opens what it closes: question and exclamation marks", () => {
	for (const { slug, es } of guides) {
		const questions = es.faq.flatMap(({ question, html }) => [question, plainText(html)]);
		const all = [es.title, es.excerpt, plainText(es.html), ...questions].join(" ");
		expect(all.match(/\?/g)?.length ?? 0, slug).toBe(all.match(/¿/g)?.length ?? 0);
		expect(all.match(/!/g)?.length ?? 0, slug).toBe(all.match(/¡/g)?.length ?? 0);
		expect(all, slug).not.toMatch(/["“”]/);
	}
});

test("an unknown prose page fails by name", () => {
	expect(() => findProse("nothing", "en")).toThrow("content/pages/nothing");
});
