// References that survive a bad phone line in either language, the last character a check: six for quotes, eight for bookings.
import { type Language, type Localized, languageCodes } from "../i18n/languages.ts";
import { type MessageKey, phrase, phrases } from "../i18n/messages.ts";

/** The words by which a reference is dictated, in every language: none begins or sounds like another. */
const characters = ["0", "2", "3", "4", "7", "9", "K", "M", "R", "W", "X"] as const;
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
		Object.values(characterNames[character]).map((word): [string, string] => [plain(word), character]),
	),
	...languageCodes.flatMap((language) =>
		phrase(language, "reference.heard")
			.split(", ")
			.map((entry): [string, string] => [plain(entry.slice(2)), entry.slice(0, 1)]),
	),
]);

/** Words between a character and the word for it: "K as in kilo", "K de kilo". */
const joints = wordsIn("reference.joints");
/** Words that say nothing about the code: "the letter", "number". */
const fillers: ReadonlySet<string> = new Set([...joints, ...wordsIn("reference.fillers")]);

function wordsIn(key: MessageKey): ReadonlySet<string> {
	return new Set(languageCodes.flatMap((language) => plain(phrase(language, key)).split(" ")));
}

/** "K as in kilo", "number seven": one of the characters as it is said. */
function said(character: ReferenceCharacter, language: Language): string {
	const word = characterNames[character][language];
	return phrase(language, /\d/.test(character) ? "reference.said.digit" : "reference.said.letter", { character, word });
}

function plain(word: string): string {
	return word
		.normalize("NFKD")
		.replace(/[\p{M}-]/gu, "")
		.toLowerCase();
}

/**
 * Eleven characters; of every two that look or sound alike, in English or in Spanish, at most one is here:
 *
 * | kept | left out for it | because |
 * |---|---|---|
 * | 0 | O, Q, D | look the same; "oh" is how many say zero, so O is read as 0 |
 * | 2 | Z, U, Q | 2/Z look alike; "two" rhymes with U and Q |
 * | 3 | 8, B, C, D, E, G, P, T, V, Z | 3/8/B look alike; "three" and all these letters end in "ee", in Spanish in "e" |
 * | 4 | A | look alike when written by hand |
 * | 7 | 1, 6, T | 1/7 by hand; "siete" and "seis" (and "sesenta", "setenta") |
 * | 9 | 1, 5, I, Y, G | "nine", "one", "five", I, Y; 9/g look alike |
 * | K | A, H, J, 8, Q | "kay", "jay", "eight", "aitch"; "ca", "cu", "a" |
 * | M | N, L | "em", "en", "el"; "eme", "ene", "ele" |
 * | R | L | "ele" and "ere": one sound for many speakers of the Caribbean |
 * | W | U, V | "double u" is also "doble ve", "doble u", "uve doble": with neither U nor V it is itself by every name |
 * | X | F, S, 6 | "ex", "eff", "ess", "six"; "equis", "seis" |
 *
 * 1, I and L look alike, as do 5 and S, 6 and G, U and V; Y, LL and J, and G and J, share sounds in Spanish. None is
 * here. Without vowels no code is a word. Eleven is prime, which the check needs.
 */
export const referenceAlphabet = "023479KMRWX";

/** The check character among them. */
export const referenceLength = 6;
/** Length of a booking's code. Who knows one and a last name sees who travels, so there are many more of them than of quotes. */
export const confirmationLength = 8;
type Length = typeof referenceLength | typeof confirmationLength;

/**
 * Powers of two modulo 11; a shorter code has the last of them. The weighted sum of a sound code is 0. As 11 is prime
 * and no weight is 0, one wrong character always shows; as no two weights are equal, so does any pair that has changed
 * places; and as no two neighbors add up to 11, so does a doubled character heard as another doubled one.
 */
const weights = [3, 6, 1, 2, 4, 8, 5, 10];
const prime = referenceAlphabet.length;

const placeOf = (character: string) => referenceAlphabet.indexOf(character);
const weighted = (code: string, length: number) => {
	const own = weights.slice(-length);
	return Array.from(code).reduce((sum, character, index) => sum + placeOf(character) * (own[index] ?? 0), 0);
};

/** The last character for those before it. The last weight is 10, that is -1, so the sum of the others is the character. */
export function checkCharacter(start: string): string {
	return referenceAlphabet[weighted(start, start.length + 1) % prime] ?? "";
}

/** Three in a row are hard to count by ear, and one such run must not be read aloud to anyone. */
const run = /(.)\1\1/;
export const isSpeakable = (code: string) => !run.test(code);

/** A new quote reference from the runtime's cryptographic randomness, every one as likely as another. */
export function randomReference(random = fill): string {
	return randomCode(referenceLength, random);
}

/** A new confirmation code, made as a reference is. */
export function randomConfirmation(random = fill): string {
	return randomCode(confirmationLength, random);
}

function randomCode(length: Length, random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
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

export type ReferenceReading =
	| { readonly kind: "ok"; readonly code: string }
	| { readonly kind: "blank" }
	/** Too short, too long, or with a character that no code has. */
	| { readonly kind: "malformed" }
	/** It is as long as a code, but its check fails: at least one character is wrong. */
	| { readonly kind: "misheard" };

const maxLength = 160;
const alone = /^[A-Z0-9]$/;

/** Reads a code as it is typed or dictated: any case, spaces, hyphens, "K de kilo", "kilo seven". Never throws. */
export function normalizeReference(text: string, length: Length = referenceLength): ReferenceReading {
	const plain = text
		.slice(0, maxLength)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toUpperCase()
		.replace(/X[\s-]?RAY/g, "XRAY");
	const words = plain.split(/[^A-Z0-9]+/).filter(Boolean);
	if (words.length === 0) return { kind: "blank" };
	const code = (spoken(words) ?? words.join("")).replaceAll("O", "0");
	if (code.length !== length || Array.from(code).some((character) => placeOf(character) < 0)) {
		return { kind: "malformed" };
	}
	return weighted(code, length) % prime === 0 && isSpeakable(code) ? { kind: "ok", code } : { kind: "misheard" };
}

/** The characters of a dictation, or undefined when a part of it is neither a character nor one of the words. */
function spoken(words: readonly string[]): string | undefined {
	let code = "";
	for (const [index, word] of words.entries()) {
		const lower = word.toLowerCase();
		if (fillers.has(lower)) continue;
		const character = spellings.get(lower) ?? (alone.test(word) ? word : undefined);
		if (!character) return undefined;
		// "K de kilo" says one character twice.
		const before = words[index - 1]?.toLowerCase() ?? "";
		const explained = joints.has(before) && code.endsWith(character) && !alone.test(word);
		if (!explained) code += character;
	}
	return code;
}

/** Writes a code as it is shown: "K7M-2R4", "K7M2-R4X9". */
export function groupReference(code: string): string {
	return `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
}

/** Each character as it is said: "K as in kilo", "K de kilo", "number seven", "número siete". Throws on a foreign one. */
export function spellCharacter(character: string, language: Language): string {
	if (!isReferenceCharacter(character)) throw new RangeError(`not a character of a reference: ${character}`);
	return said(character, language);
}

function isReferenceCharacter(character: string): character is ReferenceCharacter {
	return Object.hasOwn(characterNames, character);
}

/** The whole code as it is dictated, with a longer pause between its halves. */
export function spellReference(code: string, language: Language): string {
	const spelled = Array.from(code, (character) => spellCharacter(character, language));
	const half = spelled.length / 2;
	return `${spelled.slice(0, half).join(", ")}; ${spelled.slice(half).join(", ")}`;
}
