// The notices: when its island is woken, and which texts it shows.
import type { IslandRow } from "../../../islands/island.ts";
import { flashCodes } from "./flash.ts";

export const toastsIsland = {
	name: "toasts",
	when: "flash",
	messages: [
		"toast.region",
		"toast.recent",
		"toast.none",
		"toast.close",
		...flashCodes.map((code) => `flash.${code}` as const),
	],
	apart: true,
} as const satisfies IslandRow;
