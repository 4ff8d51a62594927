// The search among the questions: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const questionsIsland = {
	name: "questions",
	when: "visible",
	messages: ["help.shown"],
} as const satisfies IslandRow;
