// Names one after the other, as a sentence of each language lists them.
import { type Language, languages } from "./languages.ts";
import { once } from "./once.ts";

const listFormatter = once((language: Language) => new Intl.ListFormat(languages[language].locale));

/** "Delta, United, and JetBlue". */
export function formatList(names: readonly string[], language: Language): string {
	return listFormatter(language).format(names);
}
