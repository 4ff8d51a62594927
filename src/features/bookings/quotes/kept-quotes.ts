// The quotes that were chosen in this browser, for the list of what it has: their codes in a signed cookie.
import type { Offer } from "../../../flights/offers/offer.ts";
import { addToList, readList, type SignedList } from "../../../privacy/signed-list.ts";
import { dayMs } from "../../../time/iso-date.ts";
import type { BookingInput } from "../ports.ts";
import { endOfQuote, quoteDays } from "./quotes.ts";

export const quotesList: SignedList = { name: "quotes", column: "quotes.chosen", max: 10, life: quoteDays * dayMs };

/** What the query of its page says of a trip that was accepted as a proposal just now. */
export const acceptedTrip = "accepted";

/** The cookies with a quote of an offer, made just now, added to those chosen here until it ends; none without a key to sign it. */
export async function keptQuote(
	{ visit, services }: Pick<BookingInput, "visit" | "services">,
	code: string,
	offer: Pick<Offer, "slices">,
): Promise<string[]> {
	const { vault } = services;
	const now = services.now();
	const life = Math.max(0, endOfQuote(offer, now).getTime() - now.getTime());
	return vault ? addToList({ vault, visit, now }, quotesList, { value: code, life }) : [];
}

/** Was it chosen in this browser? Then its code is no guess, also where it was forgotten since. Never throws. */
export async function wasChosenHere(
	{ visit, services }: Pick<BookingInput, "visit" | "services">,
	code: string,
): Promise<boolean> {
	const { vault, now } = services;
	return vault !== undefined && (await readList({ vault, visit, now: now() }, quotesList, code)).length > 0;
}
