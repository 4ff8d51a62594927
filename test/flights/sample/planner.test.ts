// What the sample's searches have in common: the routes between two airports never change, so they are found once.
import { expect, it } from "vitest";
import { type PlanOptions, planner } from "../../../src/flights/sample/sample-trips.ts";
import { timetableOf } from "../../../src/flights/sample/timetable.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { now } from "./journey.ts";

const kept: PlanOptions = { cabin: "economy", now, nonstops: 12, changes: 8 };

function routesOn(date: string, options: PlanOptions) {
	const [from, to] = ["MIA", "BOG"].map(findAirport);
	if (!from || !to) throw new Error("an airport of the test is not known");
	const slices = planner(options)({ from, to, date });
	return new Map(slices.flatMap(({ flights }) => flights.map(({ route }) => [route.key, route] as const)));
}

it("finds a route once, and lays its timetable out once, for whatever day and cabin", () => {
	const before = routesOn("2027-02-10", kept);
	const after = routesOn("2027-03-10", { ...kept, cabin: "business" });
	const both = [...after].filter(([key]) => before.has(key));
	expect(both.length).toBeGreaterThan(2);
	for (const [key, route] of both) {
		expect(route, key).toBe(before.get(key));
		expect(timetableOf(route), key).toBe(timetableOf(route));
	}
});
