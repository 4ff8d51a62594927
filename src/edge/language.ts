// The language of a URL: the query parameter `lng` is the truth, and only one spelling of each URL survives.

import { isLanguagePair, localize } from "../i18n/language-parameter.ts";
import { defaultLanguage, isLanguage, type Language } from "../i18n/languages.ts";

export type UrlLanguage = { kind: "language"; language: Language } | { kind: "redirect"; target: string };

/**
 * Reads the language of a path with query. `lng=en`, `lng=es-MX`, a repeated or an unsupported `lng` is a redirect to the
 * one canonical spelling: an unsupported one goes to the language the visitor has chosen before, else English.
 */
export function languageOf(target: string, cookieHeader: string | undefined): UrlLanguage {
	const queryAt = target.indexOf("?");
	if (queryAt < 0) return { kind: "language", language: defaultLanguage };
	const pairs = target
		.slice(queryAt + 1)
		.split("&")
		.filter(isLanguagePair);
	const value = pairs[0]?.slice("lng=".length);
	if (value === undefined) return { kind: "language", language: defaultLanguage };
	if (pairs.length === 1 && isLanguage(value) && value !== defaultLanguage)
		return { kind: "language", language: value };
	const language = languageOfTag(value) ?? chosenBefore(cookieHeader);
	return { kind: "redirect", target: localize(target, language) };
}

/** Ours of a language tag, of whatever region or script (BCP 47; some programs write "_"): "es-MX", "ES", "es_419". */
function languageOfTag(tag: string): Language | undefined {
	const [primary = ""] = tag.toLowerCase().split(/[-_]/);
	return isLanguage(primary) ? primary : undefined;
}

/** The cookie `lng`, which the client writes when the visitor chooses a language. */
function chosenBefore(cookieHeader: string | undefined): Language {
	const value = cookieHeader?.match(/(?:^|;\s*)lng=([^;]*)/)?.[1];
	return isLanguage(value) ? value : defaultLanguage;
}
