// The days that are priced: a few of a month, named on the page, since a price for every day of every place would cost too much.
import type { TripDates } from "../../flights/source.ts";
import { maxDaysAhead } from "../../flights/trip/limits.ts";
import { zoneOf } from "../../places/airports.ts";
import { addDays, type IsoDate, weekday } from "../../time/iso-date.ts";
import { firstDay, type IsoMonth, monthOf } from "../../time/iso-month.ts";
import { today } from "../../time/local-time.ts";
import type { ExploreQuery } from "./forms/explore-form.ts";

/** The middle of the week is cheaper as a rule. */
const tuesday = 2;
const maxDays = 2;
/** A price of nonstop flights alone takes a source twice as long. */
const maxDaysNonstop = 1;
/** Where any month will do: so many weeks ahead, when fares at home and abroad are lowest. */
const weeksAhead = [6, 12] as const;

/** The choices of days, the first one first; none in a month that is over, or so far ahead that nobody sells the way back. */
export function daysToPrice({ from, month, nights, nonstop }: ExploreQuery, now: Date): TripDates[] {
	const first = today(zoneOf(from), now);
	const last = addDays(first, maxDaysAhead - (nights ?? 0));
	const days = month ? tuesdaysOf(month, first) : weeksAhead.map((weeks) => nextTuesday(addDays(first, 7 * weeks)));
	return days
		.filter((day) => day <= last)
		.slice(0, nonstop ? maxDaysNonstop : maxDays)
		.map((day) => (nights === undefined ? [day] : [day, addDays(day, nights)]));
}

/** The second and the third first: the ends of a month are often holidays. Of one that is nearly over, the days that are left. */
function tuesdaysOf(month: IsoMonth, first: IsoDate): IsoDate[] {
	const start = firstDay(month) > first ? firstDay(month) : addDays(first, 1);
	const tuesdays: IsoDate[] = [];
	for (let day = nextTuesday(start); monthOf(day) === month; day = addDays(day, 7)) tuesdays.push(day);
	const middle = tuesdays.length > maxDays ? tuesdays.slice(1) : tuesdays;
	return middle.length > 0 ? middle : [start].filter((day) => monthOf(day) === month);
}

/** The day itself, if it is one. */
function nextTuesday(day: IsoDate): IsoDate {
	return addDays(day, (tuesday - weekday(day) + 7) % 7);
}
