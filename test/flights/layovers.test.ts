// Layovers: through zones and clock changes, over several airports of a city, and nights on the airport's own clock.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoversOf } from "../../src/flights/layovers.ts";
import type { Segment } from "../../src/flights/offers/offer.ts";
import { findAirport } from "../../src/places/airports.ts";
import { minutesBetween, toInstant, toLocal } from "../../src/time/local-time.ts";

const carrier = { code: "ZZ", name: "Nobody Air" };
const zoneOf = (code: string) => findAirport(code)?.zone ?? expect.fail(`no airport ${code}`);

function segment(origin: string, departingAt: string, destination: string, arrivingAt: string): Segment {
	const names = { marketingCarrier: carrier, operatingCarrier: carrier, flightNumber: "1" };
	return { origin, destination, departingAt, arrivingAt, durationMinutes: 0, ...names };
}

/** Landing and leaving, nothing else of the flights matters. */
function wait(landing: string, arrivingAt: string, leaving: string, departingAt: string) {
	const segments = [
		segment("JFK", "2027-01-01T00:00", landing, arrivingAt),
		segment(leaving, departingAt, "LAX", "2027-12-31T00:00"),
	];
	const [layover, ...more] = layoversOf({ segments });
	expect(more).toEqual([]);
	return layover ?? expect.fail("no layover");
}

describe("layovers", () => {
	it("are none on a nonstop, and one before each further flight", () => {
		const flights = [
			segment("JFK", "2027-02-10T08:00", "BOG", "2027-02-10T14:00"),
			segment("BOG", "2027-02-10T16:00", "LIM", "2027-02-10T19:00"),
			segment("LIM", "2027-02-11T05:30", "CUZ", "2027-02-11T06:50"),
		];
		expect(layoversOf({ segments: flights.slice(0, 1) })).toEqual([]);
		expect(layoversOf({ segments: flights })).toEqual([
			{ airport: "BOG", departsFrom: "BOG", changesAirport: false, minutes: 120, overnight: false, sameNumber: true },
			{ airport: "LIM", departsFrom: "LIM", changesAirport: false, minutes: 630, overnight: true, sameNumber: true },
		]);
	});

	it("say when the next flight leaves from another airport", () => {
		expect(wait("LHR", "2027-02-10T08:00", "LGW", "2027-02-10T13:00")).toMatchObject({
			airport: "LHR",
			departsFrom: "LGW",
			changesAirport: true,
			minutes: 300,
		});
	});

	it.each([
		["New York, an hour skipped", "JFK", "2027-03-13T23:00", "2027-03-14T06:00", 360],
		["New York, an hour repeated", "JFK", "2027-11-06T23:00", "2027-11-07T06:00", 480],
		["Santiago, midnight skipped", "SCL", "2027-09-04T22:30", "2027-09-05T05:00", 330],
		["Kathmandu", "KTM", "2027-02-10T22:15", "2027-02-11T06:00", 465],
	])("count the minutes that really pass: %s", (_, airport, landing, leaving, minutes) => {
		expect(wait(airport, landing, airport, leaving)).toMatchObject({ minutes, overnight: true });
	});

	it.each([
		["2027-02-10T23:00", "2027-02-11T06:00", true],
		["2027-02-10T01:00", "2027-02-10T05:00", true],
		["2027-02-10T00:30", "2027-02-10T02:30", false],
		["2027-02-10T22:00", "2027-02-11T02:00", true],
		["2027-02-10T22:00", "2027-02-11T01:59", false],
		["2027-02-10T06:00", "2027-02-10T22:00", false],
		["2027-02-10T07:00", "2027-02-11T03:00", true],
		["2027-02-28T20:00", "2027-03-01T04:00", true],
	])("from %s to %s take a night: %s", (landing, leaving, overnight) => {
		expect(wait("MIA", landing, "MIA", leaving).overnight).toBe(overnight);
	});

	it("are right at an airport that we do not know", () => {
		expect(wait("QQQ", "2027-02-10T10:00", "QQQ", "2027-02-10T12:30")).toMatchObject({ airport: "QQQ", minutes: 150 });
	});

	it("and flights together make up the whole way, wherever it leads", () => {
		const airports = "JFK SCL KTM ADL MCT IST AKL HNL APW PPG CDG NRT DEL LAX HAV CMN".split(" ");
		const legs = fc.array(
			fc.record({
				to: fc.constantFrom(...airports),
				flight: fc.integer({ min: 40, max: 960 }),
				wait: fc.integer({ min: 0, max: 1_500 }),
			}),
			{ minLength: 1, maxLength: 4 },
		);
		const start = fc.integer({ min: Date.UTC(2026, 10, 21) / 60_000, max: Date.UTC(2027, 10, 30) / 60_000 });
		/** Can this wall time be read in one way only? */
		const plain = (at: number, code: string) => toInstant(toLocal(at, zoneOf(code)), zoneOf(code)) === at;
		fc.assert(
			fc.property(fc.constantFrom(...airports), start, legs, (home, began, wanted) => {
				let [from, at] = [home, began * 60_000];
				const waits: number[] = [];
				const segments = wanted.map(({ to, flight, wait: pause }, index) => {
					if (index > 0) {
						at += pause * 60_000;
						waits.push(pause);
					}
					const departing = at;
					at += flight * 60_000;
					fc.pre(plain(departing, from) && plain(at, to));
					const made = segment(from, toLocal(departing, zoneOf(from)), to, toLocal(at, zoneOf(to)));
					from = to;
					return made;
				});
				expect(layoversOf({ segments }).map(({ minutes }) => minutes)).toEqual(waits);
				const flown = segments.reduce(
					(sum, { origin, departingAt, destination, arrivingAt }) =>
						sum + minutesBetween(departingAt, zoneOf(origin), arrivingAt, zoneOf(destination)),
					0,
				);
				expect(flown + waits.reduce((sum, minutes) => sum + minutes, 0)).toBe(at / 60_000 - began);
			}),
			{ numRuns: 500 },
		);
	});
});
