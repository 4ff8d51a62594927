// Hours of a week, and the moments that they make: through closed nights, other zones and days without their own hour.
import { describe, expect, it } from "vitest";
import { type Hours, isAlways, lastOpen, openMinutesLater, readHours } from "../../src/channels/hours.ts";

const read = (text: string, zone = "America/Bogota"): Hours => {
	const hours = readHours(text, zone);
	if (!hours) throw new Error(`no hours: ${text}`);
	return hours;
};
const office = read("Mo-Fr 08:00-20:00, Sa 09:00-14:00");
const later = (hours: Hours, after: string, minutes: number) => {
	const by = openMinutesLater(hours, Date.parse(after), minutes);
	return by && new Date(by).toISOString();
};

describe("hours", () => {
	it("are read as they are written", () => {
		expect(office.days).toEqual([...Array(5).fill([[480, 1200]]), [[540, 840]], []]);
		expect(read("Mo 14:00-18:00, Mo 08:00-12:00").days[0]).toEqual([
			[480, 720],
			[840, 1080],
		]);
		expect([isAlways(read("24/7")), isAlways(read("Mo-Su 00:00-24:00")), isAlways(office)]).toEqual([
			true,
			true,
			false,
		]);
	});

	it.each(["", "always", "Mo-Fr", "Fr-Mo 08:00-20:00", "Mo 20:00-08:00", "Mo 08:00-24:30", "Xx 08:00-20:00"])(
		"are none: %j",
		(text) => expect(readHours(text, "UTC")).toBeUndefined(),
	);

	it("do not overlap", () => {
		expect(readHours("Mo 08:00-12:00, Mo 11:00-13:00", "UTC")).toBeUndefined();
	});
});

describe("minutes that count", () => {
	// 2026-11-23 is a Monday; Bogotá is five hours behind UTC all year.
	it.each([
		["while it is open", "2026-11-23T15:15:00Z", "2026-11-23T15:45:00.000Z"],
		["before it opens", "2026-11-23T05:00:00Z", "2026-11-23T13:30:00.000Z"],
		["over the end of a day", "2026-11-24T00:50:00Z", "2026-11-24T13:20:00.000Z"],
		["at the very end", "2026-11-24T01:00:00Z", "2026-11-24T13:30:00.000Z"],
		["over a closed Sunday", "2026-11-28T20:00:00Z", "2026-11-30T13:30:00.000Z"],
	])("%s", (_, after, by) => expect(later(office, after, 30)).toBe(by));

	it("run through midnight where it never closes", () => {
		expect(later(read("24/7", "America/New_York"), "2026-11-24T04:50:00Z", 30)).toBe("2026-11-24T05:20:00.000Z");
	});

	it("follow the clocks when they change: 8 in New York is another instant the next day", () => {
		const hours = read("Mo-Su 08:00-20:00", "America/New_York");
		expect(later(hours, "2026-10-31T23:00:00Z", 90)).toBe("2026-11-01T13:30:00.000Z");
		expect(later(hours, "2026-03-08T02:00:00Z", 30)).toBe("2026-03-08T12:30:00.000Z");
		// Sixty minutes are sixty in the night that loses an hour, too.
		expect(later(read("24/7", "America/New_York"), "2026-03-08T06:30:00Z", 60)).toBe("2026-03-08T07:30:00.000Z");
	});

	it("never come where it never opens", () => {
		expect(openMinutesLater({ zone: "UTC", days: Array(7).fill([]) }, 0, 30)).toBeUndefined();
	});
});

describe("the last open instant", () => {
	const last = (from: string, to: string) => lastOpen(office, Date.parse(from), Date.parse(to));
	it("is the end of a span, or of the opening in it", () => {
		expect(last("2026-11-23T15:00:00Z", "2026-11-23T17:00:00Z")).toBe(Date.parse("2026-11-23T17:00:00Z"));
		expect(last("2026-11-24T00:00:00Z", "2026-11-24T02:00:00Z")).toBe(Date.parse("2026-11-24T01:00:00Z"));
	});

	it("is none on a Sunday, nor in the night", () => {
		expect(last("2026-11-29T15:00:00Z", "2026-11-29T17:00:00Z")).toBeUndefined();
		expect(last("2026-11-24T02:00:00Z", "2026-11-24T04:00:00Z")).toBeUndefined();
	});
});
