// Opening hours of a week in a zone: as they are configured, and the moments that they make.
import { addDays, dayMs, minuteMs, weekday } from "../time/iso-date.ts";
import { localToWallMs, today, wallToInstant } from "../time/local-time.ts";

/** Minutes from midnight; the end of a day is 1440. */
export type Opening = readonly [from: number, to: number];

export interface Hours {
	/** IANA */
	readonly zone: string;
	/** Seven days, Monday first; one without an opening is closed. */
	readonly days: readonly (readonly Opening[])[];
}

const dayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const wholeDay: Opening = [0, 1440];
/** Whoever is never open for so long is not open. */
const maxDays = 15;

/**
 * Reads "24/7", or spans as "Mo-Fr 08:00-20:00, Sa 09:00-14:00" (schema.org's `openingHours`). No span passes midnight:
 * it is written as two. Undefined for anything else.
 */
export function readHours(text: string, zone: string): Hours | undefined {
	if (text === "24/7") return { zone, days: dayCodes.map(() => [wholeDay]) };
	const days: Opening[][] = dayCodes.map(() => []);
	for (const span of text.split(",")) {
		const [, first = "", last = first, ...times] =
			/^(\w\w)(?:-(\w\w))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/.exec(span.trim()) ?? [];
		const [from, to] = [dayCodes.indexOf(first), dayCodes.indexOf(last)];
		const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = times.map(Number);
		const [opens, closes] = [hour * 60 + minute, endHour * 60 + endMinute];
		if (from < 0 || to < from || closes <= opens || closes > 1440) return undefined;
		for (const day of days.slice(from, to + 1)) day.push([opens, closes]);
	}
	for (const day of days) day.sort(([a], [b]) => a - b);
	const overlap = days.some((day) => day.some(([opens], index) => opens < (day[index - 1]?.[1] ?? 0)));
	return overlap ? undefined : { zone, days };
}

export function isAlways({ days }: Hours): boolean {
	return days.every(([first]) => first?.[0] === wholeDay[0] && first[1] === wholeDay[1]);
}

/** The openings from an instant on, as instants (UTC milliseconds), each cut off where it began before. */
function* openingsFrom(hours: Hours, after: number): Generator<readonly [from: number, to: number]> {
	const first = today(hours.zone, new Date(after));
	for (let count = 0; count < maxDays; count++) {
		const day = addDays(first, count);
		const midnight = localToWallMs(`${day}T00:00`);
		for (const opening of hours.days[(weekday(day) + 6) % 7] ?? []) {
			const [from, to] = opening.map((minute) => wallToInstant(midnight + minute * minuteMs, hours.zone));
			if (from !== undefined && to !== undefined && to > after) yield [Math.max(from, after), to];
		}
	}
}

/**
 * The instant by which so many minutes have passed that count: those in which it is open. From a moment when it is closed
 * they begin with the next opening. Undefined where it does not open.
 */
export function openMinutesLater(hours: Hours, after: number, minutes: number): number | undefined {
	let left = minutes * minuteMs;
	for (const [from, to] of openingsFrom(hours, after)) {
		if (to - from >= left) return from + left;
		left -= to - from;
	}
	return undefined;
}

/** The last instant between two at which it is open; undefined where it is not. */
export function lastOpen(hours: Hours, from: number, to: number): number | undefined {
	if (to - from > maxDays * dayMs) throw new RangeError("a span of more than two weeks");
	let last: number | undefined;
	for (const [opens, closes] of openingsFrom(hours, from)) {
		if (opens >= to) break;
		last = Math.min(closes, to);
	}
	return last;
}
