// Marks a part of a page that script takes over later, and gives it what it needs: props, and texts or the file with them.
import { islandTexts } from "virtual:island-texts";
import type { ReactNode } from "react";
import type { Language } from "../i18n/languages.ts";
import type { Messages, Values } from "../i18n/messages.ts";
import type { IslandRow } from "../islands/island.ts";
import { templatesOf } from "../islands/templates.ts";
import { usePage } from "./page-context.tsx";

interface IslandProps<Props extends object> {
	readonly row: IslandRow;
	/** Plain data, as JSON in the markup; ids too, because `useId` differs between the server's root and the island's. */
	readonly props?: Props;
	/** The form whose typed texts stay in the tab. */
	readonly form?: string | undefined;
	readonly className?: string;
	/** The island's view with the same props, and nothing beside it. */
	readonly children?: ReactNode;
}

export function Island<Props extends object>({ row, props, form, className, children }: IslandProps<Props>) {
	const { messages, language, variables } = usePage();
	const { name, when, media, stored } = row;
	const texts = textsOf(row, messages, language, variables);
	return (
		<div
			className={className}
			data-island={name}
			data-when={when}
			data-media={media}
			data-stored={stored}
			data-form={form}
			data-props={props && JSON.stringify(props)}
			data-messages={texts.messages}
			data-texts={texts.file}
			data-variables={texts.variables}
		>
			{children}
		</div>
	);
}

interface IslandTexts {
	/** JSON; undefined for an island without texts, or whose texts are a file. */
	readonly messages?: string | undefined;
	/** URL of that file. */
	readonly file?: string | undefined;
	/** JSON of those variables that the texts mention. */
	readonly variables: string | undefined;
}

/** The same for every page of a language, so it is worked out once. */
const known = new WeakMap<Messages, Map<IslandRow, IslandTexts>>();

function textsOf(row: IslandRow, messages: Messages, language: Language, variables: Values): IslandTexts {
	const ofLanguage = known.get(messages) ?? new Map<IslandRow, IslandTexts>();
	known.set(messages, ofLanguage);
	const texts = ofLanguage.get(row) ?? embed(row, messages, language, variables);
	ofLanguage.set(row, texts);
	return texts;
}

function embed(row: IslandRow, { i18n }: Messages, language: Language, variables: Values): IslandTexts {
	const mentioned: Record<string, string | number> = {};
	const filled: Record<string, string> = {};
	for (const [key, template] of templatesOf(row, language, (key) => i18n.getResource(language, "translation", key))) {
		filled[key] = template.replace(/\{\{(\w+)\}\}/g, (placeholder, variable: string) => {
			const value = variables[variable];
			if (value === undefined) return placeholder;
			mentioned[variable] = value;
			return String(value);
		});
	}
	const own = row.apart ? { file: islandTexts[row.name]?.[language] } : { messages: jsonUnlessEmpty(filled) };
	return { ...own, variables: jsonUnlessEmpty(mentioned) };
}

function jsonUnlessEmpty(record: Readonly<Record<string, unknown>>): string | undefined {
	return Object.keys(record).length > 0 ? JSON.stringify(record) : undefined;
}
