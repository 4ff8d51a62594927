// Sharing of a guide: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../../islands/island.ts";

export const shareIsland = {
	name: "share",
	when: "idle",
	messages: ["share.copied", "share.selected"],
} as const satisfies IslandRow;
