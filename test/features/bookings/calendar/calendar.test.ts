// The calendar file, read by an independent parser: instants, zones, states, and nobody's name.
import { describe, expect, it } from "vitest";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { calendarFile } from "../../../../src/features/bookings/calendar/calendar.ts";
import { type CalendarTrip, calendarTrip } from "../../../../src/features/bookings/calendar-trip.ts";
import { bookingStates } from "../../../../src/features/bookings/states.ts";
import type { Segment } from "../../../../src/flights/offers/offer.ts";
import { findAirport } from "../../../../src/places/airports.ts";
import { sampleBooking, sampleBookingIn } from "../../../../src/styleguide/samples/sample-trip.ts";
import { toInstant } from "../../../../src/time/local-time.ts";
import { languageCodes } from "../../../languages.ts";
import { agency, origin, textsOf } from "../../alerts/fixture.ts";
import { adult, secondAdult } from "../bookings.ts";
import { readCalendar } from "../read-calendar.ts";

const words = (language: "en" | "es" = "en") => ({ t: textsOf(language), language, agency, origin });
const carrier = { code: "XX", name: "Sample; Air, \\ & Co." };
const flight = (from: string, departingAt: string, to: string, arrivingAt: string): Segment => ({
	...{ origin: from, departingAt, destination: to, arrivingAt, flightNumber: "1", durationMinutes: 1 },
	marketingCarrier: carrier,
	operatingCarrier: carrier,
});

function bookingOf(...segments: readonly Segment[]): Booking {
	const [slice] = sampleBooking.offer.slices;
	if (!slice) throw new Error("no slice");
	return { ...sampleBooking, offer: { ...sampleBooking.offer, slices: [{ ...slice, segments }] } };
}

const trips: readonly (readonly [string, readonly Segment[]])[] = [
	[
		"over the end of summer time in New York",
		[
			flight("JFK", "2026-10-31T22:00", "LAX", "2026-11-01T01:10"),
			flight("LAX", "2026-11-08T08:00", "JFK", "2026-11-08T16:20"),
		],
	],
	["in the hour that happens twice", [flight("JFK", "2026-11-01T01:30", "BOS", "2026-11-01T03:00")]],
	[
		"over the begin of summer time, hours after it",
		[
			flight("ORD", "2027-03-13T23:30", "LHR", "2027-03-14T13:00"),
			flight("LHR", "2027-03-28T09:00", "ORD", "2027-03-28T11:40"),
		],
	],
	["eastward over the date line", [flight("AKL", "2027-01-10T19:45", "LAX", "2027-01-10T10:55")]],
	["westward over the date line", [flight("LAX", "2027-01-10T22:15", "AKL", "2027-01-12T08:10")]],
	[
		"in half-hour and quarter-hour zones",
		[
			flight("DEL", "2027-04-01T06:30", "KTM", "2027-04-01T08:15"),
			flight("ADL", "2027-04-03T22:00", "SYD", "2027-04-04T00:20"),
		],
	],
	[
		"half a year apart, with two changes between",
		[
			flight("SCL", "2027-01-05T20:00", "MIA", "2027-01-06T03:30"),
			flight("MIA", "2027-07-05T20:00", "SCL", "2027-07-06T04:30"),
		],
	],
	["in a zone that never changes", [flight("BOG", "2027-02-17T06:10", "PHX", "2027-02-17T11:05")]],
];

describe("the calendar file", () => {
	it.each(trips)("gives each flight's instants by its own zones: %s", (_, segments) => {
		const { events } = readCalendar(calendarFile(bookingOf(...segments), words()));
		expect(events.map(({ start, end }) => [start, end].map((each) => new Date(each).toISOString()))).toEqual(
			segments.map(({ origin: from, departingAt, destination, arrivingAt }) =>
				[
					toInstant(departingAt, findAirport(from)?.zone ?? ""),
					toInstant(arrivingAt, findAirport(destination)?.zone ?? ""),
				].map((each) => new Date(each).toISOString()),
			),
		);
	});

	it("says what is summer time", () => {
		const file = calendarFile(bookingOf(flight("JFK", "2026-07-01T10:00", "MAD", "2027-01-01T10:00")), words());
		const [newYork] = file.split("END:VTIMEZONE");
		expect(newYork).toMatch(/BEGIN:DAYLIGHT\r\nDTSTART:20260630T100000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0400/);
		expect(file).toMatch(/TZID:Europe\/Madrid\r\nBEGIN:STANDARD\r\n/);
	});

	it.each(languageCodes)("is lines of 75 octets at most that end in CRLF, and reads back whole (%s)", (language) => {
		const long = { ...carrier, name: `Aerolínea ${"ñandú 🛫 ".repeat(20)}; a, b\\c` };
		const booking = bookingOf({
			...flight("JFK", "2027-02-10T10:00", "BOG", "2027-02-10T15:00"),
			operatingCarrier: long,
		});
		const file = calendarFile(booking, words(language));
		expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
		expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		// The parser forgives what other readers of calendars do not.
		expect(file.replaceAll("\r\n ", "")).toContain("\\; a\\, b\\\\c");
		for (const line of file.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
		const { events } = readCalendar(file);
		expect(events[0]?.value("description")).toContain(long.name);
		expect(events[0]?.value("description")).toContain(textsOf(language)("pass.local"));
	});

	it.each(bookingStates)("is certain only of tickets, and called off with the booking (%s)", (state) => {
		const { events } = readCalendar(calendarFile(sampleBookingIn(state), words()));
		expect(events).toHaveLength(4);
		const ended = ["expired", "cancelled", "failed"].includes(state);
		const status = state === "ticketed" ? "CONFIRMED" : ended ? "CANCELLED" : "TENTATIVE";
		expect(events.map((event) => event.value("status"))).toEqual(Array.from({ length: 4 }, () => status));
	});

	it("knows a flight again after a change: the same event with a higher sequence", () => {
		const [before, after] = [
			sampleBooking,
			{ ...sampleBooking, version: 7, updatedAt: "2026-11-23T10:00:00.000Z" },
		].map((booking) => readCalendar(calendarFile(booking, words())).events);
		expect(after?.map((event) => event.value("uid"))).toEqual(before?.map((event) => event.value("uid")));
		expect(new Set(before?.map((event) => event.value("uid"))).size).toBe(4);
		expect([before, after].map((events) => events?.[0]?.value("sequence"))).toEqual(["6", "7"]);
		expect(after?.[0]?.value("dtstamp")).toBe("2026-11-23T10:00:00Z");
	});

	// What public reports ask for: stable UIDs, each once in a file, and events called off with their own times, not empty ones.
	it("keeps the number of a flight where a way gets another one, and takes back what is left over", () => {
		const [out, back] = sampleBooking.offer.slices;
		if (!out || !back) throw new Error("not a round trip");
		const direct = { ...out, segments: out.segments.slice(0, 1) };
		const uids = (booking: Booking, trip?: CalendarTrip) =>
			readCalendar(calendarFile(booking, words(), trip)).events.map(
				(event) => `${event.value("uid")?.split("@")[0]?.split("-")[1]} ${event.value("status")}`,
			);
		const booked = { ...sampleBooking, offer: { ...sampleBooking.offer, slices: [direct, back] } };
		const booked_ = ["1.1 CONFIRMED", "2.1 CONFIRMED", "2.2 CONFIRMED"];
		expect(uids(booked)).toEqual(booked_);
		const open = {
			ways: [
				{ booked: direct, now: out },
				{ booked: back, now: back },
			],
			former: [],
		};
		expect(uids(booked, open)).toEqual(["1.1 TENTATIVE", "1.2 TENTATIVE", "2.1 CONFIRMED", "2.2 CONFIRMED"]);
		// Accepted: the same events. Taken back: the one that was added is called off.
		const all = ["1.1 CONFIRMED", "1.2 CONFIRMED", "2.1 CONFIRMED", "2.2 CONFIRMED"];
		expect(uids(sampleBooking, { ...calendarTrip(sampleBooking), former: [[direct, back]] })).toEqual(all);
		const former = { ...calendarTrip(booked), former: [[out, back], [null, back], [out]] };
		expect(uids(booked, former)).toEqual([...booked_, "1.2 CANCELLED"]);
		const [event] = readCalendar(calendarFile(booked, words(), former)).events.slice(-1);
		expect(event?.value("summary")).toContain("(Canceled)");
		expect(event?.start).toBe(readCalendar(calendarFile(sampleBooking, words())).events[1]?.start);
	});

	it.each(languageCodes)("names no traveler, says that it is a sample, and links to the page (%s)", (language) => {
		const file = calendarFile({ ...sampleBooking, passengers: [adult, secondAdult] }, words(language));
		const { events } = readCalendar(file);
		const all = events.map((event) => ["summary", "description", "location"].map(event.value).join()).join();
		for (const { familyName, givenName } of [adult, secondAdult]) {
			expect(all).not.toContain(familyName);
			expect(all).not.toContain(givenName);
		}
		expect(file).not.toContain(sampleBooking.contact.email);
		expect(events[0]?.value("summary")).toContain(textsOf(language)("sample.badge"));
		expect(events[0]?.value("url")).toMatch(/\/booking-confirmation\/KMRWXKM0(\?lng=es)?$/);
	});

	it("keeps the clock of an airport that nobody knows", () => {
		const file = calendarFile(bookingOf(flight("JFK", "2027-02-10T10:00", "QQQ", "2027-02-10T15:00")), words());
		expect(file).toContain("DTEND:20270210T150000\r\n");
	});
});
