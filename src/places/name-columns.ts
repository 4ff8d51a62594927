// Names of places are columns of their tables: the header calls a column of names by its language's code.
import { defaultLanguage, isLanguage, type Language, type Localized, perLanguage } from "../i18n/languages.ts";

export interface NameColumns {
	/** The languages that have a column, in the table's order. */
	readonly languages: readonly Language[];
	/** The index of a column by its name; throws for one that the header lacks. */
	readonly at: (column: string) => number;
	/** The name in a language; the default language's where it has no column or an empty cell. */
	readonly nameIn: (cells: readonly string[], language: Language) => string;
	/** The same in every language. */
	readonly namesIn: (cells: readonly string[]) => Localized;
}

/** @param header column names between bars: "code|en|es|country" */
export function nameColumns(header: string): NameColumns {
	const columns = header.split("|");
	const index = new Map(columns.map((column, at) => [column, at]));
	const at = (column: string): number => {
		const found = index.get(column);
		if (found === undefined) throw new Error(`no column ${column} in ${header}`);
		return found;
	};
	const original = at(defaultLanguage);
	const nameIn = (cells: readonly string[], language: Language) =>
		cells[index.get(language) ?? original] || (cells[original] ?? "");
	return {
		languages: columns.filter(isLanguage),
		at,
		nameIn,
		namesIn: (cells) => perLanguage((language) => nameIn(cells, language)),
	};
}
