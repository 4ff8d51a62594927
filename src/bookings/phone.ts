// Phone numbers as people of many countries type them, read to E.164.
import {
	type CountryCode,
	getCountries,
	getCountryCallingCode,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import type { Language } from "../i18n/languages.ts";
import { languages } from "../i18n/languages.ts";

/** Where most of our travelers have their number, in the order of the list. */
const firstCountries = [
	...["US", "MX", "CO", "GT", "SV", "HN", "NI", "CR", "PA", "DO", "PR", "CU"],
	...["VE", "EC", "PE", "BO", "CL", "AR", "UY", "PY", "BR", "ES", "CA"],
] as readonly CountryCode[];

export type PhoneReading =
	/** E.164. */
	{ readonly kind: "ok"; readonly phone: string } | { readonly kind: "blank" } | { readonly kind: "impossible" };

/**
 * Reads a number of the chosen country; one that begins with + or 00 says its country itself. An extension cannot be
 * called by a machine or written to, so a number with one is not taken. Never throws.
 */
export function readPhone(text: string, country: string): PhoneReading {
	const typed = text.normalize("NFKC").trim();
	if (!typed) return { kind: "blank" };
	const whole = typed.replace(/^00(?=[\s\d])/, "+");
	const home = isSupportedCountry(country) ? country : undefined;
	const number = parsePhoneNumberFromString(ofMexico(whole, home), home ? { defaultCountry: home } : {});
	if (!number?.isValid() || number.ext) return { kind: "impossible" };
	return { kind: "ok", phone: number.number };
}

/** Until 2020 Mexico dialed 01, 044 or 045 before a number, and abroad a 1 before that of a mobile phone. Many still write it. */
function ofMexico(text: string, home: CountryCode | undefined): string {
	const digits = text.replace(/[\s().-]/g, "");
	const [, ten] =
		/^\+521?(\d{10})$/.exec(digits) ?? (home === "MX" ? /^(?:044|045|01|1|521?)(\d{10})$/.exec(digits) : null) ?? [];
	return ten ? `+52${ten}` : text;
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
