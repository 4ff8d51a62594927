// The languages the site speaks. The first is the default: its addresses name no language, and it stands in where a
// name of a place is missing in another. A language more is its files, and its name in this file and in messages.ts.
import { en } from "./en.ts";
import { es } from "./es.ts";

export const languages = { en, es } as const;

export type Language = keyof typeof languages;

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

export const languageCodes = Object.keys(languages) as Language[];
export const defaultLanguage: Language = "en";
/** The languages whose addresses name them. */
export const otherLanguages = languageCodes.filter((language) => language !== defaultLanguage);

/** For programs and terminals: what Intl writes in it is read back, or read by the agency; no visitor sees it. */
export const machineLocale = "en-US";

export function isLanguage(value: unknown): value is Language {
	return typeof value === "string" && Object.hasOwn(languages, value);
}

/** One value a language. */
export function perLanguage<T>(make: (language: Language) => T): Localized<T> {
	return Object.fromEntries(languageCodes.map((language) => [language, make(language)])) as Record<Language, T>;
}
