// Visitors of a site that is attacked: browsers without script, each at an address, and the trip that they choose.
import { href } from "../../src/links.ts";
import { chosen } from "../features/bookings/sample-choice.ts";
import { openPlainBrowser, type PlainBrowser } from "../plain-browser.ts";
import type { Harness } from "../worker/harness.ts";
import { search } from "../worker/site.ts";

export const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

/** A new browser at an address. */
export function visitorAt(site: Harness, address: string): PlainBrowser {
	return openPlainBrowser((target, init) => site.get(target, init), { "CF-Connecting-IP": address });
}

/** Chooses a trip, for two where nothing is said, whose seats its airline would keep unpaid, and gives the number of its quote. */
export async function quoteOf(browser: PlainBrowser, adults = 2): Promise<string> {
	const choice = await chosen(`${search}&adults=${adults}`, new Date(), ({ payment }) => !payment.instant);
	const body = `${new URLSearchParams({ offer: choice.offer.id, search: choice.search })}`;
	const page = await browser.send(href("en", "bookingReview"), { method: "POST", body, headers: urlencoded });
	return new URL(page.target, "http://site").searchParams.get("quote") ?? "";
}
