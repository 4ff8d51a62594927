// Lookup of the destinations' and airlines' texts that the build made of content/destinations and content/airlines.
import { placeTexts } from "virtual:place-texts";
import type { Language, Localized } from "../i18n/languages.ts";
import type { AirlineText, DestinationText } from "./place-text.ts";

/** Texts by slug within each language, since like texts compress each other. */
type Texts<Text> = Localized<Readonly<Record<string, Text>>>;

/** The manifest of `virtual:place-texts`. */
export interface PlaceTexts {
	readonly destinations: Texts<DestinationText>;
	readonly airlines: Texts<AirlineText>;
	/** ISO days on which the texts about help with an airline's bookings were last compared with their sources. */
	readonly assisted: Texts<string>;
}

/** ISO day of the text about help with this airline's bookings, which stands in a file (`ReadAssistance`); undefined where there is none. */
export function assistanceUpdated(slug: string, language: Language): string | undefined {
	return own(placeTexts.assisted[language], slug);
}

/** Placeholders not yet filled in (see fill.ts), like those of `findAirlineText`. Undefined for one that has no page. */
export function findDestinationText(slug: string, language: Language): DestinationText | undefined {
	return own(placeTexts.destinations[language], slug);
}

/** Undefined for an airline without a page, or one that flies no more. */
export function findAirlineText(slug: string, language: Language): AirlineText | undefined {
	return own(placeTexts.airlines[language], slug);
}

function own<Text>(texts: Readonly<Record<string, Text>>, slug: string): Text | undefined {
	return Object.hasOwn(texts, slug) ? texts[slug] : undefined;
}
