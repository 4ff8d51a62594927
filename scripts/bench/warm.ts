// Warm pages against a Worker that returns the same bytes as a constant string.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Goals } from "./goals.ts";
import { builtVars, host } from "./host.ts";
import { median, requestsPerSecond } from "./load.ts";
import { measuredPages } from "./measured-pages.ts";
import { textOf } from "./text-of.ts";

const rounds = 5;
const roundSeconds = 2;

/** Prints; `built` is the folder of the built Worker. */
export async function benchWarm(built: string, goals: Goals): Promise<void> {
	console.log("Warm pages, requests/s, median of", rounds, "rounds in turn (every header and the log line on):");
	await using ours = await host(built, "index.js", 8790, builtVars(built));
	for (const [name, path] of Object.entries(measuredPages)) {
		const html = await textOf(ours.url + path);
		await using floor = await host(constantWorker(html), "index.js", 8791, {});
		const ratios: number[] = [];
		const rates: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
		await requestsPerSecond(ours.url + path, 1);
		await requestsPerSecond(floor.url, 1);
		for (let round = 0; round < rounds; round++) {
			const constant = await requestsPerSecond(floor.url, roundSeconds);
			const page = await requestsPerSecond(ours.url + path, roundSeconds);
			rates.floor.push(constant);
			rates.ours.push(page);
			ratios.push(page / constant);
		}
		const ratio = median(ratios);
		console.log(
			`  ${name.padEnd(11)} ${median(rates.ours).toFixed(0)} against ${median(rates.floor).toFixed(0)}: ${ratio.toFixed(2)} × (${(html.length / 1024).toFixed(0)} KB)`,
		);
		goals.hold({ name: `warm ${name} ÷ same bytes`, value: ratio, limit: 0.9, least: true, unit: "×", digits: 2 });
	}
}

function constantWorker(html: string): string {
	const folder = join(mkdtempSync(join(tmpdir(), "floor-")), "worker");
	mkdirSync(folder);
	const headers = { "Content-Type": "text/html; charset=UTF-8" };
	writeFileSync(
		join(folder, "index.js"),
		`const html = ${JSON.stringify(html)};\nexport default { fetch: () => new Response(html, { headers: ${JSON.stringify(headers)} }) };\n`,
	);
	return folder;
}
