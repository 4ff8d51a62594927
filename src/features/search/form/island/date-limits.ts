// The days a date picker offers: set in the browser only, so that a cached page does not carry yesterday's date.
import { maxDaysAhead } from "../../../../flights/trip/form.ts";
import { addDays, type IsoDate } from "../../../../time/iso-date.ts";

interface DateInput {
	readonly name: string;
	readonly value: string;
	readonly validity: { readonly badInput: boolean };
	min: string;
	max: string;
}

/** The calendar day of the device's clock and time zone. */
export function localToday(now: Date): IsoDate {
	const pad = (part: number) => String(part).padStart(2, "0");
	return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/**
 * No flight leaves before the one above it; a return only limits itself, since multi-city trips have none.
 * `focused` is left alone once something is typed in it: a limit that is set makes a browser forget half a date.
 */
export function limitDates(inputs: Iterable<DateInput>, today: IsoDate, focused?: unknown): void {
	const last = addDays(today, maxDaysAhead);
	let earliest = today;
	for (const input of inputs) {
		const typing = input === focused && (input.value || input.validity.badInput);
		if (!typing && input.min !== earliest) input.min = earliest;
		if (!typing && input.max !== last) input.max = last;
		if (input.name !== "return" && input.value > earliest && input.value <= last) earliest = input.value;
	}
}
