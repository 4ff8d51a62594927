// A form of the site: its island keeps what is typed and checks each field when it is left.
import type { IslandRow } from "../../islands/island.ts";

export const formIsland = {
	name: "form",
	when: "kept",
	messages: [],
} as const satisfies IslandRow;
