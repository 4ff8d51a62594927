// How far it is by keyboard to the first itinerary of a search: the stops of the tabulator, and the link past them.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import es from "../../locales/es/translation.json";
import { href } from "../../src/links.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { pressOn } from "./keyboard.ts";
import { back, depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const search = { trip: "round", from: "NYC", to: "LAX", depart, return: back, adults: "2" };

/** Presses Tab, and says what it stops at: nothing in an itinerary of the list. */
async function nextStop(page: Page): Promise<string | null> {
	await page.keyboard.press("Tab");
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element.closest("[data-offer]")) return null;
		return (element.textContent || element.getAttribute("name") || element.tagName).trim().slice(0, 40);
	});
}

/** What the keyboard stops at on the way to the first itinerary, in order. */
async function stopsBefore(page: Page): Promise<string[]> {
	const passed: string[] = [];
	for (let stop = await nextStop(page); stop !== null; stop = await nextStop(page)) {
		passed.push(stop);
		if (passed.length > 100) throw new Error("Tab never reached an itinerary");
	}
	return passed;
}

// The link past them included.
describe.each([
	[360, 740, 12],
	[1280, 800, 20],
])("at %i × %i", (width, height, budget) => {
	const turn = Number(width > 360);
	const six = [["stops", "1"], ...["AA", "DL", "UA"].map((code) => ["airline", code]), ["redeye", "0"], ["basic", "0"]];
	const looks = [
		[true, []],
		[false, []],
		[false, six],
		[true, six],
	] as const;
	it.each(share(looks, turn, 2))(
		"not more stops than are budgeted come before the first itinerary (script: %s, filters: %j)",
		async (javaScript, filters) => {
			const { page, close } = await openPage(browser, { width, height, javaScript });
			await page.goto(href("en", "flightResults", {}, new URLSearchParams([...Object.entries(search), ...filters])));
			expect(await page.locator("[data-drop]").count()).toBe(filters.length);
			const passed = await stopsBefore(page);
			expect(passed.length, passed.join(" | ")).toBeLessThanOrEqual(budget);
			await close();
		},
	);

	const readers = [
		["en", true],
		["en", false],
		["es", false],
		["es", true],
	] as const;
	it.each(share(readers, turn, 2))(
		"the first link of the page leads to the first itinerary (%s, script: %s)",
		async (language, javaScript) => {
			const { page, close } = await openPage(browser, { width, height, javaScript });
			await page.goto(href(language, "flightResults", {}, search));
			const { "results.skip": label } = { en, es }[language];
			expect(await nextStop(page)).toBe(label);
			const box = await page.getByRole("link", { name: label }).boundingBox();
			expect(box?.x).toBeGreaterThanOrEqual(0);
			await page.keyboard.press("Enter");
			await page.waitForURL(/#flights$/);
			expect(await nextStop(page)).toBeNull();
			await close();
		},
	);
});

it("the arrow keys walk from the way to the filters to what is active, also after another choice", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "flightResults", {}, { ...search, stops: "1", basic: "0" }));
	await page.locator('[data-island="filters"][data-awake]:not([data-telling])').waitFor();
	for (const drop of ["stops=1", "basic=0"]) {
		await page.locator(".filters-link").focus();
		await page.keyboard.press("ArrowRight");
		expect(await page.locator("[data-drop]:focus").getAttribute("data-drop")).toBe(drop);
		await page.keyboard.press("Enter");
		await page.locator(`[data-drop="${drop}"]`).waitFor({ state: "detached" });
	}
	await close();
});

it("the link leads past all prices of other days", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "flightResults", {}, { ...search, prices: "grid" }));
	expect(await nextStop(page)).toBe(en["results.skip"]);
	await page.keyboard.press("Enter");
	await page.waitForURL(/#flights$/);
	expect(await nextStop(page)).toBeNull();
	await close();
});

it("the link leads to what is said where no filter fits, and no other page has it", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "flightResults", {}, { ...search, airline: "ZZ" }));
	await pressOn(page, page.getByRole("link", { name: en["results.skip"] }));
	const focused = page.locator("#flights:focus");
	expect(await focused.innerText()).toContain(en["filter.nothing.heading"]);
	await page.goto(href("en", "flightResults"));
	expect(await page.locator(".skip-link").allInnerTexts()).toEqual([en["layout.skip"]]);
	await close();
});
