// What a page in the made-up language must not say: a word of English that no accent marks, or marks of another language.
import { languages } from "../../src/i18n/languages.ts";
import { withoutAddresses } from "./blocks.ts";
import { isInDictionary } from "./dictionaries.ts";
import { nameWords, withoutNames } from "./names.ts";

/** Words of airports' names that have a translation, so that they are no names. */
const translated: ReadonlySet<string> = new Set(["Airport", "International", "Regional", "National", "Municipal"]);

/** What Intl says in Finnish, which lends the made-up language its dates and countries: "Iso-Britannia", "Bolivian aika". */
const fromIntl: ReadonlySet<string> = new Set([...countriesInFinnish(), "Venezuelan", "Bolivian"]);

function countriesInFinnish(): string[] {
	const names = new Intl.DisplayNames("fi-FI", { type: "region" });
	const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	const codes = letters.flatMap((first) => letters.map((second) => first + second));
	return codes.flatMap((code) => names.of(code)?.match(/\p{L}+/gu) ?? []);
}

/**
 * Signs and names that no list of ours has: units, a format, fare brands of the sample flights and of airlines, and a cabin
 * that a test asks for.
 */
const signs: ReadonlySet<string> = new Set([
	...["min", "Feed", "Mrs", "sofa"],
	...["Standard", "Flexible", "Basic", "Light", "Zero"],
]);

const ownNames: ReadonlySet<string> = new Set(Object.values(languages).map(({ name }) => name));

function isName(word: string): boolean {
	return (
		/^[A-Z]/.test(word) && !translated.has(word) && (nameWords.has(word) || fromIntl.has(word) || ownNames.has(word))
	);
}

/** English words of a text that were never translated; names of the data and codes are none. */
export function englishLeft(text: string): readonly string[] {
	const pieces = withoutAddresses(text).split(/[,:;·/(–]/);
	const words = pieces.flatMap((piece) => withoutNames(piece).match(/[\p{L}\p{M}’']+/gu) ?? []);
	return words.filter(
		(word) => /^[A-Za-z][a-z]{2,}$/.test(word) && !signs.has(word) && !isName(word) && isInDictionary(word, "en"),
	);
}

/** Its quotation marks are « » and ‹ ›. */
export function isUnset(text: string): boolean {
	return /[“”"]/.test(text);
}
