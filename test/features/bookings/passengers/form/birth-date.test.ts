// Dates of birth as people type them, and ages at the days on which they change.
import { describe, expect, it } from "vitest";
import { ageOn, readBirthDate } from "../../../../../src/features/bookings/passengers/form/birth-date.ts";

describe("a date of birth", () => {
	it.each([
		["27", "4", "1985", "1985-04-27"],
		["07", "09", "2020", "2020-09-07"],
		[" 1 ", " 12", "1999 ", "1999-12-01"],
		["1", "April", "1985", "1985-04-01"],
		["1", "abril", "1985", "1985-04-01"],
		["1", "Ago", "1985", "1985-08-01"],
		["1", "setiembre", "1985", "1985-09-01"],
		["1", "Sept.", "1985", "1985-09-01"],
		["1", "enero", "2001", "2001-01-01"],
		["29", "2", "2000", "2000-02-29"],
		["２７", "４", "１９８５", "1985-04-27"],
		["٢٧", "٤", "١٩٨٥", "1985-04-27"],
		["۲۷", "abril", "۱۹۸۵", "1985-04-27"],
	])("%s / %s / %s is %s", (day, month, year, date) => {
		expect(readBirthDate({ day, month, year })).toEqual({ kind: "ok", date });
	});

	it("names each part that is missing or wrong", () => {
		expect(readBirthDate({ day: "", month: " ", year: "85" })).toEqual({
			kind: "parts",
			missing: ["day", "month"],
			wrong: ["year"],
		});
		for (const [day, month, year] of [
			["32", "13", "19850"],
			["0", "ju", "3026"],
			["1.5", "foo", "-985"],
		]) {
			expect(readBirthDate({ day: day ?? "", month: month ?? "", year: year ?? "" })).toEqual({
				kind: "parts",
				missing: [],
				wrong: ["day", "month", "year"],
			});
		}
	});

	it("must exist", () => {
		expect(readBirthDate({ day: "30", month: "2", year: "1990" })).toEqual({ kind: "impossible" });
		expect(readBirthDate({ day: "29", month: "2", year: "1999" })).toEqual({ kind: "impossible" });
	});
});

describe("an age", () => {
	it.each([
		["2009-02-17", "2027-02-17", 18],
		["2009-02-18", "2027-02-17", 17],
		["2025-02-17", "2027-02-17", 2],
		["2025-02-18", "2027-02-17", 1],
		["2027-02-01", "2027-02-17", 0],
		["2008-02-29", "2027-02-28", 18],
		["2008-02-29", "2027-03-01", 19],
	])("of who is born on %s is, on %s, %d", (bornOn, day, age) => {
		expect(ageOn(bornOn, day)).toBe(age);
	});
});
