// Which texts an island's row names: for the markup that carries them, and for the build, which writes them into files.
import type { Language } from "../i18n/languages.ts";
import type { IslandRow } from "./island.ts";

/** Each key's template, or those of its plural forms. Throws when there is neither. */
export function templatesOf(
	row: IslandRow,
	language: Language,
	textOf: (key: string) => unknown,
): readonly (readonly [key: string, template: string])[] {
	const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `_${category}`);
	return row.messages.flatMap((key) => {
		const found = ["", ...plurals].flatMap((ending): [string, string][] => {
			const text = textOf(key + ending);
			return typeof text === "string" ? [[key + ending, text]] : [];
		});
		if (found.length === 0) throw new Error(`Island ${row.name}: no message ${key}`);
		return found;
	});
}
