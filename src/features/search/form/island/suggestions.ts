// The list under a place field as a state: which places it offers, and which one the arrow keys have reached.
import type { PlaceOption } from "../../../../places/browser/place-text.ts";

export interface Suggestions {
	readonly places: readonly PlaceOption[];
	/** Index of the place the arrow keys have reached, or -1: the caret is in the text. */
	readonly active: number;
}

export const noSuggestions: Suggestions = { places: [], active: -1 };

/** One step of the arrow keys. Beyond either end is the text itself, so that what was typed can be reached again. */
export function move(list: Suggestions, step: 1 | -1): Suggestions {
	const stops = list.places.length + 1;
	return { ...list, active: ((list.active + 1 + step + stops) % stops) - 1 };
}
