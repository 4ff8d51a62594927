// Fares: priced by the fare source on a schedule and within a budget, shown with when they were seen, never guessed.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dealRoutes, searchOf } from "../../../src/features/deals/deal.ts";
import { type PricedRoute, pricedRoutes } from "../../../src/features/deals/priced-routes.ts";
import { isSoldBy, refreshDeals, searchesARun } from "../../../src/features/deals/refresh.ts";
import {
	listDeals,
	listFaresFrom,
	listFaresOf,
	listFaresOn,
	listFaresTo,
	listLowestFares,
} from "../../../src/features/deals/store.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { type FareSource, FareSourceError } from "../../../src/flights/source.ts";
import { type Airline, airlines, findAirlineByCode } from "../../../src/places/airlines/airlines.ts";
import { findPlace } from "../../../src/places/airports.ts";
import { destinations } from "../../../src/places/destinations.ts";
import type { Place } from "../../../src/places/place.ts";
import { duties } from "../../../src/site/duties.ts";
import { startDatabase } from "../../database.ts";

const start = new Date("2026-11-21T12:00:00Z");
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

let database: Awaited<ReturnType<typeof startDatabase>>;
let offer: Offer;
beforeAll(async () => {
	const [first] = await firstOffers();
	if (!first) throw new Error("no offer");
	offer = first;
});
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

/** The sample source at a moment. */
const sampleAt = (now: Date): FareSource => createSampleSource({ now: () => now });

/** A source with one offer for every route, seen now; it remembers what it was asked, as "NYC-MIA 2027-01-05". */
function quickAt(now: Date): FareSource & { readonly asked: string[] } {
	const asked: string[] = [];
	return {
		...sampleAt(now),
		asked,
		async *search(query) {
			asked.push(nameOf(query));
			yield { ...offer, seenAt: now.toISOString() };
		},
	};
}

function nameOf({ slices: [out] }: FlightQuery): string {
	return `${out?.from.code}-${out?.to.code} ${out?.date}`;
}

/** A source that answers a route, by "NYC-MIA", as the test says. */
function answering(answer: (route: string) => readonly Offer[]): FareSource {
	return {
		...sampleAt(start),
		async *search(query) {
			yield* answer(nameOf(query).split(" ")[0] ?? "");
		},
	};
}

function down(failure: "unavailable" | "rateLimited" = "unavailable"): FareSource {
	return answering(() => {
		throw new FareSourceError(failure, "down");
	});
}

const run = (now: Date, fares: FareSource = quickAt(now)) => refreshDeals(database.db, fares, now);
const featured = async (now: Date) => (await listDeals(database.db, "featured", now)).fares;

function airline(code: string): Airline {
	const found = findAirlineByCode(code);
	if (!found) throw new Error(code);
	return found;
}

function place(code: string): Place {
	const found = findPlace(code);
	if (!found) throw new Error(code);
	return found;
}

const keyOf = ({ kind, from, to }: PricedRoute) => `${kind} ${from}-${to}`;

describe("the routes that are priced", () => {
	const all = pricedRoutes();

	it("name places that exist, and each search once", () => {
		for (const { from, to } of [...all, ...Object.values(dealRoutes).flat()]) {
			expect(findPlace(from), from).toBeDefined();
			expect(findPlace(to), to).toBeDefined();
		}
		expect(new Set(all.map(keyOf)).size).toBe(all.length);
	});

	it("begin with the deal pages and one route to each destination, all within the first run", () => {
		const first = all.slice(0, searchesARun);
		for (const { from, to } of dealRoutes.featured) expect(first.map(keyOf)).toContain(`planned ${from}-${to}`);
		for (const { from, to } of dealRoutes.lastMinute) expect(first.map(keyOf)).toContain(`lastMinute ${from}-${to}`);
		for (const destination of destinations) expect(first.map(({ to }) => to)).toContain(destination.place);
	});

	it("are all refreshed in a day by the cron of an hour", () => {
		expect(duties.prices.cron).toMatch(/^\d+ \* \* \* \*$/);
		// Due again after 20 hours, so that all of it is done in the four hours and more that are left of a day.
		expect(Math.ceil(all.length / searchesARun)).toBeLessThanOrEqual(24);
	});

	it("have some for every listed airline that flies and none for one that stopped", () => {
		const named = new Set(all.flatMap((route) => route.airlines));
		const flying = airlines.filter(({ listed, status }) => listed && status.kind === "flying");
		expect(flying.filter(({ code }) => !named.has(code)).map(({ code }) => code)).toEqual([]);
		expect([...named].filter((code) => airline(code).status.kind === "ceased")).toEqual([]);
	});

	it("leave out what people drive, and never lead from a place to itself", () => {
		expect(all.filter(({ from, to }) => from === to)).toEqual([]);
		expect(all.map(({ from, to }) => `${from}-${to}`)).not.toContain("SAL-GUA");
	});
});

describe("a run of the cron", () => {
	it("prices the deals with the cheapest offer, its days, and all who operate it", async () => {
		expect((await featured(start)).map(({ price }) => price)).toEqual(dealRoutes.featured.map(() => null));
		const refreshed = await run(start, sampleAt(start));
		expect(refreshed).toMatchObject({ searched: searchesARun, failures: [] });
		expect(refreshed.waiting).toBe(pricedRoutes().length - searchesARun);
		for (const { from, to, price } of await featured(start)) {
			expect(price).toMatchObject({ depart: "2027-01-05", return: "2027-01-12", sample: true, hoursAgo: 0 });
			const query = { trip: "round", adults: 1, ages: [], bags: 0, cabin: "economy", flex: 0, nearby: false } as const;
			const slices = [
				{ from: place(from), to: place(to), date: "2027-01-05" },
				{ from: place(to), to: place(from), date: "2027-01-12" },
			];
			const offers: Offer[] = [];
			for await (const each of sampleAt(start).search({ ...query, slices })) offers.push(each);
			expect(price?.total.minor).toBe(Math.min(...offers.map(({ total }) => total.minor)));
			const operators = (offer: Offer) =>
				offer.slices.flatMap(({ segments }) => segments.map(({ operatingCarrier }) => operatingCarrier.name));
			const cheapest = offers.find(({ total }) => total.minor === price?.total.minor);
			expect(new Set(price?.operators.split(", "))).toEqual(new Set(cheapest && operators(cheapest)));
		}
	});

	it("asks for a route once, whichever pages show it, and for all of them in as many runs as it takes", async () => {
		const asked: string[] = [];
		for (let hour = 0; hour < Math.ceil(pricedRoutes().length / searchesARun); hour++) {
			const source = quickAt(hoursLater(hour));
			await run(hoursLater(hour), source);
			expect(source.asked.length).toBeLessThanOrEqual(searchesARun);
			asked.push(...source.asked.map((name) => name.split(" ")[0] ?? ""));
		}
		expect(asked.toSorted()).toEqual(
			pricedRoutes()
				.map(({ from, to }) => `${from}-${to}`)
				.toSorted(),
		);
		const idle = quickAt(hoursLater(10));
		expect(await run(hoursLater(10), idle)).toMatchObject({ searched: 0, waiting: 0 });
		expect(idle.asked).toEqual([]);
	});

	it("begins with what was never seen, then the stalest", async () => {
		await run(start);
		const second = quickAt(hoursLater(21));
		await run(hoursLater(21), second);
		const next = pricedRoutes().slice(searchesARun, 2 * searchesARun);
		expect(second.asked.map((name) => name.split(" ")[0])).toEqual(next.map(({ from, to }) => `${from}-${to}`));
		for (let hour = 22; hour < 27; hour++) await run(hoursLater(hour));
		const last = quickAt(hoursLater(27));
		await run(hoursLater(27), last);
		const unseen = pricedRoutes().length - 7 * searchesARun;
		expect(unseen).toBeGreaterThan(0);
		expect(last.asked[unseen]).toMatch(/^NYC-MIAA /);
		expect(last.asked).toHaveLength(searchesARun);
	});

	it("does not blame the route that it was at when its time was over, and leaves the rest to the next run", async () => {
		const over = new AbortController();
		const fares = answering(() => {
			over.abort();
			throw new FareSourceError("timeout", "cut off");
		});
		const done = await refreshDeals(database.db, fares, start, over.signal);
		expect(done).toMatchObject({ searched: 1, priced: 0, failures: [] });
		expect((await database.db.prepare("SELECT * FROM fare_searches").all()).results).toEqual([]);
	});

	it("keeps what was seen where a search fails, and lets the route rest an hour, then two", async () => {
		await run(start);
		const seen = (await featured(start))[0]?.price?.seenAt;
		const failing = (bad: string, now: Date): FareSource & { asked: string[] } => {
			const quick = quickAt(now);
			return {
				...quick,
				search(query, signal) {
					if (nameOf(query).startsWith(bad)) {
						quick.asked.push(bad);
						throw new FareSourceError("timeout", "slow");
					}
					return quick.search(query, signal);
				},
			};
		};
		// All others first, so that only the routes of the first run are due.
		for (let hour = 13; hour < 20; hour++) await run(hoursLater(hour));
		const tries: number[] = [];
		for (let hour = 20; hour < 29; hour++) {
			const source = failing("NYC-MIAA", hoursLater(hour));
			const { failures } = await run(hoursLater(hour), source);
			if (source.asked.includes("NYC-MIAA")) tries.push(hour);
			expect(failures).toEqual(source.asked.includes("NYC-MIAA") ? ["NYC-MIAA: FareSourceError: timeout: slow"] : []);
		}
		expect(tries).toEqual([20, 21, 23, 27]);
		expect((await featured(hoursLater(23)))[0]?.price?.seenAt).toBe(seen);
		await run(hoursLater(36));
		expect((await featured(hoursLater(36)))[0]?.price?.seenAt).toBe(hoursLater(36).toISOString());
	});

	it("stops early where the source is down or asks for patience", async () => {
		expect(await run(start, down())).toMatchObject({ searched: 5, priced: 0 });
		expect(await run(hoursLater(1), down("rateLimited"))).toMatchObject({ searched: 1, priced: 0 });
	});

	it("drops what the source no longer offers, and counts it as an answer", async () => {
		await run(start);
		await run(
			hoursLater(21),
			answering(() => []),
		);
		for (let hour = 22; hour < 30; hour++)
			await run(
				hoursLater(hour),
				answering(() => []),
			);
		expect((await featured(hoursLater(30))).every(({ price }) => price === null)).toBe(true);
		expect(await run(hoursLater(31))).toMatchObject({ failures: [] });
	});
});

describe("the age of a price", () => {
	it("is today's for 24 hours, then counted in days, and after 72 hours it is gone", async () => {
		await run(start);
		const hoursAgo = async (hours: number) => (await featured(hoursLater(hours)))[0]?.price?.hoursAgo;
		expect(await hoursAgo(0)).toBe(0);
		expect(await hoursAgo(23.9)).toBe(23);
		expect(await hoursAgo(24)).toBe(24);
		expect(await hoursAgo(71.9)).toBe(71);
		expect(await hoursAgo(72)).toBeUndefined();
	});

	it("does not matter once the trip has begun", async () => {
		await run(start);
		await database.db.prepare("UPDATE fares SET depart = '2026-11-21'").run();
		expect((await featured(hoursLater(1)))[0]?.price).not.toBeNull();
		expect((await featured(hoursLater(13)))[0]?.price).toBeNull();
	});
});

describe("pages", () => {
	it("never have a price for what is sold by phone only", async () => {
		await run(start);
		const { fares } = await listDeals(database.db, "exclusive", start);
		expect(fares).toHaveLength(dealRoutes.exclusive.length);
		expect(fares.every(({ price }) => price === null)).toBe(true);
	});

	it("share the price of a route that they share", async () => {
		await run(start, sampleAt(start));
		const deal = (await featured(start))[0];
		const { fares } = await listFaresTo(database.db, place("MIAA"), start);
		expect(fares.find(({ from }) => from === "NYC")?.price).toEqual(deal?.price);
		expect(fares.map(({ from }) => from)).toEqual(["NYC", "LAXA", "HOUA", "CHI", "MEXA", "BOG", "SAL"]);
		const near = await listFaresFrom(database.db, ["NYC"], start);
		expect(near.fares.find(({ to }) => to === "MIAA")?.price).toEqual(deal?.price);
		const totals = near.fares.map(({ price }) => price.total.minor);
		expect(totals).toEqual(totals.toSorted((a, b) => a - b));
	});

	it("that are the lowest to each place leave out what is invented", async () => {
		await run(start, sampleAt(start));
		expect(await listLowestFares(database.db, start)).toEqual({ fares: [] });
		await database.db.exec("UPDATE fares SET sample = 0");
		const { fares } = await listLowestFares(database.db, start);
		expect(fares.length).toBeGreaterThan(5);
		expect(new Set(fares.map(({ to }) => to)).size).toBe(fares.length);
		const all = await listFaresTo(database.db, place("MIAA"), start);
		const totals = all.fares.flatMap(({ price }) => price?.total.minor ?? []);
		expect(fares.find(({ to }) => to === "MIAA")?.price.total.minor).toBe(Math.min(...totals));
	});

	it("of the trips that a text names stand in its order, priced or not", async () => {
		await run(start, sampleAt(start));
		const routes = [
			{ from: "LAXA", to: "MEXA" },
			{ from: "BOG", to: "YUL" },
			{ from: "NYC", to: "MIAA" },
		];
		const { fares } = await listFaresOn(database.db, routes, start);
		expect(fares.map(({ from, to }) => ({ from, to }))).toEqual(routes);
		expect(fares.map(({ price }) => price !== null)).toEqual([true, false, true]);
		expect(fares[2]?.price).toEqual((await featured(start))[0]?.price);
		expect(await listFaresOn(database.db, [], start)).toEqual({ fares: [] });
	});

	it("of an airline have what a search found under its flight numbers alone", async () => {
		await run(start, sampleAt(start));
		const { fares } = await listFaresOf(database.db, airline("AA"), start);
		expect(fares.length).toBeGreaterThan(0);
		for (const fare of fares) {
			expect(fare.airline).toBe("AA");
			expect(searchOf(fare)).toMatchObject({ from: fare.from, to: fare.to, airline: "AA", depart: "2027-01-05" });
		}
	});

	it("of an airline have nothing where a trip shared with another one is the cheapest under its filter", async () => {
		const shared = (minor: number, ...codes: readonly string[]): Offer => ({
			...offer,
			total: { ...offer.total, minor },
			slices: offer.slices.map((slice, index) => ({
				...slice,
				segments: slice.segments.map((segment) => ({
					...segment,
					marketingCarrier: { code: codes[index] ?? "", name: "An airline" },
				})),
			})),
		});
		const offers = [shared(9_000, "AA", "UA"), shared(10_000, "AA", "AA"), shared(8_000, "UA", "UA")];
		await run(
			start,
			answering(() => offers),
		);
		expect((await listFaresOf(database.db, airline("AA"), start)).fares).toEqual([]);
		const { fares } = await listFaresOf(database.db, airline("UA"), start);
		expect(fares.map(({ price }) => price.total.minor)).toContain(8_000);
		expect((await featured(start))[0]?.price?.total.minor).toBe(8_000);
	});

	it("of an airline that stopped flying have nothing, even where a source still sells it", async () => {
		const spirit = { code: "NK", name: "Spirit Airlines" };
		const ghost: Offer = {
			...offer,
			total: { ...offer.total, minor: 100 },
			slices: offer.slices.map((slice) => ({
				...slice,
				segments: slice.segments.map((segment) => ({ ...segment, marketingCarrier: spirit })),
			})),
		};
		expect(isSoldBy(ghost, "NK")).toBe(true);
		await run(
			start,
			answering(() => [ghost]),
		);
		expect((await featured(start)).every(({ price }) => price === null)).toBe(true);
		await database.db.prepare("UPDATE fares SET airline = 'NK'").run();
		expect((await listFaresOf(database.db, airline("NK"), start)).fares).toEqual([]);
	});

	it("stand without prices when the database does not answer, and say why", async () => {
		await database.db.prepare("DROP TABLE fares").run();
		const { fares, failure } = await listDeals(database.db, "featured", start);
		expect(fares).toHaveLength(dealRoutes.featured.length);
		expect(failure).toContain("no such table: fares");
		expect((await listDeals(undefined, "featured", start)).failure).toBeUndefined();
	});
});

async function firstOffers(): Promise<Offer[]> {
	const slices = [
		{ from: place("NYC"), to: place("MIAA"), date: "2027-01-05" },
		{ from: place("MIAA"), to: place("NYC"), date: "2027-01-12" },
	];
	const offers: Offer[] = [];
	const query = {
		trip: "round",
		slices,
		adults: 1,
		ages: [],
		bags: 0,
		cabin: "economy",
		flex: 0,
		nearby: false,
	} as const;
	for await (const each of sampleAt(start).search(query)) offers.push(each);
	return offers;
}
