// What a browser tells of a visit: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const beaconIsland = {
	name: "beacon",
	when: "active",
	messages: [],
} as const satisfies IslandRow;
