// Search of the guides: the server, which has the texts, and the browser, which has an index, find the same.
import { describe, expect, it, test } from "vitest";
import { packWords } from "../../../../scripts/content/guide-index.ts";
import { readIndex, unpackWords } from "../../../../src/features/guides/browser/guide-index.ts";
import { findAmong, isAmong, wordsOf } from "../../../../src/features/guides/browser/search.ts";
import { tags } from "../../../../src/features/guides/labels.ts";
import { type Language, languageCodes } from "../../../../src/i18n/languages.ts";
import { plainText } from "../../../../src/text/plain-text.ts";
import { inEveryLanguage, publishedGuides, readInline } from "../guide-files.ts";

const values = {
	...{ agency: "Acme Viajes", agencySlug: "acme-viajes", phone: "+1 800 555 0100", phoneHref: "tel:+18005550100" },
	...{ email: "a@acme.example", emailHref: "mailto:a@acme.example", keepDays: 90, address: "Sheridan, WY, US" },
};
const localized = inEveryLanguage(values);
const { guides: server, whole } = await publishedGuides(localized);
const kilobyte = 1024;

const slugs = (guides: readonly { slug: string }[]) => guides.map(({ slug }) => slug);

/** By the words of the texts themselves, without the index. */
function byTexts(language: Language) {
	const findable = whole.map(({ slug, tags: own, [language]: { title, excerpt, html } }) => {
		const names = own.map((tag) => tags[tag][language]);
		return { slug, title, words: wordsOf([title, excerpt, ...names, plainText(html)].join(" ")) };
	});
	return (text: string) => slugs(findAmong(findable, text));
}

describe.each(languageCodes)("the index in %s", (language) => {
	const found = byTexts(language);
	const corpus = whole.map(({ [language]: { html } }) => plainText(html));
	const words = [...new Set(corpus.flatMap((text) => text.split(/\s+/)))].filter((_, at) => at % 50 === 0);

	it("is at most 40 KB", async () => {
		const json = JSON.stringify(await readInline("index", language));
		expect(Buffer.byteLength(json) / kilobyte).toBeLessThanOrEqual(40);
	});

	it("finds what the texts hold, in the same order, for words, beginnings, accents and pairs", async () => {
		const index = readIndex(await readInline("index", language), localized[language]);
		expect(words.length).toBeGreaterThan(10);
		const queries = words.flatMap((word, at) => [
			...[word, word.slice(0, 3), word.slice(0, 1), word.toUpperCase(), word.normalize("NFD"), `${word}x`],
			...[`${word} ${words[at - 1] ?? ""}`, `¿${word}?`],
		]);
		const others = ["", "  ", "acme", "ACME viajes", "800 555", "{{agency}}", "equipaje", "zzzz", "a", "vuelo barato"];
		for (const query of [...queries, ...others]) {
			expect(slugs(findAmong(index, query)), query).toEqual(found(query));
		}
		for (const query of others) expect(slugs(await server.searchGuides(query, language)), query).toEqual(found(query));
	});

	it("lists what the server lists, complete", async () => {
		const index = readIndex(await readInline("index", language), localized[language]);
		expect(index.map(({ slug, title, excerpt, tags, group }) => ({ slug, title, excerpt, tags, group }))).toEqual(
			server.listGuides().map(({ slug, tags, group, [language]: { title, excerpt } }) => ({
				...{ slug, title, excerpt, tags, group },
			})),
		);
	});
});

test("words are found by their beginnings, whatever accents and case, each one somewhere", () => {
	const guides = [
		{ title: "Otra", words: wordsOf("un avión con EQUIPAJE") },
		{ title: "Aviones", words: wordsOf("aviones y equipajes de mano") },
	];
	const titles = (text: string) => findAmong(guides, text).map(({ title }) => title);
	expect(titles("avi")).toEqual(["Aviones", "Otra"]);
	expect(titles("EQUIPÁ avión")).toEqual(["Otra", "Aviones"]);
	expect(titles("mano")).toEqual(["Aviones"]);
	expect(titles("ano")).toEqual([]);
	expect(titles("¿?")).toEqual(["Otra", "Aviones"]);
});

test("a list is narrowed by tag and group", () => {
	const guide = { group: "general", tags: ["miles"] };
	expect([isAmong(guide, {}), isAmong(guide, { tag: "miles", group: "general" })]).toEqual([true, true]);
	expect([isAmong(guide, { tag: "baggage" }), isAmong(guide, { group: "airline" })]).toEqual([false, false]);
});

test("packed words come back with the guides that hold them, also beyond 26 guides", () => {
	const texts = Array.from({ length: 60 }, (_, number) => ["all", `word${number}`, number > 50 ? "late" : "earlier"]);
	const words = unpackWords(packWords(texts), 60);
	expect(words.get("all")).toHaveLength(60);
	expect(words.get("word59")).toEqual([59]);
	expect(words.get("late")).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59]);
	expect(unpackWords(packWords([["flight", "flights"], ["flight"]]), 2)).toEqual(
		new Map([
			["flight", [1]],
			["flights", [0]],
		]),
	);
});
