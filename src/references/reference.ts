// References that survive a bad phone line in any language, the last character a check: ten digits for quotes, eight
// characters for bookings, six for messages.
import { type Language, type Localized, languageCodes } from "../i18n/languages.ts";
import { type MessageKey, phrase, phrases } from "../i18n/messages.ts";
import { type AnyReading, readAnyCharacters } from "./browser/any-reference.ts";
import { checkDigit } from "./browser/check-digit.ts";
import {
	type CodeLength,
	checkCharacter,
	confirmationLength,
	groupReference,
	isSpeakable,
	numberLength,
	prime,
	quoteLengths,
	type ReferenceReading,
	readCharacters,
	referenceAlphabet,
	referenceLength,
	wordsOf,
} from "./browser/typed-code.ts";
import { plainWord } from "./plain-word.ts";
import { nothingSaid, sayDigit, sayNumber } from "./said-numbers.ts";

export { groupReference } from "./browser/typed-code.ts";

/** The words by which a reference is dictated, in every language: all digits for quotes, and the letters of the others. */
const characters = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "K", "M", "R", "W", "X"] as const;
type ReferenceCharacter = (typeof characters)[number];

/** Kilo, Mexico and Washington are one word to callers of several languages, so they help when caller and agent differ. */
export const characterNames = Object.fromEntries(
	characters.map((character) => [character, phrases(`reference.word.${character}`)]),
) as Readonly<Record<ReferenceCharacter, Localized>>;

/**
 * Characters by every word for them, lower case, without accents and hyphens: the words that we say, and what else a
 * caller says, the letters' own names and the NATO words (`reference.heard`: "K kay, M em").
 */
export const spellings: ReadonlyMap<string, string> = new Map([
	...characters.flatMap((character) =>
		Object.values(characterNames[character]).map((word): [string, string] => [plainWord(word), character]),
	),
	...languageCodes.flatMap((language) =>
		phrase(language, "reference.heard")
			.split(", ")
			.map((entry): [string, string] => [plainWord(entry.slice(2)), entry.slice(0, 1)]),
	),
]);

/** Words between a character and the word for it: "K as in kilo", "K de kilo". */
const joints = wordsIn("reference.joints");
/** Words that say nothing about the code: "the letter", "number". */
const fillers: ReadonlySet<string> = new Set([...joints, ...wordsIn("reference.fillers")]);

function wordsIn(key: MessageKey): ReadonlySet<string> {
	return new Set(languageCodes.flatMap((language) => plainWord(phrase(language, key)).split(" ")));
}

/** "K as in kilo", "number seven": one of the characters as it is said. */
function said(character: ReferenceCharacter, language: Language): string {
	const word = characterNames[character][language];
	return phrase(language, /\d/.test(character) ? "reference.said.digit" : "reference.said.letter", { character, word });
}

/**
 * A new quote reference from the runtime's cryptographic randomness, every one as likely as another: a 1, any other digit
 * but that, seven more, and the check digit.
 */
export function randomReference(random = fill): string {
	for (;;) {
		let start = "1";
		while (start.length < referenceLength - 1) {
			const [byte = 255] = random(new Uint8Array(1));
			// 250 = 25 * 10: what lies above would favor the first digits.
			const digit = byte < 250 ? String(byte % 10) : "";
			if (start !== "1" || digit !== "1") start += digit;
		}
		const code = start + checkDigit(start);
		if (isSpeakable(code)) return code;
	}
}

/** How many there are: all that begin so, but those with three digits alike in a row. */
export const referenceCount = 84_316_060;

/** A new number of a message. */
export function randomNumber(random = fill): string {
	return randomCode(numberLength, random);
}

/** A new confirmation code, made as a number is. */
export function randomConfirmation(random = fill): string {
	return randomCode(confirmationLength, random);
}

function randomCode(
	length: typeof numberLength | typeof confirmationLength,
	random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): string {
	for (;;) {
		let start = "";
		while (start.length < length - 1) {
			const [byte = 255] = random(new Uint8Array(1));
			// 253 = 23 * 11: what lies above would favor the first characters.
			if (byte < 253) start += referenceAlphabet[byte % prime];
		}
		const code = start + checkCharacter(start);
		if (isSpeakable(code)) return code;
	}
}

function fill(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
	return crypto.getRandomValues(bytes);
}

/** Not a word: a character by itself, or digits that were typed together. */
const alone = /^(?:[A-Z]|\d+)$/;

/** Reads a code as it is typed or dictated: any case, spaces, hyphens, "K de kilo", "kilo seven". Never throws. */
export function normalizeReference(text: string, ...lengths: readonly [CodeLength, ...CodeLength[]]): ReferenceReading {
	const characters = charactersOf(text);
	return characters === "" ? { kind: "blank" } : readCharacters(characters, lengths);
}

/** The reference of a quote, new or old. */
export function readQuoteReference(text: string): ReferenceReading {
	return normalizeReference(text, ...quoteLengths);
}

/** Any reference, ours or not, in the same way. */
export function readAnyReference(text: string): AnyReading {
	return readAnyCharacters(charactersOf(text), text);
}

/** Letters and digits of a code as it was typed or dictated, in capitals, whatever they come to. Never throws. */
export function charactersOf(text: string): string {
	const words = wordsOf(text);
	return spoken(words) ?? words.join("");
}

/** The characters of a dictation, or undefined when a part of it is neither a character nor one of the words. */
function spoken(words: readonly string[]): string | undefined {
	let said = nothingSaid;
	for (const [index, word] of words.entries()) {
		const lower = word.toLowerCase();
		if (fillers.has(lower)) continue;
		const number = sayNumber(said, lower);
		if (number) {
			said = number;
			continue;
		}
		const character = spellings.get(lower) ?? (alone.test(word) ? word : undefined);
		if (!character) return undefined;
		const written = alone.test(word);
		// "K de kilo" says one character twice.
		const before = words[index - 1]?.toLowerCase() ?? "";
		if (!written && joints.has(before) && said.code.endsWith(character)) continue;
		said = written || !/\d/.test(character) ? { code: said.code + character, open: 0 } : sayDigit(said, character);
	}
	return said.code;
}

/** Each character as it is said: "K as in kilo", "K de kilo", "number seven", "número siete". Throws on a foreign one. */
export function spellCharacter(character: string, language: Language): string {
	if (!isReferenceCharacter(character)) throw new RangeError(`not a character of a reference: ${character}`);
	return said(character, language);
}

function isReferenceCharacter(character: string): character is ReferenceCharacter {
	return Object.hasOwn(characterNames, character);
}

/** The whole code as it is dictated, with a longer pause between its groups: digits of a quote by their names alone. */
export function spellReference(code: string, language: Language): string {
	const onlyDigits = code.length === referenceLength;
	const say = (character: string) =>
		onlyDigits && isReferenceCharacter(character)
			? characterNames[character][language]
			: spellCharacter(character, language);
	return groupReference(code)
		.split(/[ -]/)
		.map((group) => Array.from(group, say).join(", "))
		.join("; ");
}
