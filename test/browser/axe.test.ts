// No page of any kind breaks a WCAG 2.2 AA rule that axe knows, nor one of its best practices.
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { layOutAll } from "../../scripts/lay-out-all.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { allPages, cacheablePages } from "./templates.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Each violation as rule and element. */
async function violations(page: Page): Promise<string[]> {
	await layOutAll(page);
	// Legacy mode: no page has frames, and without it every look opens a page of its own.
	const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode(true).analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

let browser: Browser;
let phone: OpenPage;
let desk: OpenPage;
beforeAll(async () => {
	browser = await launch();
	phone = await openPage(browser, { width: 360, height: 740, touch: true, reducedMotion: true });
	desk = await openPage(browser, { width: 1280, reducedMotion: true });
});
afterAll(() => browser.close());

describe.each(languageCodes)("accessibility (%s)", (language) => {
	it.each(allPages)("%s, on a phone and unfolded on a desk", async (_, target) => {
		const onPhone = phone.page.goto(target(language)).then(() => violations(phone.page));
		const onDesk = desk.page.goto(target(language)).then(async () => {
			await desk.page.evaluate(() => {
				for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
			});
			return violations(desk.page);
		});
		expect(await Promise.all([onPhone, onDesk]), target(language)).toEqual([[], []]);
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
