// What a call means where the visitor is, on pages that are the same for everybody: asked for when it is seen.
import type { IslandRow } from "../../islands/island.ts";

export const callNoteIsland = {
	name: "note",
	when: "visible",
	messages: [],
} as const satisfies IslandRow;
