import { describe, expect, it, test } from "vitest";
import {
	addMonths,
	clampDay,
	dayByKey,
	firstWeekdayOf,
	monthWeeks,
	scrollTo,
} from "../../../src/ui/controls/calendar-days.ts";

const sunday = 0;
const monday = 1;

describe("the weeks of a month", () => {
	it("begin with the given weekday and leave the places of other months empty", () => {
		const november = monthWeeks("2026-11", sunday);
		expect(november.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
		expect(november[0]?.[0]).toBe("2026-11-01");
		expect(november.at(-1)).toEqual(["2026-11-29", "2026-11-30", ...Array(5).fill(undefined)]);
		expect(monthWeeks("2026-11", monday)[0]).toEqual([...Array(6).fill(undefined), "2026-11-01"]);
	});

	it.each([
		["2027-02", sunday, 5],
		["2026-02", sunday, 4],
		["2027-05", sunday, 6],
		["2026-12", monday, 5],
	])("of %s from weekday %i are %i", (month, first, count) => {
		expect(monthWeeks(month, first)).toHaveLength(count);
	});

	it("hold every day once, the 29th of February of a leap year too", () => {
		const days = monthWeeks("2028-02", monday).flat().filter(Boolean);
		expect(days).toHaveLength(29);
		expect(new Set(days).size).toBe(29);
		expect(days.at(-1)).toBe("2028-02-29");
	});
});

test("a month later is the same day, or the last one where the month is shorter", () => {
	expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
	expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
	expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
	expect(addMonths("2027-03-31", -1)).toBe("2027-02-28");
	expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
});

describe("a key", () => {
	it.each([
		["ArrowRight", "2026-12-31", "2027-01-01"],
		["ArrowLeft", "2027-03-01", "2027-02-28"],
		["ArrowLeft", "2028-03-01", "2028-02-29"],
		["ArrowDown", "2026-11-27", "2026-12-04"],
		["ArrowUp", "2026-12-04", "2026-11-27"],
		["PageDown", "2026-11-21", "2026-12-21"],
		["PageUp", "2027-03-31", "2027-02-28"],
	])("%s leads from %s to %s", (key, from, to) => {
		expect(dayByKey(key, false, from, sunday)).toBe(to);
	});

	it("with Shift turns a year", () => {
		expect(dayByKey("PageDown", true, "2028-02-29", sunday)).toBe("2029-02-28");
		expect(dayByKey("PageUp", true, "2026-11-21", sunday)).toBe("2025-11-21");
	});

	it("Home and End lead to the ends of the week, wherever it begins", () => {
		const saturday = "2026-11-21";
		expect([dayByKey("Home", false, saturday, sunday), dayByKey("End", false, saturday, sunday)]).toEqual([
			"2026-11-15",
			"2026-11-21",
		]);
		expect([dayByKey("Home", false, saturday, monday), dayByKey("End", false, saturday, monday)]).toEqual([
			"2026-11-16",
			"2026-11-22",
		]);
	});

	it("that means nothing in a calendar leads nowhere", () => {
		for (const key of ["Enter", "a", "Tab", "Unidentified"])
			expect(dayByKey(key, false, "2026-11-21", sunday), key).toBe(undefined);
	});
});

test("limits hold a day between them, themselves included", () => {
	const held = ["2026-11-20", "2026-11-21", "2026-12-24", "2027-10-18"].map((day) =>
		clampDay(day, "2026-11-21", "2027-10-17"),
	);
	expect(held).toEqual(["2026-11-21", "2026-11-21", "2026-12-24", "2027-10-17"]);
});

test("the months on screen move no further than a day needs", () => {
	expect(scrollTo("2026-11", 2, "2026-12-24")).toBe("2026-11");
	expect(scrollTo("2026-11", 2, "2027-01-01")).toBe("2026-12");
	expect(scrollTo("2026-11", 1, "2026-12-24")).toBe("2026-12");
	expect(scrollTo("2026-11", 2, "2026-10-31")).toBe("2026-10");
});

test("a week begins as it does where the language is spoken", () => {
	expect(["en-US", "es-US", "es-ES", "en-GB"].map(firstWeekdayOf)).toEqual([0, 0, 1, 1]);
});
