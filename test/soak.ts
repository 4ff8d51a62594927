// How much the random tests and the looks at every page do: a sample in `npm test`, more in `npm run soak`, most in
// `npm run soak:long`; SEED replays one.

import { type Language, languageCodes } from "../src/i18n/languages.ts";

const sizes = ["sample", "soak", "long"] as const;
const named = sizes.indexOf((process.env.SOAK ?? "sample") as (typeof sizes)[number]);
if (named < 0) throw new Error(`SOAK is one of ${sizes.join(", ")}`);

/** The same seed gives the same posts, searches, sequences and moments; a sample is the same every day. */
export const seed = Number(process.env.SEED ?? 20_261_121);
if (!Number.isSafeInteger(seed)) throw new Error("SEED is a whole number");

/** Only `npm test` is content with a part of what could be looked at. */
export const isSample = named === 0;

/** `npm run soak:long` leaves nothing out. */
export const isLongest = named === sizes.length - 1;

/** Of what is the same in every language but for its words: in `npm test` each in one of them, by turns; else all in each. */
export function byTurns<Look>(looks: readonly Look[], language: Language): readonly Look[] {
	return share(looks, languageCodes.indexOf(language), languageCodes.length);
}

/** In `npm test` that part of the looks whose turn it is, of as many parts; else all. */
export function share<Look>(looks: readonly Look[], turn: number, parts: number): readonly Look[] {
	return isSample ? looks.filter((_, index) => index % parts === turn % parts) : looks;
}

/** How many, by size. */
export function bySize(sample: number, soak: number, long: number): number {
	return [sample, soak, long][named] ?? sample;
}

/** Several bookings, posts or sequences take their time; a minute for a sample, half an hour for the longest. */
export const patience = bySize(120_000, 900_000, 2_400_000);
