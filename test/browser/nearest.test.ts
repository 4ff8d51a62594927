// The nearest airport: offered, never imposed; nothing moves, and nothing is lost where nobody knows it.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { href } from "../../src/links.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const fare = {
	codes: "MIA → BOG",
	route: "Miami to Bogotá",
	price: {
		total: "$268.44",
		terms: "round trip, one adult, taxes included",
		days: "Tue, Jan 5, 2027 – Tue, Jan 12, 2027",
		operated: "operated by Avianca",
		seen: "Seen Nov 21, 2026, 6:19 PM UTC",
		sample: "",
	},
	href: "/flight-results?trip=round&from=MIA&to=BOG&depart=2027-01-05&return=2027-01-12",
	search: "Search these dates",
};
const miami = {
	airport: { code: "MIA", city: "Miami", label: "Miami (MIA)", detail: "Near you: Miami International Airport" },
	show: "Tarifas desde Ciudad de México (MEX), que no cabe en una sola línea",
	deals: [fare, { ...fare, price: { ...fare.price, sample: "Sample data" } }],
};

const answers = (page: Page, answer: unknown) =>
	page.route("**/api/nearest*", (route) => route.fulfill({ json: answer, status: answer ? 200 : 500 }));
const region = "[data-island=nearest]";

test.each(share([320, 1280], 0, 2))(
	"fares from near by come in the link's place and on request (%i px)",
	async (width) => {
		const { page, close, problems } = await openPage(browser, { width });
		await answers(page, miami);
		await page.goto(href("en", "featuredDeals"));
		const link = page.locator(`${region} > p a.go`);
		await link.scrollIntoViewIfNeeded();
		const button = page.locator(`${region} summary`);
		const open = () => page.locator(`${region} details`).evaluate((details: HTMLDetailsElement) => details.open);
		await button.waitFor();
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		const box = await button.boundingBox();
		// Two lines at most, set close: as high as the link was.
		expect(box?.height).toBeLessThanOrEqual(44.5);
		expect(await link.count()).toBe(0);
		expect(await open()).toBe(false);
		await button.click();
		expect(await open()).toBe(true);
		const rows = page.locator(`${region} .fare`);
		expect(await rows.count()).toBe(2);
		expect(await rows.nth(0).locator(".badge").count()).toBe(0);
		expect(await rows.nth(1).locator(".badge").innerText()).toBe("Sample data");
		expect(await rows.nth(0).locator("a").getAttribute("href")).toBe(fare.href);
		expect(await rows.nth(0).locator("a").innerText()).toMatch(/Search these dates\s+Miami to Bogotá/);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		await button.click();
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
		expect(problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await close();
	},
);

test("the empty From field suggests the airport and types nothing; a typed one is left alone", async () => {
	const { page, close } = await openPage(browser);
	await answers(page, miami);
	await page.goto(href("en", "home"));
	const from = page.locator("#search-from");
	await from.click();
	const option = page.locator("#search-from-list [role=option]");
	await option.waitFor();
	expect(await option.innerText()).toMatch(/^Miami \(MIA\)\s+Near you: Miami International Airport$/);
	expect(await from.inputValue()).toBe("");
	await page.keyboard.press("Tab");
	expect(await from.inputValue()).toBe("");
	await from.click();
	await option.waitFor();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	expect(await from.inputValue()).toBe("Miami (MIA)");
	await page.locator("#search-to").click();
	await from.click();
	expect(await option.count()).toBe(0);
	expect(await from.inputValue()).toBe("Miami (MIA)");
	await close();
});

const explore = { text: "A dónde ir desde Miami", href: "/explore?from=MIA&lng=es" };

const answered = [
	["stays where nothing is known", {}, "Buscar desde su ciudad", "/flight-results?lng=es"],
	["stays where the server fails", undefined, "Buscar desde su ciudad", "/flight-results?lng=es"],
	["leads to all places where no fare is known", { ...miami, deals: [], explore }, explore.text, explore.href],
] as const;
test.each(share(answered, 0, 2))("the search link %s", async (_, answer, text, to) => {
	const { page, close } = await openPage(browser);
	await answers(page, answer);
	await page.goto(href("es", "featuredDeals"));
	const asked = page.waitForResponse("**/api/nearest*");
	await page.locator(region).scrollIntoViewIfNeeded();
	await asked;
	await page.locator(`${region}[data-awake]`).waitFor();
	const link = page.locator(`${region} p a.go`);
	await expect.poll(() => link.innerText()).toContain(text);
	expect(await link.getAttribute("href")).toBe(to);
	expect(await page.locator(`${region} summary`).isVisible()).toBe(false);
	await close();
});

test("without script there is the search", async () => {
	const { page, close } = await openPage(browser, { javaScript: false });
	await page.goto(href("en", "featuredDeals"));
	expect(await page.locator(`${region} a.go`).first().getAttribute("href")).toBe("/flight-results");
	await close();
});
