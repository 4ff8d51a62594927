// The fare alerts that were asked for or confirmed in this browser: only their route and dates, in a signed cookie.
// What became of one is the business of its address: this list says what was done here and asks no database.

import type { PageInput } from "../../page/page.ts";
import { addToList, type ListCookie, readList, removeFromList, type SignedList } from "../../privacy/signed-list.ts";
import type { Vault } from "../../privacy/vault.ts";
import { dateToMs, dayMs } from "../../time/iso-date.ts";
import { type AlertTrip, lastDeparture } from "./forms/alert.ts";
import { datesColumns, datesOf } from "./rows.ts";

export const alertsList: SignedList = { name: "alerts", column: "alerts.asked", max: 10 };

type KeptTrip = Pick<AlertTrip, "from" | "to" | "dates">;

export interface KeptAlert extends KeptTrip {
	/** What it is in the list. */
	readonly value: string;
	/** Its mail was answered in this browser. */
	readonly confirmed: boolean;
}

const marks = { asked: "a", confirmed: "c" } as const;

function entryOf(mark: keyof typeof marks, { from, to, dates }: KeptTrip): string {
	return [marks[mark], from, to, ...datesColumns(dates)].join("~");
}

/** The list as this browser sent it. */
export function alertsCookie({ visit, services }: Pick<PageInput, "visit" | "services">): ListCookie {
	return { text: visit.cookie(alertsList.name), now: services.now(), secure: visit.secure };
}

/** The cookie with an alert added; one that is confirmed takes the place of the same asked for. */
export function keptAlert(vault: Vault, cookie: ListCookie, mark: keyof typeof marks, trip: KeptTrip): Promise<string> {
	const left = Math.ceil((dateToMs(lastDeparture(trip.dates)) - cookie.now.getTime()) / dayMs);
	const days = Math.min(365, Math.max(1, left));
	const other = mark === "asked" ? "confirmed" : "asked";
	return addToList(vault, alertsList, cookie, { value: entryOf(mark, trip), days, instead: entryOf(other, trip) });
}

/** The cookie without an alert that has ended. */
export function droppedAlert(cookie: ListCookie, trip: KeptTrip): string {
	return removeFromList(alertsList, cookie, [entryOf("asked", trip), entryOf("confirmed", trip)]);
}

export async function listAlerts(vault: Vault, cookie: Pick<ListCookie, "text" | "now">): Promise<KeptAlert[]> {
	const values = await readList(vault, alertsList, cookie);
	return values.map((value) => {
		const [mark, from = "", to = "", depart = "", stay = ""] = value.split("~");
		return { value, confirmed: mark === marks.confirmed, from, to, dates: datesOf({ depart, stay }) };
	});
}

/** The form's parameters for the same trip. */
export function alertQuery({ from, to, dates }: KeptTrip): Record<string, string> {
	const [depart, stay] = datesColumns(dates);
	// Without a word about it the form would propose a stay.
	if (dates.kind === "month") return { from, to, month: depart, stay };
	return { from, to, depart, ...(stay && { return: stay }) };
}
