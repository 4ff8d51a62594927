// The islands, pure data: when each one is woken, on which screens, and which texts its markup carries.
import type { MessageKey } from "../i18n/messages.ts";
import { searchTexts } from "./flight-search/texts.ts";
import { flashCodes } from "./toasts/flash.ts";

interface Row {
	/**
	 * `touch`: first pointer, key or focus inside it. `visible`: it scrolls into view. `idle`: the page has loaded and
	 * rests. `flash`: there is a notice to show, or F8 asks for the notices. `kept`: as `touch`, and at once where the tab
	 * keeps something that was typed into this form.
	 */
	readonly when: "touch" | "visible" | "idle" | "flash" | "kept";
	/** Only on screens that match; elsewhere its code is never loaded. */
	readonly media?: string;
	/** The texts it shows, so that it reads the same before, without and after its locale file. */
	readonly messages: readonly MessageKey[];
}

export const islands = {
	menu: {
		when: "touch",
		media: "(width < 48rem)",
		messages: ["menu.open", "menu.close", "layout.nav", "layout.language"],
	},
	flightSearch: { when: "touch", messages: searchTexts },
	language: { when: "idle", messages: [] },
	scheme: { when: "visible", messages: [] },
	consent: { when: "idle", messages: ["consent.gpc"] },
	toasts: {
		when: "flash",
		messages: [
			"toast.region",
			"toast.recent",
			"toast.none",
			"toast.close",
			...flashCodes.map((code) => `flash.${code}` as const),
		],
	},
	guideSearch: { when: "touch", messages: ["blog.found", "blog.count"] },
	share: { when: "idle", messages: ["share.copied", "share.selected"] },
	filters: { when: "visible", messages: ["filter.shown"] },
	print: { when: "touch", messages: [] },
	questions: { when: "visible", messages: ["help.shown"] },
	nearest: { when: "visible", messages: [] },
	form: { when: "kept", messages: [] },
} as const satisfies Record<string, Row>;

export type IslandName = keyof typeof islands;

/** A row by name, with the optional fields readable on every row. */
export function islandOf(name: IslandName): Row {
	return islands[name];
}
