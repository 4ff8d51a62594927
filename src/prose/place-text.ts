// What the build makes of the files in content/destinations, content/airlines and content/assistance: what their pages say
// besides data.

import type { Language } from "../i18n/languages.ts";
import type { Question } from "../text/compiled-text.ts";
import type { Source } from "./prose.ts";

/**
 * The sections of every text of a kind, in order. The key of the interface text that names each: an author's file says
 * the same, and the build compares.
 */
export const textSections = {
	destinations: [
		{ id: "into-town", heading: "destination.town" },
		{ id: "when-to-go", heading: "destination.when" },
		{ id: "before-you-fly", heading: "destination.before" },
	],
	airlines: [
		{ id: "bags", heading: "airline.bags.heading" },
		{ id: "changes", heading: "airline.changes.heading" },
		{ id: "worth-knowing", heading: "airline.know.heading" },
	],
	assistance: [
		{ id: "own-channels", heading: "assistance.own.heading" },
		{ id: "names", heading: "assistance.names.heading" },
		{ id: "same-day", heading: "assistance.sameDay.heading" },
		{ id: "case", heading: "assistance.case.heading" },
	],
} as const;

export type PlaceTextKind = keyof typeof textSections;

export interface AirlineText {
	/** ISO day on which the text was last compared with its sources. */
	readonly updated: string;
	readonly sources: readonly Source[];
	readonly faq: readonly Question[];
	/** Sanitized HTML, one for each of the kind's sections, without its heading. */
	readonly sections: readonly { readonly html: string }[];
}

export interface DestinationText extends AirlineText {
	readonly lead: string;
	/** The description for search engines, 70 to 160 characters. */
	readonly description: string;
}

/** Help with a booking on an airline, by its slug; undefined for one of which too little was read. Rejects where the file cannot be read. */
export type ReadAssistance = (slug: string, language: Language) => Promise<AirlineText | undefined>;
