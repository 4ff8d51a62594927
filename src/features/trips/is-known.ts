// Whether a browser is a traveler's whom we know: for them a part of every budget is kept (src/effects/shares.ts).
import { type Asking, readList } from "../../privacy/signed-list.ts";
import { alertsList, readAlert } from "../alerts/kept-alerts.ts";
import { tripLists } from "../bookings/access.ts";
import { quotesList } from "../bookings/quotes/kept-quotes.ts";

/**
 * It answered a mail of ours, or has a booking or a quote under way, by its signed cookies alone: this is asked while we are short
 * of something, so the database is left out. A quote is signed until it ends; a booking for as long as it stays open to the browser,
 * whether or not it was called off since. A browser that forgot a trip has no cookie of it. Never throws.
 */
export async function isKnown(asking: Asking): Promise<boolean> {
	const [alerts, ...underWay] = await Promise.all(
		[alertsList, quotesList, ...tripLists].map((list) => readList(asking, list)),
	);
	return underWay.some((entries) => entries.length > 0) || !!alerts?.some(({ value }) => readAlert(value).confirmed);
}
