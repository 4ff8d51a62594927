// What every Open Graph picture says, read from the site's own sources in a thread of its own, or known from last time.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { hashOf, keep, readKept } from "../vite/kept.ts";
import type { Card } from "./card.ts";

/** @param root the project's folder. Rejects when a page cannot be read. */
export async function readCards(root: string): Promise<readonly Card[]> {
	const hash = hashOf(root);
	return readKept<readonly Card[]>(root, "cards", hash) ?? keep(root, "cards", hash, await fromSources(root));
}

function fromSources(root: string): Promise<readonly Card[]> {
	return new Promise((resolve, reject) => {
		const thread = new Worker(join(import.meta.dirname, "cards-worker.ts"), { workerData: root });
		thread.once("message", (cards: readonly Card[]) => {
			resolve(cards);
			void thread.terminate();
		});
		thread.once("error", reject);
	});
}
