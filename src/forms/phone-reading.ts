// Reads phone numbers as people of many countries type them to E.164, by the numbering plans that it is given.
import {
	type CountryCode,
	type Examples,
	getCountryCallingCode,
	getExampleNumber,
	type MetadataJson,
	PhoneNumber,
	parsePhoneNumberFromString,
} from "libphonenumber-js/core";
import { plainDigits } from "../text/plain-digits.ts";
import type { PhoneReader, PhoneReading } from "./phone-reader.ts";

/** More than anybody types, dots and spaces included. */
const maxLength = 60;

/**
 * A number that begins with + or 00 says its country itself, and so does 011 where the chosen country dials it: all whose code is 1. Elsewhere
 * one with 011 is read so if it is of the chosen country, and is none as it stands: in Buenos Aires 011 is the city. Of any other it is none:
 * who forgot the code after 011 would be given a stranger's number. An extension cannot be called by a machine or written to, so a number
 * with one is not taken; nor one that no country has, such as an exchange of New York that begins with 1.
 *
 * Plans are older than the newest area codes: a number of which nothing else is unknown is taken.
 */
export function createPhoneReader(plans: MetadataJson, examples: Examples): PhoneReader {
	return {
		read(text, country): PhoneReading {
			const typed = plainDigits(text).trim();
			if (!typed) return { kind: "blank" };
			if (typed.length > maxLength) return { kind: "impossible" };
			const whole = typed.replace(/^(?:00(?=[\s\d])|tel:(?=\+)|\((?=\+))/i, (start) => (start === "00" ? "+" : ""));
			const home = inPlans(country, plans) ? country : undefined;
			if (!home && !whole.startsWith("+")) return { kind: "stateless" };
			const number = find(whole, home, plans) ?? (home && fromAbroad(whole, home, plans));
			return number ? { kind: "ok", phone: number.number, country: number.country } : { kind: "impossible" };
		},
		example(country) {
			return inPlans(country, plans) ? getExampleNumber(country, examples, plans)?.formatNational() : undefined;
		},
	};
}

function inPlans(country: string, plans: MetadataJson): country is CountryCode {
	return Object.hasOwn(plans.countries, country);
}

function fromAbroad(text: string, home: CountryCode, plans: MetadataJson): PhoneNumber | undefined {
	const number = /^011(?=[\s\d-])/.test(text) ? find(text.replace("011", "+"), home, plans) : undefined;
	return number?.country === home || getCountryCallingCode(home, plans) === "1" ? number : undefined;
}

function find(text: string, home: CountryCode | undefined, plans: MetadataJson): PhoneNumber | undefined {
	const options = { ...(home && { defaultCountry: home }), extract: false };
	const number = parsePhoneNumberFromString(ofMexico(text, home), options, plans);
	if (!number || number.ext || isCompleted(number, text)) return undefined;
	return number.isValid() || hasUnknownAreaCode(number, plans) ? number : undefined;
}

/**
 * Where all numbers of a country begin alike, its plan puts that beginning before what is too short: of the U.S. Virgin
 * Islands' "(340) 775-1" it would make the number 340 340-7751 of somebody else.
 */
function isCompleted({ number, nationalNumber }: PhoneNumber, text: string): boolean {
	const whole = text.startsWith("+") ? number : nationalNumber;
	return text.replace(/\D/g, "").length < whole.replace(/\D/g, "").length;
}

/** Shorter ones have no area code. */
const minDigits = 8;
/** Never given as area codes of North America: service codes, directories, and what is set aside for longer numbers. */
const reserved = /^(?:.11|555|.9|37|96)/;

/** Whether the same digits are somebody's number behind an area code of three digits that ends in another digit. */
function hasUnknownAreaCode(number: PhoneNumber, plans: MetadataJson): boolean {
	const { nationalNumber, countryCallingCode } = number;
	if (nationalNumber.length < minDigits || !number.isPossible()) return false;
	if (countryCallingCode === "1" && reserved.test(nationalNumber)) return false;
	const [start, rest] = [nationalNumber.slice(0, 2), nationalNumber.slice(3)];
	return [..."0123456789"].some((digit) => {
		const code = start + digit;
		const other = new PhoneNumber(`+${countryCallingCode}${code}${rest}`, plans);
		return isPersonal(other) && other.formatInternational().startsWith(`+${countryCallingCode} ${code} `);
	});
}

/** Toll-free and premium numbers are nobody's own. Plans without types have no more to say. */
function isPersonal(number: PhoneNumber): boolean {
	const type = number.getType();
	return number.isValid() && (type === undefined || /^(?:MOBILE|FIXED_LINE)/.test(type));
}

/** Until 2020 Mexico dialed 01, 044 or 045 before a number, and abroad a 1 before that of a mobile phone. Many still write it. */
function ofMexico(text: string, home: CountryCode | undefined): string {
	const digits = text.replace(/[\s().-]/g, "");
	const [, ten] =
		/^\+52(?:044|045|01|1)?(\d{10})$/.exec(digits) ??
		(home === "MX" ? /^(?:044|045|01|1|521?)(\d{10})$/.exec(digits) : null) ??
		[];
	return ten ? `+52${ten}` : text;
}
