// The months in which a trip can be booked.
import { isoDay } from "../../i18n/formats.ts";
import { addDays } from "../../time/iso-date.ts";
import { maxDaysAhead } from "./limits.ts";

/** "YYYY-MM", the present one first. */
export function monthsAhead(now: Date): string[] {
	const last = addDays(isoDay(now), maxDaysAhead).slice(0, 7);
	const months: string[] = [];
	for (let date = `${isoDay(now).slice(0, 7)}-01`; date.slice(0, 7) <= last; date = firstOfNext(date)) {
		months.push(date.slice(0, 7));
	}
	return months;
}

function firstOfNext(date: string): string {
	return `${addDays(date, 31).slice(0, 7)}-01`;
}
