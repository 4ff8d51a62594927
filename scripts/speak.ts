// `npm run speak`: what a listener hears on the way from the home page to the confirmation, in both languages.
//
// Expects a finished build. Less at a time: `npm run speak -- es`.
import type { Page } from "playwright-core";
import { isLanguage, type Language, languageCodes } from "../src/i18n/languages.ts";
import { href } from "../src/links.ts";
import { twoAdults } from "../test/booking-journey.ts";
import { back, depart } from "../test/browser/templates.ts";
import { serveBuilt } from "./built-site.ts";
import { launch } from "./launch.ts";
import { spoken } from "./spoken.ts";
import { noMore, understood } from "./words.ts";

const { positionals } = understood(`npm run speak [-- ${languageCodes.join("|")}]`, {}, ({ positionals }) =>
	noMore(positionals.filter((word, index) => index > 0 || !isLanguage(word))),
);
const [only] = positionals;
const site = await serveBuilt(8795);
const browser = await launch();
for (const language of languageCodes.filter((code) => !only || code === only)) await walk(language);
await browser.close();
await site.close();

async function walk(language: Language): Promise<void> {
	const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	const tell = async (name: string) => console.log(`\n=== ${language}: ${name}\n${(await spoken(page)).join("\n")}`);
	const send = (form: string) => page.locator(`${form} button[type="submit"]`).last().click();
	await page.goto(href(language, "home"));
	await tell("home");
	await page.goto(href(language, "flightResults", {}, { from: "JFK", to: "MIA", depart, return: back, adults: "2" }));
	await tell("results");
	await page.locator("[data-offer] h3 > a").first().click();
	await page.locator(".itinerary-more").first().waitFor();
	await tell("results, a row open");
	await page.locator('[data-offer] form button[type="submit"]').first().click();
	await page.waitForURL(/booking-review/);
	await tell("quote");
	await page.locator('a[href*="passenger-details?quote"]').first().click();
	await page.waitForURL(/passenger-details/);
	await tell("passengers");
	await send('form[action*="/passenger-details"]');
	await page.locator(".error-summary").waitFor();
	await tell("passengers with errors");
	await fillIn(page);
	await send('form[action*="/passenger-details"]');
	await page.locator("form.review-form").waitFor();
	await tell("review");
	for (const box of await page.locator("form.review-form [type=checkbox]").all()) await box.check();
	await send("form.review-form");
	await page.locator('form[action*="/payment"]').waitFor();
	await tell("payment");
	await page.locator('button[name="how"][value="phone"]').click();
	await page.waitForURL(/booking-confirmation/);
	await tell("confirmation");
	await context.close();
}

async function fillIn(page: Page): Promise<void> {
	for (const [name, value] of Object.entries(twoAdults)) {
		const control = page.locator(`[name="${name}"]`);
		if ((await control.first().getAttribute("type")) === "radio")
			await page.locator(`[name="${name}"][value="${value}"]`).check();
		else if (await control.evaluate(({ localName }) => localName === "select"))
			await control.selectOption(String(value));
		else await control.fill(String(value));
	}
}
