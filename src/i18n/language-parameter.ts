// The language in a URL: the one place that knows how a URL says which language its page is in.
import { defaultLanguage, type Language } from "./languages.ts";

/**
 * The same page in another language; the default language is named by no parameter.
 * `target` is a path with an optional query and fragment; the other parameters keep their bytes and order.
 */
export function localize(target: string, language: Language): string {
	if (language === defaultLanguage && !odd.test(target)) return target;
	const [, path, query = "", hash] = /^([^?#]*)(?:\?([^#]*))?(.*)/s.exec(target) ?? [];
	const kept = query.split("&").filter((pair) => pair && !isLanguagePair(pair));
	if (language !== defaultLanguage) kept.push(`lng=${language}`);
	return path + (kept.length ? `?${kept.join("&")}` : "") + hash;
}

/** A query that may name a language or have an empty pair: of all others, nothing is left out. */
const odd = /[?&](lng|[&#]|$)/;

/** The hidden fields of a GET form, which drops the query of its action: the language, where a URL names it. */
export function languageField(language: Language): readonly (readonly [name: string, value: string])[] {
	return language === defaultLanguage ? [] : [["lng", language]];
}

/** Is this raw `name=value` pair of a query the language parameter? */
export function isLanguagePair(pair: string): boolean {
	return pair === "lng" || pair.startsWith("lng=");
}
