// The hint about the other language: when its island is woken.
import type { IslandRow } from "../../../islands/island.ts";

export const languageIsland = {
	name: "language",
	when: "idle",
	messages: [],
} as const satisfies IslandRow;
