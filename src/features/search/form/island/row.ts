// The flight search: when its island is woken, and which texts it shows.
import type { IslandRow } from "../../../../islands/island.ts";
import { searchTexts } from "./texts.ts";

export const flightSearchIsland = {
	name: "search",
	when: "kept",
	messages: searchTexts,
	apart: true,
} as const satisfies IslandRow;
