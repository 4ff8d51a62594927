// No page of any kind breaks a WCAG 2.2 AA rule that axe knows, nor one of its best practices.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultLanguage, languageCodes } from "../../src/i18n/languages.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { unfold, violations } from "./looks.ts";
import { allPages, cacheablePages } from "./templates.ts";

let browser: Browser;
let phone: OpenPage;
let wide: OpenPage;
beforeAll(async () => {
	browser = await launch();
	phone = await openPage(browser, { width: 360, height: 740, touch: true, reducedMotion: true });
	wide = await openPage(browser, { width: 1280, reducedMotion: true });
});
afterAll(() => browser.close());

describe.each(languageCodes)("accessibility (%s)", (language) => {
	it.each(allPages)("%s, unfolded, on a phone and on a wide screen", async (_, target) => {
		// Another language changes words, not the markup: it is looked at where words are tightest.
		const screens = language === defaultLanguage ? [phone, wide] : [phone];
		const found = screens.map(async ({ page }) => {
			await page.goto(target(language));
			// Folded, it takes twice as long and finds less: what is in them is laid out anew for every question.
			await unfold(page);
			return violations(page);
		});
		expect((await Promise.all(found)).flat(), target(language)).toEqual([]);
	});

	it("menu open on a phone", async () => {
		const { page } = phone;
		await page.goto(cacheablePages.home(language));
		await page.locator(".menu-button").tap();
		await page.locator("main[inert]").waitFor();
		expect(await violations(page)).toEqual([]);
	});
});

it("accessibility of the language hint and a notice on a phone", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 740, locale: "es-MX", reducedMotion: true });
	await page.context().addCookies([{ name: "flash", value: "consent-saved", url: process.env.SITE_URL ?? "" }]);
	await page.goto(cacheablePages.blog("en"));
	await page.locator("[data-hint]:visible").waitFor();
	await page.locator('[data-sonner-toast][data-mounted="true"]').waitFor();
	expect(await violations(page)).toEqual([]);
	await close();
});
