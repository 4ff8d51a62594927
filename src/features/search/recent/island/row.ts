// The searches made on this device: when the island is woken.
import type { IslandRow } from "../../../../islands/island.ts";
import { recentEntry } from "./kept-searches.ts";

export const recentSearchesIsland = {
	name: "recentSearches",
	when: "idle",
	messages: [],
} as const satisfies IslandRow;

/** Where no search is made, there is nothing to do for somebody who has made none before. */
export const foundSearchesIsland = { ...recentSearchesIsland, stored: recentEntry } as const satisfies IslandRow;
