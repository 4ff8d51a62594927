// The filters of the results: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../../islands/island.ts";

export const filtersIsland = {
	name: "filters",
	when: "visible",
	messages: [
		"filter.shown",
		"filter.without",
		"filter.withoutAll",
		"filter.remove",
		"filter.apply",
		"results.more",
		"sort.same",
		"sort.said.best",
		"sort.said.cheapest",
		"sort.said.fastest",
	],
} as const satisfies IslandRow;
