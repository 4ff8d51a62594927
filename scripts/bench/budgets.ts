// What asking the budgets costs: CPU of workerd for searches that a source counts, with its budget objects and without.
import { addDays } from "../../src/time/iso-date.ts";
import { fakeToken, startFakeDuffel } from "../fakes/duffel/fake.ts";
import { builtVars, host } from "./host.ts";
import { cpuMs, median } from "./load.ts";

const rounds = 7;
const searches = 60;
/** Milliseconds that issue 17 allows a search; the object's own work is in what is measured, since both share a process here. */
const limitMs = 3;
const day = addDays(new Date().toISOString().slice(0, 10), 60);

/** Each is another search of another visitor, so nothing is remembered and nobody waits. */
async function searchAll(url: string, round: number): Promise<void> {
	for (let index = 0; index < searches; index++) {
		const params = { trip: "oneway", from: "JFK", to: "MIA", depart: addDays(day, index), adults: `${round + 1}` };
		const headers = { "CF-Connecting-IP": `198.${18 + round}.${index}.1`, "User-Agent": "Mozilla/5.0 Chrome/150" };
		const response = await fetch(`${url}/api/flights?${new URLSearchParams(params)}`, { headers });
		if (!response.ok) throw new Error(`a search: ${response.status}`);
		await response.arrayBuffer();
	}
}

/** Prints; answers whether it is within the limit. `built` is the folder of the built Worker, in dist/. */
export async function benchBudgets(built: string): Promise<boolean> {
	const fake = await startFakeDuffel();
	const vars = { ...builtVars(built), DUFFEL_TOKEN: fakeToken, DUFFEL_URL: fake.url };
	await using without = await host(built, "index.js", 8797, vars, { quiet: true });
	await using having = await host(built, "index.js", 8798, vars, { quiet: true, budgets: true });
	const each: { plain: number[]; charged: number[] } = { plain: [], charged: [] };
	for (let round = 0; round < rounds; round++) {
		for (const [site, times] of [
			[without, each.plain],
			[having, each.charged],
		] as const) {
			const before = cpuMs(site.pid);
			await searchAll(site.url, round);
			// The first round compiles.
			if (round > 0) times.push((cpuMs(site.pid) - before) / searches);
		}
	}
	await fake.close();
	const [plain, charged] = [median(each.plain), median(each.charged)];
	console.log(
		`Budgets: a search costs ${charged.toFixed(2)} ms CPU with them, ${plain.toFixed(2)} without: ${(charged - plain).toFixed(2)} (limit ${limitMs})`,
	);
	return charged - plain <= limitMs;
}

if (import.meta.main) {
	const { resolve } = await import("node:path");
	process.exitCode = (await benchBudgets(resolve("dist/farelark"))) ? 0 : 1;
}
