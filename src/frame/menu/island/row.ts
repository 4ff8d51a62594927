// The small screen's menu: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const menuIsland = {
	name: "menu",
	when: "touch",
	media: "(width < 64rem)",
	messages: ["menu.open", "menu.close", "layout.language"],
} as const satisfies IslandRow;
