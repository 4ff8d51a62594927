// Text of twice the size on a phone: nothing scrolls sideways, no word breaks, little of the screen is taken; and a window that is zoomed. A booking's pages: funnel.test.ts.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { enlargedFaults, hiddenFocus, launchEnlarged, zoomed } from "./enlarged.ts";
import { unfold } from "./looks.ts";
import { openRow } from "./rows.ts";
import { cacheablePages, privatePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launchEnlarged();
});
afterAll(() => browser.close());

const { home, destination, deals, "contact us": contact } = cacheablePages;
const { offers, "my trip": myTrip, "fare alert": alert, "whole trip of a search": wholeTrip } = privatePages;

it.each(share(languageCodes, 1, 2))("pages fit a phone with letters of twice the size (%s)", async (language) => {
	const { page, close } = await openPage(browser, { width: 360, height: 740, javaScript: false });
	for (const target of [home, destination, deals, contact, myTrip, alert, offers]) {
		await page.goto(target(language));
		expect(await enlargedFaults(page), page.url()).toEqual([]);
	}
	await openRow(page.locator("[data-offer]").first());
	expect(await enlargedFaults(page), "an open row").toEqual([]);
	await close();
});

it.each(share(languageCodes, 0, 2))(
	"what has the focus is in sight in a window that is zoomed four times (%s)",
	async (language) => {
		const plain = await launch();
		const { page, close } = await openPage(plain, { ...zoomed, javaScript: false });
		for (const target of [home, myTrip, alert, contact, wholeTrip, offers]) {
			await page.goto(target(language));
			expect(await hiddenFocus(page), page.url()).toEqual([]);
		}
		await openRow(page.locator("[data-offer]").first());
		expect(await hiddenFocus(page), "an open row").toEqual([]);
		// What opens over the page: the search that is changed, and the filters.
		await unfold(page);
		expect(await hiddenFocus(page, ".asked > details"), "the sheet of the search").toEqual([]);
		await page.goto(`${offers(language)}#filters`);
		await unfold(page);
		expect(await hiddenFocus(page, "#filters"), "the sheet of filters").toEqual([]);
		await close();
		await plain.close();
	},
);
