// The search: its form, orders and filters of its results, the airports nearby.
import { FlightSearchForm } from "../../features/search/form/island/flight-search-form.tsx";
import { compareNearby } from "../../features/search/prices/nearby-prices.ts";
import { FilterForm } from "../../features/search/results/filter-form.tsx";
import { NearbyAirports } from "../../features/search/results/nearby-airports.tsx";
import { SortLinks } from "../../features/search/results/result-bar.tsx";
import { factsOf } from "../../flights/facts.ts";
import { flightForm } from "../../flights/form/flight-form.ts";
import type { Arrangement } from "../../flights/offers/arrange.ts";
import { candidatesOf } from "../../flights/offers/filters.ts";
import type { TypedSearch } from "../../flights/trip/form.ts";
import type { Problem } from "../../flights/trip/problems.ts";
import { blank } from "../../forms/form.ts";
import { languageField } from "../../i18n/language-parameter.ts";
import { languages } from "../../i18n/languages.ts";
import { pathOf } from "../../links.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Component } from "../samples/example.ts";
import { longOffer, nonstopOffer } from "../samples/sample-offers.ts";
import { sampleNearby, sampleSearch } from "../samples/sample-prices.ts";

// The flight search form: empty, filled in, and as it comes back with problems.
const mistaken = blank(flightForm, { from: "Xyzzy", to: "San José", adults: "0" });
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
const multi = blank(flightForm, {
	trip: "multi",
	...{ from: "Miami (MIA)", to: "Bogotá (BOG)", depart: "2027-02-10" },
	...{ from2: "Bogotá (BOG)", to2: "Lima (LIM)", depart2: "2027-02-17" },
});

interface SampleProps {
	readonly id: string;
	readonly typed?: TypedSearch;
	readonly problems?: readonly Problem[];
	readonly choices?: typeof choices;
}

/** The form alone: the island around it has the ids of the one form that a page has. */
function Sample({ id, typed = blank(flightForm), problems = [], choices }: SampleProps) {
	const { language } = usePage();
	return (
		<FlightSearchForm
			typed={typed}
			problems={problems}
			choices={choices ?? {}}
			language={language}
			locale={languages[language].locale}
			carried={languageField(language)}
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
		empty: () => <Sample id="search-empty" />,
		"multi-city": () => <Sample id="search-multi" typed={multi} />,
		problems: () => <Sample id="search-problems" typed={mistaken} problems={problems} choices={choices} />,
	},
};

// Orders and filters of a results page, over the two sample offers.
const resultsQuery = sampleSearch("CHI", "BOG");
const search = new URLSearchParams({ trip: "round", from: "CHI", to: "BOG" });
const facts = factsOf([nonstopOffer, longOffer]);
const about = {
	names: new Map([
		["AA", "American Airlines"],
		["AV", "Avianca"],
	]),
	slices: resultsQuery.slices,
	currency: "USD",
};
const arrangement: Arrangement = { ranking: "cheapest", choice: new Map([["stops", ["0"]]]) };
const common = { candidates: candidatesOf(facts), search, arrangement, about };

export const results: Component = {
	id: "results",
	title: "Orders and filters",
	pictures: { wide: "all", night: ["filters"], spanish: "all" },
	examples: {
		orders: () => <SortLinks {...common} facts={facts} round />,
		filters: () => <FilterForm {...common} count={1} anew={false} />,
	},
};

// The airports near both ends of a search: before they were searched, and compared.
const nearbyQuery = sampleSearch("NYC", "MIA");

export const nearbyAirports: Component = {
	id: "nearby-airports",
	title: "Nearby airports",
	pictures: { wide: "all", night: ["compared"], spanish: "all" },
	examples: {
		unsearched: () => <NearbyAirports prices={compareNearby(nearbyQuery, [])} query={nearbyQuery} />,
		compared: () => <NearbyAirports prices={sampleNearby(nearbyQuery)} query={nearbyQuery} />,
	},
};
