// What filters and orders cost on the server as the offers grow: facts, the arrangement, and every count.

import { factsOf } from "../../src/flights/facts.ts";
import { type Arrangement, arrange } from "../../src/flights/offers/arrange.ts";
import { optionsOf } from "../../src/flights/offers/choosing.ts";
import { candidatesOf, filterNames } from "../../src/flights/offers/filters.ts";
import type { Offer } from "../../src/flights/offers/offer.ts";
import { parseFlightQuery } from "../../src/flights/query.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { defaultLanguage } from "../../src/i18n/languages.ts";
import { median } from "./load.ts";

const now = new Date("2026-11-21T15:00:00Z");
const rounds = 30;

/** Real itineraries, of as many days as it takes. */
async function offersOf(count: number): Promise<Offer[]> {
	const source = createSampleSource({ now: () => now });
	const offers: Offer[] = [];
	for (let day = 10; offers.length < count; day++) {
		const params = new URLSearchParams({
			trip: "round",
			from: "NYC",
			to: "LAX",
			depart: `2027-02-${day}`,
			return: "2027-03-20",
		});
		const parsed = parseFlightQuery(params, { language: defaultLanguage, now });
		if (parsed.kind !== "ok") throw new Error("not a search");
		offers.push(...(await Array.fromAsync(source.search(parsed.query))));
	}
	return offers.slice(0, count);
}

function cpu(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** Prints a line for each number of offers. */
export async function benchFilters(): Promise<void> {
	console.log(`Facts, order and all counts of a results page, CPU, median of ${rounds}:`);
	for (const count of [10, 50, 200]) {
		const offers = await offersOf(count);
		const arrangement: Arrangement = { ranking: "cheapest", choice: new Map([["stops", ["1"]]]) };
		const run = () => {
			const candidates = candidatesOf(factsOf(offers));
			arrange(candidates, arrangement);
			for (const name of filterNames) optionsOf(name, candidates, arrangement.choice);
		};
		for (let warm = 0; warm < rounds; warm++) run();
		const each = Array.from({ length: rounds }, () => cpu(run));
		console.log(`  ${String(count).padStart(3)} offers: ${median(each).toFixed(2)} ms`);
	}
}
