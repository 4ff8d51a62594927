// Wall-clock times and instants: half-hour zones, the date line, and the nights on which clocks change.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	dayChange,
	isLocalTime,
	minutesBetween,
	today,
	toInstant,
	toLocal,
	wallMsToLocal,
} from "../../src/time/local-time.ts";

const zones = [
	"America/New_York",
	"America/Los_Angeles",
	"America/Phoenix",
	"America/St_Johns",
	"America/Bogota",
	"America/Sao_Paulo",
	"America/Santiago",
	"America/Havana",
	"Europe/London",
	"Europe/Madrid",
	"Africa/Casablanca",
	"Africa/Cairo",
	"Asia/Kolkata",
	"Asia/Kathmandu",
	"Asia/Tokyo",
	"Australia/Adelaide",
	"Australia/Lord_Howe",
	"Pacific/Auckland",
	"Pacific/Chatham",
	"Pacific/Apia",
	"Pacific/Pago_Pago",
	"Pacific/Kiritimati",
	"UTC",
];
const zone = fc.constantFrom(...zones);
const minute = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 });

const clocks = new Map(
	zones.map((timeZone) => [
		timeZone,
		new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
	]),
);

/** What Intl itself says clocks read: slow, and independent of the offsets under test. */
function intlLocal(instant: number, timeZone: string): string {
	return clocks.get(timeZone)?.format(instant).replace(" ", "T") ?? expect.fail(`no clock for ${timeZone}`);
}

describe("local times", () => {
	it("read the clock as Intl does, at any minute in any zone", () => {
		fc.assert(
			fc.property(minute, zone, (at, timeZone) => {
				expect(toLocal(at * 60_000, timeZone), timeZone).toBe(intlLocal(at * 60_000, timeZone));
			}),
			{ numRuns: 1_500 },
		);
	});

	it("come back from an instant unchanged, unless the night repeats that hour", () => {
		fc.assert(
			fc.property(minute, zone, (at, timeZone) => {
				const instant = at * 60_000;
				const local = toLocal(instant, timeZone);
				const back = toInstant(local, timeZone);
				expect(toLocal(back, timeZone)).toBe(local);
				const earlier = instant - back;
				expect([0, 30 * 60_000, 60 * 60_000]).toContain(earlier);
			}),
			{ numRuns: 1_500 },
		);
	});

	it("hold around every change of the clocks, minute by quarter hour", () => {
		for (const timeZone of zones) {
			for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
				if (intlLocal(at, timeZone).slice(11) === intlLocal(at + 86_400_000, timeZone).slice(11)) continue;
				for (let step = 0; step < 96; step += 1) {
					const instant = at + step * 900_000;
					const local = toLocal(instant, timeZone);
					expect(local, `${timeZone} ${instant}`).toBe(intlLocal(instant, timeZone));
					expect(toInstant(local, timeZone), `${timeZone} ${local}`).toBeLessThanOrEqual(instant);
				}
			}
		}
	});

	it("move a time that a spring-forward night skips later by the gap", () => {
		expect(toLocal(toInstant("2027-03-14T02:30", "America/New_York"), "America/New_York")).toBe("2027-03-14T03:30");
		expect(toLocal(toInstant("2027-10-03T02:15", "Australia/Lord_Howe"), "Australia/Lord_Howe")).toBe(
			"2027-10-03T02:45",
		);
		expect(minutesBetween("2027-03-14T01:30", "America/New_York", "2027-03-14T03:30", "America/New_York")).toBe(60);
	});

	it("take the first of two when an autumn night repeats a time", () => {
		expect(new Date(toInstant("2027-11-07T01:30", "America/New_York")).toISOString()).toBe("2027-11-07T05:30:00.000Z");
		expect(minutesBetween("2027-11-07T00:30", "America/New_York", "2027-11-07T02:30", "America/New_York")).toBe(180);
	});

	it("give durations through the zones, over the date line and in half-hour zones", () => {
		expect(minutesBetween("2027-02-10T22:30", "America/Los_Angeles", "2027-02-12T08:30", "Pacific/Auckland")).toBe(780);
		expect(minutesBetween("2027-02-12T19:00", "Pacific/Auckland", "2027-02-12T10:00", "America/Los_Angeles")).toBe(720);
		expect(minutesBetween("2027-02-10T10:00", "Asia/Kolkata", "2027-02-10T11:15", "Asia/Kathmandu")).toBe(60);
	});

	it("mark the day of arrival, backwards too", () => {
		expect(dayChange("2027-02-10T22:30", "2027-02-11T06:00")).toBe(1);
		expect(dayChange("2027-02-10T22:30", "2027-02-12T08:30")).toBe(2);
		expect(dayChange("2027-02-10T08:00", "2027-02-10T09:00")).toBe(0);
		expect(dayChange("2027-03-01T00:30", "2027-02-28T22:00")).toBe(-1);
	});

	it("know that today differs from place to place", () => {
		const now = new Date("2027-02-10T02:00:00Z");
		expect(today("America/New_York", now)).toBe("2027-02-09");
		expect(today("Europe/Madrid", now)).toBe("2027-02-10");
		expect(today("Pacific/Kiritimati", new Date("2027-02-10T10:00:00Z"))).toBe("2027-02-11");
	});

	it("refuse what is not a time or a zone", () => {
		for (const text of ["", "2027-02-30T10:00", "2027-02-10T24:00", "2027-02-10 10:00", "2027-02-10T10:00Z"]) {
			expect(isLocalTime(text), text).toBe(false);
			expect(() => toInstant(text, "UTC"), text).toThrow(RangeError);
		}
		expect(isLocalTime(wallMsToLocal(0))).toBe(true);
		expect(() => toInstant("2027-02-10T10:00", "Mars/Olympus")).toThrow(RangeError);
	});
});
