// The sample source: sound, plausible and the same every time.
import { describe, expect, it } from "vitest";
import { cabins, type Offer } from "../../../src/flights/offers/offer.ts";
import { rowNumbers } from "../../../src/flights/offers/rows.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import { findSampleAirline } from "../../../src/flights/sample/airlines.ts";
import { arePartners } from "../../../src/flights/sample/carriers.ts";
import { chance, hash } from "../../../src/flights/sample/chance.ts";
import { maxTrips } from "../../../src/flights/sample/find-trips.ts";
import { airportSizes, findRoutes, network, type Route } from "../../../src/flights/sample/routes.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { timetableOf } from "../../../src/flights/sample/timetable.ts";
import { isInfant } from "../../../src/flights/trip/travelers.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { distanceKm } from "../../../src/places/distance.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { offerFaults } from "../offer-faults.ts";
import { describeFareSource } from "../source-contract.ts";
import { connectionFaults } from "./connection-faults.ts";
import { journey, now, search } from "./journey.ts";

describeFareSource({
	create: () => createSampleSource({ now: () => now }),
	served: journey("JFK-MIA", "2027-02-10", { back: "2027-02-17" }),
	unserved: journey("JFK-LGA", "2027-02-10"),
});

const cities = (
	"JFK MIA ORD LAX SEA BOS DEN ATL DFW SFO NYC LON MAD BCN CDG FRA IST DXB NRT ICN SYD AKL HNL ANC SJU MEX CUN GDL TIJ MTY " +
	"GUA SAL SJO PTY BOG MDE CLO LIM CUZ UIO GYE SCL EZE AEP COR GRU GIG BSB MVD ASU SDQ PUJ DEL YYZ YVR YHZ BOI BTV TUS"
).split(" ");

/** A query that follows from its number alone. */
function arbitraryQuery(index: number): FlightQuery {
	const pick = <T>(list: readonly T[], salt: string) => list[hash(`${salt} ${index}`) % list.length] as T;
	const from = pick(cities, "from");
	const to = pick(
		cities.filter(
			(code) => code !== from && !(code === "JFK" && from === "NYC") && !(code === "NYC" && from === "JFK"),
		),
		"to",
	);
	const date = addDays("2026-11-22", hash(`date ${index}`) % 325);
	const adults = 1 + (hash(`adults ${index}`) % 3);
	const ages = Array.from({ length: hash(`children ${index}`) % 4 }, (_, child) => hash(`age ${index} ${child}`) % 18);
	return journey(`${from}-${to}`, date, {
		...(chance(`round ${index}`) < 0.6 ? { back: addDays(date, 2 + (hash(`stay ${index}`) % 20)) } : {}),
		adults,
		ages: ages.filter((age) => !isInfant(age)).concat(ages.filter(isInfant).slice(0, adults)),
		cabin: chance(`cabin ${index}`) < 0.7 ? "economy" : pick(cabins, "cabin kind"),
		flex: chance(`flex ${index}`) < 0.15 ? 2 : 0,
		nearby: chance(`nearby ${index}`) < 0.15,
	});
}

describe("an id that no search has given", () => {
	const source = createSampleSource({ now: () => now });
	const kindOf = async (id: string) => (await source.offer(id)).kind;

	it("is gone where the flight is known but its day is not sold yet", async () => {
		const [offer = expect.fail()] = await search(journey("JFK-MIA", "2027-02-10"));
		const moved = (day: string) => offer.id.replace("270210", day);
		expect(await kindOf(moved("270211"))).toBe("found");
		expect(await kindOf(moved("280210"))).toBe("gone");
		expect(await kindOf(moved("990211"))).toBe("gone");
	});

	it("is gone where it puts airlines on one ticket that do not sell together", async () => {
		const nonstops = async (pair: string) =>
			(await search(journey(pair, "2027-02-10"))).flatMap(({ slices, id }) => {
				const [slice] = slices;
				const segment = slice?.stops === 0 ? slice.segments[0] : undefined;
				const airline = findSampleAirline(segment?.marketingCarrier.code ?? "");
				return segment && airline ? [{ segment, airline, flight: id.slice("s2.0.1..".length) }] : [];
			});
		const hours = (local: string) => Date.parse(`${local}Z`) / 3_600_000;
		const [first, second] = [await nonstops("JFK-ORD"), await nonstops("ORD-LAX")];
		const pairs = first.flatMap((a) =>
			second
				.filter((b) => !arePartners(a.airline, b.airline))
				.filter((b) => {
					const wait = hours(b.segment.departingAt) - hours(a.segment.arrivingAt);
					return wait >= 2 && wait <= 8;
				})
				.map((b) => `s2.0.1..${a.flight}-${b.flight}`),
		);
		expect(pairs.length).toBeGreaterThan(0);
		expect(new Set(await Promise.all(pairs.map(kindOf)))).toEqual(new Set(["gone"]));
	});
});

describe("the check of an offer", () => {
	it("finds what is wrong with one", async () => {
		const query = journey("JFK-MIA", "2027-02-10");
		const [offer = expect.fail()] = await search(query);
		const [slice = expect.fail()] = offer.slices;
		const [segment = expect.fail()] = slice.segments;
		const segments = [{ ...segment, durationMinutes: segment.durationMinutes + 60 }];
		expect(offerFaults(offer, query)).toEqual([]);
		expect(offerFaults({ ...offer, slices: [{ ...slice, segments }] }, query)).toHaveLength(1);
		expect(offerFaults({ ...offer, total: { minor: 1.5, currency: "USD" } }, query)).toHaveLength(2);
		expect(offerFaults(offer, journey("JFK-MIA", "2027-02-11"))).toHaveLength(1);
		expect(offerFaults(offer, journey("JFK-BOS", "2027-02-10"))).toHaveLength(1);
	});
});

describe("two hundred searches of every kind", () => {
	const queries = Array.from({ length: 200 }, (_, index) => arbitraryQuery(index));

	it("give sound itineraries with legal connections, on airlines that fly", async () => {
		let answered = 0;
		for (const query of queries) {
			const label = `${query.slices[0]?.from.code}-${query.slices[0]?.to.code} ${query.slices[0]?.date}`;
			const offers = await search(query);
			if (offers.length > 0) answered += 1;
			expect(new Set(rowNumbers(offers)).size, label).toBeLessThanOrEqual(query.flex > 0 ? 2 * maxTrips : maxTrips);
			expect(offers.length, label).toBeLessThanOrEqual((query.flex > 0 ? 6 : 3) * maxTrips);
			expect(new Set(offers.map(({ id }) => id)).size, label).toBe(offers.length);
			for (const offer of offers) {
				expect([...offerFaults(offer, query), ...connectionFaults(offer)], `${label} ${offer.id}`).toEqual([]);
			}
		}
		expect(answered).toBeGreaterThan(140);
	});

	it("give the same answer again, from another source and after other searches", async () => {
		const other = createSampleSource({ now: () => new Date(now) });
		for (const query of queries.slice(0, 40).toReversed()) {
			expect(await Array.fromAsync(other.search(query))).toEqual(await search(query));
		}
	});

	it("keep every direction on airlines that sell each other's flights", async () => {
		for (const query of queries.slice(0, 60)) {
			for (const offer of await search(query)) {
				for (const slice of offer.slices) {
					const airlines = slice.segments.map(
						({ marketingCarrier: { code } }) => findSampleAirline(code) ?? expect.fail(`no airline ${code}`),
					);
					for (const airline of airlines) {
						const strangers = airlines.filter((other) => !arePartners(airline, other)).map(({ code }) => code);
						expect(strangers, `with ${airline.code} in ${offer.id}`).toEqual([]);
					}
				}
			}
		}
	});
});

describe("the sample's table of airport sizes", () => {
	it("names airports that exist", () => {
		expect([...airportSizes.keys()].filter((code) => findAirport(code)?.code !== code)).toEqual([]);
	});
});

describe("sample flights", () => {
	it("include nonstops from New York to Miami, three hours or so", async () => {
		const offers = await search(journey("JFK-MIA", "2027-02-10", { back: "2027-02-17" }));
		const nonstops = offers.filter((offer) => offer.slices.every((slice) => slice.stops === 0));
		expect(nonstops.length).toBeGreaterThan(5);
		expect(nonstops.length).toBeLessThan(offers.length + 1);
		for (const { slices } of nonstops) {
			for (const { durationMinutes } of slices) {
				expect(durationMinutes).toBeGreaterThan(140);
				expect(durationMinutes).toBeLessThan(210);
			}
		}
	});

	it("reach what no airline flies to nonstop over a hub", async () => {
		const offers = await search(journey("BTV-TUS", "2027-02-10"));
		expect(offers.length).toBeGreaterThan(0);
		for (const offer of offers) expect(offer.slices[0]?.stops).toBeGreaterThan(0);
	});

	it("reach a small city from far away with two changes, where the routes with one rest that day", async () => {
		for (const pair of ["CUZ-BOI", "BOI-CUZ"]) {
			const offers = await search(journey(pair, "2027-02-10"));
			expect(offers.length, pair).toBeGreaterThan(0);
			for (const { slices } of offers) expect(slices[0]?.stops, pair).toBeGreaterThan(0);
		}
	});

	it("leave both airports of a capital for the cities of its country", async () => {
		expect((await search(journey("AEP-MDZ", "2027-02-10"))).length).toBeGreaterThan(0);
		expect((await search(journey("EZE-MDZ", "2027-02-10"))).length).toBeGreaterThan(0);
	});

	it("keep the right day over the date line", async () => {
		const [out] = (await search(journey("LAX-SYD", "2027-02-10"))).flatMap((offer) => offer.slices);
		const [back] = (await search(journey("SYD-LAX", "2027-02-10"))).flatMap((offer) => offer.slices);
		expect(out?.dayChange).toBeGreaterThanOrEqual(1);
		expect(back?.dayChange).toBeLessThanOrEqual(0);
	});

	it("leave out flights that have already gone or leave within two hours", async () => {
		const late = createSampleSource({ now: () => new Date("2027-02-10T22:00:00Z") });
		const query = journey("JFK-MIA", "2027-02-10");
		const departures = (offers: Offer[]) => offers.map((offer) => offer.slices[0]?.segments[0]?.departingAt ?? "");
		const left = departures(await Array.fromAsync(late.search(query)));
		for (const time of left) expect(time >= "2027-02-10T19:00", time).toBe(true);
		expect(departures(await search(query)).some((time) => time < "2027-02-10T12:00")).toBe(true);
	});

	it("name the operating carrier where a partner flies", async () => {
		const offers = await search(journey("BTV-TUS", "2027-02-10"));
		const more = await search(journey("ORD-BOI", "2027-02-10"));
		const segments = [...offers, ...more].flatMap((offer) => offer.slices.flatMap((slice) => slice.segments));
		const shared = segments.filter((segment) => segment.operatingCarrier.code !== segment.marketingCarrier.code);
		for (const segment of shared) expect(segment.operatingCarrier.name).not.toBe(segment.marketingCarrier.name);
		expect(shared.length).toBeGreaterThan(0);
	});

	it("have a number of their own on each route, by which an offer's id finds them", () => {
		const { hubs } = network();
		const routes = hubs.flatMap((from) => hubs.flatMap((to) => findRoutes(from, to, distanceKm(from, to))));
		const numbers = (route: Route) => timetableOf(route).departures.map(({ number }) => number);
		const shared = routes.filter((route) => new Set(numbers(route)).size < numbers(route).length);
		expect(shared.map(({ key }) => key)).toEqual([]);
		expect(routes.length).toBeGreaterThan(1_000);
	});

	it("never fly where no ticket could be sold", async () => {
		expect(await search(journey("IST-SVO", "2027-02-10"))).toEqual([]);
	});

	it("begin with the days that were asked for when days and airports are flexible", async () => {
		const offers = await search(journey("NYC-LON", "2027-02-10", { back: "2027-02-17", flex: 3, nearby: true }));
		expect(offers.length).toBeGreaterThan(20);
		const days = (offer: Offer) => offer.slices.map((slice) => slice.segments[0]?.departingAt.slice(0, 10)).join(" ");
		expect(offers[0] && days(offers[0])).toBe("2027-02-10 2027-02-17");
		expect(new Set(offers.map(days)).size).toBeGreaterThan(5);
	});

	it("fly a multi-city journey slice by slice", async () => {
		const [first, second, third] = [
			journey("JFK-BOG", "2027-02-10").slices[0],
			journey("BOG-LIM", "2027-02-14").slices[0],
			journey("LIM-MIA", "2027-02-20").slices[0],
		];
		if (!first || !second || !third) return expect.fail();
		const query: FlightQuery = { ...journey("JFK-BOG", "2027-02-10"), trip: "multi", slices: [first, second, third] };
		const offers = await search(query);
		expect(offers.length).toBeGreaterThan(0);
		for (const offer of offers) expect(offerFaults(offer, query)).toEqual([]);
	});
});
