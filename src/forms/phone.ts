// Phone numbers on the server, by the whole numbering plans: read, shown, put back into a form, and the countries to choose from.
import {
	type CountryCode,
	getCountries,
	getCountryCallingCode,
	isSupportedCountry,
	type PhoneNumber,
	parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import plans from "libphonenumber-js/max/metadata";
import examples from "libphonenumber-js/mobile/examples";
import type { Language } from "../i18n/languages.ts";
import { languages } from "../i18n/languages.ts";
import { once } from "../i18n/once.ts";
import type { PhoneReader } from "./phone-reader.ts";
import { createPhoneReader } from "./phone-reading.ts";

/** Where most of our travelers have their number, in the order of the list. */
const firstCountries = [
	...["US", "MX", "CO", "GT", "SV", "HN", "NI", "CR", "PA", "DO", "PR", "CU"],
	...["VE", "EC", "PE", "BO", "CL", "AR", "UY", "PY", "BR", "ES", "CA"],
] as readonly CountryCode[];

/** As the rules of a form take it. */
export const phones: PhoneReader = createPhoneReader(plans, examples);

/** Does a country have numbers of its own? */
export function isPhoneCountry(code: string): code is CountryCode {
	return isSupportedCountry(code);
}

/** Writes a number as people read it: "+1 212 555 0100". A text that is no number stays as it is. */
export function formatPhoneNumber(text: string): string {
	const number = parsePhoneNumberFromString(text);
	return number ? inGroups(number.formatInternational()) : text;
}

/** With its country: "+57 310 456 7890, Colombia". The same digits are often a number of another country too. */
export function formatPhoneWithCountry(phone: string, language: Language): string {
	const number = parsePhoneNumberFromString(phone);
	if (!number) return phone;
	const countries = number.country ? [number.country] : mainCountries(number);
	const { locale } = languages[language];
	const names = countries.map((code) => countryNames(language).of(code) ?? code);
	return [
		inGroups(number.formatInternational()),
		...(names.length > 0 ? [new Intl.ListFormat(locale, { type: "disjunction" }).format(names)] : []),
	].join(", ");
}

/** Of an area code that no plan has: the countries of our list that share the calling code and have many area codes. */
function mainCountries({ countryCallingCode }: PhoneNumber): readonly CountryCode[] {
	if (countryCallingCode === "1") return ["US", "CA"];
	return firstCountries.filter((one) => getCountryCallingCode(one) === countryCallingCode);
}

/** "+57 310 456 7890": of some countries the plans have seven digits in a row, which nobody compares at a glance. */
function inGroups(text: string): string {
	return text.replace(/\d{6,}/g, (digits) =>
		digits.length % 3 === 0 ? digits.replace(/\d{3}(?=\d)/g, "$& ") : digits.replace(/\d(?=(?:\d{4})+$)/g, "$& "),
	);
}

/** Its area code is in no plan of ours: it may be new, or mistyped, so an agent checks it. */
export function isPhoneToCheck(phone: string): boolean {
	return parsePhoneNumberFromString(phone)?.isValid() === false;
}

/** Without the country's code; undefined of what is no number. */
export function nationalDigits(phone: string): string | undefined {
	return parsePhoneNumberFromString(phone)?.nationalNumber;
}

/**
 * A number that is kept, as the fields of a form: as it is dialed at home, so that another country that is chosen reads
 * the same digits anew; in international form where they would not be read as this number.
 */
export function phoneFieldsOf(phone: string): { readonly phone: string; readonly country: string } {
	const number = parsePhoneNumberFromString(phone);
	const country = number && (number.country ?? mainCountries(number)[0]);
	const national = inGroups(number?.formatNational() ?? "");
	const again = phones.read(national, country ?? "");
	const isSame = again.kind === "ok" && again.phone === phone;
	return { phone: isSame ? national : formatPhoneNumber(phone), country: country ?? "" };
}

const countryNames = once(
	(language: Language) => new Intl.DisplayNames([languages[language].locale], { type: "region" }),
);

/** Every country with its calling code, "México (+52)": those of most travelers first, then the others by name. */
export const phoneCountries = once((language: Language): readonly (readonly [code: string, text: string])[] => {
	const { locale } = languages[language];
	const nameOf = (code: string) => countryNames(language).of(code) ?? code;
	const others = getCountries()
		.filter((code) => !firstCountries.includes(code))
		.sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
	return [...firstCountries, ...others].map(
		(code) => [code, `${nameOf(code)} (+${getCountryCallingCode(code)})`] as const,
	);
});
