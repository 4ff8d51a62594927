// The pages about cities, found by any of their airports.
import { describe, expect, it } from "vitest";
import { findAirport, findPlace } from "../../src/places/airports.ts";
import { departureCities } from "../../src/places/departures.ts";
import { destinationAt, destinations, findDestination } from "../../src/places/destinations.ts";

describe("a destination", () => {
	it("is a city with all its airports, wherever it has several", () => {
		for (const code of [...destinations.map(({ place }) => place), ...departureCities]) {
			// Fort Lauderdale is of Miami's area, and has a page of its own.
			if (code !== "FLL") expect(findPlace(code) && findAirport(code)?.metro, code).toBeUndefined();
		}
		expect(findDestination("houston")?.place).toBe("HOUA");
	});

	it.each([
		["IAH", "houston"],
		["HOU", "houston"],
		["HOUA", "houston"],
		["FLL", "fort-lauderdale"],
		["MIA", "miami"],
		["JFK", "new-york"],
		["ABQ", undefined],
	])("is found at %s", (code, slug) => {
		expect(destinationAt(code)?.slug).toBe(slug);
	});
});
