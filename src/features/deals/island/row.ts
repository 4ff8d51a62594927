// The fares from the nearest airport: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const nearestIsland = {
	name: "nearest",
	when: "visible",
	messages: [],
} as const satisfies IslandRow;
