// How far a time zone is from UTC at an instant, read from Intl once per zone and day and then remembered.

import { machineLocale } from "../i18n/languages.ts";
import { dayMs } from "./iso-date.ts";

// Every change of the last fifty years happened on a quarter hour of UTC.
const quarterMs = 900_000;
const maxRemembered = 50_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const boundaries = new Map<string, Map<number, number>>();
let remembered = 0;

function formatFor(zone: string): Intl.DateTimeFormat {
	let format = formats.get(zone);
	if (!format) {
		format = new Intl.DateTimeFormat(machineLocale, { timeZone: zone, year: "numeric", timeZoneName: "longOffset" });
		formats.set(zone, format);
	}
	return format;
}

/** Reads "2027, GMT+05:45" (plain "GMT" for zero). A language's zone name is the only offset Intl gives. */
function readOffset(zone: string, instant: number): number {
	const parts = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(formatFor(zone).format(instant));
	if (!parts) throw new RangeError(`no offset known for ${zone}`);
	if (!parts[1]) return 0;
	const minutes = Number(parts[2]) * 60 + Number(parts[3]);
	return (parts[1] === "-" ? -minutes : minutes) * 60_000;
}

function remember(known: Map<number, number>, zone: string, instant: number): number {
	const found = known.get(instant);
	if (found !== undefined) return found;
	const offset = readOffset(zone, instant);
	known.set(instant, offset);
	remembered += 1;
	return offset;
}

/**
 * Milliseconds to add to an instant (UTC milliseconds, 1980 or later) to get the wall clock of an IANA zone.
 * Throws RangeError on an unknown zone. A day whose two ends agree has one offset; only the few days a year on which
 * a zone changes are looked at by the quarter hour.
 */
export function zoneOffsetMs(zone: string, instant: number): number {
	if (remembered > maxRemembered) {
		boundaries.clear();
		remembered = 0;
	}
	let known = boundaries.get(zone);
	if (!known) {
		known = new Map();
		boundaries.set(zone, known);
	}
	const dayStart = Math.floor(instant / dayMs) * dayMs;
	const offset = remember(known, zone, dayStart);
	if (offset === remember(known, zone, dayStart + dayMs)) return offset;
	return remember(known, zone, Math.floor(instant / quarterMs) * quarterMs);
}
