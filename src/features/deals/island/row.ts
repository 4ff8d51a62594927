// The fares from the nearest airport: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const nearestIsland = {
	name: "nearest",
	when: "visible",
	messages: [],
} as const satisfies IslandRow;

/** On the first screen, where a first load has no script but boot: it waits until the visitor does something. */
export const nearestTilesIsland = { ...nearestIsland, when: "active" } as const satisfies IslandRow;
