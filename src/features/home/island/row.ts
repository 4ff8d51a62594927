// What was asked for, on the page that says that it is not there: when its island is woken.
import type { IslandRow } from "../../../islands/island.ts";

export const askedIsland = {
	name: "asked",
	when: "idle",
	messages: [],
} as const satisfies IslandRow;
