// Months as "YYYY-MM" text: checking, counting on, and their days.
import { addDays, dateToMs, type IsoDate, isIsoDate, msToDate } from "./iso-date.ts";

/** A month of the Gregorian calendar, "YYYY-MM". */
export type IsoMonth = string;

/** True for a month of the calendar, written with ASCII digits. */
export const isIsoMonth = (text: string): boolean => isIsoDate(firstDay(text));

export const monthOf = (day: IsoDate): IsoMonth => day.slice(0, 7);
export const firstDay = (month: IsoMonth): IsoDate => `${month}-01`;
export const lastDay = (month: IsoMonth): IsoDate => addDays(firstDay(shiftMonth(month, 1)), -1);

export function shiftMonth(month: IsoMonth, count: number): IsoMonth {
	const date = new Date(dateToMs(firstDay(month)));
	date.setUTCMonth(date.getUTCMonth() + count);
	return monthOf(msToDate(date.getTime()));
}

export function daysOfMonth(month: IsoMonth): IsoDate[] {
	const days: IsoDate[] = [];
	for (let day = firstDay(month); monthOf(day) === month; day = addDays(day, 1)) days.push(day);
	return days;
}
