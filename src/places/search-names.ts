// The names a search looks through, written out folded by scripts/places.ts: a search scans them and builds next to nothing.
import { areaNames, placeNames } from "./data/search-names.ts";

/**
 * " jfk| new york| nueva york| manhattan, ny| john f kennedy international|99|US|NY": code, city in English, in Spanish
 * where that differs, other names, airport, weight, country, state. A space stands before every word, so that a word
 * starting with "yor" is one `includes(" yor")` away.
 */
export interface PlaceLine {
	readonly text: string;
	/** Where it lies, as areas are marked: "US|NY", or "MX|" where states are not told apart. */
	readonly mark: string;
}

export interface PlaceNames {
	readonly code: string;
	/** English and Spanish; the second is empty where it is the same. */
	readonly cities: readonly [string, string];
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

let lines: readonly PlaceLine[] | undefined;
let named: readonly Area[] | undefined;

export function placeLines(): readonly PlaceLine[] {
	lines ??= placeNames.split("\n").map((text) => ({
		text,
		mark: text.slice(text.lastIndexOf("|", text.lastIndexOf("|") - 1) + 1),
	}));
	return lines;
}

export function readNames({ text }: PlaceLine): PlaceNames {
	const [code = "", en = "", es = "", aliases = "", airport = "", weight = ""] = text.split("|");
	return {
		code: code.trim(),
		cities: [en, es],
		aliases: aliases === "" ? [] : aliases.split(","),
		airport,
		weight: Number(weight),
	};
}

export function areas(): readonly Area[] {
	named ??= areaNames.split("\n").map((line) => {
		const [mark = "", ...names] = line.split(",");
		return { mark, names };
	});
	return named;
}

/** The mark of the country a place lies in. */
export function countryMark(line: PlaceLine): string {
	return line.mark.slice(0, 3);
}
