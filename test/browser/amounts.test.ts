// An amount never breaks, and never sticks out, on any width: on pages that compare prices; those of a booking: funnel.test.ts.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { share } from "../soak.ts";
import { brokenAmounts, raiseAmounts } from "./broken-words.ts";
import { launch, openPage } from "./browser.ts";
import { openRow } from "./rows.ts";
import { cacheablePages, privatePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const { deals, destination, home, "where to go from a city": explore, airline } = cacheablePages;
const { offers, "whole trip of a search": whole, "offers by days": grid, "offers nearby": nearby } = privatePages;

it.each(share(languageCodes, 1, 2))("five figures fit wherever a price is compared (%s)", async (language) => {
	const { page, close } = await openPage(browser, { javaScript: false });
	for (const target of [offers, whole, grid, nearby, home, deals, destination, explore, airline]) {
		await page.goto(target(language));
		if (target === offers) await openRow(page.locator("[data-offer]").first());
		await raiseAmounts(page);
		for (const width of [320, 360, 480, 768, 1024, 1280, 1440, 1920]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await brokenAmounts(page), `${page.url()} ${width} px`).toEqual([]);
		}
	}
	await close();
});
