// The prices of other days: what a search of these days finds, whoever gives them, and a page that stands without.
import { describe, expect, it } from "vitest";
import { loadPrices, type ShownDay } from "../../../../src/features/search/prices/load-prices.ts";
import {
	datesOfView,
	isOpen,
	monthsAround,
	onDates,
	openDays,
	type PriceView,
	readPriceChoice,
} from "../../../../src/features/search/prices/price-days.ts";
import { fitting } from "../../../../src/flights/facts.ts";
import { readChoice } from "../../../../src/flights/offers/filters.ts";
import type { FlightQuery } from "../../../../src/flights/query.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { recordSeen } from "../../../../src/flights/seen-prices.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { money } from "../../../../src/money/money.ts";
import { sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";
import { startDatabase } from "../../../database.ts";

const instant = new Date("2026-11-21T15:00:00Z");
const now = () => instant;
const sample = createSampleSource({ now });
const round = sampleSearch("NYC", "MIA");
const month = "2027-02";

const { lowest: _, ...searching } = sample;
/** A source whose searches cost something. */
const costly: FareSource = { ...searching, calls: { ...sample.calls, cost: 1 }, name: "live", sample: false };

const load = (query: FlightQuery, view: PriceView, more: Partial<Parameters<typeof loadPrices>[0]> = {}) =>
	loadPrices({ services: { fares: sample, db: undefined, now }, query, view, month, ...more });

const kinds = (days: readonly ShownDay[] | undefined) => Object.entries(Object.groupBy(days ?? [], ({ kind }) => kind));
const counts = (days: readonly ShownDay[] | undefined) =>
	Object.fromEntries(kinds(days).map(([kind, list]) => [kind, list?.length]));

async function cheapestOf(query: FlightQuery): Promise<number | undefined> {
	const totals = (await Array.fromAsync(sample.search(query))).map(({ total }) => total.minor);
	return totals.length > 0 ? Math.min(...totals) : undefined;
}

describe("prices of other days", () => {
	it.each([
		["grid", round],
		["calendar", round],
		["graph", sampleSearch("LAX", "GDL", "oneway")],
		["grid", { ...sampleSearch("BOS", "DUB"), flex: 3, nearby: true, ages: [1, 9] }],
	] as const)("are each what a search of these days finds (%s)", async (view, query) => {
		const data = await load(query, view);
		const priced = data?.days.filter((day) => day.kind === "price") ?? [];
		expect(priced.length).toBeGreaterThan(5);
		const some = priced.filter((_, index) => index % Math.ceil(priced.length / 12) === 0);
		for (const { dates, price } of some) {
			expect(price.total.minor, dates.join()).toBe(await cheapestOf(onDates(query, dates)));
		}
	});

	it("behind filters are each what the list of these days then has", async () => {
		const filters = readChoice(new URLSearchParams("stops=0&basic=0"));
		const data = await load(round, "grid", { filters });
		const plain = await load(round, "grid");
		for (const day of data?.days ?? []) {
			const found = await Array.fromAsync(sample.search(onDates(round, day.dates)));
			const totals = fitting(found, filters).map(({ total }) => total.minor);
			const label = day.dates.join();
			if (day.kind === "price") expect(day.price.total.minor, label).toBe(Math.min(...totals));
			else expect(totals, label).toEqual([]);
		}
		expect(data?.days).not.toEqual(plain?.days);
	});

	it("are 49 around a round trip, 7 around a one-way, and one for each departure of a month", async () => {
		expect((await load(round, "grid"))?.days).toHaveLength(49);
		expect((await load({ ...round, trip: "oneway", slices: round.slices.slice(0, 1) }, "grid"))?.days).toHaveLength(7);
		const calendar = await load(round, "calendar");
		expect(calendar?.days.map(({ dates }) => dates).slice(26)).toEqual([
			["2027-02-27", "2027-03-06"],
			["2027-02-28", "2027-03-07"],
		]);
		expect(calendar).toMatchObject({ nights: 7, sample: true, failure: undefined });
	});

	it("carry the time they were seen and who gave them", async () => {
		const [first] = (await load(round, "grid"))?.days ?? [];
		expect(first).toMatchObject({ price: { seenAt: instant.toISOString(), source: "sample", sample: true } });
	});

	it("are not asked for days that are past, not on sale yet, or back before they leave", async () => {
		const asked: (readonly string[])[] = [];
		const listening: FareSource = {
			...sample,
			lowest: async (_, dates) => {
				asked.push(...dates);
				return dates.map(() => money(100, "USD"));
			},
		};
		const slices = round.slices.map((slice, index) => ({ ...slice, date: index ? "2026-11-23" : "2026-11-22" }));
		const services = { fares: listening, db: undefined, now };
		const data = await load({ ...round, slices }, "grid", { services });
		expect(asked.length).toBe(counts(data?.days).price);
		expect(asked.every(([depart = "", back = ""]) => depart >= "2026-11-21" && back >= depart)).toBe(true);
		const late = await load(round, "calendar", { services, month: "2027-10" });
		// 330 days from November 21 are October 17: the last return.
		expect(counts(late?.days)).toEqual({ price: 10, closed: 21 });
	});

	it("say that nobody flies where a search found nothing", async () => {
		const services = { fares: { ...sample, lowest: async () => [] }, db: undefined, now };
		expect(counts((await load(round, "grid", { services }))?.days)).toEqual({ none: 49 });
	});

	it("without free searches are those seen before and those just found, the rest not searched", async () => {
		const { db, stop } = await startDatabase();
		try {
			const seenAt = "2026-11-21T14:05:00Z";
			const [before, foreign, tested] = [
				onDates(round, ["2027-02-11", "2027-02-17"]),
				onDates(round, ["2027-02-12", "2027-02-17"]),
				onDates(round, ["2027-02-13", "2027-02-17"]),
			];
			for (const [query, source, invented] of [
				[before, "live", false],
				[foreign, "another", false],
				[tested, "live", true],
			] as const) {
				const found = await Array.fromAsync(sample.search(query));
				await recordSeen(
					db,
					query,
					found.map((offer) => ({ ...offer, source, sample: invented, seenAt })),
				);
			}
			const found = (await Array.fromAsync(sample.search(round))).map((offer) => ({ ...offer, source: "live" }));
			const data = await load(round, "grid", { services: { fares: costly, db, now }, found });
			expect(counts(data?.days)).toEqual({ price: 2, unsearched: 47 });
			const [, seen] = data?.days.flatMap((day) => (day.kind === "price" ? day.price : [])) ?? [];
			expect(seen).toMatchObject({ seenAt, total: { minor: await cheapestOf(before) } });
		} finally {
			await stop();
		}
	});

	it("are of one currency: the others count as not searched", async () => {
		const totals = [money(100, "USD"), money(90, "EUR"), money(120, "USD")];
		const services = { fares: { ...sample, lowest: async () => totals }, db: undefined, now };
		const query: FlightQuery = { ...round, trip: "oneway", slices: round.slices.slice(0, 1) };
		expect(counts((await load(query, "grid", { services }))?.days)).toEqual({ price: 2, unsearched: 1, none: 4 });
	});

	it("are not there for several cities or without a source", async () => {
		expect(await load({ ...round, trip: "multi" }, "grid")).toBeUndefined();
		expect(await load(round, "grid", { services: { fares: undefined, db: undefined, now } })).toBeUndefined();
	});

	it("cost the page nothing when the source fails, is too slow or the visitor leaves", async () => {
		const failing: FareSource = { ...sample, lowest: () => Promise.reject(new Error("down")) };
		const silent: FareSource = { ...sample, lowest: () => Promise.withResolvers<never>().promise };
		const broken = await load(round, "grid", { services: { fares: failing, db: undefined, now } });
		expect(broken?.failure).toBe("prices: Error: down");
		expect(counts(broken?.days)).toEqual({ unsearched: 49 });
		const slow = await load(round, "grid", { services: { fares: silent, db: undefined, now }, deadline: 5 });
		expect(slow?.failure).toMatch(/TimeoutError/);
		const left = await load(round, "grid", {
			services: { fares: silent, db: undefined, now },
			signal: AbortSignal.abort(new Error("left")),
		});
		expect(left?.failure).toBe("prices: Error: left");
	});
});

describe("the choice of a price view", () => {
	const read = (text: string) => readPriceChoice(new URLSearchParams(text), round, instant);

	it("is read from the URL, and the grid of the departure's month otherwise", () => {
		expect(read("prices=graph&month=2027-04")).toEqual({ view: "graph", month: "2027-04" });
		expect(read("")).toEqual({ view: "grid", month: "2027-02" });
		for (const month of ["2027-13", "soon", "2027-2", "2027-02-01", "２０２７-０３"]) {
			expect(read(`prices=map&month=${month}`), month).toEqual({ view: "grid", month: "2027-02" });
		}
	});

	it("keeps to the months in which airlines sell", () => {
		expect(read("month=2020-01").month).toBe("2026-11");
		expect(read("month=2031-01").month).toBe("2027-10");
		const open = openDays(round, instant);
		expect(monthsAround("2026-11", open)).toEqual({ before: undefined, after: "2026-12" });
		expect(monthsAround("2027-10", open)).toEqual({ before: "2027-09", after: undefined });
	});

	it("counts today where the journey begins, not in UTC", () => {
		const late = new Date("2026-11-22T03:00:00Z");
		expect(openDays(round, late).first).toBe("2026-11-21");
		expect(openDays(sampleSearch("SYD", "LAX"), late).first).toBe("2026-11-22");
	});

	it("shows every day once, and only days a search accepts as open", () => {
		for (const view of ["grid", "calendar", "graph"] as const) {
			const all = datesOfView(round, { view, month }).map((dates) => dates.join());
			expect(new Set(all).size).toBe(all.length);
		}
		const open = { first: "2026-11-21", last: "2027-10-17" };
		expect(isOpen(["2026-11-21", "2026-11-21"], open)).toBe(true);
		expect(isOpen(["2026-11-22", "2026-11-21"], open)).toBe(false);
		expect(isOpen(["2026-11-20", "2026-11-23"], open)).toBe(false);
		expect(isOpen(["2027-10-17", "2027-10-18"], open)).toBe(false);
	});
});
