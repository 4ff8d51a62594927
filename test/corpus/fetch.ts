// Before the walkers begin: every page of the built Worker into one file, unless it already holds this build's.
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeWhole } from "../../scripts/vite/kept.ts";
import { startWorker } from "../worker/harness.ts";
import { type Answer, type Corpus, file, keyOf } from "./corpus.ts";
import { targets } from "./targets.ts";

export default async function fetchAll(): Promise<void> {
	const key = keyOf(targets);
	if (keyInFile() === key) return;
	const worker = await startWorker();
	try {
		const answers: Answer[] = [];
		const waiting = targets.entries();
		// Some at once, so that the Worker renders while what it said is read.
		const follow = async () => {
			for (const [index, target] of waiting) {
				const response = await worker.get(target);
				const { status, headers } = response;
				answers[index] = { target, status, headers: [...headers], html: await response.text() };
			}
		};
		await Promise.all(Array.from({ length: 4 }, follow));
		mkdirSync(dirname(file), { recursive: true });
		writeWhole(file, JSON.stringify({ key, answers } satisfies Corpus));
	} finally {
		await worker.close();
	}
}

function keyInFile(): string | undefined {
	try {
		return (JSON.parse(readFileSync(file, "utf8")) as Corpus).key;
	} catch {
		return undefined;
	}
}
