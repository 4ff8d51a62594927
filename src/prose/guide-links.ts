// What other pages may know of the guides: enough to list them and to link to them.
import type { Localized } from "../i18n/languages.ts";

/** A guide as a list shows it. */
interface GuideFacts {
	/** Last segment of the address, the same in every language. */
	readonly slug: string;
	/** ISO day of publication. */
	readonly date: string;
	/** Path of its drawing, and the size in pixels. */
	readonly imageUrl: string;
	readonly imageWidth: number;
	readonly imageHeight: number;
	/** The trips it speaks of, by place codes: an airport or a metropolitan area. */
	readonly routes: readonly { readonly from: string; readonly to: string }[];
	/** IATA codes of the airlines it is about. */
	readonly airlines: readonly string[];
}

interface GuideWords {
	readonly title: string;
	/** One or two sentences. */
	readonly excerpt: string;
	/** Reading time in whole minutes, at least one. */
	readonly minutes: number;
}

export type LinkedGuide = GuideFacts & Localized<GuideWords>;

/** A port: the guides, newest first. */
export interface GuideLinks {
	listGuides(): readonly LinkedGuide[];
}
