// A small writer of iCalendar text (RFC 5545): lines, folding, escaping, and a zone's rules read from the runtime.
import { dayMs, minuteMs } from "../../../time/iso-date.ts";
import { wallMsToLocal } from "../../../time/local-time.ts";
import { zoneOffsetMs } from "../../../time/zone-offset.ts";

const quarterMs = 900_000;
/** RFC 5545, 3.1: octets of a line, its break not counted. */
const maxLineLength = 75;

/** A property's line before folding: `NAME` or `NAME;PARAM=x`, and its value as it is. */
export type Line = readonly [name: string, value: string];

/** A text value: RFC 5545, 3.3.11. */
export function text(value: string): string {
	return value
		.replace(/[\\;,]/g, "\\$&")
		.replace(/\r?\n/g, "\\n")
		.replace(/\p{Cc}/gu, "");
}

/** `YYYYMMDDTHHMMSS` of a wall-clock time `YYYY-MM-DDTHH:mm`. */
export function localTime(local: string): string {
	return `${local.replace(/[-:]/g, "")}00`;
}

/** `YYYYMMDDTHHMMSSZ` of an instant, ISO 8601. */
export function utcTime(instant: string): string {
	return `${new Date(instant).toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
}

/** The whole file. */
export function fileOf(lines: readonly Line[]): string {
	return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join("");
}

/** Never cuts through a character: its octets stay on one line. */
function folded(line: string): string {
	const encoder = new TextEncoder();
	let out = "";
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > maxLineLength) {
			out += "\r\n ";
			octets = 1;
		}
		out += character;
		octets += size;
	}
	return out;
}

/**
 * The VTIMEZONE of an IANA zone: its offset at `from`, and every change until `to` (UTC milliseconds). Outside of that
 * it promises nothing, so both must lie around every time that names the zone.
 */
export function zoneLines(zone: string, from: number, to: number): Line[] {
	const start = Math.floor(from / quarterMs) * quarterMs;
	const first = zoneOffsetMs(zone, start);
	const standard = standardOffset(zone, start);
	return [
		["BEGIN", "VTIMEZONE"],
		["TZID", zone],
		...observance({ at: start, before: first, after: first }, standard),
		...changesOf(zone, start, to).flatMap((change) => observance(change, standard)),
		["END", "VTIMEZONE"],
	];
}

interface OffsetChange {
	/** UTC milliseconds. */
	readonly at: number;
	readonly before: number;
	readonly after: number;
}

/** A zone's clocks never change twice in a week, so a change shows between two looks that far apart. */
function changesOf(zone: string, from: number, to: number): OffsetChange[] {
	const changes: OffsetChange[] = [];
	for (let start = from; start < to; start += 7 * dayMs) {
		const end = Math.min(start + 7 * dayMs, Math.ceil(to / quarterMs) * quarterMs);
		const [before, after] = [zoneOffsetMs(zone, start), zoneOffsetMs(zone, end)];
		if (before !== after) changes.push({ at: changeBetween(zone, start, end), before, after });
	}
	return changes;
}

function changeBetween(zone: string, start: number, end: number): number {
	const before = zoneOffsetMs(zone, start);
	let [low, high] = [start / quarterMs, end / quarterMs];
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (zoneOffsetMs(zone, middle * quarterMs) === before) low = middle;
		else high = middle;
	}
	return high * quarterMs;
}

/** The smallest of the offsets of a year: what is above it is summer time. */
function standardOffset(zone: string, around: number): number {
	return Math.min(...[0, 91, 182, 273].map((days) => zoneOffsetMs(zone, around + days * dayMs)));
}

/** DTSTART is in local time as it was before the change: RFC 5545, 3.6.5. */
function observance({ at, before, after }: OffsetChange, standard: number): Line[] {
	const name = after > standard ? "DAYLIGHT" : "STANDARD";
	return [
		["BEGIN", name],
		["DTSTART", localTime(wallMsToLocal(at + before))],
		["TZOFFSETFROM", offsetText(before)],
		["TZOFFSETTO", offsetText(after)],
		["END", name],
	];
}

/** "+0530" */
function offsetText(offset: number): string {
	const minutes = Math.abs(offset) / minuteMs;
	const two = (value: number) => `${Math.floor(value)}`.padStart(2, "0");
	return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${two(minutes % 60)}`;
}
