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
	return described.paths[target.split("?")[0] ?? ""]?.get?.responses[status] !== undefined && status !== 500;
}

const memoryMb = () =>
	Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;

function atShare(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

describe(`${connections} connections for ${size.loadSeconds} s (SEED=${seed})`, () => {
	it("get no failure that is not declared, and the memory stays as it is", {
		timeout: size.loadSeconds * 1000 + 120_000,
	}, async () => {
		const began = performance.now();
		const seconds = () => (performance.now() - began) / 1000;
		const times = new Map<Kind, number[]>();
		const statuses = new Map<string, number>();
		const faults: string[] = [];
		const memory: { readonly at: number; readonly mb: number }[] = [];

		const watch = setInterval(() => memory.push({ at: seconds(), mb: memoryMb() }), 2_000);
		const change = () => {
			const turn = Math.floor((seconds() / size.loadSeconds) * 2 * troubles.length);
			const { provider = "well", databaseMs = 0, queuesFull = false } = troubles[turn % troubles.length] ?? {};
			Object.assign(site.faults, { provider, queuesFull });
			site.database.delayMs = databaseMs;
		};
		const changes = setInterval(change, 500);

		async function fire(index: number): Promise<void> {
			const random = randomFrom(seed + index);
			while (seconds() < size.loadSeconds) {
				const shot = shotOf(random);
				const headers = {
					"User-Agent": browser,
					"CF-Connecting-IP": oneOf(random, addresses),
					...(shot.body && { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url }),
				};
				const init = { headers, redirect: "manual", ...(shot.body && { method: "POST", body: shot.body }) } as const;
				const start = performance.now();
				try {
					const response = await fetch(site.url + shot.target, init);
					await response.arrayBuffer();
					const { status } = response;
					const name = `${shot.kind} ${status}`;
					statuses.set(name, (statuses.get(name) ?? 0) + 1);
					if (status >= 500 && !isDeclared(shot, status)) faults.push(`${status} ${shot.target}`);
				} catch (error) {
					const cause = error instanceof Error && error.cause ? `, ${String(error.cause)}` : "";
					faults.push(`${shot.target}: ${String(error)}${cause}`);
				}
				const kept = times.get(shot.kind) ?? [];
				kept.push(performance.now() - start);
				times.set(shot.kind, kept);
			}
		}
		await Promise.all(Array.from({ length: connections }, (_, index) => fire(index)));
		clearInterval(watch);
		clearInterval(changes);

		const count = [...times.values()].reduce((sum, all) => sum + all.length, 0);
		console.log(`Under load: ${count} requests in ${seconds().toFixed(0)} s over ${connections} connections`);
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
		const settled = memory.filter(({ at }) => at >= size.settledSeconds).map(({ mb }) => mb);
		const first = settled[0] ?? Number.NaN;
		const [least, most] = [Math.min(...settled), Math.max(...settled)];
		console.log(
			`  memory from second ${size.settledSeconds}: ${first.toFixed(0)} MB, then ${least.toFixed(0)} to ${most.toFixed(0)}`,
		);

		expect(faults).toEqual([]);
		expect([...times.keys()].sort()).toEqual(["api", "message", "page", "search"]);
		expect(statuses.get("page 200") ?? 0).toBeGreaterThan(size.loadSeconds);
		expect(statuses.get("search 200") ?? 0).toBeGreaterThan(size.loadSeconds / 10);
		expect(statuses.get("message 303") ?? 0).toBeGreaterThan(0);
		expect(settled.length).toBeGreaterThan(5);
		if (size.judgesMemory) expect(most / first).toBeLessThanOrEqual(1.1);
	});
});
