// Finds the names that a slip of the finger stands for: asked only where nothing matches as it was typed.
import { once } from "../i18n/once.ts";
import { areas, namesPart, placeLines } from "./search-names.ts";

interface Name {
	readonly text: string;
	/** One bit a letter that is in it: most names are ruled out by two operations. */
	readonly letters: number;
	/** Of the place that it stands beside; a name of several places is there several times. */
	readonly weight: number;
}

/** One edit in anything shorter gives another word, not a slip. */
const minLetters = 4;
/** An unfinished word with a slip in it begins too many names below this. */
const minUnfinished = 5;
/** Up to this many letters, one edit is a slip; beyond it, two are. */
const shortLetters = 6;
const maxLength = 40;
const maxNames = 3;
/** Countries and states, among places of 1 to 109. */
const areaWeight = 60;
/** What an edit takes off a name's renown, of 1 to 109; a name that is typed in part loses half of it more. */
const editCost = 60;

/** Every name of every line and area, in one pass over the letters: the first slip in a new isolate waits for it. */
const names = once((): readonly Name[] => {
	const found: Name[] = [];
	for (const line of placeLines()) {
		const { text, weight } = namesPart(line);
		readInto(found, text, weight);
	}
	for (const area of areas()) for (const name of area.names) readInto(found, name, areaWeight);
	return found;
});

const [letterA, bar, comma] = [97, 124, 44];

/** @param text names between bars and commas, each with a space before it */
function readInto(found: Name[], text: string, weight: number): void {
	let letters = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const sign = at < text.length ? text.charCodeAt(at) : bar;
		if (sign === bar || sign === comma) {
			if (at - start > minLetters) found.push({ text: text.slice(start + 1, at), letters, weight });
			[letters, start] = [0, at + 1];
		} else if (sign >= letterA) letters |= 1 << (sign - letterA);
	}
}

function lettersOf(text: string): number {
	let letters = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = text.charCodeAt(at);
		if (sign >= letterA) letters |= 1 << (sign - letterA);
	}
	return letters;
}

function countBits(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/**
 * Names that a folded text is one or two edits away from (a letter too many, too few, another, or two swapped), the
 * likeliest first, three at most. A name's beginning counts too, if its first letter is right: whoever slips early has
 * not yet typed the rest.
 */
export function namesMeant(folded: string): string[] {
	const count = folded.replace(/[^a-z]/g, "").length;
	if (count < minLetters || folded.length > maxLength || /[^a-z0-9 ]/.test(folded)) return [];
	const maxEdits = count > shortLetters ? 2 : 1;
	const letters = lettersOf(folded);
	const editsTo = editsFrom(folded, maxEdits);
	const meant = new Map<string, number>();
	for (const { text, letters: has, weight } of names()) {
		if (text.length < folded.length - maxEdits || !startsAlike(text, folded) || countBits(letters & ~has) > maxEdits)
			continue;
		const mayGoOn = count >= minUnfinished && text[0] === folded[0];
		if (!mayGoOn && (text.length > folded.length + maxEdits || countBits(has & ~letters) > maxEdits)) continue;
		const { whole, start } = editsTo(text);
		if (whole > maxEdits && !(mayGoOn && start <= maxEdits)) continue;
		const score = weight - (whole <= maxEdits ? whole : start + 0.5) * editCost;
		if (score > (meant.get(text) ?? Number.NEGATIVE_INFINITY)) meant.set(text, score);
	}
	const ranked = [...meant].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	const min = (ranked[0]?.[1] ?? 0) - editCost;
	const likely = ranked.filter(([, score]) => score > min).map(([name]) => name);
	// Whoever looks for "new york" finds "new york city" as well.
	return likely.filter((name) => !likely.some((other) => name.startsWith(`${other} `))).slice(0, maxNames);
}

/** One edit leaves one of the first two letters in its place, or beside it; nobody slips twice before the third. */
function startsAlike(one: string, other: string): boolean {
	const [first, second] = [other.charCodeAt(0), other.charCodeAt(1)];
	const [start, next] = [one.charCodeAt(0), one.charCodeAt(1)];
	return start === first || next === second || start === second || next === first;
}

interface Edits {
	/** To the whole name; more than allowed where it is further away. */
	readonly whole: number;
	/** To the nearest beginning of the name. */
	readonly start: number;
}

/** Optimal string alignment (Damerau-Levenshtein), within a band: a letter is at most `max` places from where it belongs. */
function editsFrom(typed: string, max: number): (name: string) => Edits {
	const far = max + 1;
	const row = () => new Uint8Array(typed.length + 1).fill(far);
	const rows = [row(), row(), row()] as const;
	return (name) => {
		let [twoAbove, above, current] = rows;
		for (let at = 0; at <= typed.length; at++) above[at] = Math.min(at, far);
		let start = above[typed.length] ?? far;
		let whole = far;
		let nearestAbove = 0;
		for (let at = 1; at <= Math.min(name.length, typed.length + max); at++) {
			const letter = name[at - 1];
			current.fill(far);
			if (at <= max) current[0] = at;
			let nearest = current[0] ?? far;
			for (let to = Math.max(1, at - max); to <= Math.min(typed.length, at + max); to++) {
				const same = typed[to - 1] === letter;
				let least = Math.min(
					(above[to - 1] ?? far) + (same ? 0 : 1),
					(above[to] ?? far) + 1,
					(current[to - 1] ?? far) + 1,
				);
				if (!same && at > 1 && to > 1 && typed[to - 2] === letter && typed[to - 1] === name[at - 2])
					least = Math.min(least, (twoAbove[to - 2] ?? far) + 1);
				current[to] = Math.min(least, far);
				nearest = Math.min(nearest, least);
			}
			start = Math.min(start, current[typed.length] ?? far);
			if (at === name.length) whole = current[typed.length] ?? far;
			if (nearest > max && nearestAbove > max) break;
			nearestAbove = nearest;
			[twoAbove, above, current] = [above, current, twoAbove];
		}
		return { whole, start };
	};
}
