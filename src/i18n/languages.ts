// The languages the site speaks; one line here adds one.
export const languages = {
	en: { name: "English", locale: "en-US", openGraph: "en_US" },
	es: { name: "Español", locale: "es-US", openGraph: "es_US" },
} as const;

export type Language = keyof typeof languages;

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

export const defaultLanguage: Language = "en";
export const languageCodes = Object.keys(languages) as Language[];

export function isLanguage(value: unknown): value is Language {
	return typeof value === "string" && Object.hasOwn(languages, value);
}
