// Who flies a route nonstop without a price in a search: by the schedules, each airline once, none that has a price.
import { describe, expect, it } from "vitest";
import type { FlightQuery } from "../../src/flights/query.ts";
import { tabledSchedule } from "../../src/flights/sample/schedule.ts";
import { nonstopLegs, type Schedule, unpricedNonstops } from "../../src/flights/schedule.ts";
import { findAirport } from "../../src/places/airports.ts";
import { journey, search } from "./sample/journey.ts";

const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

function between(from: string, to: string) {
	const [origin = expect.fail(), target = expect.fail()] = [findAirport(from), findAirport(to)];
	return codes(tabledSchedule.nonstops(origin, target));
}

describe("the schedules", () => {
	it("know who flies nonstop, the same both ways, and nobody where nobody may", () => {
		expect(between("IAH", "GUA")).toContain("UA");
		expect(between("GUA", "IAH").toSorted()).toEqual(between("IAH", "GUA").toSorted());
		expect(between("JFK", "LGA")).toEqual([]);
		expect(between("IST", "SVO")).toEqual([]);
	});
});

it("tell where somebody flies from an airport: there and back alike, and no place to which nobody does", () => {
	const iah = findAirport("IAH") ?? expect.fail();
	const reached = tabledSchedule.reached(iah);
	expect(codes(reached)).toEqual(expect.arrayContaining(["GUA", "ORD", "LHR"]));
	expect(new Set(reached).size).toBe(reached.length);
	for (const airport of reached) {
		expect(tabledSchedule.nonstops(iah, airport).length, airport.code).toBeGreaterThan(0);
		expect(tabledSchedule.reached(airport), airport.code).toContain(iah);
	}
});

describe("nonstop parts of a trip", () => {
	const named = (query: FlightQuery, schedule: Schedule = tabledSchedule) =>
		nonstopLegs(schedule, query).map(({ from, to, airlines }) => [from.code, to.code, ...codes(airlines)].join(" "));

	it("are told once there and back, by the airlines' names, and again where other airlines fly back", () => {
		const query = journey("NYC-LON", "2027-05-05", { back: "2027-05-15" });
		expect(named(query)).toHaveLength(1);
		const [b, a] = [
			{ code: "ZB", name: "Zulu" },
			{ code: "ZA", name: "Alpha" },
		] as const;
		const out: Schedule = { nonstops: () => [b, a], reached: () => [] };
		expect(named(query, out)).toEqual(["NYC LON ZA ZB"]);
		const other: Schedule = { ...out, nonstops: ({ country }) => (country === "US" ? [a] : [b]) };
		expect(named(query, other)).toEqual(["NYC LON ZA", "LON NYC ZB"]);
	});

	it("are none where nobody flies", () => {
		expect(named(journey("NYC-LON", "2027-05-05"), { nonstops: () => [], reached: () => [] })).toEqual([]);
	});
});

describe("airlines without a price", () => {
	it("are those that no offer has nonstop on the part of the trip that they fly", async () => {
		const query = journey("HOUA-GUA", "2027-07-10", { back: "2027-07-17" });
		const offers = await search(query);
		const all = codes(unpricedNonstops(tabledSchedule, query, offers.slice(0, 1)));
		const left = codes(unpricedNonstops(tabledSchedule, query, offers));
		for (const code of left) expect(all).toContain(code);
		const nonstop = offers.filter(({ slices }) => slices.every(({ stops }) => stops === 0));
		for (const { slices } of nonstop) expect(left).not.toContain(slices[0]?.segments[0]?.marketingCarrier.code);
	});

	it("are not those whose nonstop has a price back alone, or under the number of another airline", async () => {
		const query = journey("NYC-LON", "2027-05-05", { back: "2027-05-15" });
		const [offer = expect.fail()] = await search(query);
		const carrier = (code: string) => ({ code, name: `Airline ${code}` });
		const slices = offer.slices.map((slice, back) => ({
			...slice,
			segments: slice.segments
				.slice(0, 1)
				.map((segment) =>
					back
						? { ...segment, marketingCarrier: carrier("DL"), operatingCarrier: carrier("KL") }
						: { ...segment, marketingCarrier: carrier("VS"), operatingCarrier: carrier("VS") },
				),
		}));
		const schedule: Schedule = { nonstops: () => ["DL", "KL", "VS", "ZA"].map(carrier), reached: () => [] };
		expect(codes(unpricedNonstops(schedule, query, [{ ...offer, slices }]))).toEqual(["ZA"]);
	});

	it("are named once, in the order of their names, whichever of a city's airports they use", async () => {
		const query = journey("NYC-LON", "2027-02-10");
		const [offer = expect.fail()] = await search(query);
		const [b, a] = [
			{ code: "ZB", name: "Zulu" },
			{ code: "ZA", name: "Alpha" },
		] as const;
		const own = offer.slices[0]?.segments[0]?.marketingCarrier ?? expect.fail();
		const schedule: Schedule = { nonstops: () => [b, a, own], reached: () => [] };
		const nonstop = {
			...offer,
			slices: offer.slices.map((slice) => ({ ...slice, segments: slice.segments.slice(0, 1) })),
		};
		expect(unpricedNonstops(schedule, query, [nonstop])).toEqual([a, b]);
		expect(unpricedNonstops(schedule, query, [])).toEqual([]);
	});
});
