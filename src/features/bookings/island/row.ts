// The print button: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const printIsland = {
	name: "print",
	when: "touch",
	messages: [],
} as const satisfies IslandRow;
