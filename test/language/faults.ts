// What is wrong with the language of a text, each fault with its place, so that an author can mend it from the message.
import type { Language } from "../languages.ts";
import type { Block } from "./blocks.ts";
import { suggestions } from "./dictionaries.ts";
import { foreignSentences } from "./foreign.ts";
import { faultsOfMarks } from "./marks.ts";
import { refusedIn } from "./one-word.ts";
import { misspelled } from "./spelling.ts";

/** Blocks of a file or page. */
export interface Texts {
	/** The file, or the page's address. */
	readonly where: string;
	readonly language: Language;
	readonly blocks: readonly Block[];
}

type Check = (text: string, language: Language) => readonly string[];

const names = { en: "English", es: "Spanish" } as const;

export const isInItsLanguage: Check = (text, language) =>
	foreignSentences(text, language).map((sentence) => `not ${names[language]}: ${sentence}`);

export const isSet: Check = faultsOfMarks;

/** One word a concept: that of the glossary. */
export const saysOneWord: Check = refusedIn;

/** Looking for what was meant takes a tenth of a second a word: only the first ones are worth it. */
const lookedUp = new Set<string>();

function meantBy(word: string, language: Language): string {
	if (lookedUp.size >= 20) return "see the dictionary";
	lookedUp.add(word);
	return suggestions(word, language).join(", ") || "nothing like it";
}

export const isSpelledRight: Check = (text, language) =>
	misspelled(text, language).map((word) => {
		const meant = meantBy(word, language);
		return `"${word}" is in no dictionary (${meant}?); if it is right, add it to test/language/words-${language}.txt, or a name to names.txt`;
	});

/** One line a fault: place, language, block, reason, text. A text that stands in many places is told once. */
export function faults(all: readonly Texts[], check: Check): string[] {
	const seen = new Set<string>();
	return all.flatMap(({ where, language: whole, blocks }) =>
		blocks.flatMap(({ kind, text, lang }) => {
			// What declares another language (the link to it) is judged as that.
			const language = lang === "en" || lang === "es" ? lang : whole;
			const key = `${language} ${text}`;
			if (seen.has(key)) return [];
			seen.add(key);
			const start = text.length > 70 ? `${text.slice(0, 70)}…` : text;
			return check(text, language).map((reason) => `${where} [${language}] <${kind}> ${reason} | ${start}`);
		}),
	);
}
