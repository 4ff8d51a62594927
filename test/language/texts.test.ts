// The language of every file under content/ and of every interface string: before any page shows them.
import { describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import es from "../../locales/es/translation.json";
import { verbatimMark } from "./blocks.ts";
import { contentFiles } from "./content-files.ts";
import { ownWords, quotedWords } from "./dictionaries.ts";
import { faults, isInItsLanguage, isSet, isSpelledRight, saysOneWord, type Texts } from "./faults.ts";
import { ownNames } from "./names.ts";
import { refusedWords } from "./one-word.ts";

const files: readonly Texts[] = contentFiles.map(({ path, language, blocks }) => ({ where: path, language, blocks }));

/** How callers say the characters of a code: sounds, which nobody reads. */
const heard = "reference.heard";

const interfaceTexts: readonly Texts[] = ([["en", en] as const, ["es", es] as const] as const).map(
	([language, texts]) => ({
		where: `locales/${language}/translation.json`,
		language,
		blocks: Object.entries<string>(texts)
			.filter(([key]) => key !== heard)
			.map(([key, text]) => ({ kind: key, text: text.replace(/\{\{\w+\}\}/g, verbatimMark), lang: language })),
	}),
);

describe.each([
	["content", files],
	["locales", interfaceTexts],
])("%s", (_, texts) => {
	it("has texts to check", () => {
		expect(texts.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(1000);
	});

	it("is in its language", () => {
		expect(faults(texts, isInItsLanguage)).toEqual([]);
	});

	it("keeps to the typographic rules of its language", () => {
		expect(faults(texts, isSet)).toEqual([]);
	});

	it("has no misspelled word", () => {
		expect(faults(texts, isSpelledRight)).toEqual([]);
	});

	it("says one word a concept, that of the glossary", () => {
		expect(faults(texts, saysOneWord)).toEqual([]);
	});
});

describe("the glossary's Spanish", () => {
	it("has words that no text may use, and none of them twice", () => {
		const refused = refusedWords("es").map(([word]) => word);
		expect(refused.length).toBeGreaterThan(30);
		expect(refused).toEqual([...new Set(refused)]);
	});

	it.each([
		["Compre sus pasajes con equipaje de mano", ["“pasajes”: the glossary says boleto"]],
		[
			"La Maleta de\u00a0cabina va aparte",
			["“Maleta de\u00a0cabina”: the glossary says equipaje de mano; a piece of it: pieza de equipaje de mano"],
		],
		["La aerolínea lo llama «clave de reservación». Los pasajeros esperan.", []],
	])("of “%s”", (text, faults) => {
		expect(saysOneWord(text, "es")).toEqual(faults);
	});
});

describe.each([
	["words-en.txt", ownWords.en],
	["words-es.txt", ownWords.es],
	["quoted.txt", quotedWords],
	["names.txt", ownNames],
])("%s", (_, words) => {
	it("is sorted, and has each word once", () => {
		expect(words).toEqual([...new Set(words)].toSorted());
	});
});
