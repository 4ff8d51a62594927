// The months that a form offers.
import { expect, it } from "vitest";
import { monthsAhead } from "../../../src/flights/trip/months-ahead.ts";

it("offers the months that airlines sell", () => {
	const months = monthsAhead(new Date("2026-11-21T15:00:00Z"));
	expect([months[0], months.at(-1), months.length]).toEqual(["2026-11", "2027-10", 12]);
	expect(monthsAhead(new Date("2027-01-31T12:00:00Z")).slice(0, 3)).toEqual(["2027-01", "2027-02", "2027-03"]);
});
