// Sixty-four connections over every page, the search and the API while the fare source, the database and the queues fail by turns.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { addDays, isoDay } from "../../src/time/iso-date.ts";
import { targets } from "../corpus/targets.ts";
import { type Random, randomFrom } from "../hostile-bodies.ts";
import { languageCodes } from "../languages.ts";
import type { Described } from "../site/described.ts";
import { seed } from "../soak.ts";
import { visitorAddress } from "../visitor-address.ts";
import { keptConnection } from "./kept-connection.ts";
import { loadedSite, type Provider } from "./loaded-site.ts";
import { size } from "./size.ts";

const connections = 64;
/** Each visitor's network has a budget of searches of its own. */
const addresses = Array.from({ length: 2_000 }, visitorAddress);
const browser = "Mozilla/5.0 (X11; Linux x86_64) Chrome/150";

interface Trouble {
	readonly name: string;
	readonly provider?: Provider;
	readonly databaseMs?: number;
	readonly queuesFull?: boolean;
}

/** One after another, twice; what is not named is well. */
const troubles: readonly Trouble[] = [
	{ name: "all well" },
	{ name: "the fare source is slow", provider: "slow" },
	{ name: "the fare source fails", provider: "failing" },
	{ name: "the fare source lies", provider: "lying" },
	{ name: "the database is slow", databaseMs: 400 },
	{ name: "the queues are full", queuesFull: true },
	{ name: "everything at once", provider: "slow", databaseMs: 400, queuesFull: true },
];

type Kind = "page" | "search" | "api" | "message";

interface Shot {
	readonly kind: Kind;
	readonly target: string;
	readonly body?: string;
}

let site: Awaited<ReturnType<typeof loadedSite>>;
let described: Described;
beforeAll(async () => {
	site = await loadedSite({ live: true });
	described = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as Described;
});
afterAll(() => site[Symbol.asyncDispose]());

const places = ["JFK", "MIA", "BOG", "LAX", "MEX", "SFO", "MAD", "LIM", "PIT", "CUN"];
const typed = ["mi", "bog", "san", "nueva", "cdmx", "los an", "par", "qwerty"];

function oneOf<T>(random: Random, all: readonly T[]): T {
	return all[Math.floor(random() * all.length)] as T;
}

/** The operations of the API that are asked. */
const operations = ["flights", "places", "health", "nearest", "openapi.json", "prices"].map((name) => `/api/${name}`);

const pathOf = (target: string) => target.split("?")[0] ?? "";

function shotOf(random: Random): Shot {
	const lot = random();
	const language = oneOf(random, languageCodes);
	const trip = {
		trip: "oneway",
		from: oneOf(random, places),
		to: oneOf(random, places),
		depart: addDays(isoDay(new Date()), 20 + Math.floor(random() * 200)),
		adults: "1",
	};
	if (lot < 0.84) return { kind: "page", target: oneOf(random, targets) };
	if (lot < 0.88) return { kind: "search", target: href(language, "flightResults", {}, trip) };
	if (lot < 0.9) return { kind: "api", target: `/api/flights?${new URLSearchParams({ ...trip, lng: language })}` };
	if (lot < 0.95) {
		return { kind: "api", target: `/api/places?${new URLSearchParams({ q: oneOf(random, typed), lng: language })}` };
	}
	if (lot < 0.96) return { kind: "api", target: "/api/health" };
	if (lot < 0.97) return { kind: "api", target: `/api/nearest?lng=${language}` };
	if (lot < 0.975) return { kind: "api", target: "/api/openapi.json" };
	if (lot < 0.985) {
		const { from, to, depart } = trip;
		return { kind: "api", target: `/api/prices?${new URLSearchParams({ from, to, month: depart.slice(0, 7) })}` };
	}
	const name = Math.floor(random() * 1e9).toString(36);
	const letter = { name: "Ana", email: `${name}@mail.example`, phone: "", topic: "refund", code: "", text: "Hola" };
	return { kind: "message", target: href(language, "contactUs"), body: `${new URLSearchParams(letter)}` };
}

/** A failure that the API's description names. */
function isDeclared({ kind, target }: Shot, status: number): boolean {
	if (kind !== "api") return false;
	return described.paths[pathOf(target)]?.get?.responses[status] !== undefined && status !== 500;
}

const memoryMb = () =>
	Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;

function atShare(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const medianOf = (numbers: readonly number[]) =>
	atShare(
		numbers.toSorted((a, b) => a - b),
		0.5,
	);

describe(`${connections} connections for ${size.loadSeconds} s (SEED=${seed})`, () => {
	it("get no failure that is not declared, and the memory stays as it is", {
		timeout: size.loadSeconds * 1000 + 120_000,
	}, async () => {
		const began = performance.now();
		const seconds = () => (performance.now() - began) / 1000;
		const times = new Map<Kind, number[]>();
		const statuses = new Map<string, number>();
		const good = new Map<string, number>();
		const faults: string[] = [];
		let askedAgain = 0;
		const memory: { readonly at: number; readonly mb: number }[] = [];

		const watch = setInterval(() => memory.push({ at: seconds(), mb: memoryMb() }), 2_000);
		const troubleNow = () => {
			const turn = Math.floor((seconds() / size.loadSeconds) * 2 * troubles.length);
			return troubles[turn % troubles.length];
		};
		const change = () => {
			const { provider = "well", databaseMs = 0, queuesFull = false } = troubleNow() ?? {};
			Object.assign(site.faults, { provider, queuesFull });
			site.database.delayMs = databaseMs;
		};
		const changes = setInterval(change, 500);

		async function fire(index: number): Promise<void> {
			const random = randomFrom(seed + index);
			const connection = keptConnection(site.url);
			while (seconds() < size.loadSeconds) {
				const shot = shotOf(random);
				const headers = {
					"User-Agent": browser,
					"CF-Connecting-IP": oneOf(random, addresses),
					...(shot.body && { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url }),
				};
				const start = performance.now();
				const when = () => `second ${seconds().toFixed(0)}, ${troubleNow()?.name}`;
				try {
					const status = await connection.ask(shot.target, { headers, body: shot.body });
					const path = pathOf(shot.target);
					if (status === 200) good.set(path, (good.get(path) ?? 0) + 1);
					const name = `${shot.kind} ${status}`;
					statuses.set(name, (statuses.get(name) ?? 0) + 1);
					if (status >= 500 && !isDeclared(shot, status)) faults.push(`${status} ${shot.target} (${when()})`);
				} catch (error) {
					faults.push(`${shot.kind} ${shot.target} (${when()}): ${String(error)}`);
				}
				const kept = times.get(shot.kind) ?? [];
				kept.push(performance.now() - start);
				times.set(shot.kind, kept);
			}
			askedAgain += connection.closedAtRest();
			connection.close();
		}
		await Promise.all(Array.from({ length: connections }, (_, index) => fire(index)));
		clearInterval(watch);
		clearInterval(changes);

		const count = [...times.values()].reduce((sum, all) => sum + all.length, 0);
		console.log(`Under load: ${count} requests in ${seconds().toFixed(0)} s over ${connections} connections`);
		console.log(`  asked again, since the server had closed a connection at rest: ${askedAgain}`);
		for (const [kind, all] of times) {
			const sorted = all.toSorted((a, b) => a - b);
			const [p50, p99] = [0.5, 0.99].map((share) => atShare(sorted, share).toFixed(0));
			console.log(`  ${kind}: ${all.length}, p50 ${p50} ms, p99 ${p99} ms`);
		}
		console.log(
			`  ${[...statuses]
				.sort()
				.map(([name, times]) => `${name}: ${times}`)
				.join(", ")}`,
		);
		const { loadSeconds, settledSeconds, memorySeconds } = size;
		const between = (from: number, to: number) => memory.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb);
		const early = between(settledSeconds, settledSeconds + memorySeconds);
		const late = between(loadSeconds - memorySeconds, Number.POSITIVE_INFINITY);
		const all = between(settledSeconds, Number.POSITIVE_INFINITY);
		const growth = medianOf(late) / medianOf(early);
		console.log(
			`  memory, median of ${memorySeconds} s: ${medianOf(early).toFixed(0)} MB from second ${settledSeconds}, ${medianOf(late).toFixed(0)} MB at the end (${((growth - 1) * 100).toFixed(1)} %); ${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)} MB between`,
		);

		if (faults.length > 0) console.log(site.unforeseen.map((line) => line.slice(0, 2_000)).join("\n"));
		expect(faults).toEqual([]);
		// More of them, and the machine has no time for this.
		expect(askedAgain).toBeLessThanOrEqual(Math.ceil(count / 10_000));
		expect([...times.keys()].sort()).toEqual(["api", "message", "page", "search"]);
		expect(statuses.get("page 200") ?? 0).toBeGreaterThan(size.loadSeconds);
		expect(statuses.get("api 200") ?? 0).toBeGreaterThan(size.loadSeconds);
		// Not only those that need neither database nor fare source.
		const seldom = operations.filter((path) => (good.get(path) ?? 0) < size.loadSeconds / 20);
		expect(seldom, "operations that hardly answered well").toEqual([]);
		expect(statuses.get("search 200") ?? 0).toBeGreaterThan(size.loadSeconds / 10);
		expect(statuses.get("message 303") ?? 0).toBeGreaterThan(0);
		expect(Math.min(early.length, late.length)).toBeGreaterThan(2);
		if (size.judgesMemory) expect(growth).toBeLessThanOrEqual(1.1);
	});
});
