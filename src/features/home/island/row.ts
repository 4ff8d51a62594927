// When the island of the not-found page wakes, which links what may have been meant.
import type { IslandRow } from "../../../islands/island.ts";

export const meantIsland = {
	name: "meant",
	when: "idle",
	messages: [],
} as const satisfies IslandRow;
