// The flight search: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../../islands/island.ts";
import { searchTexts } from "./texts.ts";

export const flightSearchIsland = {
	name: "search",
	when: "kept",
	messages: searchTexts,
} as const satisfies IslandRow;
