// The arithmetic of a calendar: months as weeks, the day a key leads to, limits. Days are "YYYY-MM-DD", without a clock.
import { addDays, type IsoDate, weekday } from "../../time/iso-date.ts";
import { firstDay, type IsoMonth, lastDay, monthOf, shiftMonth } from "../../time/iso-month.ts";

/** The same day of another month, or that month's last: January 31 and one month are February 28 or 29. */
export function addMonths(day: IsoDate, count: number): IsoDate {
	const month = shiftMonth(monthOf(day), count);
	return earlier(month + day.slice(7), lastDay(month));
}

/** The weeks of a month, seven places each; undefined where a place belongs to another month. 0 is Sunday. */
export function monthWeeks(month: IsoMonth, firstWeekday: number): (IsoDate | undefined)[][] {
	const weeks: (IsoDate | undefined)[][] = [];
	const first = firstDay(month);
	for (let day = addDays(first, -daysIntoWeek(first, firstWeekday)); monthOf(day) <= month; day = addDays(day, 7)) {
		weeks.push(
			Array.from({ length: 7 }, (_, index) => addDays(day, index)).map((each) =>
				monthOf(each) === month ? each : undefined,
			),
		);
	}
	return weeks;
}

function daysIntoWeek(day: IsoDate, firstWeekday: number): number {
	return (weekday(day) - firstWeekday + 7) % 7;
}

/** Where a key of the date grid pattern (WAI-ARIA APG) leads from a day; undefined for any other key. */
export function dayByKey(key: string, shift: boolean, day: IsoDate, firstWeekday: number): IsoDate | undefined {
	const months = key === "PageUp" ? -1 : key === "PageDown" ? 1 : 0;
	if (months !== 0) return addMonths(day, shift ? months * 12 : months);
	const passed = daysIntoWeek(day, firstWeekday);
	const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -passed, End: 6 - passed }[key];
	return days === undefined ? undefined : addDays(day, days);
}

/** The day itself, or the nearer end of the limits. ISO days sort as text. */
export function clampDay(day: IsoDate, min: IsoDate, max: IsoDate): IsoDate {
	return day < min ? min : earlier(day, max);
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
	return one < other ? one : other;
}

/** The first of the months on screen once `day` must be among them: no further than it takes. */
export function scrollTo(first: IsoMonth, shown: number, day: IsoDate): IsoMonth {
	const month = monthOf(day);
	if (month < first) return month;
	const minFirst = shiftMonth(month, 1 - shown);
	return minFirst > first ? minFirst : first;
}

/** The weekday a week starts with where a locale is spoken, 0 for Sunday; Sunday where the browser cannot tell. */
export function firstWeekdayOf(locale: string): number {
	const known = new Intl.Locale(locale) as LocaleWithWeeks;
	return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7) % 7;
}

/** Older engines have the property, newer ones the method, and some have neither. */
interface LocaleWithWeeks {
	getWeekInfo?(): { readonly firstDay: number };
	readonly weekInfo?: { readonly firstDay: number };
}
