// Texts are easy to read: by formula in a range for their kind, and sentence by sentence.
import { describe, expect, it, test } from "vitest";
import { blocksOf, sentencesOf } from "./blocks.ts";
import { type ContentFile, contentFiles } from "./content-files.ts";
import { readingEase, spanishSyllables, wordsOf } from "./readability.ts";

/**
 * [at least, at most], the same for both languages, since 60 to 70 is plain language on Flesch's scale and "normal" to
 * "quite easy" on INFLESZ (55–65–80). Guides are for everyone, often on a phone: not below 65. Pages of
 * rules, and of one airline, name laws and long nouns ("reembolso", "responsabilidad"): 60. Texts about places are full of
 * long names that no writer can shorten: 55. Above 90 a text is chopped into bits.
 */
const ranges: readonly { readonly of: RegExp; readonly range: readonly [number, number] }[] = [
	{
		of: /pages\/(terms-of-service|privacy-policy|cookie-policy|legal-compliance|compliance|accessibility)$/,
		range: [60, 85],
	},
	{ of: /^content\/(?:pages|airlines)\//, range: [60, 92] },
	{ of: /^content\/destinations\//, range: [55, 88] },
	{ of: /./, range: [65, 88] },
];

/** Words in a sentence; Spanish says the same in a sixth more. A list after a colon counts with its sentence. */
const longestSentence = { en: 44, es: 50 } as const;

function rangeOf(folder: string): readonly [number, number] {
	return ranges.find(({ of }) => of.test(folder))?.range ?? [60, 90];
}

/** Running text: tables and headings are read in another way. */
function proseOf({ body }: ContentFile): string[] {
	return blocksOf(body)
		.filter(({ kind }) => kind === "p" || kind === "li")
		.map(({ text }) => text);
}

const prose = contentFiles.map((file) => ({ ...file, blocks: proseOf(file) }));

/** A page of a few lines says nothing by formula. */
const long = prose.filter(({ blocks }) => blocks.flatMap(wordsOf).length >= 150);

test("there are texts to measure", () => {
	expect(long.length).toBeGreaterThan(50);
});

test.each(long.map((file) => [file.path, file] as const))("%s is as easy to read as its kind should be", (_, file) => {
	const [low, high] = rangeOf(file.folder);
	const ease = readingEase(file.blocks, file.language);
	expect(ease, "shorter words and sentences make it higher").toBeGreaterThanOrEqual(low);
	expect(ease, "sentences that belong together may be joined").toBeLessThanOrEqual(high);
});

test("no sentence is too long to be read in one go", () => {
	const tooLong = prose.flatMap(({ path, language, blocks }) =>
		blocks
			.flatMap(sentencesOf)
			.map((sentence) => ({ sentence, words: wordsOf(sentence).length }))
			.filter(({ words }) => words > longestSentence[language])
			.map(({ sentence, words }) => `${path}: ${words} words: ${sentence}`),
	);
	expect(tooLong).toEqual([]);
});

describe("Spanish syllables", () => {
	it.each([
		["sol", 1],
		["avión", 2],
		["día", 2],
		["país", 2],
		["ciudad", 2],
		["aerolínea", 6],
		["aeropuerto", 5],
		["quiere", 2],
		["guitarra", 3],
		["averigüe", 4],
		["hoy", 1],
		["muy", 1],
		["ayuda", 3],
		["Uruguay", 3],
		["creer", 2],
		["vehículo", 4],
		["equipaje", 4],
		["reembolso", 4],
		["identificación", 6],
		["y", 1],
	])("%s has %i", (word, count) => {
		expect(spanishSyllables(word)).toBe(count);
	});
});

test("the formulas give what their authors' scales expect", () => {
	expect(readingEase(["The cat sat on the mat."], "en")).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 5);
	expect(readingEase(["El sol sale. La luz cae."], "es")).toBeCloseTo(206.835 - 3 - (62.3 * 8) / 6, 5);
	const legalese =
		"Las disposiciones anteriormente mencionadas constituyen responsabilidades contractuales irrenunciables independientemente de circunstancias extraordinarias.";
	expect(readingEase([legalese], "es")).toBeLessThan(40);
});
