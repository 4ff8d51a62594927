// Orders and filters of a results page, over the two sample offers.
import type { Wish } from "../../flights/arrange.ts";
import { factsOf } from "../../flights/facts.ts";
import { FilterForm } from "../../ui/results/filter-form.tsx";
import { SortLinks } from "../../ui/results/sort-links.tsx";
import type { Component } from "../example.ts";
import { longOffer, nonstopOffer } from "../sample-offers.ts";
import { sampleSearch } from "../sample-prices.ts";

const query = sampleSearch("CHI", "BOG");
const search = new URLSearchParams({ trip: "round", from: "CHI", to: "BOG" });
const facts = [nonstopOffer, longOffer].map(factsOf);
const names = new Map([
	["AA", "American Airlines"],
	["AV", "Avianca"],
]);
const wish: Wish = { ranking: "cheapest", choice: new Map([["stops", ["0"]]]) };
const common = { facts, currency: "USD", search, wish };

export const results: Component = {
	id: "results",
	title: "Orders and filters",
	pictures: { desk: "all", night: ["filters"], spanish: "all" },
	examples: {
		orders: () => <SortLinks {...common} />,
		filters: () => <FilterForm {...common} slices={query.slices} names={names} />,
	},
};
