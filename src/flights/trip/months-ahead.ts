// The months in which a trip can be booked.
import { addDays, isoDay } from "../../time/iso-date.ts";
import { type IsoMonth, monthOf, shiftMonth } from "../../time/iso-month.ts";
import { maxDaysAhead } from "./limits.ts";

/** The present one first. */
export function monthsAhead(now: Date): IsoMonth[] {
	const last = monthOf(addDays(isoDay(now), maxDaysAhead));
	const months: IsoMonth[] = [];
	for (let month = monthOf(isoDay(now)); month <= last; month = shiftMonth(month, 1)) months.push(month);
	return months;
}
