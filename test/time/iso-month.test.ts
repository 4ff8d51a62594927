import { expect, it, test } from "vitest";
import { daysOfMonth, isIsoMonth, lastDay, shiftMonth } from "../../src/time/iso-month.ts";

test("months are counted across the year's end, both ways", () => {
	expect([shiftMonth("2026-11", 2), shiftMonth("2027-01", -1), shiftMonth("2026-11", -12)]).toEqual([
		"2027-01",
		"2026-12",
		"2025-11",
	]);
	expect([lastDay("2026-12"), lastDay("2027-02"), lastDay("2028-02")]).toEqual([
		"2026-12-31",
		"2027-02-28",
		"2028-02-29",
	]);
});

test("a month has its days, and no other", () => {
	expect(daysOfMonth("2028-02")).toHaveLength(29);
	expect(daysOfMonth("2026-12").at(0)).toBe("2026-12-01");
	expect(daysOfMonth("2026-12").at(-1)).toBe("2026-12-31");
});

it.each([
	["2027-03", true],
	["2027-12", true],
	["2027-13", false],
	["2027-00", false],
	["2027-3", false],
	["2027-03-01", false],
	["2027-03\n", false],
	["٢٠٢٧-03", false],
	["", false],
])("%j is a month: %s", (text, month) => {
	expect(isIsoMonth(text)).toBe(month);
});
