// The first screen of the home page: the whole search, and prices, on a desk and on a phone.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Pixels from the top of the screen to the end of each element, where all of it is seen. */
function bottomsSeen(page: Page, selector: string): Promise<number[]> {
	return page.evaluate((wanted) => {
		const bar = document.querySelector(".sticky-call")?.getBoundingClientRect();
		const end = bar?.height ? bar.top : innerHeight;
		return [...document.querySelectorAll(wanted)]
			.map((element) => element.getBoundingClientRect().bottom)
			.filter((bottom) => bottom <= end);
	}, selector);
}

describe.each(languageCodes)("the first screen (%s)", (language) => {
	it.each([
		[1280, 800, 420, 3],
		[360, 740, 500, 1],
	])("%i × %i: the search ends above %i px, and %i priced routes are seen", async (width, height, limit, routes) => {
		const { page, close } = await openPage(browser, { width, height });
		await page.goto(href(language, "home"));
		const [search] = await bottomsSeen(page, ".fs");
		expect(search).toBeLessThanOrEqual(limit);
		expect(await bottomsSeen(page, ".tile:has(.price)")).toHaveLength(routes);
		await close();
	});
});

describe("fares from near by", () => {
	const price = {
		total: "$268.44",
		terms: "round trip, one adult, taxes included",
		days: "Tue, Jan 5, 2027 – Tue, Jan 12, 2027",
		operated: "operated by Avianca",
		seen: "Seen Nov 21, 2026, 6:19 PM UTC",
		sample: "Sample data",
	};
	const fare = (to: string) => ({
		codes: `MIA → ${to}`,
		route: `Miami to ${to}`,
		price,
		href: `/flight-results?trip=round&from=MIA&to=${to}`,
		search: "Search these dates",
	});
	const open = async (cities: readonly string[]) => {
		const opened = await openPage(browser, { width: 1280 });
		const answer = { show: "Fares from Miami (MIA)", deals: cities.map(fare) };
		await opened.page.route("**/api/nearest*", (route) => route.fulfill({ json: answer }));
		await opened.page.goto(href("en", "home"));
		const before = await opened.page.locator("#changed").boundingBox();
		await opened.page.mouse.click(5, 5);
		await opened.page.locator("[data-island=nearest][data-awake]").waitFor();
		return { ...opened, before };
	};

	it("stand in place of the others, and nothing moves", async () => {
		const { page, before, close } = await open(["BOG", "LIM", "UIO", "GYE"]);
		await expect.poll(() => page.locator("#fares").innerText()).toBe("Fares from Miami (MIA)");
		const tiles = page.locator(".tile");
		expect(await tiles.count()).toBe(3);
		expect(await tiles.nth(1).innerText()).toMatch(/^Miami to LIM.*\$268\.44\s+Sample data.*Avianca/s);
		expect(await tiles.nth(1).locator("a").getAttribute("href")).toBe(fare("LIM").href);
		expect(await page.locator("#changed").boundingBox()).toEqual(before);
		await close();
	});

	it("too few of them change nothing", async () => {
		const { page, close } = await open(["BOG"]);
		expect(await page.locator("#fares").innerText()).toBe("Routes to look at now");
		expect(await page.locator(".tile").first().innerText()).toContain("New York to Miami");
		await close();
	});
});

it("a door leads to the change helper with what happened chosen, and without any reproach", async () => {
	const { page, close } = await openPage(browser, { javaScript: false });
	await page.goto(href("en", "home"));
	await page.locator(".door a").last().click();
	expect(await page.locator("[name=event]:checked").getAttribute("value")).toBe("moved");
	expect(await page.locator(".control-error, .error-summary").count()).toBe(0);
	await close();
});
