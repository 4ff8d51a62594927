// The search in bare workerd: first byte on a source that never answers, places, whole result pages, start-up and size.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { defaultLanguage, otherLanguages } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { fakeToken, startFakeDuffel } from "../fakes/duffel/fake.ts";
import { firstByte } from "./first-byte.ts";
import type { Goals } from "./goals.ts";
import { builtVars, host } from "./host.ts";
import { cpuMs, median } from "./load.ts";

const execute = promisify(execFile);
const kilobyte = 1024;
const [other = defaultLanguage] = otherLanguages;
const depart = addDays(new Date().toISOString().slice(0, 10), 60);
const search = (fields: Record<string, string>) =>
	href(defaultLanguage, "flightResults", {}, { trip: "oneway", depart, ...fields });

async function cpuEach(pid: number, urls: readonly string[], rounds: number): Promise<number> {
	const run = async () => {
		for (const url of urls) await (await fetch(url)).arrayBuffer();
	};
	for (let warm = 0; warm < rounds; warm++) await run();
	const before = cpuMs(pid);
	for (let round = 0; round < rounds; round++) await run();
	return (cpuMs(pid) - before) / (rounds * urls.length);
}

async function benchShell(built: string, goals: Goals): Promise<void> {
	const fake = await startFakeDuffel();
	const vars = { ...builtVars(built), DUFFEL_TOKEN: fakeToken, DUFFEL_URL: fake.url };
	await using site = await host(built, "index.js", 8793, vars, { quiet: true });
	const times: number[] = [];
	// STN–LHR never answers; each day is another search, so none waits for another's.
	for (let day = 0; day < 40; day++) {
		times.push(await firstByte(site.url + search({ from: "STN", to: "LHR", depart: addDays(depart, day) })));
	}
	console.log(
		`First byte of the results while the source never answers: ${median(times.slice(10)).toFixed(1)} ms (limit 15)`,
	);
	const value = median(times.slice(10));
	goals.hold({ name: "first byte of results, silent source", value, limit: 15, unit: "ms" });
	await fake.close();
}

async function benchPlaces(url: string, pid: number, goals: Goals): Promise<void> {
	const texts = ["new", "san", "bog", "ciudad de", "portland or", "par", "m", "guate", "los ang", "aeropuerto"];
	const slips = [
		"bogata",
		"bogoat",
		"newyork",
		"mexco city",
		"guadalajra",
		"gautemala",
		"maimi",
		"cincinatti",
		"qwerty",
	];
	const urls = [...texts, ...slips, "nyc"].map(
		(text) => `${url}/api/places?${new URLSearchParams({ q: text, lng: other })}`,
	);
	const sizes = await Promise.all(urls.map(async (one) => (await (await fetch(one)).arrayBuffer()).byteLength));
	await cpuEach(pid, urls, 40);
	const each: number[] = [];
	// A process's CPU is told in steps of ten milliseconds: two hundred queries are about ten steps.
	for (const one of urls) each.push(await cpuEach(pid, [one], 200));
	const p95 = each.toSorted((a, b) => a - b)[Math.ceil(each.length * 0.95) - 1] ?? Number.NaN;
	console.log(
		`Places: ${median(each).toFixed(2)} ms CPU a query, 95 % at most ${p95.toFixed(2)} (limit 1), ${(Math.max(...sizes) / kilobyte).toFixed(1)} KB at most (limit 3)`,
	);
	goals.hold({ name: "places, a query, 95 %", value: p95, limit: 1, unit: "ms CPU", digits: 2 });
}

async function benchPages(url: string, pid: number): Promise<void> {
	const multi = (pairs: readonly (readonly [string, string])[]) =>
		Object.fromEntries(
			pairs.flatMap(([from, to], index) => {
				const suffix = index === 0 ? "" : String(index + 1);
				return [
					[`from${suffix}`, from],
					[`to${suffix}`, to],
					[`depart${suffix}`, addDays(depart, index * 3)],
				];
			}),
		);
	const tour = [
		["JFK", "MIA"],
		["MIA", "BOG"],
		["BOG", "LIM"],
		["LIM", "SCL"],
		["SCL", "MAD"],
		["MAD", "JFK"],
	] as const;
	console.log("Results pages, search and render together:");
	for (const [name, target] of [
		["1 slice", search({ from: "NYC", to: "LAX" })],
		["2 slices", search({ trip: "round", from: "NYC", to: "LAX", return: addDays(depart, 7) })],
		["3 slices", search({ trip: "multi", ...multi(tour.slice(0, 3)) })],
		["6 slices", search({ trip: "multi", ...multi(tour) })],
	] as const) {
		const html = await (await fetch(url + target)).text();
		const offers = /(\d+) itineraries</.exec(html)?.[1] ?? 0;
		const each = await cpuEach(pid, [url + target], 30);
		const size = gzipSync(html).byteLength / kilobyte;
		console.log(`  ${name}: ${each.toFixed(1)} ms CPU, ${offers} itineraries, ${size.toFixed(1)} KB gzip (limit 60)`);
	}
}

interface Profile {
	readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string } }[];
	readonly samples: readonly number[];
	/** Microseconds before each sample. */
	readonly timeDeltas: readonly number[];
}

/** By the platform's own means: wrangler profiles the bundle that it would upload while it starts. */
async function benchStart(built: string, goals: Goals): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "startup-"));
	const [bundle, profile] = [join(folder, "worker.bundle"), join(folder, "startup.cpuprofile")];
	await execute("wrangler", ["deploy", "--dry-run", "--outfile", bundle]);
	await execute("wrangler", ["check", "startup", "--worker", bundle, "--outfile", profile]);
	const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(profile, "utf8"));
	const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));
	const busy = samples.reduce((sum, id, index) => sum + (idle.has(id) ? 0 : (timeDeltas[index] ?? 0)), 0) / 1000;
	const code = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((file) => /\.(m?js|wasm)$/.test(file));
	const size = code.reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0);
	console.log(
		`Start-up: ${busy.toFixed(0)} ms (limit 100); ${(size / kilobyte).toFixed(0)} KB gzip to upload (limit 1090, test/browser/budgets.test.ts)`,
	);
	goals.hold({ name: "start-up", value: busy, limit: 100, unit: "ms", digits: 0 });
}

/** Prints; `built` is the folder of the built Worker, in dist/. */
export async function benchWorker(built: string, goals: Goals): Promise<void> {
	await benchShell(built, goals);
	await using site = await host(built, "index.js", 8794, { ...builtVars(built), SAMPLE_FARES: "on" });
	await benchPlaces(site.url, site.pid, goals);
	await benchPages(site.url, site.pid);
	await benchStart(built, goals);
}
