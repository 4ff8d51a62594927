// The flight search as an island.

import { watchPresses } from "../../../../forms/island/press.ts";
import { hydrated } from "../../../../islands/hydrate.tsx";
import type { Mount } from "../../../../islands/island.ts";
import { drawPlaces } from "./ask-ahead.ts";
import { FlightSearchForm } from "./flight-search-form.tsx";
import { keepSearch } from "./keep-search.ts";
import { type SearchProps, wholeProps } from "./search-props.ts";

/** What is suggested is the view's to draw from here on. */
function takeOver(element: HTMLElement): void {
	element.dataset.taken = "";
	for (const input of element.querySelectorAll<HTMLInputElement>("[role=combobox]")) drawPlaces(input, []);
}

const hydrate = hydrated(FlightSearchForm, takeOver);

const listKeys = ["ArrowDown", "ArrowUp", "Escape"];

/** The keys for the list of places that were pressed last, while this code was on its way: the list was there already. */
function pressedBefore(causes: readonly Event[]): readonly KeyboardEvent[] {
	const keys = causes.filter((cause) => cause instanceof KeyboardEvent);
	return keys.slice(keys.findLastIndex(({ key }) => !listKeys.includes(key)) + 1);
}

export const mount: Mount<SearchProps> = async (element, props, context) => {
	watchPresses();
	// Before React looks at the fields, as if it had been typed before the script came.
	const onLater = keepSearch(element);
	await hydrate(element, { ...wholeProps(props), onLater }, context);
	for (const { target, key } of pressedBefore(context.causes))
		target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};
