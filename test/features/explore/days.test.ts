// The days of a month that are priced: days that are sold, in the month, with the way back so many nights later.
import { describe, expect, it } from "vitest";
import { daysToPrice } from "../../../src/features/explore/days.ts";
import { findPlace } from "../../../src/places/airports.ts";

const now = new Date("2026-11-21T15:00:00Z");
const from = findPlace("IAH") ?? expect.fail();

function days(month: string | undefined, nights: number | undefined, at = now) {
	return daysToPrice({ from, month, nights, budget: undefined, nonstop: false, region: undefined }, at);
}

describe("the days that are priced", () => {
	it("are Tuesdays in the middle of the month, and so many nights later", () => {
		expect(days("2027-03", 7)).toEqual([
			["2027-03-09", "2027-03-16"],
			["2027-03-16", "2027-03-23"],
		]);
		expect(days("2027-03", undefined)).toEqual([["2027-03-09"], ["2027-03-16"]]);
	});

	it("are one where nonstop flights alone are asked for, whose prices take twice as long", () => {
		const query = { from, month: "2027-03", nights: 7, budget: undefined, nonstop: true, region: undefined };
		expect(daysToPrice(query, now)).toEqual([["2027-03-09", "2027-03-16"]]);
	});

	it("are, where any month will do, Tuesdays when fares are low as a rule", () => {
		expect(days(undefined, 3)).toEqual([
			["2027-01-05", "2027-01-08"],
			["2027-02-16", "2027-02-19"],
		]);
	});

	it("are what is left of a month that has begun, and none of one that is over or not sold yet", () => {
		expect(days("2026-11", 7)).toEqual([["2026-11-24", "2026-12-01"]]);
		expect(days("2026-11", 7, new Date("2026-11-29T15:00:00Z"))).toEqual([["2026-11-30", "2026-12-07"]]);
		expect(days("2026-11", 7, new Date("2026-12-01T00:30:00Z"))).toEqual([]);
		expect(days("2026-10", 7)).toEqual([]);
		expect(days("2027-10", 60)).toEqual([]);
		expect(days("2027-10", 3)).toEqual([["2027-10-12", "2027-10-15"]]);
	});
});
