// Great-circle distances and nearby airports, against distances known from elsewhere.
import { describe, expect, test } from "vitest";
import { allAirports, findAirport } from "../../src/places/airports.ts";
import { distanceKm, likelyAirport, nearbyAirports } from "../../src/places/distance.ts";

function airport(code: string) {
	const found = findAirport(code);
	if (!found) throw new Error(`no ${code}`);
	return found;
}

describe("distance", () => {
	test.each([
		["JFK", "LHR", 5_540],
		["MIA", "BOG", 2_437],
		["LAX", "MEX", 2_500],
		["SCL", "SYD", 11_340],
		["SVO", "SVO", 0],
	])("%s to %s is about %i km", (from, to, km) => {
		expect(Math.abs(distanceKm(airport(from), airport(to)) - km)).toBeLessThan(Math.max(1, km * 0.01));
	});

	test("it is the same in both directions, and across the date line", () => {
		expect(distanceKm(airport("NAN"), airport("APW"))).toBeCloseTo(distanceKm(airport("APW"), airport("NAN")), 6);
		expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0);
	});

	test("antipodes are half the globe apart, not NaN", () => {
		expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
	});
});

describe("nearby airports", () => {
	test("stand nearest first, within the distance, without the airport itself", () => {
		const near = nearbyAirports(airport("MIA"), 120, 5);
		expect(near.map((entry) => entry.airport.code)).toEqual(["FLL", "DJT", "BIM"]);
		for (const { km } of near) expect(km).toBeLessThanOrEqual(120);
	});

	test("keep the limit", () => {
		expect(nearbyAirports(airport("JFK"), 300, 3)).toHaveLength(3);
		expect(nearbyAirports(airport("JFK"), 300, 0)).toEqual([]);
		expect(nearbyAirports(airport("JFK"), 0, 5)).toEqual([]);
	});

	test("are the same as a plain look at every airport", () => {
		const from = airport("PUQ");
		const plain = allAirports().filter((other) => other !== from && distanceKm(from, other) <= 900);
		const codes = nearbyAirports(from, 900, 99).map((entry) => entry.airport.code);
		expect(codes.toSorted()).toEqual(plain.map(({ code }) => code).toSorted());
	});
});

describe("the airport somebody likely flies from", () => {
	test.each([
		["Manhattan", 40.75, -73.99, ["JFK", "LGA", "EWR"]],
		["downtown Miami", 25.77, -80.19, ["MIA"]],
		["Mexico City's center", 19.43, -99.13, ["MEX"]],
		["Bogotá", 4.65, -74.08, ["BOG"]],
		["Sheridan, Wyoming", 44.8, -106.96, ["SHR"]],
	])("in %s", (_, latitude, longitude, expected) => {
		expect(expected).toContain(likelyAirport({ latitude, longitude })?.code);
	});

	test("in mid-ocean is none", () => {
		expect(likelyAirport({ latitude: -48, longitude: -123 })).toBeUndefined();
	});
});
