// Names of cities in the world's other languages and scripts: static files, read only where the Worker's own names have nothing.
import { type Assets, staticText } from "../edge/static-text.ts";
import { fold } from "../i18n/fold.ts";
import { shelfStarts } from "./data/shelves.ts";

/** What one of the names stands for. */
export interface Spelling {
	/** As it is written: "東京". */
	readonly name: string;
	/** Codes of airports or metropolitan areas, the best known first. */
	readonly codes: readonly string[];
}

interface Spellings {
	/** The one of exactly that folded name. */
	named(folded: string): Spelling | undefined;
	/** All whose folded name starts so. */
	starting(folded: string): Spelling[];
}

/** Reads the files that may have these texts. Never rejects: where a file cannot be read, there are no such names. */
export type ReadSpellings = (texts: readonly string[]) => Promise<Spellings>;

/** The files are cut between two names; no text reaches into more than these, unless it is a single letter. */
const maxShelves = 2;
const maxLength = 60;

/** The path of a file by its place in `shelfStarts`. */
export function shelfPath(index: number): string {
	return `/spellings/${String(index).padStart(2, "0")}.txt`;
}

/** How a folded name is written where its line says nothing else: "nueva deli" is "Nueva Deli". */
export function plainSpelling(folded: string): string {
	return folded.normalize("NFC").replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** What was read once stays: the files change with a deploy only. */
export function spellingReader(assets: Assets): ReadSpellings {
	const known = new Map<number, string>();
	return async function readSpellings(texts) {
		const folded = texts.map((text) => fold(text.slice(0, maxLength)));
		const missing = [...new Set(folded.flatMap(shelvesOf))].filter((index) => !known.has(index));
		await Promise.all(
			missing.map(async (index) => {
				// Where it cannot be read, whoever asked is told that there is no such place, as before there were such files.
				const lines = await staticText(assets, shelfPath(index));
				if (lines !== undefined) known.set(index, `\n${lines}`);
			}),
		);
		return spellingsOf((text) => shelvesOf(text).flatMap((index) => known.get(index) ?? []));
	};
}

/** Which files may have names that start so, by their places in `shelfStarts`. */
function shelvesOf(folded: string): number[] {
	if (folded === "") return [];
	const after = shelfStarts.findIndex((start) => start > folded);
	const first = Math.max(0, (after < 0 ? shelfStarts.length : after) - 1);
	const shelves = [first];
	while (shelves.length < maxShelves && shelfStarts[first + shelves.length]?.startsWith(folded)) {
		shelves.push(first + shelves.length);
	}
	return shelves;
}

/** Lines are "folded|as written|codes", in the order of their folded names. */
function spellingsOf(shelves: (folded: string) => readonly string[]): Spellings {
	function linesFrom(lines: string, start: string): string[] {
		const found: string[] = [];
		for (let at = lines.indexOf(`\n${start}`); at >= 0 && lines.startsWith(start, at + 1); ) {
			const end = lines.indexOf("\n", at + 1);
			found.push(lines.slice(at + 1, end < 0 ? lines.length : end));
			if (end < 0) break;
			at = end;
		}
		return found;
	}
	const starting = (start: string) => shelves(start).flatMap((lines) => linesFrom(lines, start).map(spellingIn));
	return {
		named: (folded) => (folded === "" ? undefined : starting(`${folded}|`)[0]),
		starting: (folded) => (folded === "" ? [] : starting(folded)),
	};
}

function spellingIn(line: string): Spelling {
	const [folded = "", written, codes = ""] = line.split("|");
	return { name: written || plainSpelling(folded), codes: codes.split(" ") };
}
