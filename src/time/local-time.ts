// Wall-clock times at an airport, turned into instants and back through IANA time zones.
import { dateToMs, daysBetween, hourMs, type IsoDate, isIsoDate, minuteMs, msToDate } from "./iso-date.ts";
import { zoneOffsetMs } from "./zone-offset.ts";

/** A wall-clock time, "YYYY-MM-DDTHH:mm", meaningful only together with an IANA zone. */
export type LocalTime = string;

const shape = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** True for a wall-clock time of a day that exists, whether or not a zone skips it. */
export function isLocalTime(text: string): boolean {
	const parts = shape.exec(text);
	return parts?.[1] !== undefined && isIsoDate(parts[1]);
}

/** The wall-clock reading as milliseconds, as if the clock stood in UTC. Throws RangeError on anything else. */
export function localToWallMs(local: LocalTime): number {
	const parts = shape.exec(local);
	if (!parts?.[1]) throw new RangeError(`not a local time: ${local}`);
	return dateToMs(parts[1]) + Number(parts[2]) * hourMs + Number(parts[3]) * minuteMs;
}

/** The reverse of `localToWallMs`; seconds are dropped. */
export function wallMsToLocal(wallMs: number): LocalTime {
	return new Date(wallMs).toISOString().slice(0, 16);
}

/**
 * The instant (UTC milliseconds) at which clocks in the zone read `wallMs`.
 * The rules are those of Temporal's "compatible": a time that a spring-forward night skips moves later by the
 * length of the gap (02:30 becomes 03:30), and of a time that happens twice the first one is meant.
 */
export function wallToInstant(wallMs: number, zone: string): number {
	// The offset in force a day either side brackets any change; the larger offset gives the earlier instant.
	const before = zoneOffsetMs(zone, wallMs - 24 * hourMs);
	const after = zoneOffsetMs(zone, wallMs + 24 * hourMs);
	const early = wallMs - before;
	if (before === after || zoneOffsetMs(zone, early) === before) return early;
	const late = wallMs - after;
	return zoneOffsetMs(zone, late) === after ? late : early;
}

/** What clocks in the zone read at an instant, as wall milliseconds. */
export function instantToWall(instant: number, zone: string): number {
	return instant + zoneOffsetMs(zone, instant);
}

/** The instant in UTC milliseconds of a wall-clock time; gaps and overlaps as in `wallToInstant`. */
export function toInstant(local: LocalTime, zone: string): number {
	return wallToInstant(localToWallMs(local), zone);
}

/** What clocks in the zone read at an instant (UTC milliseconds); seconds are dropped. */
export function toLocal(instant: number, zone: string): LocalTime {
	return wallMsToLocal(instantToWall(instant, zone));
}

/** Minutes that really pass between two wall-clock times in their own zones; negative when the second is earlier. */
export function minutesBetween(from: LocalTime, fromZone: string, to: LocalTime, toZone: string): number {
	return Math.round((toInstant(to, toZone) - toInstant(from, fromZone)) / minuteMs);
}

/** The calendar day of a wall-clock time. */
export function dateOf(local: LocalTime): IsoDate {
	return local.slice(0, 10);
}

/** Calendar days between two wall-clock times, for the "+1" mark; -1 when a flight crosses the date line eastward. */
export function dayChange(departing: LocalTime, arriving: LocalTime): number {
	return daysBetween(dateOf(departing), dateOf(arriving));
}

/** The calendar day it is now in the zone: the traveler's today, not UTC's. */
export function today(zone: string, now: Date): IsoDate {
	return msToDate(instantToWall(now.getTime(), zone));
}
