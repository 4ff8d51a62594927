// What every page is called: its title, description, short name and h1, as the front matter in content/pages says.
import { pageTexts } from "virtual:page-texts";
import type { Language, Localized } from "../i18n/languages.ts";
import type { Values } from "../i18n/messages.ts";
import { once } from "../i18n/once.ts";
import type { RouteId } from "../routes.ts";

/** Every text may hold placeholders such as `{{agency}}`; those of a page with parameters also `{{city}}` and the like. */
export interface PageTexts {
	/** Stands in the tab and in search results. */
	readonly title: string;
	/** For search engines, 70 to 160 characters. */
	readonly description: string;
	/** Short: in menus, lists and breadcrumbs. */
	readonly name: string;
	/** The h1. */
	readonly heading: string;
}

/** The manifest of `virtual:page-texts`: by language, since like texts compress each other. */
export type PageTextManifest = Localized<Readonly<Record<RouteId, PageTexts>>>;

/** In whose language, and what every text may mention: a page's context has both. */
interface Reading {
	readonly language: Language;
	readonly variables: Values;
}

/** @param values fill the placeholders of a page with parameters. Throws when one has no value. */
export function pageText(
	kind: keyof PageTexts,
	id: RouteId,
	{ language, variables }: Reading,
	values?: Values,
): string {
	const [start = "", ...rest] = takenApart(pageTexts[language][id][kind]);
	let text = start;
	for (let index = 0; index < rest.length; index += 2) {
		const name = rest[index] ?? "";
		const value = values?.[name] ?? variables[name];
		if (value === undefined) throw new Error(`No value for the placeholder {{${name}}}`);
		text += value + (rest[index + 1] ?? "");
	}
	return text;
}

/** Text, name, text, name, …, text. */
const takenApart = once((text: string): readonly string[] => text.split(/\{\{(\w+)\}\}/));
