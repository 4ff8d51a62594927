// Prices of other days, airports nearby and a chosen trip's reference: by keyboard, with and without script.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import es from "../../locales/es/translation.json";
import { href } from "../../src/links.ts";
import { groupReference } from "../../src/references/reference.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { openRow } from "./rows.ts";
import { back, depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const search = { trip: "round", from: "JFK", to: "MIA", depart, return: back, adults: "2" };

const whole = (text: string | null) => Number((text ?? "").replace(/[^\d.]/g, ""));

/** The lowest price of the search, rounded up as the views round: that of the row that the cheapest order begins with. */
async function cheapest(page: Page): Promise<number> {
	await page.goto(`${page.url().split("#")[0]}&sort=cheapest`);
	return Math.ceil(whole(await page.locator("[data-offer] .price").first().textContent()));
}

/** How far from the start of the graph the longest amount that its axis can have begins. */
const widestOnAxis = (page: Page) =>
	page
		.locator(".price-plot text")
		.first()
		.evaluate((text) => {
			text.textContent = "$7,500";
			const graph = text.closest("svg")?.getBoundingClientRect();
			return text.getBoundingClientRect().left - (graph?.left ?? 0);
		});

const views = [
	["grid", en["prices.grid"], 49],
	["calendar", en["prices.calendar"], 20],
	["graph", en["prices.graph"], 20],
] as const;

describe.each([true, false])("with JavaScript: %s", (javaScript) => {
	it.each(share(views, Number(javaScript), 2))(
		"the %s is a link away, and a day in it searches for the price it says",
		async (view, name, least) => {
			const { page, close } = await openPage(browser, { width: 360, height: 740, javaScript });
			await page.goto(href("en", "flightResults", {}, search));
			await page.locator("#prices summary").click();
			await page.locator("#prices nav").getByRole("link", { name }).click();
			await page.waitForURL((url) => url.searchParams.get("prices") === view);
			const section = page.locator("#prices");
			if (view === "graph") {
				await section.locator("details > summary").click();
				expect(await widestOnAxis(page), "beyond its start").toBeGreaterThanOrEqual(0);
			}
			const days = section.locator("table a[href*='depart=']");
			expect(await days.count()).toBeGreaterThanOrEqual(least);
			expect(
				await section
					.getByText(/total for 2 travelers/)
					.first()
					.isVisible(),
			).toBe(true);
			const day = days.nth(5);
			const price = whole((/\$[\d,]+/.exec((await day.textContent()) ?? "") ?? [""])[0] ?? null);
			const row = await day.evaluate((link) => link.closest("tr")?.textContent ?? "");
			const said = price || whole((/\$[\d,]+/.exec(row) ?? [""])[0] ?? null);
			expect(said).toBeGreaterThan(50);
			await day.focus();
			await page.keyboard.press("Enter");
			await page.waitForURL(
				(url) => url.searchParams.get("depart") !== depart || url.searchParams.get("return") !== back,
			);
			expect(await cheapest(page)).toBe(said);
			await close();
		},
	);

	it("a chosen trip gets a reference that opens it elsewhere, and a misheard one is refused (es)", async () => {
		const { page, close } = await openPage(browser, { width: 360, height: 740, javaScript });
		await page.goto(href("es", "flightResults", {}, search));
		const card = page.locator("[data-offer]").first();
		const choose = (await openRow(card)).getByRole("button", { name: es["choose.button"] }).first();
		const flights = await choose.textContent();
		await choose.click();
		await page.waitForURL(/booking-review/);
		const code = new URL(page.url()).searchParams.get("quote") ?? "";
		expect(code).toMatch(/^1\d{9}$/);
		expect(await page.locator("main").innerText()).toContain(groupReference(code));
		expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
		await close();

		const other = await openPage(browser, { javaScript });
		await other.page.goto(href("es", "bookingReview"));
		const field = other.page.locator("#reference-code");
		const wrong = code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10);
		await field.fill(wrong);
		await field.press("Enter");
		await other.page.waitForURL(/your-reference/);
		expect(await field.getAttribute("aria-invalid")).toBe("true");
		expect(await field.inputValue()).toBe(wrong);
		await field.fill(groupReference(code));
		await field.press("Enter");
		await other.page.locator(".quote-number").first().waitFor();
		for (const name of flights?.match(/\b[A-Z0-9]{2} \d{1,4}\b/g) ?? ["no flight"]) {
			expect(await other.page.locator("main").innerText()).toContain(name);
		}
		await other.close();
	});
});

it("airports nearby are compared once they are searched, and the map says its way in words", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 740 });
	await page.goto(href("en", "flightResults", {}, search));
	await page.getByRole("link", { name: en["nearby.all"] }).click();
	await page.waitForURL(/nearby=1/);
	const prices = await page.locator(".nearby td strong").allTextContents();
	expect(prices.length).toBeGreaterThan(2);
	for (const price of prices) expect(price).toMatch(/^\$[\d,]+$/);
	expect(await page.locator(".trip-map figcaption").innerText()).toMatch(/New York .* to Miami .*1,0\d\d miles/);
	const land = page.locator(".trip-map use").first();
	expect(await land.evaluate((use: SVGGraphicsElement) => use.getBBox().width)).toBeGreaterThan(100);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	await close();
});
