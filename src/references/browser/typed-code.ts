// References as they are typed: their characters and their check. The words of a dictation are texts of all languages,
// which no browser loads.
import { plainDigits } from "../../text/plain-digits.ts";
import { checkDigit } from "./check-digit.ts";

/**
 * The characters of bookings' codes and messages' numbers. Eleven; of every two that look or sound alike, in English or in Spanish, at most one is here:
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

/** Of a quote: ten digits, in groups of three, three and four. */
export const referenceLength = 10;
/** Length of a booking's code. Who knows one and a last name sees who travels, so not every number may be one. */
export const confirmationLength = 8;
/** Of a message or call-back request; of quotes too, until they had digits. */
export const numberLength = 6;
export type CodeLength = typeof referenceLength | typeof confirmationLength | typeof numberLength;
/** What a quote can have: the older ones keep theirs until they end. */
export const quoteLengths = [referenceLength, numberLength] as const;

/** No number that is dialed in the Americas or in Spain begins so with ten digits: those that begin with 11 are of Buenos Aires. */
const beginsAsQuote = /^1[^1]/;

/**
 * Powers of two modulo 11; a shorter code has the last of them. The weighted sum of a sound code is 0. As 11 is prime
 * and no weight is 0, one wrong character always shows; as no two weights are equal, so does any pair that has changed
 * places; and as no two neighbors add up to 11, so does a doubled character heard as another doubled one.
 */
const weights = [3, 6, 1, 2, 4, 8, 5, 10];
export const prime = referenceAlphabet.length;

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

export type ReferenceReading =
	| { readonly kind: "ok"; readonly code: string }
	| { readonly kind: "blank" }
	/** Too short, too long, or with a character that no code has. */
	| { readonly kind: "malformed" }
	/** It is as long as a code, but its check fails: at least one character is wrong. */
	| { readonly kind: "misheard" };

const maxLength = 160;

/** What is between spaces and hyphens, in capitals without accents. */
export function wordsOf(text: string): readonly string[] {
	const plain = plainDigits(text.slice(0, maxLength))
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toUpperCase()
		.replace(/X[\s-]?RAY/g, "XRAY");
	return plain.split(/[^A-Z0-9]+/).filter(Boolean);
}

const onlyDigits = /^\d+$/;

/** Has the code the characters and the length of one of ours? Its check may still be wrong. */
export function isShaped(code: string, length: CodeLength): boolean {
	if (code.length !== length) return false;
	return length === referenceLength
		? onlyDigits.test(code) && beginsAsQuote.test(code)
		: Array.from(code).every((character) => placeOf(character) >= 0);
}

/** Is the check of a code right that has the shape of one? Three alike in a row were given to nobody. */
export function isSound(code: string): boolean {
	const fits = code.length === referenceLength ? checkDigit(code) === "0" : weighted(code, code.length) % prime === 0;
	return fits && isSpeakable(code);
}

/** Many say O for zero. */
export const withZeros = (characters: string) => characters.replaceAll("O", "0");

/** Reads a code of one of these lengths. */
export function readCharacters(characters: string, lengths: readonly CodeLength[]): ReferenceReading {
	const code = withZeros(characters);
	if (!lengths.some((length) => isShaped(code, length))) return { kind: "malformed" };
	return isSound(code) ? { kind: "ok", code } : { kind: "misheard" };
}

/** The characters that were typed; undefined where there are letters that may be a word of a dictation, which the server knows. */
export function typedCharacters(text: string): string | undefined {
	const words = wordsOf(text);
	const isTyped = (word: string) => /\d/.test(word) || Array.from(word).every((letter) => placeOf(letter) >= 0);
	return words.every(isTyped) ? words.join("") : undefined;
}

/** As the server reads it; undefined for what may be a dictation. Never throws. */
export function readTypedCode(text: string, ...lengths: readonly CodeLength[]): ReferenceReading | undefined {
	const characters = typedCharacters(text);
	if (characters === "") return { kind: "blank" };
	return characters === undefined ? undefined : readCharacters(characters, lengths);
}

/** Writes a code as it is shown: "182 177 3591", "K7M-2R4", "K7M2-R4X9". */
export function groupReference(code: string): string {
	if (code.length === referenceLength) return `${code.slice(0, 3)} ${code.slice(3, 6)} ${code.slice(6)}`;
	return `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
}
