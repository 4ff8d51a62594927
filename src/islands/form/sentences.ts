// The sentences of problems, from the page's locale file, which is fetched when the first one is wanted.
import type { MessageKey, Values } from "../../i18n/messages.ts";

type Sentences = Readonly<Record<string, string>>;
let loaded: Promise<Sentences> | undefined;

/** Rejects when the file cannot be had; the next call tries again. */
export async function sentence(key: MessageKey, values: Values = {}): Promise<string> {
	loaded ??= load();
	const sentences = await loaded.catch((error: unknown) => {
		loaded = undefined;
		throw error;
	});
	return (sentences[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

async function load(): Promise<Sentences> {
	const response = await fetch(`/locales/${document.documentElement.lang}/translation.json`);
	if (!response.ok) throw new Error(`locale file: ${response.status}`);
	return response.json();
}
