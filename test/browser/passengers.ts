// The passenger form of a trip that was chosen, for tests of the form alone: chosen by requests, which takes a tenth of the clicks.
import type { Page } from "playwright-core";
import type { Language } from "../../src/i18n/languages.ts";
import { href, type Query } from "../../src/links.ts";
import { openPlainBrowser, type PlainBrowser } from "../plain-browser.ts";
import { visitorAddress } from "../visitor-address.ts";
import { depart } from "./templates.ts";

/** A visitor of the served site who has no script. */
export function openVisitor(): PlainBrowser {
	const site = process.env.SITE_URL;
	return openPlainBrowser((target, init) => fetch(`${site}${target}`, { redirect: "manual", ...init }), {
		"CF-Connecting-IP": visitorAddress(),
	});
}

/** The quote of the first fare of the first itinerary. */
export async function chooseTrip(visitor: PlainBrowser, language: Language, search: Query): Promise<string> {
	const trip = { trip: "oneway", from: "JFK", to: "MIA", depart, rows: "0" };
	const results = await visitor.get(href(language, "flightResults", {}, { ...trip, ...search }));
	const { target } = await visitor.submit(results, ".itinerary-fares form");
	const quote = new URL(target, "http://site").searchParams.get("quote");
	if (!quote) throw new Error(`no quote at ${target}`);
	return quote;
}

export async function goToPassengers(page: Page, language: Language, search: Query): Promise<void> {
	const quote = await chooseTrip(openVisitor(), language, search);
	await page.goto(href(language, "passengerDetails", {}, { quote }));
	await page.waitForSelector("form.pax");
}
