// Calendar days: which exist, and counting them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateToMs, daysBetween, isIsoDate, weekday } from "../../src/time/iso-date.ts";

const day = fc
	.date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

describe("calendar days", () => {
	it("tells days that exist from those that do not", () => {
		for (const text of ["2027-02-28", "2028-02-29", "2027-12-31", "2000-02-29"])
			expect(isIsoDate(text), text).toBe(true);
		for (const text of [
			"2027-02-30",
			"2027-02-29",
			"1900-02-29",
			"2027-13-01",
			"2027-00-10",
			"2027-04-31",
			"2027-01-00",
		])
			expect(isIsoDate(text), text).toBe(false);
		for (const text of ["", "2027-2-1", "27-02-01", "2027-02-10T00:00", " 2027-02-10", "٢٠٢٧-٠٢-١٠", "+12027-02-10"])
			expect(isIsoDate(text), text).toBe(false);
	});

	it("agrees with the calendar of Date on every day", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 9999 }),
				fc.integer({ min: 0, max: 13 }),
				fc.integer({ min: 0, max: 32 }),
				(y, m, d) => {
					const text = `${String(y).padStart(4, "0")}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
					const date = new Date(`${text}T00:00:00Z`);
					const real = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
					expect(isIsoDate(text), text).toBe(real);
				},
			),
		);
	});

	it("counts back what it added", () => {
		fc.assert(
			fc.property(day, fc.integer({ min: -800, max: 800 }), (date, count) => {
				const later = addDays(date, count);
				expect(daysBetween(date, later)).toBe(count);
				expect((weekday(date) + (((count % 7) + 7) % 7)) % 7).toBe(weekday(later));
			}),
		);
	});

	it("throws on a day that does not exist", () => {
		expect(() => dateToMs("2027-02-30")).toThrow(RangeError);
		expect(() => addDays("tomorrow", 1)).toThrow(RangeError);
	});
});
