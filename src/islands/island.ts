// What every island's code looks like to `boot`, and what it is given when it is mounted.
import type { MessageKey, Values } from "../i18n/messages.ts";

/** What the markup of an island says about it, pure data beside its code. */
export interface IslandRow {
	readonly name: string;
	/**
	 * `touch`: first pointer, key or focus inside it. `visible`: it scrolls into view. `active`: the
	 * visitor presses or types anywhere. `idle`: the page has loaded and
	 * rests. `flash`: there is a notice to show, or F8 asks for the notices. `kept`: as `touch`, and at once where the tab
	 * keeps something that was typed into this form.
	 */
	readonly when: "touch" | "visible" | "active" | "idle" | "flash" | "kept";
	/** Only on screens that match; elsewhere its code is never loaded. */
	readonly media?: string;
	/** Only for a visitor whose local storage has this entry; for any other its code is never loaded. */
	readonly stored?: string;
	/** The texts it shows, so that it reads the same before, without and after its locale file. */
	readonly messages: readonly MessageKey[];
	/**
	 * They are a file of their own, which is loaded beside its code, and not a part of every page: where they are many, or where
	 * hardly anybody wakes it. It reads them by `useTexts`, since agency and phone are not filled in.
	 */
	readonly apart?: true;
}

export interface IslandContext {
	/** The island's texts, in the page's language; those of a file name agency and phone by placeholders. */
	readonly messages: Readonly<Record<string, string>>;
	/** Those of agency and phone that its texts mention. */
	readonly variables: Values;
	/** What woke it, in order: the first touch, a notice, F8; empty when no visitor asked for it. */
	readonly causes: readonly Event[];
}

/** Props come from the server's own markup, so they are trusted to be what the island's view takes. */
export type Mount<Props = never> = (element: HTMLElement, props: Props, context: IslandContext) => void | Promise<void>;

/** The module behind a line of `src/islands.ts`. */
export interface IslandModule {
	readonly mount: Mount;
}

/** Where the code of each island is, by the name in the markup. */
export type Islands = Readonly<Record<string, () => Promise<IslandModule>>>;
