// The sample texts of the style guide, <language>.json: no visitor ever reads them, so a language may lack them.
import { defaultLanguage, type Language } from "../../i18n/languages.ts";

/** As the default language's file has them. */
type Samples = typeof import("./en.json");

const files = import.meta.glob<Samples>("./*.json", { eager: true, import: "default" });

/** By component; the default language's where a language has no file. */
export function sampleTexts(language: Language): Samples {
	const texts = files[`./${language}.json`] ?? files[`./${defaultLanguage}.json`];
	if (!texts) throw new Error("no sample texts");
	return texts;
}
