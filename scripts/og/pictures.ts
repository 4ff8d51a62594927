// The pictures of cards: from the cache where nothing changed, else drawn by as many threads as there are processors.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { writeWhole } from "../vite/kept.ts";
import type { Card } from "./card.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache/open-graph");
const maxAtOnce = 4;

/** A PNG for each card, in order. Rejects when one cannot be drawn. */
export async function pictures(cards: readonly Card[]): Promise<Buffer[]> {
	const version = drawingVersion();
	const files = cards.map((card) => join(cache, `${hash(version, JSON.stringify(card))}.png`));
	const known = files.map(readIfThere);
	const wanted = [...cards.keys()].filter((index) => !known[index]);
	mkdirSync(cache, { recursive: true });
	const threads = Math.min(maxAtOnce, availableParallelism(), wanted.length);
	await Promise.all(
		Array.from({ length: threads }, () =>
			work(wanted, cards, (index, png) => {
				known[index] = png;
				writeWhole(files[index] ?? "", png);
			}),
		),
	);
	return known.map((png) => png ?? Buffer.alloc(0));
}

/** One thread takes card after card until none is left. */
function work(left: number[], cards: readonly Card[], done: (index: number, png: Buffer) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const thread = new Worker(join(root, "scripts/og/draw-worker.ts"));
		let current = left.shift();
		const next = () => {
			if (current !== undefined) return thread.postMessage(cards[current]);
			void thread.terminate();
			resolve();
		};
		thread.on("message", (png: Uint8Array) => {
			if (current !== undefined) done(current, Buffer.from(png));
			current = left.shift();
			next();
		});
		thread.on("error", reject);
		next();
	});
}

/** What a picture depends on besides its card: the code that draws, the tokens, the libraries and the fonts. */
function drawingVersion(): string {
	const own = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file));
	const others = [
		...["scripts/font.ts", "scripts/pictures/palette-png.ts", "scripts/design/tokens.ts"],
		...["src/ui/styles/tokens.css", "src/page/open-graph.ts"],
	];
	const packages = ["satori", "@resvg/resvg-js", "inter-ui", "subset-font"].map(
		(name) => `node_modules/${name}/package.json`,
	);
	return hash(
		...[...own, ...[...others, ...packages].map((file) => join(root, file))].map((file) => readFileSync(file)),
	);
}

function hash(...parts: readonly (string | Buffer)[]): string {
	const sum = createHash("sha256");
	for (const part of parts) sum.update(part);
	return sum.digest("hex");
}

function readIfThere(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
