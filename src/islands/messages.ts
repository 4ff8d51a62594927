// The islands' interface strings: i18next in the browser, loaded with the first React island.

import type { BackendModule, ReadCallback } from "i18next";
import i18next, { type i18n } from "i18next";
import { sharedOptions } from "../i18n/options.ts";
import type { IslandContext } from "./island.ts";

/** Instead of i18next-http-backend, which can do much more and weighs 2 KB: docs/decisions/0005-what-a-first-load-costs.md. */
const localeFiles: BackendModule = {
	type: "backend",
	init() {},
	read(language, namespace, callback) {
		void answer(`/locales/${language}/${namespace}.json`).then((found) => callback(...found));
	},
};

/** The file, or what went wrong and whether another try may help: not when the server says that there is no such file. */
async function answer(path: string): Promise<Parameters<ReadCallback>> {
	try {
		const response = await fetch(path);
		return response.ok ? [null, await response.json()] : [String(response.status), response.status >= 500];
	} catch (error) {
		return [String(error), true];
	}
}

/** Texts that came with an island's markup or beside its code: read until the locale file is there, and in its place if it never comes. */
const embedded = "embedded";

let started: i18n | undefined;

/**
 * The one instance of the page, in the page's language, with this island's texts added. The locale file
 * /locales/{lng}/translation.json is fetched behind it; i18next retries a failed load by itself.
 */
export function islandMessages({ messages, variables }: Pick<IslandContext, "messages" | "variables">): i18n {
	started ??= start(document.documentElement.lang);
	started.addResourceBundle(started.language, embedded, messages);
	// Texts of files mention agency and phone; those of the markup have them filled in already.
	Object.assign(started.options.interpolation?.defaultVariables ?? {}, variables);
	return started;
}

function start(language: string): i18n {
	const instance = i18next.createInstance();
	void instance.use(localeFiles).init({
		...sharedOptions,
		lng: language,
		fallbackLng: false,
		ns: "translation",
		fallbackNS: embedded,
		resources: { [language]: { [embedded]: {} } },
		partialBundledLanguages: true,
		interpolation: { ...sharedOptions.interpolation, defaultVariables: {} },
	});
	return instance;
}
