// How dear flying between two airports of the 48 states is beside what distance alone would say: the government's survey.

import { once } from "../../i18n/once.ts";
import type { Airport } from "../../places/place.ts";
import { usFareTable } from "./us-fare-table.ts";

const first = "a";
const count = 26;
/** Each letter is so many times the one before, and this one, counted from the first, stands for a factor of 1. */
const step = 1.12;
const one = 8;

export const levels = {
	/** Between a letter's factor and the next one's, as logarithms. */
	distance: Math.log(step),
	/** The letter nearest to a factor. */
	letterOf(factor: number): string {
		const level = Math.round(Math.log(factor) / Math.log(step)) + one;
		return String.fromCharCode(first.charCodeAt(0) + Math.max(0, Math.min(count - 1, level)));
	},
	factorOf(letter: string): number {
		return step ** (letter.charCodeAt(0) - first.charCodeAt(0) - one);
	},
};

const rows = once(
	(): ReadonlyMap<string, { readonly place: number; readonly letters: string }> =>
		new Map(usFareTable.split("\n").map((line, place) => [line.slice(0, 3), { place, letters: line.slice(3) }])),
);

/** Where the survey has too few of a pair: what half of its pairs are below. */
const usual = "q";

/** The survey's states: neither Hawaii nor Alaska, nor the territories, which have country codes of their own. */
function isContiguous({ country, region }: Airport): boolean {
	return country === "US" && region !== "HI" && region !== "AK";
}

/** What the survey says of the pair, in either direction; undefined beyond its 48 states. */
export function usFareFactor(from: Airport, to: Airport): number | undefined {
	if (!isContiguous(from) || !isContiguous(to)) return undefined;
	const [here, there] = [rows().get(from.code), rows().get(to.code)];
	if (!here || !there) return levels.factorOf(usual);
	const [row, before] = here.place > there.place ? [here, there] : [there, here];
	return levels.factorOf(row.letters.charAt(before.place).trim() || usual);
}
