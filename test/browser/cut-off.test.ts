// A search whose connection is cut while its fares are awaited: the browser shows what came as if it were all.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { launch, openMoving } from "./browser.ts";
import { back, depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

it.each(languageCodes)("in the end says so, without script, and searches again (%s)", async (language) => {
	const { page, close } = await openMoving(browser, { width: 360, height: 740, javaScript: false });
	const path = href(language, "flightResults", {}, { trip: "round", from: "NYC", to: "LAX", depart, return: back });
	await page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		const whole = await response.text();
		await route.fulfill({ response, body: whole.slice(0, whole.indexOf('<template id="late-progress">')) });
	});
	await page.goto(path);
	const again = page.locator(".late-cut a");
	expect(await again.isVisible()).toBe(false);
	// The clock stands still, so that a slow machine sees what a quick one does.
	const after = (ms: number) =>
		page.evaluate((ms) => {
			for (const animation of document.getAnimations()) {
				animation.pause();
				animation.currentTime = ms;
			}
		}, ms);
	await after(24_900);
	expect(await again.isVisible()).toBe(false);
	await after(26_000);
	expect(await again.isVisible()).toBe(true);
	// It is on the first screen, over the rows that are awaited.
	expect((await again.boundingBox())?.y).toBeLessThan(740);
	await page.unroute(`**${path}`);
	await again.click();
	await page.locator("[data-offer]").first().waitFor();
	expect(await again.isVisible()).toBe(false);
	expect(page.url()).toContain(path);
	await close();
});
