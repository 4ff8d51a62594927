// All cookies of a browser, copied by somebody who had it in hand: they end with "forget" in the browser that they are of.
import { afterAll, beforeAll, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { bookByPhone, codeOf } from "../booking-journey.ts";
import type { PlainBrowser } from "../plain-browser.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { told } from "./attacker.ts";
import { quoteOf, urlencoded, visitorAt } from "./visitors.ts";

let site: Harness;
beforeAll(async () => {
	site = await startWorker();
});
afterAll(() => site.close());

/** Presses the button that forgets everything. */
async function forgetAll(browser: PlainBrowser): Promise<void> {
	const page = await browser.get(href("en", "myTrip"));
	const button = page.document.querySelector('main button[name=forget][value="all"]');
	const form = button?.closest("form");
	if (!form) throw new Error("nothing forgets all");
	const hidden = form.querySelectorAll("input[type=hidden]");
	const fields = hidden.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
	const body = `${new URLSearchParams([...fields, ["forget", "all"]])}`;
	await browser.send(form.getAttribute("action") ?? page.target, { method: "POST", body, headers: urlencoded });
}

/** Which of the ways to a booking show or do something of it. */
async function opened(browser: PlainBrowser, code: string): Promise<readonly string[]> {
	const ways = [
		href("en", "bookingConfirmation", { confirmationCode: code }),
		`/api/bookings/${code}/calendar.ics`,
		href("en", "bookingReview", {}, { booking: code }),
		href("en", "passengerDetails", {}, { booking: code }),
		href("en", "payment", {}, { booking: code }),
		href("en", "myTrip"),
	];
	const open: string[] = [];
	for (const way of ways) {
		const { html, status } = await browser.get(way);
		if (
			/García|María|maria@example/.test(html) ||
			(way.endsWith(".ics") && status === 200) ||
			html.includes(`data-state=`)
		)
			open.push(way.split("?")[0] ?? "");
		if (way.startsWith("/my-trip") && html.includes(code)) open.push(way);
	}
	return open;
}

it("a copy of all cookies opens nothing any more once its browser was told to forget", async () => {
	const owner = visitorAt(site, "203.0.113.40");
	const code = codeOf(await bookByPhone(owner, await quoteOf(owner)));
	const thief = visitorAt(site, "198.51.100.40");
	for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
	const before = await opened(thief, code);
	expect(before.length).toBeGreaterThan(0);

	await forgetAll(owner);
	// What the thief's browser was given in the meantime is taken along.
	const after = await opened(thief, code);
	const now = `it opens ${before.length} ways until "forget", ${after.length} afterwards`;
	told("a copied cookie", "opened the booking for its 30 days, whatever its browser forgot", now);
	expect(after).toEqual([]);
	expect(await opened(owner, code)).toEqual([]);
});
