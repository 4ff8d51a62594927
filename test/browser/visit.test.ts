// What a browser tells of a visit: a pressed number always, vitals of one view in ten, nothing to who signals that.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const awake = '[data-island="beacon"][data-awake]';

/** Opens home with a chosen chance, and gathers what is sent; a number that is pressed calls nobody. */
async function visit({ chance = 0.5, signal = false } = {}) {
	const { page, close } = await openPage(browser);
	const told: unknown[] = [];
	await page.addInitScript(
		({ chance, signal }) => {
			Math.random = () => chance;
			if (signal) Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
			addEventListener("click", (event) => event.preventDefault());
		},
		{ chance, signal },
	);
	page.on("request", (request) => {
		if (request.url().endsWith("/api/visit")) told.push(JSON.parse(request.postData() ?? ""));
	});
	await page.goto(href("es", "home"));
	return { page, told, close };
}

/** The first press on a page is what wakes the island. */
async function press(page: Page): Promise<void> {
	await page.locator('a[href^="tel:"]:visible').first().click();
	await page.locator(awake).waitFor({ state: "attached" });
}

/** As a tab is when another one is looked at. */
const hide = (page: Page) =>
	page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		dispatchEvent(new Event("visibilitychange"));
	});

it("tells of each press of a number once, and the site takes it", async () => {
	const { page, told, close } = await visit();
	const answer = page.waitForResponse((response) => response.url().endsWith("/api/visit"));
	await press(page);
	expect((await answer).status()).toBe(204);
	await press(page);
	await hide(page);
	await expect.poll(() => told).toHaveLength(2);
	expect(told).toEqual([
		{ route: "home", call: "phone" },
		{ route: "home", call: "phone" },
	]);
	await close();
});

it("tells of one view in ten how fast it was, when it is left", async () => {
	const { page, told, close } = await visit({ chance: 0.05 });
	await press(page);
	await hide(page);
	await expect.poll(() => told).toHaveLength(2);
	// Also where nothing moved and every answer was fast.
	const [lcp, inp, cls] = Array.from({ length: 3 }, () => expect.any(Number));
	expect(told.slice(1)).toEqual([{ route: "home", measures: { lcp, inp, cls } }]);
	await close();
});

it("tells nothing to whoever signals that", async () => {
	const { page, told, close } = await visit({ chance: 0.05, signal: true });
	await press(page);
	await hide(page);
	await page.waitForLoadState("networkidle");
	expect(told).toEqual([]);
	await close();
});
