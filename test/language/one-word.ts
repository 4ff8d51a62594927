// Words that the texts of a language never use, as the glossary has another for the concept: the last column of its table.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../languages.ts";
import { withoutAddresses } from "./blocks.ts";

const glossary = readFileSync(join(import.meta.dirname, "../../docs/glossary.md"), "utf8");
const headings: Readonly<Partial<Record<Language, string>>> = { es: "Spanish for visitors" };

/** The rows below a heading: each cell as it is written. */
function rowsBelow(heading: string): string[][] {
	const [, section = ""] = glossary.split(`\n## ${heading}\n`);
	const [lines = ""] = section.split("\n## ");
	const rows = lines.split("\n").filter((line) => line.startsWith("| "));
	return rows.slice(1).map((row) =>
		row
			.slice(1, -1)
			.split("|")
			.map((cell) => cell.trim()),
	);
}

/** Each with the word that stands for it. */
export function refusedWords(language: Language): readonly (readonly [refused: string, word: string])[] {
	return rowsBelow(headings[language] ?? "").flatMap(([, word = "", not = "—"]) =>
		not === "—" ? [] : not.split(", ").map((refused) => [refused, word] as const),
	);
}

/** In singular and plural, in the case of a title too; a phrase across any space. */
function finderOf(refused: string): RegExp {
	const words = refused.split(" ").map((word) => `${word}(?:e?s)?`);
	return new RegExp(`(?<![\\p{L}\\p{N}-])${words.join("\\s+")}(?![\\p{L}\\p{N}-])`, "giu");
}

const finders = new Map<Language, readonly (readonly [RegExp, string])[]>();

/** What a text says in a word that the glossary refuses. What stands in quotation marks is somebody else's. */
export function refusedIn(text: string, language: Language): readonly string[] {
	const known =
		finders.get(language) ?? refusedWords(language).map(([refused, word]) => [finderOf(refused), word] as const);
	finders.set(language, known);
	const own = withoutAddresses(text).replace(/[«“][^»”]*[»”]/gu, " ");
	return known.flatMap(([finder, word]) =>
		(own.match(finder) ?? []).map((found) => `“${found}”: the glossary says ${word}`),
	);
}
