// The searches made on this device: when the island is woken.
import type { IslandRow } from "../../../../islands/island.ts";

export const recentSearchesIsland = {
	name: "recent",
	when: "idle",
	messages: [],
} as const satisfies IslandRow;
