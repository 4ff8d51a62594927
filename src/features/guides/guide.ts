// A guide of the blog: facts that hold in every language, and one block of texts a language.
import type { Localized } from "../../i18n/languages.ts";
import type { Source } from "../../prose/prose.ts";
import type { CompiledText } from "../../text/compiled-text.ts";
import type { DeskId, GuideGroup, TagId } from "./labels.ts";

/** Place codes: an airport or a metropolitan area. */
export interface GuideRoute {
	readonly from: string;
	readonly to: string;
}

export interface GuideFacts {
	/** Unique only within its group. */
	readonly id: number;
	readonly group: GuideGroup;
	/** Last segment of the URL, the same in every language. */
	readonly slug: string;
	/** The desk that wrote it; its name is in labels.ts. */
	readonly author: DeskId;
	/** ISO day of publication. */
	readonly date: string;
	/** ISO day of the last change of substance; absent when there was none. */
	readonly dateModified?: string | undefined;
	/** The desk that read it again, which is another one, and the ISO day. */
	readonly reviewed?: { readonly by: DeskId; readonly date: string } | undefined;
	/** Path of its drawing. */
	readonly imageUrl: string;
	/** Pixels. */
	readonly imageWidth: number;
	readonly imageHeight: number;
	readonly tags: readonly TagId[];
	/** The trips it speaks of, for the box of fares beside it. */
	readonly routes: readonly GuideRoute[];
	/** IATA codes of the airlines it is about: beside its phone number stands that we are none of them. */
	readonly airlines: readonly string[];
}

export interface GuideText extends CompiledText {
	readonly title: string;
	/** One or two sentences for lists. */
	readonly excerpt: string;
	/** The description for search engines, 70 to 160 characters. */
	readonly description: string;
	/** What the drawing shows. */
	readonly imageAlt: string;
	readonly sources: readonly Source[];
}

/** ISO day of the last change of its text, its publication included. */
export function lastChange({ date, dateModified = date }: GuideFacts): string {
	return dateModified;
}

/** A guide as the build compiles it; `drawing` is what stands in the file at `imageUrl`, the children of an SVG. */
export type Guide = GuideFacts & { readonly drawing: string } & Localized<GuideText>;

/** What a list of guides shows. */
export type GuideSummary = GuideFacts &
	Localized<Pick<GuideText, "title" | "excerpt" | "description" | "imageAlt" | "minutes">>;

/** What only the guide's own page shows. */
export type GuideBody = Pick<GuideText, "html" | "contents" | "faq" | "sources">;

/** Bodies by slug, their placeholders not filled in yet. */
export type GuideTexts = Readonly<Record<string, GuideBody>>;
