// The destinations' texts as published: what the build cannot check in one file.
import { expect, test } from "vitest";
import { fold } from "../../src/i18n/fold.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { destinations } from "../../src/places/destinations.ts";
import { textSections } from "../../src/prose/place-text.ts";
import { findAirlineText, findDestinationText } from "../../src/prose/place-texts.ts";

function textOf(slug: string, language: Language) {
	const text = findDestinationText(slug, language);
	if (!text) throw new Error(`No text about ${slug} (${language})`);
	return text;
}

const slugs = destinations.map(({ slug }) => slug);
const each = languageCodes.flatMap((language) =>
	slugs.map((slug) => ({ slug, language, where: `${slug} ${language}` })),
);

function htmlOf(slug: string, language: Language): string {
	const { sections, faq } = textOf(slug, language);
	return [...sections, ...faq].map(({ html }) => html).join("\n");
}

function wordsOf(html: string): string[] {
	return html
		.replace(/<[^>]+>/g, " ")
		.split(/\s+/)
		.filter(Boolean);
}

test("each text has all sections and 220 to 320 words in them", () => {
	for (const { slug, language, where } of each) {
		const { sections } = textOf(slug, language);
		expect(sections, where).toHaveLength(textSections.destinations.length);
		const words = wordsOf(sections.map(({ html }) => html).join(" ")).length;
		expect(words, where).toBeGreaterThanOrEqual(220);
		expect(words, where).toBeLessThanOrEqual(320);
	}
});

test("leads and descriptions are unique", () => {
	for (const part of ["lead", "description"] as const) {
		const texts = each.map(({ slug, language }) => textOf(slug, language)[part]);
		expect(new Set(texts).size, part).toBe(texts.length);
	}
});

test("a text has the same structure and the same sources in both languages", () => {
	for (const slug of slugs) {
		for (const tag of ["h3", "ul", "li", "p>", "a "]) {
			const count = (language: Language) => htmlOf(slug, language).split(`<${tag}`).length - 1;
			expect(count("es"), `${slug} <${tag}`).toBe(count("en"));
		}
		const [en, es] = languageCodes.map((language) => textOf(slug, language));
		expect(
			es?.sources.map(({ url }) => url),
			slug,
		).toEqual(en?.sources.map(({ url }) => url));
		expect(en?.sources.length, slug).toBeGreaterThan(0);
		expect(es?.updated, slug).toBe(en?.updated);
	}
});

/** Words in a row that two cities may not share: longer than any proper name or turn of phrase. */
const run = 7;

test.each(languageCodes)("no two cities share a sentence (%s)", (language) => {
	const owners = new Map<string, string>();
	const shared: string[] = [];
	for (const slug of slugs) {
		const words = wordsOf(htmlOf(slug, language)).map((word) => fold(word).replace(/[^\p{L}\p{N}]/gu, ""));
		for (const start of words.keys()) {
			if (start + run > words.length) break;
			const text = words.slice(start, start + run).join(" ");
			const owner = owners.get(text);
			if (owner && owner !== slug) shared.push(`${owner}, ${slug}: ${text}`);
			owners.set(text, slug);
		}
	}
	expect(shared).toEqual([]);
});

test("no text names a price, which would be wrong next month", () => {
	for (const { slug, language, where } of each)
		expect(htmlOf(slug, language), where).not.toMatch(/[$€]\s?\d|\d\s?(USD|EUR)/);
});

test("what has no page has no text", () => {
	for (const name of ["atlantis", "constructor"]) {
		expect(findDestinationText(name, "en"), name).toBeUndefined();
		expect(findAirlineText(name, "es"), name).toBeUndefined();
	}
});
