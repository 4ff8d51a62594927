// The shared screen: in the markup only of a page that was pressed "I am on the phone", so nothing of it is loaded before.
import type { IslandRow } from "../../../islands/island.ts";
import type { Standing } from "./standing.ts";

export const screenIsland = {
	name: "screen",
	when: "idle",
	messages: ["screen.present", "screen.gone", "screen.news", "screen.news.withdrawn"],
} as const satisfies IslandRow;

export interface ScreenProps {
	/** Path of the socket. */
	readonly socket: string;
	/** As the page says of the agent. */
	readonly agent: Standing["agent"];
	/** Where the page was made: how often something had been proposed. */
	readonly proposals: number;
}
