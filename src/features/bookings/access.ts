// Who may see a booking: the browser whose signed cookies say that it made it, or proved to know code and last name.

import type { Cookies } from "../../privacy/cookies.ts";
import { stillOpen } from "../../privacy/endings.ts";
import { addToList, readList, type SignedList } from "../../privacy/signed-list.ts";
import type { Vault } from "../../privacy/vault.ts";
import { dayMs } from "../../time/iso-date.ts";
import type { Booking } from "./booking.ts";
import { type BookingStore, findBooking } from "./store.ts";

/** How long a booking stays open to the browser that made it, or that was asked to keep it. */
export const accessDays = 30;

/** The bookings that this browser keeps. */
const tripsList: SignedList = { name: "trips", column: "trips.access", max: 10, life: accessDays * dayMs };
/** Those that it opened for this visit. Some browsers bring their session back for weeks, so a day ends it too. */
const openedList: SignedList = { name: "opened", column: "trips.access", max: 10, life: dayMs, session: true };

/** All that lets a browser see bookings. */
export const tripLists = [tripsList, openedList] as const;

interface Opening {
	readonly code: string;
	readonly now: Date;
	/** Whether the booking stays open to this browser for `accessDays`; otherwise until it closes, and a day at most. */
	readonly stay: boolean;
}

/** The lines of Set-Cookie that open a booking to this browser. */
export function tripsCookies(vault: Vault, visit: Cookies, { code, now, stay }: Opening): Promise<string[]> {
	return addToList({ vault, visit, now }, stay ? tripsList : openedList, { value: code });
}

/**
 * The booking, if this browser may see it now. Without proof the database is not asked, so that nothing tells whether there
 * is one. Throws as `findBooking` does.
 */
export async function findOwnTrip(
	store: Pick<BookingStore, "db" | "vault">,
	visit: Cookies,
	code: string,
	now: Date,
): Promise<Booking | undefined> {
	const asking = { vault: store.vault, visit, now };
	const proofs = (await Promise.all(tripLists.map((list) => readList(asking, list, code)))).flat();
	if (proofs.length === 0) return undefined;
	const [open, booking] = await Promise.all([stillOpen(store.db, asking, proofs), findBooking(store, code)]);
	return open.length > 0 ? booking : undefined;
}
