// Phone numbers as people of many countries type them, read to E.164; and the countries they can choose from.
import {
	type CountryCode,
	getCountries,
	getCountryCallingCode,
	isSupportedCountry,
	type PhoneNumber,
	parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import type { Language } from "../i18n/languages.ts";
import { languages } from "../i18n/languages.ts";
import type { PhoneReader, PhoneReading } from "./phone-reader.ts";

/** Where most of our travelers have their number, in the order of the list. */
const firstCountries = [
	...["US", "MX", "CO", "GT", "SV", "HN", "NI", "CR", "PA", "DO", "PR", "CU"],
	...["VE", "EC", "PE", "BO", "CL", "AR", "UY", "PY", "BR", "ES", "CA"],
] as readonly CountryCode[];

/** More than anybody types, dots and spaces included. */
const maxLength = 60;

/**
 * A number that begins with + or 00 says its country itself, and so does 011 where the chosen country dials it: all whose code is 1. Elsewhere
 * one with 011 is read so if it is of the chosen country, and is none as it stands: in Buenos Aires 011 is the city. Of any other it is none:
 * who forgot the code after 011 would be given a stranger's number. An extension cannot be called by a machine or written to, so a number
 * with one is not taken; nor one that no country has, such as an exchange of New York that begins with 1.
 */
export function readPhone(text: string, country: string): PhoneReading {
	const typed = text.normalize("NFKC").trim();
	if (!typed) return { kind: "blank" };
	if (typed.length > maxLength) return { kind: "impossible" };
	const whole = typed.replace(/^00(?=[\s\d])/, "+");
	const home = isPhoneCountry(country) ? country : undefined;
	if (!home && !whole.startsWith("+")) return { kind: "stateless" };
	const number = find(whole, home) ?? (home && fromAbroad(whole, home));
	if (!number) return { kind: "impossible" };
	return { kind: "ok", phone: number.number, shown: inGroups(number), country: number.country };
}

function fromAbroad(text: string, home: CountryCode): PhoneNumber | undefined {
	const number = /^011(?=[\s\d-])/.test(text) ? find(text.replace("011", "+"), home) : undefined;
	return number?.country === home || getCountryCallingCode(home) === "1" ? number : undefined;
}

function find(text: string, home: CountryCode | undefined): PhoneNumber | undefined {
	const number = parsePhoneNumberFromString(ofMexico(text, home), {
		...(home && { defaultCountry: home }),
		extract: false,
	});
	return number?.isValid() && !number.ext ? number : undefined;
}

/** Does a country have numbers of its own? */
export function isPhoneCountry(code: string): code is CountryCode {
	return isSupportedCountry(code);
}

/** As the rules of a form take it. */
export const phones: PhoneReader = { read: readPhone };

/** Until 2020 Mexico dialed 01, 044 or 045 before a number, and abroad a 1 before that of a mobile phone. Many still write it. */
function ofMexico(text: string, home: CountryCode | undefined): string {
	const digits = text.replace(/[\s().-]/g, "");
	const [, ten] =
		/^\+521?(\d{10})$/.exec(digits) ?? (home === "MX" ? /^(?:044|045|01|1|521?)(\d{10})$/.exec(digits) : null) ?? [];
	return ten ? `+52${ten}` : text;
}

/** Writes a number as people read it: "+1 212 555 0100". A text that is no number stays as it is. */
export function formatPhoneNumber(text: string): string {
	const number = parsePhoneNumberFromString(text);
	return number ? inGroups(number) : text;
}

/** "+57 310 456 7890": of some countries the tables have seven digits in a row, which nobody compares at a glance. */
function inGroups(number: PhoneNumber): string {
	return number
		.formatInternational()
		.replace(/\d{6,}/g, (digits) =>
			digits.length % 3 === 0 ? digits.replace(/\d{3}(?=\d)/g, "$& ") : digits.replace(/\d(?=(?:\d{4})+$)/g, "$& "),
		);
}

/** Country of an E.164 number, where one can be told. */
export function countryOfPhone(phone: string): string | undefined {
	return parsePhoneNumberFromString(phone)?.country;
}

const lists = new Map<Language, readonly (readonly [code: string, text: string])[]>();

/** Every country with its calling code, "México (+52)": those of most travelers first, then the others by name. */
export function phoneCountries(language: Language): readonly (readonly [code: string, text: string])[] {
	const made = lists.get(language) ?? listCountries(languages[language].locale);
	lists.set(language, made);
	return made;
}

function listCountries(locale: string) {
	const names = new Intl.DisplayNames([locale], { type: "region" });
	const nameOf = (code: string) => names.of(code) ?? code;
	const others = getCountries()
		.filter((code) => !firstCountries.includes(code))
		.sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
	return [...firstCountries, ...others].map(
		(code) => [code, `${nameOf(code)} (+${getCountryCallingCode(code)})`] as const,
	);
}
