// The names a search looks through, written out folded by scripts/places.ts: a search scans them and builds next to nothing.

import type { Language } from "../i18n/languages.ts";
import { once } from "../i18n/once.ts";
import { areaNames, placeColumns, placeNames } from "./data/search-names.ts";
import { nameColumns } from "./name-columns.ts";

/**
 * " jfk| new york| nueva york| manhattan, ny| john f kennedy international|99|US|NY": code, city in each language that
 * has a column (empty where it is the default one's), other names, airport, weight, country, state. A space stands before every word, so that a word
 * starting with "yor" is one `includes(" yor")` away.
 */
export interface PlaceLine {
	readonly text: string;
	/** Where it lies, as areas are marked: "US|NY", or "MX|" where states are not told apart. */
	readonly mark: string;
}

export interface PlaceNames {
	readonly code: string;
	/** In each language that has a column; empty where it is the same as the default language's. */
	readonly cities: readonly string[];
	readonly cityIn: (language: Language) => string;
	readonly aliases: readonly string[];
	readonly airport: string;
	/** 1 to 109. */
	readonly weight: number;
}

/** A country ("US|") or state ("US|NY"), with all its names. */
export interface Area {
	readonly mark: string;
	readonly names: readonly string[];
}

const columns = nameColumns(placeColumns);
const cityColumns = columns.languages.map(columns.at);
const at = {
	...{ code: columns.at("code"), aliases: columns.at("aliases") },
	...{ airport: columns.at("airport"), weight: columns.at("weight") },
};

export const placeLines = once((): readonly PlaceLine[] =>
	placeNames.split("\n").map((text) => ({
		text,
		mark: text.slice(text.lastIndexOf("|", text.lastIndexOf("|") - 1) + 1),
	})),
);

const known = new Map<PlaceLine, PlaceNames>();

/** A line that was read once is kept taken apart: that takes longer than to find it. */
export function readNames(line: PlaceLine): PlaceNames {
	const before = known.get(line);
	if (before) return before;
	const cells = line.text.split("|");
	const aliases = cells[at.aliases] ?? "";
	const names: PlaceNames = {
		code: (cells[at.code] ?? "").trim().split(" ", 1)[0] ?? "",
		cities: cityColumns.map((column) => cells[column] ?? ""),
		cityIn: (language) => columns.nameIn(cells, language),
		aliases: aliases === "" ? [] : aliases.split(","),
		airport: cells[at.airport] ?? "",
		weight: Number(cells[at.weight]),
	};
	known.set(line, names);
	return names;
}

/** Lines with a word that begins with these one or two letters. */
const linesBeginning = once((start: string) => placeLines().filter(({ text }) => text.includes(start)));

/** Every line that may have a word that starts so, and others; `query` has a space before it. */
export function linesStarting(query: string): readonly PlaceLine[] {
	// Other letters than these stand in no line, and would be kept without end.
	const start = /^ [a-z0-9]{1,2}/.exec(query)?.[0];
	return start ? linesBeginning(start) : placeLines();
}

const linesByMark = once(() => Map.groupBy(placeLines(), ({ mark }) => mark));
const linesByCountry = once(() => Map.groupBy(placeLines(), countryMark));

/** Lines of a country or state, by its mark. */
export function linesIn(mark: string): readonly PlaceLine[] {
	return linesByCountry().get(mark) ?? linesByMark().get(mark) ?? [];
}

/** Cities, other names and airport of a line as they are written, for who reads all lines at once: `readNames` takes several times as long. */
export function namesPart({ text, mark }: PlaceLine): { readonly text: string; readonly weight: number } {
	const end = text.length - mark.length - 1;
	const beforeWeight = text.lastIndexOf("|", end - 1);
	return { text: text.slice(text.indexOf("|") + 1, beforeWeight), weight: Number(text.slice(beforeWeight + 1, end)) };
}

export const areas = once((): readonly Area[] =>
	areaNames.split("\n").map((line) => {
		const [mark = "", ...names] = line.split(",");
		return { mark, names };
	}),
);

/** The mark of the country a place lies in. */
export function countryMark(line: PlaceLine): string {
	return line.mark.slice(0, 3);
}
