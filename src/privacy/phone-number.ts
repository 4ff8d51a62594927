// Phone numbers: read from a form as people write them in their country, and kept in E.164.
import {
	type CountryCode,
	getCountries,
	getCountryCallingCode,
	parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { type Language, languages } from "../i18n/languages.ts";

const countries = new Set<string>(getCountries());
const longest = 60;

/**
 * The number in E.164, or undefined when it has too few or too many digits for its country. Whether somebody has it, only
 * a call can say; a number that a table does not know yet is therefore let in.
 * @param country ISO 3166-1 alpha-2: whose number it is where the text does not begin with "+"
 */
export function readPhoneNumber(text: string, country: string): string | undefined {
	if (text.length > longest) return undefined;
	const of = countries.has(country) ? (country as CountryCode) : undefined;
	const number = parsePhoneNumberFromString(text, { ...(of && { defaultCountry: of }), extract: false });
	return number?.isPossible() ? number.number : undefined;
}

/** As it is read: "+1 212 555 0100". A text that is no number stays as it is. */
export function formatPhoneNumber(number: string): string {
	return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

export interface CallingCountry {
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	/** "Mexico +52" */
	readonly label: string;
}

/** Where most who call us live, the largest groups first. */
const first = [
	"US",
	"MX",
	"CO",
	"GT",
	"SV",
	"HN",
	"DO",
	"PE",
	"EC",
	"VE",
	"NI",
	"CR",
	"PA",
	"PR",
	"CU",
	"AR",
	"CL",
	"BR",
	"ES",
	"CA",
];
const made = new Map<Language, readonly CallingCountry[]>();

/** Every country with its calling code: those of our travelers first, the others by name. */
export function callingCountries(language: Language): readonly CallingCountry[] {
	const known = made.get(language);
	if (known) return known;
	const names = new Intl.DisplayNames(languages[language].locale, { type: "region" });
	const named = getCountries().map((code) => ({
		code: code as string,
		label: `${names.of(code) ?? code} +${getCountryCallingCode(code)}`,
	}));
	const rank = ({ code }: CallingCountry) => (first.includes(code) ? first.indexOf(code) : first.length);
	const { compare } = new Intl.Collator(language);
	const sorted = named.sort((a, b) => rank(a) - rank(b) || compare(a.label, b.label));
	made.set(language, sorted);
	return sorted;
}
