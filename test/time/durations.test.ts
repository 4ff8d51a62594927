// Flights across zones: the minutes that pass and the mark of the day, over the date line and on nights of clock changes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAirport } from "../../src/places/airports.ts";
import { addDays, daysBetween } from "../../src/time/iso-date.ts";
import { dateOf, dayChange, minutesBetween, toInstant, toLocal } from "../../src/time/local-time.ts";

const zoneOf = (code: string) => findAirport(code)?.zone ?? expect.fail(`no airport ${code}`);
const codes = "JFK LAX HNL ANC SCL GRU HAV LHR IST MCT KTM DEL ADL AKL APW PPG TBU NRT CAI YYT CCK CHT".split(" ");
const airport = fc.constantFrom(...codes);
const start = fc.integer({ min: Date.UTC(2026, 10, 21) / 60_000, max: Date.UTC(2028, 10, 21) / 60_000 });
const flightMinutes = fc.integer({ min: 30, max: 1_140 });

/** One reading of the clock, one instant? Not in the hour that an autumn night repeats. */
const isPlain = (instant: number, zone: string) => toInstant(toLocal(instant, zone), zone) === instant;

interface Flight {
	readonly from: string;
	readonly departs: string;
	readonly to: string;
	readonly arrives: string;
}

describe("a flight's two local times", () => {
	it("tell how long it takes, between any airports on any day", () => {
		fc.assert(
			fc.property(airport, airport, start, flightMinutes, (from, to, began, length) => {
				const [departing, arriving] = [began * 60_000, (began + length) * 60_000];
				fc.pre(isPlain(departing, zoneOf(from)) && isPlain(arriving, zoneOf(to)));
				const [departs, arrives] = [toLocal(departing, zoneOf(from)), toLocal(arriving, zoneOf(to))];
				expect(minutesBetween(departs, zoneOf(from), arrives, zoneOf(to))).toBe(length);
				expect(minutesBetween(arrives, zoneOf(to), departs, zoneOf(from))).toBe(-length);
			}),
			{ numRuns: 1_500 },
		);
	});

	it("are off by the repeated hour at most when the landing could be read twice", () => {
		// New York falls back at 06:00 UTC: half past one comes twice.
		const zone = zoneOf("JFK");
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 119 }), flightMinutes, (minute, length) => {
				const landing = Date.UTC(2027, 10, 7, 5, minute);
				const departs = toLocal(landing - length * 60_000, zoneOf("MCT"));
				const told = minutesBetween(departs, zoneOf("MCT"), toLocal(landing, zone), zone);
				expect(length - told).toBe(minute < 60 ? 0 : 60);
			}),
		);
	});

	it("mark the day of arrival from one back to two ahead, and by the calendar alone", () => {
		const marks = new Set<number>();
		fc.assert(
			fc.property(airport, airport, start, flightMinutes, (from, to, began, length) => {
				const departs = toLocal(began * 60_000, zoneOf(from));
				const arrives = toLocal((began + length) * 60_000, zoneOf(to));
				const mark = dayChange(departs, arrives);
				marks.add(mark);
				expect(addDays(dateOf(departs), mark)).toBe(dateOf(arrives));
				expect(mark).toBe(daysBetween(dateOf(departs), dateOf(arrives)));
				expect(mark).toBeGreaterThanOrEqual(-1);
				expect(mark).toBeLessThanOrEqual(2);
			}),
			{ numRuns: 1_500, seed: 4 },
		);
		expect([...marks].toSorted()).toEqual([-1, 0, 1, 2]);
	});

	it.each<Flight & { readonly minutes: number; readonly mark: number }>([
		// Eastward over the date line: there before one left.
		{ from: "AKL", departs: "2027-02-11T00:30", to: "HNL", arrives: "2027-02-10T09:30", minutes: 480, mark: -1 },
		{ from: "AKL", departs: "2027-02-11T10:00", to: "HNL", arrives: "2027-02-10T19:00", minutes: 480, mark: -1 },
		{ from: "APW", departs: "2027-02-10T13:00", to: "PPG", arrives: "2027-02-09T13:35", minutes: 35, mark: -1 },
		// Westward: a day is missing.
		{ from: "HNL", departs: "2027-02-10T23:30", to: "AKL", arrives: "2027-02-12T07:30", minutes: 540, mark: 2 },
		{ from: "PPG", departs: "2027-02-10T13:00", to: "APW", arrives: "2027-02-11T13:35", minutes: 35, mark: 1 },
		{ from: "AKL", departs: "2027-02-10T09:00", to: "APW", arrives: "2027-02-10T13:00", minutes: 240, mark: 0 },
		// Zones at a half and at three quarters of an hour.
		{ from: "DEL", departs: "2027-02-10T10:00", to: "KTM", arrives: "2027-02-10T11:45", minutes: 90, mark: 0 },
		{ from: "KTM", departs: "2027-02-10T22:00", to: "IST", arrives: "2027-02-11T03:15", minutes: 480, mark: 1 },
		{ from: "MCT", departs: "2027-02-10T02:00", to: "IST", arrives: "2027-02-10T06:00", minutes: 300, mark: 0 },
		{ from: "ADL", departs: "2027-02-10T08:00", to: "AKL", arrives: "2027-02-10T14:30", minutes: 240, mark: 0 },
		{ from: "ADL", departs: "2027-07-10T08:00", to: "AKL", arrives: "2027-07-10T14:30", minutes: 240, mark: 0 },
		// Nights on which the clocks change in the air.
		{ from: "LAX", departs: "2027-03-13T22:30", to: "JFK", arrives: "2027-03-14T07:30", minutes: 300, mark: 1 },
		{ from: "LAX", departs: "2027-11-06T22:30", to: "JFK", arrives: "2027-11-07T05:30", minutes: 300, mark: 1 },
		{ from: "GRU", departs: "2027-09-04T22:00", to: "SCL", arrives: "2027-09-05T01:00", minutes: 180, mark: 1 },
	])("$from $departs to $to $arrives: $minutes min, $mark day", ({ from, departs, to, arrives, minutes, mark }) => {
		expect(minutesBetween(departs, zoneOf(from), arrives, zoneOf(to))).toBe(minutes);
		expect(dayChange(departs, arrives)).toBe(mark);
	});
});

describe("a time that the night skips", () => {
	it.each([
		["America/New_York", "2027-03-14T02:30", "2027-03-14T03:30"],
		// Midnight itself is skipped, and with it the beginning of the day.
		["America/Santiago", "2027-09-05T00:00", "2027-09-05T01:00"],
		["America/Santiago", "2027-09-05T00:59", "2027-09-05T01:59"],
		["America/Havana", "2027-03-14T00:30", "2027-03-14T01:30"],
		["Africa/Cairo", "2027-04-30T00:15", "2027-04-30T01:15"],
		["Australia/Lord_Howe", "2027-10-03T02:00", "2027-10-03T02:30"],
		["Europe/Madrid", "2027-03-28T02:05", "2027-03-28T03:05"],
	])("in %s: %s is read as %s", (zone, skipped, meant) => {
		expect(toLocal(toInstant(skipped, zone), zone)).toBe(meant);
	});

	it("never turns the order of two times around", () => {
		const zone = fc.constantFrom("America/New_York", "America/Santiago", "America/Havana", "Australia/Lord_Howe");
		const wall = fc.integer({ min: Date.UTC(2027, 0, 1) / 60_000, max: Date.UTC(2027, 11, 31) / 60_000 });
		fc.assert(
			fc.property(zone, wall, fc.integer({ min: 60, max: 3_000 }), (timeZone, at, later) => {
				const local = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
				expect(minutesBetween(local(at), timeZone, local(at + later), timeZone)).toBeGreaterThanOrEqual(later - 60);
			}),
			{ numRuns: 500 },
		);
	});
});
