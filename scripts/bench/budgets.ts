// What asking the budgets costs: CPU of workerd for searches that a source counts, with its budget objects and without.
import { addDays } from "../../src/time/iso-date.ts";
import { fakeToken, startFakeDuffel } from "../fakes/duffel/fake.ts";
import { builtVars, host } from "./host.ts";
import { cpuMs, median } from "./load.ts";

const rounds = 7;
const searches = 30;
const day = addDays(new Date().toISOString().slice(0, 10), 60);

interface Visits {
	readonly round: number;
	/** Each search is somebody else's: their network's object is made for it. Else all are one visitor's. */
	readonly strangers: boolean;
}

/** Each is another search, so nothing is remembered, and they are few enough for nobody to wait. */
async function searchAll(url: string, { round, strangers }: Visits): Promise<void> {
	for (let index = 0; index < searches; index++) {
		const params = {
			trip: "oneway",
			from: "JFK",
			to: "MIA",
			depart: addDays(day, index + (strangers ? searches : 0)),
			adults: `${round + 1}`,
		};
		const headers = {
			"CF-Connecting-IP": `198.${18 + round}.${strangers ? index : 200}.1`,
			"User-Agent": "Mozilla/5.0 Chrome/150",
		};
		const response = await fetch(`${url}/api/flights?${new URLSearchParams(params)}`, { headers });
		if (!response.ok) throw new Error(`a search: ${response.status}`);
		await response.arrayBuffer();
	}
}

/**
 * Prints. The objects' own work and their writes to the disk are in it, since all share one process here; on the platform
 * they are not the Worker's, so it is more than what the limit of 3 ms is about, and no limit is held against it.
 * `built` is the folder of the built Worker, in dist/.
 */
export async function benchBudgets(built: string): Promise<void> {
	const fake = await startFakeDuffel();
	const vars = { ...builtVars(built), DUFFEL_TOKEN: fakeToken, DUFFEL_URL: fake.url };
	await using without = await host(built, "index.js", 8797, vars, { quiet: true });
	await using having = await host(built, "index.js", 8798, vars, { quiet: true, budgets: true });
	const each = { plain: [] as number[], known: [] as number[], strangers: [] as number[] };
	for (let round = 0; round < rounds; round++) {
		for (const [site, strangers, times] of [
			[without, false, each.plain],
			[having, false, each.known],
			[having, true, each.strangers],
		] as const) {
			const before = cpuMs(site.pid);
			await searchAll(site.url, { round, strangers });
			// The first round compiles.
			if (round > 0) times.push((cpuMs(site.pid) - before) / searches);
		}
	}
	await fake.close();
	const [plain, known, strangers] = [each.plain, each.known, each.strangers].map((times) => median(times).toFixed(2));
	console.log(
		`Budgets: a search costs ${known} ms CPU with them and their objects, ${strangers} where its network is new, ${plain} without`,
	);
}

if (import.meta.main) {
	const { resolve } = await import("node:path");
	await benchBudgets(resolve("dist/farelark"));
}
