// `npm run bench`: warm pages against a Worker that returns the same bytes as a constant string, and cold renders, the search, in bare workerd; filters in a browser.
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { benchBudgets } from "./bench/budgets.ts";
import { benchFilterChange } from "./bench/filter-change.ts";
import { benchFilters } from "./bench/filters.ts";
import { benchFlights } from "./bench/flights.ts";
import { builtVars, host } from "./bench/host.ts";
import { cpuMs, median, requestsPerSecond } from "./bench/load.ts";
import { measuredPages } from "./bench/measured-pages.ts";
import { benchTyping } from "./bench/typing.ts";
import { benchWorker } from "./bench/worker.ts";
import { serveBuilt } from "./built-site.ts";
import { install, onSystem } from "./debian.ts";
import { must } from "./run.ts";

const rounds = 5;
const roundSeconds = 3;
const coldRequests = 300;
const built = resolve("dist/farelark");

if (!onSystem(["wrk"])) await install(["wrk"]);

if (!existsSync(built) || !process.argv.includes("--built")) await must("vite", ["build", "--logLevel", "warn"]);

await benchWarm();
await benchCold();
await benchWorker(built);
await benchFilters();
let within = await benchFlights();
await benchBudgets(built);
const site = await serveBuilt(8796);
within = (await benchFilterChange(site)) && within;
within = (await benchTyping(site)) && within;
await site.close();
if (!within) process.exitCode = 1;

async function benchWarm(): Promise<void> {
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
		console.log(
			`  ${name.padEnd(8)} ${median(rates.ours).toFixed(0)} against ${median(rates.floor).toFixed(0)}: ${median(ratios).toFixed(2)} × (${(html.length / 1024).toFixed(0)} KB)`,
		);
	}
}

async function benchCold(): Promise<void> {
	console.log("Cold renders (page memo off), CPU a request and an HTML element, median of", rounds, "rounds:");
	await using cold = await host(built, "index.js", 8792, { ...builtVars(built), PAGE_MEMO_SECONDS: "0" });
	for (const [name, path] of Object.entries(measuredPages)) {
		const html = await textOf(cold.url + path);
		const elements = html.match(/<[a-z]/g)?.length ?? 1;
		for (let warm = 0; warm < coldRequests; warm++) await (await fetch(cold.url + path)).arrayBuffer();
		const each: number[] = [];
		for (let round = 0; round < rounds; round++) {
			const before = cpuMs(cold.pid);
			for (let request = 0; request < coldRequests; request++) await (await fetch(cold.url + path)).arrayBuffer();
			each.push((cpuMs(cold.pid) - before) / coldRequests);
		}
		console.log(
			`  ${name.padEnd(8)} ${(median(each) * 1000).toFixed(0)} µs for ${elements} elements: ${((median(each) * 1000) / elements).toFixed(2)} µs an element`,
		);
	}
}

/** Throws where the page is an error: its speed would be told as the page's. */
async function textOf(url: string): Promise<string> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return response.text();
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
