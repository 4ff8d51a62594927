// The choice of appearance: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const schemeIsland = {
	name: "scheme",
	when: "visible",
	messages: [],
} as const satisfies IslandRow;
