// The flight search form: empty, filled in, and as it comes back with problems.

import { FlightSearchForm } from "../../features/search/form/island/flight-search-form.tsx";
import { blankForm, type FlightForm } from "../../flights/trip/form.ts";
import type { Problem } from "../../flights/trip/problems.ts";
import { pathOf } from "../../links.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Component } from "../samples/example.ts";

const mistaken: FlightForm = {
	...blankForm,
	slices: [{ from: "Xyzzy", to: "San José", depart: "" }],
	adults: "0",
};
const problems: readonly Problem[] = [
	{ field: "from", key: "problem.fromUnknown", values: { text: "Xyzzy" } },
	{ field: "to", key: "problem.toAmbiguous", values: { text: "San José" } },
	{ field: "depart", key: "problem.departMissing" },
	{ field: "return", key: "problem.returnMissing" },
	{ field: "adults", key: "problem.travelersNone" },
];
const choices = {
	to: [
		{ code: "SJO", label: "San José (SJO)", detail: "Costa Rica" },
		{ code: "SJC", label: "San Jose (SJC)", detail: "California" },
	],
};
const multi: FlightForm = {
	...blankForm,
	trip: "multi",
	slices: [
		{ from: "Miami (MIA)", to: "Bogotá (BOG)", depart: "2027-02-10" },
		{ from: "Bogotá (BOG)", to: "Lima (LIM)", depart: "2027-02-17" },
	],
};

interface SampleProps {
	readonly id: string;
	readonly form: FlightForm;
	readonly problems?: readonly Problem[];
	readonly choices?: typeof choices;
}

/** The form alone: the island around it (ui/flight-search.tsx) has the ids of the one form that a page has. */
function Sample({ id, form, problems = [], choices }: SampleProps) {
	const { language } = usePage();
	return (
		<FlightSearchForm
			form={form}
			problems={problems}
			choices={choices ?? {}}
			language={language}
			action={pathOf("flightResults")}
			idPrefix={id}
		/>
	);
}

export const flightSearch: Component = {
	id: "flight-search",
	title: "Flight search",
	pictures: { wide: "all", night: ["problems"], spanish: "all" },
	examples: {
		empty: () => <Sample id="search-empty" form={blankForm} />,
		"multi-city": () => <Sample id="search-multi" form={multi} />,
		problems: () => <Sample id="search-problems" form={mistaken} problems={problems} choices={choices} />,
	},
};
