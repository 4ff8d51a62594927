import { expect, test } from "vitest";
import { limitDates } from "../../../../../src/features/search/form/island/use-calendar.tsx";
import { localToday } from "../../../../../src/time/iso-date.ts";

const input = (name: string, value = "") => ({ name, value, min: "", max: "", validity: { badInput: false } });

test("today is the device's own calendar day", () => {
	expect(localToday(new Date(2027, 0, 5, 23, 59))).toBe("2027-01-05");
});

test("every picker offers today to 330 days ahead", () => {
	const depart = input("depart");
	limitDates([depart], "2026-11-21");
	expect(depart).toMatchObject({ min: "2026-11-21", max: "2027-10-17" });
});

test("no picker offers a day before the flight above it", () => {
	const dates = [input("depart", "2027-02-10"), input("return", "2027-03-01"), input("depart2"), input("depart3")];
	limitDates(dates, "2026-11-21");
	expect(dates.map(({ min }) => min)).toEqual(["2026-11-21", "2027-02-10", "2027-02-10", "2027-02-10"]);
});

test("a departure far beyond the limit does not empty the other pickers", () => {
	const dates = [input("depart", "2099-01-01"), input("return")];
	limitDates(dates, "2026-11-21");
	expect(dates[1]?.min).toBe("2026-11-21");
});

test("a picker in use gets its limits only while nothing is typed in it", () => {
	const [empty, half, whole] = [input("depart"), input("depart"), input("depart", "0002-02-10")];
	half.validity.badInput = true;
	for (const focused of [empty, half, whole]) limitDates([focused], "2026-11-21", focused);
	expect([empty.min, half.min, whole.min]).toEqual(["2026-11-21", "", ""]);
});
