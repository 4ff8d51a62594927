// Lookup of the destinations' texts that the build made of content/destinations.
import { destinationTexts } from "virtual:destinations";
import type { Language, Localized } from "../i18n/languages.ts";
import type { DestinationText } from "./destination-text.ts";

/** The manifest of `virtual:destinations`: texts by slug within each language, since like texts compress each other. */
export type DestinationManifest = Localized<Readonly<Record<string, DestinationText>>>;

/** The text of a destination, placeholders not yet filled in (see fill.ts). Throws when it has none: the build allows none. */
export function findDestinationText(slug: string, language: Language): DestinationText {
	const texts = destinationTexts[language];
	const text = Object.hasOwn(texts, slug) ? texts[slug] : undefined;
	if (!text) throw new Error(`No content/destinations/${slug}`);
	return text;
}
