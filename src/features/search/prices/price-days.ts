// Which days a price view shows, which of them can be searched, and how its choice is written in the URL.

import type { FlightQuery } from "../../../flights/query.ts";
import type { TripDates } from "../../../flights/source.ts";
import { maxDaysAhead } from "../../../flights/trip/limits.ts";
import { zoneOf } from "../../../places/airports.ts";
import { addDays, daysBetween, type IsoDate } from "../../../time/iso-date.ts";
import { daysOfMonth, type IsoMonth, isIsoMonth, monthOf, shiftMonth } from "../../../time/iso-month.ts";
import { today } from "../../../time/local-time.ts";

/** `grid`: three days around those asked for; the others: a whole month of departures. */
export type PriceView = "grid" | "calendar" | "graph";
export const priceViews: readonly PriceView[] = ["grid", "calendar", "graph"];
/** Those that need no day to stand around. */
export const monthViews: readonly PriceView[] = ["calendar", "graph"];

export interface PriceChoice {
	readonly view: PriceView;
	/** Of the departure. */
	readonly month: IsoMonth;
}

/** The days that airlines sell from a place, both ends included, local to it. */
export interface OpenDays {
	readonly first: IsoDate;
	readonly last: IsoDate;
}

/** How far the grid reaches to either side. */
const gridDays = 3;

/** Departures that a search accepts: from today, at the origin, to as far ahead as airlines sell. */
export function openDays(query: FlightQuery, now: Date): OpenDays {
	const from = query.slices[0]?.from;
	const first = today(from ? zoneOf(from) : "UTC", now);
	return { first, last: addDays(first, maxDaysAhead) };
}

/** Reads `prices` and `month`. What is missing or makes no sense becomes the grid and the month of departure. */
export function readPriceChoice(params: URLSearchParams, query: FlightQuery, now: Date): PriceChoice {
	const view = priceViews.find((known) => known === params.get("prices")) ?? "grid";
	const open = openDays(query, now);
	const asked = params.get("month") ?? "";
	const month = isIsoMonth(asked) ? asked : monthOf(query.slices[0]?.date ?? open.first);
	return { view, month: monthWithin(month, open) };
}

function monthWithin(month: IsoMonth, open: OpenDays): IsoMonth {
	const [first, last] = [monthOf(open.first), monthOf(open.last)];
	if (month < first) return first;
	return month > last ? last : month;
}

/** The month before and after, as far as airlines sell. */
export function monthsAround(month: IsoMonth, { first, last }: OpenDays) {
	const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
	return {
		before: before >= monthOf(first) ? before : undefined,
		after: after <= monthOf(last) ? after : undefined,
	};
}

/** The days around one, three to either side. */
function daysAround(day: IsoDate): IsoDate[] {
	return Array.from({ length: 2 * gridDays + 1 }, (_, index) => addDays(day, index - gridDays));
}

/** Nights between departure and return; undefined on a one-way. */
export function nightsOf({ trip, slices }: FlightQuery): number | undefined {
	const [out, back] = slices;
	return trip === "round" && out && back ? daysBetween(out.date, back.date) : undefined;
}

/** Every pair of dates that a view shows for the query, also those that cannot be searched. */
export function datesOfView(query: FlightQuery, { view, month }: PriceChoice): TripDates[] {
	const [out, back] = query.slices;
	if (!out) return [];
	if (view === "grid") {
		const departures = daysAround(out.date);
		if (!back) return departures.map((day) => [day]);
		return daysAround(back.date).flatMap((home) => departures.map((day) => [day, home]));
	}
	const nights = nightsOf(query);
	return daysOfMonth(month).map((day) => (nights === undefined ? [day] : [day, addDays(day, nights)]));
}

/** Would a search of these days be accepted: neither past, nor beyond what is sold, nor back before it leaves? */
export function isOpen(dates: TripDates, { first, last }: OpenDays): boolean {
	return dates.every((day, index) => day >= (dates[index - 1] ?? first) && day <= last);
}

/** The same search on other days, and on those alone. */
export function onDates(query: FlightQuery, dates: TripDates): FlightQuery {
	const slices = query.slices.map((slice, index) => ({ ...slice, date: dates[index] ?? slice.date }));
	return { ...query, slices, flex: 0 };
}
