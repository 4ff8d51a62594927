// What the build makes of a destination's file in content/destinations: what stands on its page besides data.
import type { GuideSource } from "../guides/guide.ts";
import type { Question } from "./compiled-text.ts";

/**
 * The sections of every destination's text, in order. The key of the interface text that names each: an author's file
 * says the same, and the build compares.
 */
export const destinationSections = [
	{ id: "into-town", heading: "destination.town" },
	{ id: "when-to-go", heading: "destination.when" },
	{ id: "before-you-fly", heading: "destination.before" },
] as const;

export interface DestinationText {
	readonly lead: string;
	/** For search engines, 70 to 160 characters. */
	readonly description: string;
	/** ISO day on which the text was last compared with its sources. */
	readonly updated: string;
	readonly sources: readonly GuideSource[];
	readonly faq: readonly Question[];
	/** Sanitized HTML, one for each of `destinationSections`, without its heading. */
	readonly sections: readonly { readonly html: string }[];
}
