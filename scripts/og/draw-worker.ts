// A thread that draws the cards it is sent, one after another.
import { parentPort } from "node:worker_threads";
import type { Card } from "./card.ts";
import { draw } from "./draw.ts";

parentPort?.on("message", async (card: Card) => {
	// A rejection here ends the thread, and pictures.ts hears of it as an error.
	const png = await draw(card);
	parentPort?.postMessage(png);
});
