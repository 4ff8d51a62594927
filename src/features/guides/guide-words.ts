// What a search may find of a guide, and the order of the list: for the server and for the build, which writes the index.
import type { Language } from "../../i18n/languages.ts";
import { plainText } from "../../text/plain-text.ts";
import { type TemplateWords, templateWords } from "./browser/search.ts";
import type { Guide } from "./guide.ts";
import { tags } from "./labels.ts";

/** Equal dates keep their order. */
export function newestFirst<Each extends { readonly date: string }>(guides: readonly Each[]): Each[] {
	return guides.toSorted((a, b) => compare(b.date, a.date));
}

/** The words of a guide whose placeholders are not filled in: title, excerpt, names of its tags, text. */
export function wordsOfGuide(guide: Guide, language: Language): TemplateWords {
	const text = guide[language];
	const names = guide.tags.map((tag) => tags[tag][language]);
	return templateWords([text.title, text.excerpt, ...names, plainText(text.html)].join(" "));
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
