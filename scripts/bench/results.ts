// The first page of a search that found at least fifty itineraries and is remembered: CPU of its whole answer, search and stream included.
import { defaultLanguage } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { fakeToken, startFakeDuffel } from "../fakes/duffel/fake.ts";
import type { Goals } from "./goals.ts";
import { builtVars, host } from "./host.ts";
import { cpuMs, median } from "./load.ts";
import { textOf } from "./text-of.ts";

const rounds = 7;
const requests = 40;

interface Case {
	readonly name: string;
	readonly from: string;
	readonly to: string;
}

/** Enough itineraries; and a route that nobody flies, whose page has all but them. */
const cases: readonly Case[] = [
	{ name: "full", from: "NYC", to: "LAX" },
	{ name: "empty", from: "PVD", to: "RAI" },
];

/** Prints; `built` is the folder of the built Worker. */
export async function benchResults(built: string, goals: Goals): Promise<void> {
	const fake = await startFakeDuffel();
	const vars = { ...builtVars(built), DUFFEL_TOKEN: fakeToken, DUFFEL_URL: fake.url };
	await using site = await host(built, "index.js", 8805, vars, { quiet: true });
	const depart = addDays(new Date().toISOString().slice(0, 10), 60);
	const sides = cases.map(({ name, from, to }) => {
		const search = { trip: "oneway", depart, from, to, adults: "1" };
		return { name, url: site.url + href(defaultLanguage, "flightResults", {}, search), each: [] as number[] };
	});
	const [full, empty] = sides;
	if (!full || !empty) throw new Error("no search");
	const count = Number(/(\d+) itineraries</.exec(await textOf(full.url))?.[1] ?? 0);
	if (count < 50) throw new Error(`${count} itineraries are too few to measure`);
	for (const { url } of sides) for (let warm = 0; warm < 2 * requests; warm++) await textOf(url);
	const asked = fake.calls.length;
	for (let round = 0; round < rounds; round++) {
		for (const { url, each } of sides) {
			const before = cpuMs(site.pid);
			for (let request = 0; request < requests; request++) await textOf(url);
			each.push((cpuMs(site.pid) - before) / requests);
		}
	}
	if (fake.calls.length > asked) throw new Error("the search was not remembered");
	await fake.close();
	const [whole, around] = [median(full.each), median(empty.each)];
	console.log(
		`Results, first page of ${count} itineraries, search remembered: ${whole.toFixed(1)} ms CPU; ${around.toFixed(1)} ms where nothing is found, so the itineraries are ${(whole - around).toFixed(1)}`,
	);
	goals.hold({ name: `results, first page of ${count} itineraries`, value: whole, limit: 3, unit: "ms CPU" });
}
