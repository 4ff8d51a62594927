// The search among the guides: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const guideSearchIsland = {
	name: "guideSearch",
	when: "touch",
	messages: ["blog.found", "blog.count"],
} as const satisfies IslandRow;
