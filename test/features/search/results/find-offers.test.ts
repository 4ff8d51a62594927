// The list of a search with flexible days: behind filters it has the cheapest of every day, as the grid of these days says.
import { describe, expect, it, vi } from "vitest";
import { findOffer, searchOffers } from "../../../../src/features/search/results/find-offers.ts";
import { fitting } from "../../../../src/flights/facts.ts";
import { wholePrice } from "../../../../src/flights/offers/bags.ts";
import { type Choice, readChoice } from "../../../../src/flights/offers/filters.ts";
import type { Offer } from "../../../../src/flights/offers/offer.ts";
import { planCalls } from "../../../../src/flights/plan-calls.ts";
import type { FlightQuery } from "../../../../src/flights/query.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { datesOf } from "../../../../src/flights/seen-prices.ts";
import { withFee } from "../../../../src/flights/with-fee.ts";
import { money } from "../../../../src/money/money.ts";
import { generateQueries, nameOf } from "../../../flights/generator.ts";
import { journey } from "../../../flights/sample/journey.ts";
import { bySize, patience, seed } from "../../../soak.ts";

const instant = new Date("2026-11-21T15:00:00Z");
const fares = withFee(createSampleSource({ now: () => instant }), money(2_050, "USD"));
const filters = ["stops=0", "bag=checked", "basic=0", "price=400", "leave1=1&leave1=2", "refund=1", "stops=1&time=12"];

const listed = async (query: FlightQuery, choice: Choice) =>
	(await searchOffers(fares, query, { choice }).found).offers;
const lowestOf = (offers: readonly Offer[]) => Math.min(...offers.map((offer) => wholePrice(offer)?.minor ?? Infinity));

/** How many of the days have a price behind the filters; each must be the lowest of its rows in the list. */
async function pricedDays(query: FlightQuery, choice: Choice): Promise<number> {
	const list = fitting(await listed(query, choice), choice);
	const dates = planCalls(query, fares.calls, instant).calls.flatMap((call) => call.dates);
	const cells = (await fares.lowest?.({ ...query, flex: 0 }, dates, undefined, choice)) ?? [];
	for (const [at, days] of dates.entries()) {
		const rows = list.filter((offer) => datesOf(offer).join() === days.join());
		expect(lowestOf(rows), `${nameOf(query)} ${days} ${[...choice]}`).toBe(cells[at]?.minor ?? Infinity);
	}
	return cells.filter(Boolean).length;
}

it(
	"has the lowest cell of the grid as filtered, in random searches",
	async () => {
		let priced = 0;
		const queries = generateQueries(bySize(14, 80, 300), seed + 1, "2026-11-21").filter(({ trip }) => trip !== "multi");
		for (const [index, query] of queries.entries()) {
			const choice = readChoice(new URLSearchParams(filters[index % filters.length]));
			priced += await pricedDays({ ...query, flex: query.trip === "round" ? 1 : 3 }, choice);
		}
		expect(priced).toBeGreaterThan(20);
	},
	patience,
);

it("has what the same search without filters lists, so that a filter can be taken back in place", async () => {
	const choice = readChoice(new URLSearchParams("bag=checked&basic=0"));
	let cheaper = 0;
	for (const pair of ["BOG-JFK", "ORD-CUN"]) {
		const query = { ...journey(pair, "2027-02-10", { back: "2027-02-17" }), flex: 3 } as const;
		const [plain, filtered] = [await listed(query, new Map()), await listed(query, choice)];
		const ids = new Set(filtered.map(({ id }) => id));
		expect(plain.filter(({ id }) => !ids.has(id))).toEqual([]);
		if (lowestOf(fitting(filtered, choice)) < lowestOf(fitting(plain, choice))) cheaper += 1;
	}
	expect(cheaper).toBeGreaterThan(0);
});

it("names nobody as having answered where the search is remembered", async () => {
	const query = journey("BOG-JFK", "2027-02-10");
	const { found, airlines } = searchOffers(fares, query);
	const { offers } = await found;
	expect((await Array.fromAsync(airlines ?? [])).length).toBeGreaterThan(1);
	const again = searchOffers({ ...fares, known: () => offers }, query);
	expect(again.airlines).toBeUndefined();
	expect(await again.found).toEqual({ offers, partial: false });
});

describe("the itinerary of a link", () => {
	const query = journey("BOG-JFK", "2027-02-10");

	async function answered(offer: typeof fares.offer) {
		const lines: string[] = [];
		const log = vi.spyOn(console, "warn").mockImplementation((line: string) => lines.push(line));
		const answer = await findOffer({ ...fares, offer }, "x", query, 20);
		log.mockRestore();
		return { answer, lines };
	}

	it("is left behind where its source is silent or fails, and the log says why", async () => {
		const silent = await answered(() => new Promise<never>(() => {}));
		expect(silent.answer).toEqual({ kind: "unknown" });
		expect(silent.lines.join()).toMatch(/"fares\.offer".*TimeoutError/);
		const failed = await answered(() => Promise.reject(new Error("down")));
		expect([failed.answer, failed.lines.join()]).toEqual([{ kind: "unknown" }, expect.stringContaining("down")]);
	});

	it("without a price that can be paid is not shown", async () => {
		const [offer = expect.fail()] = await Array.fromAsync(fares.search(query));
		const free = { ...offer, total: money(0, "USD") };
		expect((await answered(async () => ({ kind: "found", offer: free }))).answer).toEqual({ kind: "unknown" });
		const sold = await answered(async () => ({ kind: "found", offer }));
		expect([sold.answer.kind, sold.lines]).toEqual(["found", []]);
	});
});
