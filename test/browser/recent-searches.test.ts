// The searches made on this device: listed beside the form, opened again, cleared; nothing without script.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import es from "../../locales/es/translation.json";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";
import { depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const search = (to: string) => ({ trip: "oneway", from: "JFK", to, depart, adults: "2" });
const awake = '[data-island="recentSearches"][data-awake]';

it("stand beside the form in any language, lead back to their flights, and are gone once they are cleared", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "flightResults", {}, search("MIA")));
	await page.locator(awake).waitFor({ state: "attached" });
	// Its own search is in the form already.
	expect(await page.locator(`${awake} li`).count()).toBe(0);
	await page.goto(href("en", "flightResults", {}, { ...search("LAX"), stops: "0" }));
	await page.locator(awake).waitFor({ state: "attached" });
	await page.locator(".asked > details > summary").click();
	expect(await page.locator(`${awake} li a`).allTextContents()).toEqual([
		expect.stringMatching(/^New York to Miami, /),
	]);

	await page.goto(href("es", "flightResults"));
	const list = page.getByRole("region", { name: es["recent.heading"] });
	const links = list.getByRole("link");
	await links.first().waitFor();
	expect(await links.count()).toBe(2);
	const latest = new URL((await links.first().getAttribute("href")) ?? "", page.url());
	expect(["lng", "to", "stops"].map((name) => latest.searchParams.get(name))).toEqual(["es", "LAX", null]);
	expect(await links.first().getAttribute("lang")).toBe("en");
	await list.getByRole("button", { name: es["recent.clear"] }).press("Enter");
	expect(await page.getByText(es["recent.cleared"]).evaluate((said) => said === document.activeElement)).toBe(true);
	expect(await list.isVisible()).toBe(false);
	expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("recent-searches");
	await close();
});
