// The flight search form as an island: rendered here, improved in the browser.

import type { FlightForm } from "../../../flights/trip/form.ts";
import type { Choices, Problem } from "../../../flights/trip/problems.ts";
import { pathOf } from "../../../links.ts";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { placeDetail, placeLabel } from "../../../places/search.ts";
import { FlightSearchForm } from "./island/flight-search-form.tsx";
import { flightSearchIsland } from "./island/row.ts";

interface FlightSearchProps {
	readonly form: FlightForm;
	readonly problems?: readonly Problem[];
	readonly choices?: Choices;
}

export function FlightSearch({ form, problems = [], choices = {} }: FlightSearchProps) {
	const { language } = usePage();
	const options = Object.fromEntries(
		Object.entries(choices).map(([field, places]) => [
			field,
			places.map((place) => ({
				code: place.code,
				label: placeLabel(place, language),
				detail: placeDetail(place, language),
			})),
		]),
	);
	const props = { form, problems, choices: options, language, action: pathOf("flightResults"), idPrefix: "search" };
	return (
		<Island row={flightSearchIsland} props={props}>
			<FlightSearchForm {...props} />
		</Island>
	);
}
