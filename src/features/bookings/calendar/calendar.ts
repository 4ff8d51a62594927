// A booking's flights as a calendar file: an event each, in local times with their zones, without the travelers' names.

import type { Agency } from "../../../env.ts";
import { isChanged } from "../../../flights/airline-changes.ts";
import { flightName, isCodeShare, type Segment, type Slice } from "../../../flights/offers/offer.ts";
import { airportIn } from "../../../flights/trip/flight-airports.ts";
import { otherAirportsText } from "../../../flights/trip/other-airports.ts";
import { tripName } from "../../../flights/trip/trip-name.ts";
import { landingText } from "../../../flights/views/stops-text.ts";
import { href } from "../../../links.ts";
import type { MailAttachment } from "../../../mail/mailer.ts";
import { groupReference } from "../../../references/reference.ts";
import { dayMs, minuteMs } from "../../../time/iso-date.ts";
import { toInstant, toLocal } from "../../../time/local-time.ts";
import type { Booking } from "../booking.ts";
import { type CalendarTrip, calendarTrip } from "../calendar-trip.ts";
import { codeNameOf, headlineOf } from "../headline.ts";
import { type PriceWords, priceTexts } from "../price-texts.ts";
import { type BookingState, stateNames } from "../states.ts";
import { fileOf, type Line, localTime, text, utcTime, zoneLines } from "./ics.ts";

export interface CalendarWords extends PriceWords {
	readonly agency: Agency;
	/** Scheme and host of the site. */
	readonly origin: string;
}

export const calendarType = "text/calendar; charset=utf-8";

export function calendarName({ code }: Pick<Booking, "code">): string {
	return `trip-${code}.ics`;
}

/** A flight of a trip, under the number by which every file of the booking tells it. */
interface Flown {
	readonly segment: Segment;
	/** Its way and its place there, "2.1": it stays the same where a way before it gets another flight. */
	readonly number: string;
	/** `now`: the airline told it, and its traveler has not accepted it; `gone`: it is not flown any more; `former`: it is not the trip's any more. */
	readonly changed?: "now" | "gone" | "former";
}

/** A flight takes the number of the one that it takes the place of; what is left of those from before is taken back. */
function flownOf({ ways, former }: CalendarTrip): readonly Flown[] {
	const now = ways.flatMap((way, index) => numbered(index, way.now, isChanged(way) ? "now" : undefined));
	const gone = ways.flatMap(({ booked }, index) => numbered(index, booked, "gone"));
	const left = former.flatMap((slices) => slices.flatMap((slice, index) => numbered(index, slice, "former")));
	const told = new Map<string, Flown>();
	for (const one of [...now, ...gone, ...left]) if (!told.has(one.number)) told.set(one.number, one);
	return [...told.values()];
}

function numbered(way: number, slice: Slice | null, changed: Flown["changed"]): readonly Flown[] {
	return (slice?.segments ?? []).map((segment, leg) => {
		return { segment, number: `${way + 1}.${leg + 1}`, ...(changed && { changed }) };
	});
}

/**
 * Pure: the same booking gives the same bytes, with the time of its last change as that of the events.
 * @param trip as it was booked unless given
 */
export function calendarFile(booking: Booking, words: CalendarWords, trip = calendarTrip(booking)): string {
	const flights = flownOf(trip);
	const segments = flights.map(({ segment }) => segment);
	return fileOf([
		["BEGIN", "VCALENDAR"],
		["VERSION", "2.0"],
		["PRODID", `-//${text(words.agency.name)}//Bookings//${words.language.toUpperCase()}`],
		["CALSCALE", "GREGORIAN"],
		...zonesOf(segments),
		...flights.flatMap((flight) => eventLines(booking, flight, words)),
		["END", "VCALENDAR"],
	]);
}

export function calendarAttachment(booking: Booking, words: CalendarWords, trip: CalendarTrip): MailAttachment {
	return { filename: calendarName(booking), type: calendarType, text: calendarFile(booking, words, trip) };
}

/** What a calendar may count on: only tickets are certain, and what has ended must not stand there as if it went on. */
const statuses: Readonly<Record<BookingState, "CONFIRMED" | "TENTATIVE" | "CANCELLED">> = {
	...{ draft: "TENTATIVE", reviewed: "TENTATIVE", requested: "TENTATIVE", held: "TENTATIVE", paid: "TENTATIVE" },
	ticketed: "CONFIRMED",
	...{ expired: "CANCELLED", cancelled: "CANCELLED", failed: "CANCELLED" },
};

const marks = { now: "moved.notAccepted", gone: "moved.notFlown", former: stateNames.cancelled } as const;

function eventLines(booking: Booking, { segment, number, changed }: Flown, words: CalendarWords): Line[] {
	const { t, origin, language } = words;
	const { code, version, updatedAt, state } = booking;
	const summary = `${flightName(segment)} ${segment.origin} – ${segment.destination}`;
	const label = booking.offer.sample ? `${t("sample.badge")}: ` : "";
	const told = changed && t(marks[changed]);
	const mark = told ? ` (${told})` : state === "ticketed" ? "" : ` (${t(stateNames[state])})`;
	const page = origin + href(language, "bookingConfirmation", { confirmationCode: code });
	return [
		["BEGIN", "VEVENT"],
		// The same flight of the same booking is the same event, in every later file too.
		["UID", `${code}-${number}@${new URL(origin).hostname}`],
		["SEQUENCE", `${version}`],
		["DTSTAMP", utcTime(updatedAt)],
		momentLine("DTSTART", segment, "departingAt"),
		momentLine("DTEND", segment, "arrivingAt"),
		["SUMMARY", text(label + summary + mark)],
		["LOCATION", text(airportText(segment, segment.origin))],
		["DESCRIPTION", text(description(booking, segment, words).join("\n"))],
		["URL", page],
		["STATUS", changed === "now" ? "TENTATIVE" : changed ? "CANCELLED" : statuses[state]],
		["TRANSP", "OPAQUE"],
		["END", "VEVENT"],
	];
}

/**
 * At an airport that we do not know, the time stays the clock's there: a floating time. One that happens twice, when
 * summer time ends, is written in UTC: calendars do not agree on which of the two a local time is.
 */
function momentLine(name: string, segment: Segment, end: "departingAt" | "arrivingAt"): Line {
	const local = segment[end];
	const zone = airportIn([segment], end === "departingAt" ? segment.origin : segment.destination)?.zone;
	if (!zone) return [name, localTime(local)];
	const instant = toInstant(local, zone);
	if (happensTwice(instant, zone)) return [name, utcTime(new Date(instant).toISOString())];
	return [`${name};TZID=${zone}`, localTime(local)];
}

/** Clocks go back by an hour; on Lord Howe Island by half of one. */
function happensTwice(instant: number, zone: string): boolean {
	const local = toLocal(instant, zone);
	return [30, 60].some((minutes) => toLocal(instant + minutes * minuteMs, zone) === local);
}

function airportText(segment: Segment, code: string): string {
	const airport = airportIn([segment], code);
	return airport ? `${airport.name} (${code})` : code;
}

function description(booking: Booking, segment: Segment, words: CalendarWords): string[] {
	const { t, agency } = words;
	const { code, offer, order } = booking;
	const carrier = segment.operatingCarrier.name;
	const { booking: agreed } = priceTexts(booking, words);
	return [
		...(offer.sample ? [`${t("sample.badge")}: ${t("sample.text")}`] : []),
		headlineOf(booking, words),
		`${t(codeNameOf(booking))}: ${groupReference(code)}`,
		...(order.airlineReference ? [`${t("confirm.airlineReference")}: ${order.airlineReference}`] : []),
		...(segment.landings ?? []).map((landing) => landingText(landing, { segments: [segment] }, words)),
		isCodeShare(segment) ? t("itinerary.operated", { flight: flightName(segment), carrier }) : carrier,
		agreed,
		tripName({ ...offer, search: booking.search }, words),
		...otherAirportsText(offer.slices, words),
		`${t("pass.arrives")}: ${airportText(segment, segment.destination)}`,
		t("pass.local"),
		`${agency.name} ${agency.phone}`,
	];
}

/** Every zone once, from a day before the first of its times to a day after the last. */
function zonesOf(segments: readonly Segment[]): Line[] {
	const times = new Map<string, number[]>();
	for (const segment of segments) {
		const { origin, departingAt, destination, arrivingAt } = segment;
		for (const [airport, local] of [
			[origin, departingAt],
			[destination, arrivingAt],
		] as const) {
			const zone = airportIn([segment], airport)?.zone;
			if (zone) times.set(zone, [...(times.get(zone) ?? []), toInstant(local, zone)]);
		}
	}
	return [...times].flatMap(([zone, instants]) =>
		zoneLines(zone, Math.min(...instants) - dayMs, Math.max(...instants) + dayMs),
	);
}
