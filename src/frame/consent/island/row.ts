// The question for consent: when its island is woken, and which texts its markup carries.
import type { IslandRow } from "../../../islands/island.ts";

export const consentIsland = {
	name: "consent",
	when: "idle",
	messages: ["consent.gpc"],
} as const satisfies IslandRow;
