// What a caller may have meant by what they said: read in every way that it can be read, since nobody says what it is.
import { readEmailAddress } from "../../forms/email-address.ts";
import { phones } from "../../forms/phone.ts";
import { fold } from "../../i18n/fold.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import type { OwnReference } from "../../references/browser/any-reference.ts";
import { charactersOf, readAnyReference } from "../../references/reference.ts";
import { type Near, nearReferences } from "./nearest.ts";
import { endDigits, nameWords } from "./terms.ts";

export interface Said {
	/** Ours, sound. */
	readonly reference?: OwnReference;
	/** Ours but for a slip. */
	readonly near: readonly Near[];
	/** By which an airline names an order. */
	readonly locator?: string;
	/** 13 digits. */
	readonly ticket?: string;
	/** E.164 and national numbers that it may be. */
	readonly phones: readonly string[];
	readonly phoneEnd?: string;
	readonly mailbox?: string;
	/** Of a name, folded. */
	readonly words: readonly string[];
	/** The whole name in one word. */
	readonly joined?: string;
}

/** Longer than any of these can be said. */
const maxLength = 200;
/** A number may have a word before it, "cel 55 1234 5678", and nothing else. */
const phoneShape = /^(?:\p{L}+[.:\s]+)?[+(]?[\d\s().+/·–-]+$/u;
const maxPhoneDigits = 17;
/** Callers of Mexico write 01, 044, 045, 1 or 521 before the ten digits of a number. */
const mexican = /^(?:044|045|01|1|521?)(\d{10})$/;
/** How an address is said aloud, in English and in Spanish. */
const saidMarks: readonly (readonly [RegExp, string])[] = [
	[/\s+(?:arroba|at)\s+/gi, "@"],
	[/\s+(?:punto|dot)\s+/gi, "."],
	[/\s+(?:guion bajo|guión bajo|underscore)\s+/gi, "_"],
	[/\s+(?:guion|guión|dash|hyphen)\s+/gi, "-"],
];

/** Never throws, whatever it is given. */
export function readSaid(said: string): Said {
	const text = said
		.slice(0, maxLength)
		.toWellFormed()
		.normalize("NFKC")
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
		.trim();
	const mailbox = mailboxIn(text);
	if (mailbox !== undefined) return { near: [], phones: [], words: [], mailbox };
	const characters = charactersOf(text);
	const reading = readAnyReference(text);
	if (reading.kind === "ok") {
		// An airline may give one that is a number of ours, too.
		const locator = reading.of === "number" ? { locator: reading.code } : {};
		return { reference: reading, ...locator, near: [], phones: [], words: [] };
	}
	const digits = digitsIn(text, characters);
	const words = /\p{N}/u.test(text) || digits !== undefined ? [] : nameWords(fold(text));
	return {
		near: nearReferences(characters),
		...((reading.kind === "airline" || reading.kind === "either") && { locator: reading.code }),
		...(reading.kind === "ticket" && { ticket: reading.airline + reading.number }),
		phones: digits === undefined ? [] : phonesOf(text, digits),
		...(digits !== undefined && { phoneEnd: digits.slice(-endDigits) }),
		words,
		...(words.length > 0 && { joined: fold(text).replaceAll(" ", "") }),
	};
}

function mailboxIn(text: string): string | undefined {
	const written = saidMarks.reduce((all, [mark, sign]) => all.replace(mark, sign), text);
	const address = written.includes("@") ? readEmailAddress(written.replaceAll(" ", "")) : undefined;
	return address === undefined ? undefined : mailboxOf(address);
}

/** Of a number as it is written, or dictated; undefined where it is none. */
function digitsIn(text: string, characters: string): string | undefined {
	const dictated = /^\d+$/.test(characters) ? characters : "";
	const digits = phoneShape.test(text) ? text.replace(/\D/g, "") : dictated;
	return digits.length >= endDigits && digits.length <= maxPhoneDigits ? digits : undefined;
}

/** It may be whole, whole without its +, or what is dialed at home, with or without what is dialed before it there. */
function phonesOf(text: string, digits: string): readonly string[] {
	const whole = /^\D*\+/.test(text) ? digits : /^(?:00|011)(\d+)$/.exec(digits)?.[1];
	const from = whole ?? digits;
	const reading = phones.read(`+${from}`, "");
	const international = reading.kind === "ok" ? reading.phone : `+${from}`;
	if (/^\D*\+/.test(text)) return [international];
	const home = [digits, digits.replace(/^0+/, ""), mexican.exec(digits)?.[1] ?? ""];
	return [...new Set([international, ...home])].filter((one) => one.length >= endDigits);
}
