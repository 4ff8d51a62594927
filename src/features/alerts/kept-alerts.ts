// The fare alerts that were asked for or confirmed in this browser: only their route, dates and terms, in a signed cookie.
// What became of one is the business of its address: this list says what was done here and asks no database.

import { termParameters, termsKey, termsOfKey } from "../../flights/price-terms.ts";
import { type Asking, addToList, removeFromList, type SignedList } from "../../privacy/signed-list.ts";
import { dateToMs, dayMs } from "../../time/iso-date.ts";
import { type AlertTrip, lastDeparture } from "./forms/alert.ts";
import { datesColumns, datesOf } from "./rows.ts";

export const alertsList: SignedList = { name: "alerts", column: "alerts.asked", max: 10, life: 365 * dayMs };

type KeptTrip = Pick<AlertTrip, "from" | "to" | "dates" | "terms">;

export interface KeptAlert extends KeptTrip {
	/** What it is in the list. */
	readonly value: string;
	/** Its mail was answered in this browser. */
	readonly confirmed: boolean;
}

const marks = { asked: "a", confirmed: "c" } as const;

function entryOf(mark: keyof typeof marks, { from, to, dates, terms }: KeptTrip): string {
	const key = termsKey(terms);
	return [marks[mark], from, to, ...datesColumns(dates), ...(key ? [key] : [])].join("~");
}

/** The cookies with an alert added; one that is confirmed takes the place of the same asked for. */
export function keptAlert(asking: Asking, mark: keyof typeof marks, trip: KeptTrip): Promise<string[]> {
	const left = dateToMs(lastDeparture(trip.dates)) - asking.now.getTime();
	const life = Math.min(alertsList.life, Math.max(dayMs, left));
	const other = mark === "asked" ? "confirmed" : "asked";
	return addToList(asking, alertsList, { value: entryOf(mark, trip), life, instead: entryOf(other, trip) });
}

/** The cookie without an alert that has ended. */
export function droppedAlert(asking: Pick<Asking, "visit" | "now">, trip: KeptTrip): string[] {
	return removeFromList(asking, alertsList, [entryOf("asked", trip), entryOf("confirmed", trip)]);
}

/** What a value of the list says. */
export function readAlert(value: string): KeptAlert {
	const [mark, from = "", to = "", depart = "", stay = "", key = ""] = value.split("~");
	const trip = { from, to, dates: datesOf({ depart, stay }), terms: termsOfKey(key) };
	return { value, confirmed: mark === marks.confirmed, ...trip };
}

/** The form's parameters for the same trip. */
export function alertQuery({ from, to, dates, terms }: KeptTrip): Record<string, string> {
	const [depart, stay] = datesColumns(dates);
	// Without a word about it the form would propose a stay.
	if (dates.kind === "month") return { from, to, month: depart, stay, ...termParameters(terms) };
	return { from, to, depart, ...(stay && { return: stay }), ...termParameters(terms) };
}
