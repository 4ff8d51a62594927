// What every island's code looks like to `boot`, and what it is given when it is mounted.
import type { Values } from "../i18n/messages.ts";

export interface IslandContext {
	/** The island's texts, in the page's language. */
	readonly messages: Readonly<Record<string, string>>;
	/** Those of agency and phone that its texts mention. */
	readonly variables: Values;
	/** What woke it, in order: the first touch, a notice, F8; empty when no visitor asked for it. */
	readonly causes: readonly Event[];
}

/** Props come from the server's own markup, so they are trusted to be what the island's view takes. */
export type Mount<Props = never> = (element: HTMLElement, props: Props, context: IslandContext) => void | Promise<void>;

/** The module behind a line of `loaders.ts`. */
export interface IslandModule {
	readonly mount: Mount;
}
