// Orders and filters of a results page, over the two sample offers.

import { FilterForm } from "../../features/search/results/filter-form.tsx";
import { SortLinks } from "../../features/search/results/sort-links.tsx";
import { factsOf } from "../../flights/facts.ts";
import type { Arrangement } from "../../flights/offers/arrange.ts";
import type { Component } from "../samples/example.ts";
import { longOffer, nonstopOffer } from "../samples/sample-offers.ts";
import { sampleSearch } from "../samples/sample-prices.ts";

const query = sampleSearch("CHI", "BOG");
const search = new URLSearchParams({ trip: "round", from: "CHI", to: "BOG" });
const facts = [nonstopOffer, longOffer].map(factsOf);
const names = new Map([
	["AA", "American Airlines"],
	["AV", "Avianca"],
]);
const wish: Arrangement = { ranking: "cheapest", choice: new Map([["stops", ["0"]]]) };
const common = { facts, currency: "USD", search, wish };

export const results: Component = {
	id: "results",
	title: "Orders and filters",
	pictures: { wide: "all", night: ["filters"], spanish: "all" },
	examples: {
		orders: () => <SortLinks {...common} />,
		filters: () => <FilterForm {...common} slices={query.slices} names={names} />,
	},
};
