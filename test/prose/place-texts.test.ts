// The texts about destinations and airlines as published: what the build cannot check in one file.
import { expect, test } from "vitest";
import { placeTextSlugs } from "../../scripts/content/place-text-slugs.ts";
import { fold } from "../../src/i18n/fold.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { type AirlineText, type DestinationText, textSections } from "../../src/prose/place-text.ts";
import { findAirlineText, findDestinationText } from "../../src/prose/place-texts.ts";

const { destinations, airlines } = placeTextSlugs;

function written<Text>(text: Text | undefined): Text {
	if (!text) throw new Error("no text");
	return text;
}

const destinationText = (slug: string, language: Language): DestinationText =>
	written(findDestinationText(slug, language));

/** Of a destination or an airline. */
const textOf = (slug: string, language: Language): AirlineText =>
	written(findDestinationText(slug, language) ?? findAirlineText(slug, language));

const all = [...destinations, ...airlines];
const each = languageCodes.flatMap((language) => all.map((slug) => ({ slug, language, where: `${slug} ${language}` })));

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

test("each text has all its sections, and enough in them", () => {
	for (const { slug, language, where } of each) {
		const isCity = destinations.includes(slug);
		const { sections } = textOf(slug, language);
		expect(sections, where).toHaveLength(textSections[isCity ? "destinations" : "airlines"].length);
		const words = wordsOf(sections.map(({ html }) => html).join(" ")).length;
		expect(words, where).toBeGreaterThanOrEqual(isCity ? 220 : 90);
		expect(words, where).toBeLessThanOrEqual(isCity ? 320 : 200);
	}
});

test("leads and descriptions of cities are unique", () => {
	for (const part of ["lead", "description"] as const) {
		const texts = languageCodes.flatMap((language) =>
			destinations.map((slug) => destinationText(slug, language)[part]),
		);
		expect(new Set(texts).size, part).toBe(texts.length);
	}
});

test("a text has the same structure and the same sources in both languages", () => {
	for (const slug of all) {
		for (const tag of ["h3", "ul", "li", "p>", "a "]) {
			const count = (language: Language) => htmlOf(slug, language).split(`<${tag}`).length - 1;
			expect(count("es"), `${slug} <${tag}`).toBe(count("en"));
		}
		const [en, es] = languageCodes.map((language) => textOf(slug, language));
		expect(
			es?.sources.map(({ url }) => url),
			slug,
		).toEqual(en?.sources.map(({ url }) => url));
		if (destinations.includes(slug)) expect(en?.sources.length, slug).toBeGreaterThan(0);
		expect(es?.updated, slug).toBe(en?.updated);
	}
});

/** Words in a row that two texts may not share: longer than any proper name or turn of phrase. */
const run = 8;

test.each(languageCodes)("no two cities or airlines share a sentence (%s)", (language) => {
	const owners = new Map<string, string>();
	const shared: string[] = [];
	for (const slug of all) {
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
	for (const slug of ["atlantis", "constructor", "spirit-airlines"]) {
		expect(findDestinationText(slug, "en"), slug).toBeUndefined();
		expect(findAirlineText(slug, "en"), slug).toBeUndefined();
	}
});
