// The islands' interface strings: i18next in the browser, loaded with the first React island.
import i18next, { type i18n } from "i18next";
import { sharedOptions } from "../i18n/options.ts";
import type { IslandContext } from "./island.ts";
import { localeFiles } from "./locale-files.ts";

/** Texts that came with an island's markup: read until the locale file is there, and in its place if it never comes. */
const embedded = "embedded";

let started: i18n | undefined;

/**
 * The one instance of the page, in the page's language, with this island's texts added. The locale file
 * /locales/{lng}/translation.json is fetched behind it; i18next retries a failed load by itself.
 */
export function islandMessages({ messages, variables }: Pick<IslandContext, "messages" | "variables">): i18n {
	started ??= start(document.documentElement.lang);
	started.addResourceBundle(started.language, embedded, messages);
	// Texts of the locale file mention agency and phone; those of the markup have them filled in already.
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
		react: { useSuspense: false },
	});
	return instance;
}
