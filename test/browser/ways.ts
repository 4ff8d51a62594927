// In which languages, and with or without script, a walk is done.
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { isSample } from "../soak.ts";

/** Every language with and without script; in `npm test` each language once, and each of the two as well. */
export const ways: readonly (readonly [language: Language, javaScript: boolean])[] = languageCodes.flatMap(
	(language, index) => {
		const both = [[language, index % 2 === 0] as const, [language, index % 2 !== 0] as const];
		return isSample ? both.slice(0, 1) : both;
	},
);
