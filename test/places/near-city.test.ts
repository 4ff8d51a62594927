// The airports near a city: other ways in that a traveler would really take.
import { describe, expect, test } from "vitest";
import { findPlace, weightOf } from "../../src/places/airports.ts";
import { destinations } from "../../src/places/destinations.ts";
import { airportsNear } from "../../src/places/near-city.ts";

function near(code: string): string[] {
	const place = findPlace(code);
	if (!place) throw new Error(code);
	return airportsNear(place).map(({ airport }) => airport.code);
}

describe("airports near a city", () => {
	test.each([
		["MIA", "FLL"],
		["FLL", "MIA"],
		["LAX", "ONT"],
		["SFO", "OAK"],
		["IAH", "HOU"],
		["MEX", "NLU"],
		["SJO", "LIR"],
		["MDE", "EOH"],
		["SDQ", "PUJ"],
	])("%s has %s", (city, other) => {
		expect(near(city)).toContain(other);
	});

	test("a city's own airports are not near it", () => {
		for (const own of ["JFK", "EWR", "LGA", "SWF"]) expect(near("NYC")).not.toContain(own);
	});

	test("another country's airports, islands with their own flights and bush strips are left out", () => {
		expect(near("MIA")).not.toContain("BIM");
		expect(near("SJU")).not.toContain("VQS");
		expect(near("SJU")).not.toContain("STT");
		expect(near("SJO")).not.toContain("TTQ");
	});

	test("some cities stand alone", () => {
		for (const code of ["LAS", "LIM", "SCL", "BUE"]) expect(near(code)).toEqual([]);
	});

	test("they come nearest first, five at most, none without traffic worth the name", () => {
		for (const { place: code, slug } of destinations) {
			const place = findPlace(code);
			const found = place ? airportsNear(place) : [];
			expect(found.length, slug).toBeLessThanOrEqual(5);
			const distances = found.map(({ km }) => km);
			expect(distances, slug).toEqual([...distances].sort((a, b) => a - b));
			for (const { airport } of found) expect(weightOf(airport.code), airport.code).toBeGreaterThanOrEqual(28);
		}
	});
});
