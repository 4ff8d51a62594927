// Who flies nonstop in the sample: what the schedules know, and not what has ended since.
import { describe, expect, it } from "vitest";
import { findSampleAirline } from "../../../src/flights/sample/airlines.ts";
import { nonstopTable } from "../../../src/flights/sample/nonstop-table.ts";
import { findRoutes, hubsOf, network } from "../../../src/flights/sample/routes.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { distanceKm } from "../../../src/places/distance.ts";
import { journey, search } from "./journey.ts";

function airport(code: string) {
	const found = findAirport(code);
	if (!found) throw new Error(`no airport ${code}`);
	return found;
}

/** Codes of the airlines that fly "JFK-STI" without a change. */
function flying(pair: string): string[] {
	const [from, to] = pair.split("-").map(airport);
	if (!from || !to) throw new Error(`no pair ${pair}`);
	return findRoutes(from, to, distanceKm(from, to)).map(({ airline }) => airline.code);
}

describe("nonstops of the sample", () => {
	it.each([
		["JFK-STI", "B6"],
		["MIA-MGA", "AA"],
		["MIA-TGU", "AA"],
		["FLL-PAP", "B6"],
		["CGH-SDU", "LA"],
		["JNB-CPT", "FA"],
		["HAN-SGN", "VN"],
		["BKK-HKT", "TG"],
		["CGK-DPS", "GA"],
		["GYE-GPS", "LA"],
		["SCL-IPC", "LA"],
		["SJU-STT", "9K"],
		["GUA-FRS", "5U"],
		["IAH-GUA", "UA"],
		["ORD-LAX", "UA"],
		["DTW-MBS", "DL"],
		["BOG-MDE", "AV"],
	])("are there both ways on %s", async (pair, airline) => {
		const back = pair.split("-").reverse().join("-");
		expect(flying(pair)).toContain(airline);
		expect(flying(back)).toEqual(flying(pair));
		for (const way of [pair, back]) {
			// Routes of a few days a week fly on one of these at least.
			const days = ["2027-02-09", "2027-02-10", "2027-02-11", "2027-02-12"];
			const offers = (await Promise.all(days.map((day) => search(journey(way, day))))).flat();
			expect(offers.filter(({ slices }) => slices[0]?.stops === 0).length, way).toBeGreaterThan(0);
		}
	});

	it("are more than ten where many fly", async () => {
		const offers = await search(journey("ORD-LAX", "2027-02-10"));
		expect(offers.filter(({ slices }) => slices[0]?.stops === 0).length).toBeGreaterThan(10);
	});

	it("are not where the schedules know none", () => {
		expect(flying("BWI-ORY")).toEqual([]);
		expect(flying("EWR-ORY")).toContain("BF");
		expect(flying("MEX-CUN")).not.toContain("TK");
		expect(flying("JNB-CPT")).not.toContain("DL");
		expect(flying("JFK-EWR")).toEqual([]);
	});

	it("of Hawaiian are sold under Alaska's code, and say who flies them", async () => {
		expect(flying("HNL-OGG")).toContain("AS");
		expect(nonstopTable).not.toMatch(/ HA\d/);
		const offers = await search(journey("HNL-OGG", "2027-02-10"));
		const segments = offers.flatMap(({ slices }) => slices.flatMap((slice) => slice.segments));
		const alaska = segments.filter(({ marketingCarrier }) => marketingCarrier.code === "AS");
		expect(alaska.length).toBeGreaterThan(0);
		for (const segment of alaska) expect(segment.operatingCarrier.code).toBe("HA");
		expect(segments.filter(({ marketingCarrier }) => marketingCarrier.code === "HA")).toEqual([]);
	});

	it.each([
		["JFK-LHR", "DL", "VS"],
		["MIA-MAD", "AA", "IB"],
		["ORD-FRA", "UA", "LH"],
		["ATL-CDG", "DL", "AF"],
		["LAX-SYD", "AA", "QF"],
	])(
		"on %s are sold by %s on a plane of %s too, which leaves as the partner's own does",
		async (pair, code, partner) => {
			const offers = await search(journey(pair, "2027-02-10"));
			const segments = offers.flatMap(({ slices: [slice] }) => (slice?.stops === 0 ? slice.segments : []));
			const sold = (by: string) =>
				segments.filter(
					({ marketingCarrier, operatingCarrier }) => marketingCarrier.code === by && operatingCarrier.code === partner,
				);
			const [shared = expect.fail(pair)] = sold(code);
			expect(Number(shared.flightNumber)).toBeGreaterThan(5_999);
			expect(sold(partner).map(({ departingAt }) => departingAt)).toContain(shared.departingAt);
			expect(sold(partner).map(({ arrivingAt }) => arrivingAt)).toContain(shared.arrivingAt);
		},
	);

	it("are only of airlines that still fly, between airports of ours, each pair once", () => {
		const faults: string[] = [];
		const routes: string[] = [];
		for (const line of nonstopTable.split("\n")) {
			const [hub = "", ...groups] = line.split(" ");
			if (findAirport(hub)?.code !== hub) faults.push(`${hub} is not open`);
			for (const group of groups) {
				const code = group.slice(0, 2);
				if (findSampleAirline(code)?.status.kind !== "flying") faults.push(`${code} does not fly`);
				if (!/^(\d([A-Z]{3})+)+$/.test(group.slice(2))) faults.push(`${hub} ${group} cannot be read`);
				for (const [other] of group.slice(2).matchAll(/[A-Z]{3}/g)) {
					if (findAirport(other)?.code !== other) faults.push(`${other} is not open`);
					routes.push([hub, other].sort().join(code));
				}
			}
		}
		expect(faults).toEqual([]);
		expect(new Set(routes).size).toBe(routes.length);
		expect(routes.length).toBeGreaterThan(15_000);
	});
});

it("lead to a hub exactly where one of its routes does, there and back", () => {
	for (const code of ["GUA", "BIS", "JFK", "DUB", "PPT", "FRS"]) {
		const from = airport(code);
		const km = (hub: typeof from) => distanceKm(from, hub);
		const there = network().hubs.filter((hub) => findRoutes(from, hub, km(hub)).length > 0);
		const back = network().hubs.filter((hub) => findRoutes(hub, from, km(hub)).length > 0);
		expect([...hubsOf(from)], code).toEqual(there);
		expect(back, code).toEqual(there);
	}
});
