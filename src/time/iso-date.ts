// Calendar days as "YYYY-MM-DD" text: checking, adding and counting, without a time zone; and lengths of time.

/** A day of the Gregorian calendar, "YYYY-MM-DD", without a time zone. */
export type IsoDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written with ASCII digits: "2027-02-28" is one, "2027-02-30" is not. */
export function isIsoDate(text: string): boolean {
	const parts = shape.exec(text);
	if (!parts) return false;
	const [, year, month, day] = parts.map(Number) as [number, number, number, number];
	return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Milliseconds from 1970-01-01 to the start of the day, both read as UTC. Throws RangeError on a day that does not exist. */
export function dateToMs(date: IsoDate): number {
	if (!isIsoDate(date)) throw new RangeError(`not a calendar day: ${date}`);
	return Date.parse(`${date}T00:00:00Z`);
}

/** The day in which the given UTC milliseconds fall. */
export function msToDate(ms: number): IsoDate {
	return new Date(ms).toISOString().slice(0, 10);
}

/** The day of an instant in UTC. */
export function isoDay(instant: Date): IsoDate {
	return msToDate(instant.getTime());
}

/** The day of an instant by the device's own clock and time zone. */
export function localToday(now: Date): IsoDate {
	return msToDate(now.getTime() - now.getTimezoneOffset() * minuteMs);
}

/** The day `count` days later (earlier when negative). */
export function addDays(date: IsoDate, count: number): IsoDate {
	return msToDate(dateToMs(date) + count * dayMs);
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
	return Math.round((dateToMs(to) - dateToMs(from)) / dayMs);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(date: IsoDate): number {
	return new Date(dateToMs(date)).getUTCDay();
}

/** Instants as they are kept, ISO 8601 in UTC, and lengths of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The instant so many milliseconds after now. */
export function later(now: Date, ms: number): string {
	return new Date(now.getTime() + ms).toISOString();
}

/** The instant so many milliseconds before now. */
export function ago(now: Date, ms: number): string {
	return later(now, -ms);
}

/**
 * The instant that stands for a day of publication where a time zone is asked for (ISO 8601): of a text the day is known, not the
 * hour. Noon in UTC is that day in all of the Americas and Europe.
 */
export function publishedInstant(day: IsoDate): string {
	return `${day}T12:00:00Z`;
}
