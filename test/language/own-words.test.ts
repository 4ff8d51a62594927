// No two pages that a search engine may list are nearly the same, and help with an airline's bookings has words of its own.
import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../languages.ts";
import { type SitePage, siteInWords } from "./site.ts";

let pages: readonly SitePage[] = [];

beforeAll(async () => {
	pages = await siteInWords();
}, 60_000);

/** Words of a page's main part. */
function wordsOf(document: HTMLElement): string[] {
	const main = document.querySelector("main");
	const text = (main?.structuredText ?? "").toLowerCase();
	return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const runLength = 5;

function shinglesOf(words: readonly string[]): Set<string> {
	return new Set(words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(" ")));
}

/** Shared runs of five words, as a part of all that the two have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let shared = 0;
	for (const shingle of one) if (other.has(shingle)) shared += 1;
	return shared / (one.size + other.size - shared);
}

const most = 0.35;

describe.each(languageCodes)("the pages (%s)", (language) => {
	const listed = () => pages.filter((page) => page.language === language && page.indexed);

	it("that a search engine may list are not alike", () => {
		const texts = listed().map(({ target, document }) => ({ target, shingles: shinglesOf(wordsOf(document)) }));
		expect(texts.length).toBeGreaterThan(140);
		const alike = texts.flatMap((one, at) =>
			texts
				.slice(at + 1)
				.map((other) => ({ pair: `${one.target} ${other.target}`, like: likeness(one.shingles, other.shingles) }))
				.filter(({ like }) => like > most),
		);
		expect(alike).toEqual([]);
		// It can see.
		const [first] = texts;
		expect(first && likeness(first.shingles, first.shingles)).toBe(1);
	});

	it("about help with an airline's bookings have 350 words that no other of them has", () => {
		const help = listed().filter(({ id }) => id === "airlineAssistance");
		expect(help.length).toBeGreaterThanOrEqual(21);
		const texts = help.map(({ target, document }) => ({ target, words: wordsOf(document) }));
		const seen = new Map<string, number>();
		for (const { words } of texts) for (const run of shinglesOf(words)) seen.set(run, (seen.get(run) ?? 0) + 1);
		const own = ({ words }: { words: readonly string[] }) =>
			words.slice(runLength - 1).filter((_, at) => seen.get(words.slice(at, at + runLength).join(" ")) === 1).length;
		expect(texts.map(({ target, ...text }) => ({ target, own: own(text) })).filter((one) => one.own < 350)).toEqual([]);
	});
});
