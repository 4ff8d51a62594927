// The flight search as an island.

import { watchPresses } from "../../../../forms/island/press.ts";
import { hydrated } from "../../../../islands/hydrate.tsx";
import type { Mount } from "../../../../islands/island.ts";
import { drawPlaces } from "./ask-ahead.ts";
import { FlightSearchForm, type FlightSearchFormProps } from "./flight-search-form.tsx";
import { keepSearch } from "./keep-search.ts";

const hydrate = hydrated(FlightSearchForm);

export const mount: Mount<FlightSearchFormProps> = (element, props, context) => {
	watchPresses();
	// Before React looks at the fields, as if it had been typed before the script came.
	keepSearch(element);
	// What is suggested is the view's to draw from here on.
	element.dataset.taken = "";
	for (const input of element.querySelectorAll<HTMLInputElement>("[role=combobox]")) drawPlaces(input, []);
	return hydrate(element, props, context);
};
