// Where a page's Open Graph picture is: the head names it, the build (scripts/og) draws it.
import type { LanguageFacts } from "../i18n/language-facts.ts";
import type { Language } from "../i18n/languages.ts";

/** Pixels and type of every picture. */
export const openGraphPicture = { width: 1200, height: 630, type: "image/png" } as const;

/** A locale as Open Graph spells it: "en_US". */
export function openGraphLocale({ locale }: LanguageFacts): string {
	return locale.replace("-", "_");
}

/** Path of the picture of the page at `path` (without query) in a language. */
export function openGraphPath(path: string, language: Language): string {
	return `/images/og/${language}${path === "/" ? "/home" : path}.png`;
}
