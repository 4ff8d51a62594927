// The quotes that were chosen in this browser, for the list of what it has: their codes in a signed cookie.
import { addToList, isListed, type SignedList } from "../../../privacy/signed-list.ts";
import type { BookingInput } from "../ports.ts";
import { quoteDays } from "./quotes.ts";

export const quotesList: SignedList = { name: "quotes", column: "quotes.chosen", max: 10 };

/** The cookie with a quote added to those chosen here; undefined without a key to sign it. */
export async function keptQuote({ visit, services }: BookingInput, code: string): Promise<string | undefined> {
	const { vault, now } = services;
	const cookie = { text: visit.cookie(quotesList.name), now: now(), secure: visit.secure };
	return vault && addToList(vault, quotesList, cookie, { value: code, days: quoteDays });
}

/** Was it chosen in this browser? Never throws. */
export async function wasChosenHere(
	{ visit, services }: Pick<BookingInput, "visit" | "services">,
	code: string,
): Promise<boolean> {
	const { vault, now } = services;
	const cookie = { text: visit.cookie(quotesList.name), now: now() };
	return vault !== undefined && isListed(vault, quotesList, cookie, code);
}
