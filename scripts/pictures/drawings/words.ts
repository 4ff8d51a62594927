// What drawings say in alternative texts: content/drawings/<language>.json, and numbers spelled out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, type Localized, languages, perLanguage } from "../../../src/i18n/languages.ts";

const folder = join(import.meta.dirname, "../../../content/drawings");

/** By language and key. */
const captions = perLanguage(
	(language): Readonly<Record<string, string>> => JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")),
);

/** A text in every language, with its `{values}` filled in. Throws where a language lacks the text or a value. */
export function caption(
	key: string,
	values: (language: Language) => Readonly<Record<string, string>> = () => ({}),
): Localized {
	return perLanguage((language) => {
		const filled = values(language);
		const text = captions[language][key];
		if (text === undefined) throw new Error(`content/drawings/${language}.json has no ${key}`);
		return text.replace(/\{(\w+)\}/g, (_, name: string) => {
			const value = filled[name];
			if (value === undefined) throw new Error(`content/drawings/${language}.json: ${key} has no ${name}`);
			return value;
		});
	});
}

/** "three", "tres"; "un" before a masculine noun. Figures above twelve. */
export function spelled(count: number, language: Language): string {
	return captions[language].numbers?.split(" ")[count] ?? String(count);
}

/** "4, 11 and 19", "4, 11 y 19". */
export function listed(items: readonly string[], language: Language): string {
	return new Intl.ListFormat(languages[language].locale, { style: "long", type: "conjunction" }).format(items);
}
