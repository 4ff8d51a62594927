// Random searches with flexible days and whole cities: never dearer than the exact search, and nothing quietly left out.
import { describe, expect, it } from "vitest";
import { fitting } from "../../../src/flights/facts.ts";
import { wholePrice } from "../../../src/flights/offers/bags.ts";
import { type Choice, readChoice } from "../../../src/flights/offers/filters.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { airportsAt, planCalls } from "../../../src/flights/plan-calls.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import type { TripDates } from "../../../src/flights/source.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { bySize, patience, seed } from "../../soak.ts";
import { generateQueries, nameOf } from "../generator.ts";
import { journey, now, search } from "./journey.ts";

const source = createSampleSource({ now: () => now });
const count = bySize(60, 400, 2_000);
const queries = generateQueries(count, seed, "2026-11-21");

const daysOf = (offer: Offer) => offer.slices.map(({ segments }) => segments[0]?.departingAt.slice(0, 10)).join();
/** With the bags that the search asks for; a fare whose bags have no price is nobody's lowest. */
const lowestOf = (offers: readonly Offer[]) => Math.min(...offers.map((offer) => wholePrice(offer)?.minor ?? Infinity));
const finite = (minor: number) => (Number.isFinite(minor) ? minor : null);
const exactly = (query: FlightQuery, days?: TripDates): FlightQuery => ({
	...query,
	slices: query.slices.map((slice, index) => ({ ...slice, date: days?.[index] ?? slice.date })),
	flex: 0,
});

const filters = ["stops=0", "stops=1", "bag=checked", "basic=0", "leave1=1&leave1=2", "refund=1", "time=12"];

/** The lowest price that a search shows behind filters, as its list has it. */
async function listed(query: FlightQuery, choice: Choice): Promise<number | null> {
	return finite(lowestOf(fitting(await search(query), choice)));
}

describe(`${count} random searches, seed ${seed}`, () => {
	it(
		"with flexible days have every offer of the exact one, first, and each other choice of days with its cheapest",
		async () => {
			for (const each of queries) {
				const query = { ...each, flex: 3 } as const;
				const [exact, flexible] = [await search(exactly(query)), await search(query)];
				expect(flexible.slice(0, exact.length), nameOf(query)).toEqual(exact);
				if (query.trip === "multi") continue;
				const [call] = planCalls(query, source.calls, now).calls;
				const dates = call?.dates ?? [];
				const lowest = (await source.lowest?.(query, dates)) ?? [];
				for (const [index, days] of dates.entries()) {
					const found = flexible.filter((offer) => daysOf(offer) === days.join());
					expect(finite(lowestOf(found)), `${nameOf(query)} ${days}`).toBe(lowest[index]?.minor ?? null);
				}
			}
		},
		patience,
	);

	it(
		"price a day as its own list does, with filters and without",
		async () => {
			for (const [index, query] of queries.entries()) {
				if (query.trip === "multi") continue;
				const [call] = planCalls({ ...query, flex: 3 }, source.calls, now).calls;
				const all = call?.dates ?? [];
				const dates = all.filter((_, at) => (at + index) % 11 === 0);
				const choice = readChoice(new URLSearchParams(filters[index % filters.length]));
				for (const chosen of [choice, new Map()] as const) {
					const lowest = (await source.lowest?.(query, dates, undefined, chosen)) ?? [];
					for (const [at, days] of dates.entries()) {
						const label = `${nameOf(query)} ${days} ${[...chosen]}`;
						expect(lowest[at]?.minor ?? null, label).toBe(await listed(exactly(query, days), chosen));
					}
				}
			}
		},
		patience,
	);

	it(
		"between cities are never dearer than between any two of their airports, and name what they leave out",
		async () => {
			for (const query of queries.filter(({ trip }) => trip !== "multi")) {
				const whole = await search(exactly(query));
				const plan = planCalls(exactly(query), source.calls, now);
				expect(plan.unsearched, nameOf(query)).toEqual({ dates: [], airports: [] });
				const [out] = query.slices;
				if (!out) expect.fail();
				for (const end of ["from", "to"] as const) {
					const airports = airportsAt(out[end], query);
					if (airports.length < 2) continue;
					for (const airport of airports) {
						const slices = query.slices.map((slice, index) => ({
							...slice,
							[index === 0 ? end : end === "from" ? "to" : "from"]: airport,
						}));
						const alone = await search({ ...exactly(query), slices, nearby: false });
						const there = whole.filter(
							({ slices: [first] }) => first?.[end === "from" ? "origin" : "destination"] === airport.code,
						);
						expect(lowestOf(whole), `${nameOf(query)} ${airport.code}`).toBeLessThanOrEqual(lowestOf(alone));
						if (alone.length > 0) expect(there.length, `${nameOf(query)} ${airport.code}`).toBeGreaterThan(0);
					}
				}
			}
		},
		patience,
	);

	it(
		"have totals that are the sum of their parts, and the same when an offer is asked for again",
		async () => {
			for (const query of queries) {
				for (const offer of await search({ ...query, flex: 1 })) {
					const { id, total, fare, bags, slices } = offer;
					expect(total.minor).toBe((fare?.base.minor ?? 0) + (fare?.taxes.minor ?? 0));
					if (query.bags > 0 && bags.checked !== null && bags.checked < 2) {
						const each = bags.checked === 1 ? 0 : (bags.checkedPrice?.minor ?? Number.NaN) * slices.length;
						expect(wholePrice(offer)?.minor, `${nameOf(query)} ${id}`).toBe(total.minor + query.bags * each);
					}
					const again = await source.offer(id);
					expect(again.kind === "found" && again.offer.total, `${nameOf(query)} ${id}`).toEqual(total);
				}
			}
		},
		patience,
	);
});

describe("the audit's searches", () => {
	it.each(["ORD-MAD", "BOS-CUN", "SFO-LIM", "JFK-MAD", "NYC-LON"])(
		"%s: flexible days lower the price or keep it",
		async (pair) => {
			const query = journey(pair, "2027-05-05", { back: "2027-05-15" });
			const exact = lowestOf(await search(query));
			const flexible = await search({ ...query, flex: 3 });
			expect(lowestOf(flexible)).toBeLessThanOrEqual(exact);
			expect(new Set(flexible.map(daysOf)).size).toBe(49);
		},
	);

	it("LON is more than its three busiest airports", async () => {
		const query = journey("NYC-LON", "2027-05-05", { back: "2027-05-15" });
		const reached = new Set((await search(query)).map(({ slices }) => slices[0]?.destination));
		for (const airport of ["LHR", "LGW", "LCY"]) expect(reached).toContain(airport);
	});

	it("a family of four finds both airports of Houston, and Hobby's nonstop to Guatemala", async () => {
		const details = { back: "2027-07-17", adults: 2, ages: [9, 6] };
		const both = await search(journey("HOUA-GUA", "2027-07-10", details));
		const hobby = await search(journey("HOU-GUA", "2027-07-10", details));
		expect(new Set(both.map(({ slices }) => slices[0]?.origin))).toEqual(new Set(["IAH", "HOU"]));
		const from = (code: string) => both.filter(({ slices }) => slices[0]?.origin === code);
		expect(lowestOf(from("HOU"))).toBeLessThanOrEqual(lowestOf(hobby));
	});

	it("no way changes planes in the city that it leaves from or goes to", async () => {
		for (const pair of ["NYC-LON", "LGA-LHR", "BOG-MIAA", "LAXA-MEXA"]) {
			const query = journey(pair, "2027-05-05");
			const [{ from, to } = expect.fail()] = query.slices;
			const cities = [from, to].flatMap((place) => (place.kind === "metro" ? place.code : (place.metro ?? [])));
			for (const { id, slices } of await search({ ...query, flex: 3 })) {
				const changes = slices.flatMap(({ segments }) =>
					segments.slice(1).map(({ origin }) => findAirport(origin)?.metro),
				);
				for (const city of cities) expect(changes, id).not.toContain(city);
			}
		}
	});

	it("out of one airport of a city and back into another is possible", async () => {
		const offers = await search(journey("NYC-LON", "2027-05-05", { back: "2027-05-15" }));
		const jaws = offers.filter(({ slices: [out, back] }) => out?.origin !== back?.destination);
		expect(jaws.length).toBeGreaterThan(0);
	});
});
