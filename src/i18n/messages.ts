// Interface strings on the server, keys typed from the English file; i18next itself is in the browser alone.
import type { i18n } from "i18next";
import en from "../../locales/en/translation.json" with { type: "json" };
import es from "../../locales/es/translation.json" with { type: "json" };
import { messageFiller } from "./fill-message.ts";
import { type Language, type Localized, perLanguage } from "./languages.ts";

type WithoutPlural<Key extends string> =
	Key extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Base : Key;

/** A key of locales/en/translation.json, plural endings left out. */
export type MessageKey = WithoutPlural<keyof typeof en>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

export interface Messages {
	readonly t: Translate;
	readonly i18n: i18n;
}

/** What it takes to say something on a page or in a mail. */
export interface Words {
	readonly t: Translate;
	readonly language: Language;
}

const resources: Localized<Readonly<Record<string, string>>> = { en, es };

/** Messages of one language; `variables` (agency, phone) may appear in every text. */
export function createMessages(language: Language, variables: Values): Messages {
	const texts = resources[language];
	const t: Translate = messageFiller(language, texts, variables);
	// All that a view of an island asks of i18next while it is drawn: here its texts are there, and none is loaded later.
	const asked = {
		language,
		t,
		on: () => {},
		off: () => {},
		getResource: (_language: string, _namespace: string, key: string) => texts[key],
		getResourceBundle: () => texts,
	};
	return { t, i18n: asked as unknown as i18n };
}

/** Is there a text under this key? For keys built from data, such as `name.<route>`. */
export function isMessageKey(key: string): key is MessageKey {
	return Object.hasOwn(en, key);
}

/**
 * A text outside any page, as a name of data: agency and phone are not filled in, and there are no plurals.
 * A missing text is its own key.
 */
export function phrase(language: Language, key: MessageKey, values: Values = {}): string {
	return (resources[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (open, name: string) =>
		String(values[name] ?? open),
	);
}

/** The same in every language. */
export function phrases(key: MessageKey): Localized {
	return perLanguage((language) => phrase(language, key));
}
