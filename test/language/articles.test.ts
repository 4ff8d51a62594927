// English has two indefinite articles, and a text cannot know which one a filled-in name takes: so none stands before one.
import { pageTexts } from "virtual:page-texts";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import english from "../../locales/en/translation.json" with { type: "json" };
import { href } from "../../src/links.ts";
import { airlines } from "../../src/places/airlines/airlines.ts";
import { assistanceUpdated } from "../../src/prose/place-texts.ts";
import { responseTo } from "../corpus/corpus.ts";

it("puts no article before a value", () => {
	const texts = [...Object.values(english), ...Object.values(pageTexts.en).flatMap((names) => Object.values(names))];
	expect(texts.filter((text) => /\ban?\s+\{\{/i.test(text))).toEqual([]);
});

/** "a" before a vowel, "an" before a consonant; "United" and "Europe" begin with the sound of a consonant. */
function wrongArticles(text: string, name: string): readonly string[] {
	const vowel = /^[AEIO]|^U(?!n[aeiou])/i.test(name) && !/^Eu/.test(name);
	return text.match(new RegExp(`\\b${vowel ? "a" : "an"} ${RegExp.escape(name)}`, "gi")) ?? [];
}

it("tells a wrong article", () => {
	expect(wrongArticles("Help with a American Airlines booking", "American Airlines")).toHaveLength(1);
	expect(wrongArticles("an United flight", "United")).toHaveLength(1);
	expect(wrongArticles("a United flight, an Iberia flight", "United")).toEqual([]);
	expect(wrongArticles("a United flight, an Iberia flight", "Iberia")).toEqual([]);
});

const pages = airlines
	.filter(({ listed }) => listed)
	.flatMap(({ name, code, slug }) => [
		{ name, target: href("en", "airline", { airline: code }) },
		...(assistanceUpdated(slug, "en")
			? [{ name, target: href("en", "airlineAssistance", { airlineSlug: slug }) }]
			: []),
	]);

it("looks at the pages of many airlines", () => expect(pages.length).toBeGreaterThan(30));

it.each(pages)("$target has no wrong article before $name", async ({ name, target }) => {
	const response = responseTo(target);
	expect(response.status, target).toBe(200);
	expect(wrongArticles(parse(await response.text()).text, name), target).toEqual([]);
});
