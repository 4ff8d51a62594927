// Filters and orders in a browser: at once with script, by the form's button without; the same list either way.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import { href } from "../../src/links.ts";
import { launch, type OpenPage, openPage, type PageOptions } from "./browser.ts";
import { back, depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const search = { trip: "round", from: "NYC", to: "LAX", depart, return: back, adults: "2" };
const target = (more: Record<string, string> = {}) => href("en", "flightResults", {}, { ...search, ...more });

async function open(options: PageOptions = {}, more: Record<string, string> = {}): Promise<OpenPage> {
	const opened = await openPage(browser, options);
	await opened.page.goto(target(more));
	if (options.javaScript !== false) await opened.page.locator('[data-island="filters"][data-awake]').waitFor();
	return opened;
}

/** Counts, prices and the address follow a frame after the list. */
const told = (page: Page) => page.locator('[data-island="filters"]:not([data-telling])').waitFor();

/** The itineraries that are in the list, in order, whether unfolded or not. */
const listed = (page: Page) =>
	page
		.locator("[data-offer]:not([hidden]) h3:not([hidden])")
		.evaluateAll((headings) => headings.map((heading) => heading.textContent));

const options = (page: Page) =>
	page
		.locator(".filter-option:has([data-count]) input")
		.evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => ({ name, value })));

const texts = (page: Page) =>
	page.locator("[data-count], [data-price], [data-leader], [data-shown], [data-chosen]").allTextContents();

describe("with script", () => {
	it("every filter gives at once what the server gives for its address, counts and prices included", async () => {
		const opened = await open();
		const { page } = opened;
		const names = new Map((await options(page)).map(({ name, value }) => [name, value]));
		expect(names.size).toBeGreaterThan(10);
		for (const [name, value] of names) {
			await page
				.locator(`input[name="${name}"][value="${value}"]`)
				.evaluate((input: HTMLInputElement) => input.click());
			await told(page);
			const [now, said, url] = [await listed(page), await texts(page), page.url()];
			expect(new URL(url).searchParams.getAll(name)).toEqual([value]);
			const other = await openPage(browser, { javaScript: false });
			await other.page.goto(url);
			expect(await listed(other.page), name).toEqual(now);
			expect(
				(await texts(other.page)).map((text) => text.trim()),
				name,
			).toEqual(said.map((text) => text.trim()));
			await other.close();
			await page
				.locator("[data-clear]")
				.first()
				.evaluate((link: HTMLElement) => link.click());
			await told(page);
			expect(new URL(page.url()).searchParams.has(name)).toBe(false);
		}
		expect(opened.problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await opened.close();
	}, 120_000);

	it("a filter that another fare of the same flights passes shows that fare, and lets it be chosen", async () => {
		const opened = await open();
		const { page } = opened;
		const fares = () =>
			page.locator("[data-offer]:not([hidden])").evaluateAll((rows) =>
				rows.map((row) => ({
					row: row.getAttribute("data-offer"),
					id: row.querySelector("h3:not([hidden])")?.getAttribute("data-id"),
					chosen: row.querySelector<HTMLInputElement>("input[name=offer]")?.value,
					link: new URL(row.querySelector<HTMLAnchorElement>("[data-link]")?.href ?? "").searchParams.get("offer"),
					call: row.querySelector(".call-button .sr-only")?.textContent?.trim(),
					price: row.querySelector("[data-fare]:not([hidden]) .price")?.textContent,
					parts: row.querySelectorAll("[data-fare]:not([hidden])").length,
				})),
			);
		const before = await fares();
		const refund = page.locator("input[name=refund]");
		await refund.evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		const after = await fares();
		expect(after.length).toBeGreaterThan(10);
		for (const { row, id, chosen, link, parts, call, price } of after) {
			expect(call?.endsWith(`, ${price}`), `${call} ${price}`).toBe(true);
			expect(id).toBeTruthy();
			expect([chosen, link, parts]).toEqual([id, id, before[0]?.parts]);
			expect(before.find((fare) => fare.row === row)?.id === id).toBe(false);
		}
		await refund.evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		expect(await fares()).toEqual(before);
		await opened.close();
	});

	it("says politely how many are left, and offers the way back when nothing is", async () => {
		const opened = await open({}, { airline: "ZZ" });
		const { page } = opened;
		const nothing = page.getByRole("heading", { name: en["filter.nothing.heading"] });
		expect(await nothing.isVisible()).toBe(true);
		expect(await page.locator("[data-shown]").getAttribute("role")).toBe("status");
		await page.locator("[data-nothing] [data-clear]").click();
		expect(await nothing.isVisible()).toBe(false);
		expect((await listed(page)).length).toBeGreaterThan(10);
		await opened.close();
	});

	it("names what each filter that could be dropped would give, as the server does, and drops it without losing the focus", async () => {
		const opened = await open({}, { airline: "B6" });
		const { page } = opened;
		// Every bag, refundable and of an alliance, by an airline of none: nothing passes all of it.
		await page.locator("[data-filters]").evaluate((form: HTMLFormElement) => {
			const wanted = ["refund", "bag", "alliance"];
			for (const box of form.querySelectorAll<HTMLInputElement>("input"))
				if (wanted.includes(box.name)) box.checked = true;
			form.dispatchEvent(new Event("change"));
		});
		await told(page);
		expect(await listed(page)).toEqual([]);
		const links = page.locator("[data-relaxed] a");
		const said = await links.allTextContents();
		expect(said.length).toBeGreaterThan(0);
		const other = await openPage(browser, { javaScript: false });
		await other.page.goto(page.url());
		expect(await other.page.locator("[data-relaxed] a").allTextContents()).toEqual(said);
		await other.close();
		const count = Number(/: (\d+) from \$/.exec(said[0] ?? "")?.[1]);
		const target = await links.first().getAttribute("href");
		await links.first().press("Enter");
		await told(page);
		expect((await listed(page)).length).toBe(count);
		expect(new URL(page.url()).search).toBe(new URL(target ?? "", page.url()).search);
		expect(await page.locator("#flights:focus").count()).toBe(1);
		expect(await links.count()).toBe(0);
		await opened.close();
	});

	it("an order is chosen by keyboard without a new page, and stands in the address", async () => {
		const opened = await open();
		const { page } = opened;
		await page.evaluate(() => Object.assign(window, { same: true }));
		await page.locator("[data-sort=cheapest]").focus();
		await page.keyboard.press("Enter");
		await told(page);
		expect(await page.locator("[aria-current=true][data-sort]").getAttribute("data-sort")).toBe("cheapest");
		expect(new URL(page.url()).searchParams.get("sort")).toBe("cheapest");
		expect(await page.evaluate(() => "same" in window)).toBe(true);
		const prices = await page
			.locator("[data-offer]:not([hidden]) [data-fare]:not([hidden]) > div > p > .price")
			.evaluateAll((all) => all.map((price) => Number((price.textContent ?? "").replace(/[^\d.]/g, ""))));
		expect(prices).toEqual(prices.toSorted((a, b) => a - b));
		await opened.close();
	});

	it.each([
		["en", /^Itineraries shown: (\d+) of \1, best first$/, /^Itineraries shown: (\d+) of \1, cheapest first$/],
		["es", /^Itinerarios en la lista: (\d+) de \1, primero los mejores$/, /, primero los más baratos$/],
	] as const)(
		"order and count are said in one live region, which stands from the start (%s)",
		async (language, before, after) => {
			const { page, close } = await openPage(browser);
			await page.goto(href(language, "flightResults", {}, search));
			await page.locator('[data-island="filters"][data-awake]').waitFor();
			const region = page.locator('main [role="status"]:visible');
			expect(await region.count()).toBe(1);
			expect(await region.textContent()).toMatch(before);
			await region.evaluate((element) => Object.assign(window, { region: element }));
			await page.locator("[data-sort=cheapest]").press("Enter");
			await told(page);
			expect(await region.textContent()).toMatch(after);
			await page.locator('input[name="stops"][value="0"]').evaluate((input: HTMLInputElement) => input.click());
			await told(page);
			const left = (await listed(page)).length;
			expect(await region.textContent()).toMatch(new RegExp(`: ${left} `));
			expect(await region.evaluate((element) => element === (window as { region?: Element }).region)).toBe(true);
			await close();
		},
	);

	it("on a phone the button folds the filters away and leads to the list", async () => {
		const opened = await open({ width: 360, height: 740, touch: true });
		const { page } = opened;
		await page.locator("details.filters > summary").click();
		await page.locator('input[name="stops"][value="0"]').check();
		await page.getByRole("button", { name: en["filter.apply"] }).click();
		expect(await page.locator("details.filters").getAttribute("open")).toBeNull();
		expect(await page.locator("[data-shown]").isVisible()).toBe(true);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		await opened.close();
	});

	it("keeps in the address what is no filter: the itinerary of a shared link, the prices of other days", async () => {
		const opened = await open();
		const { page } = opened;
		const link = page.getByRole("link", { name: en["itinerary.link"] }).first();
		const offer = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("offer") ?? "";
		const address = target({ prices: "calendar", offer });
		await page.goto(`${address}#prices`);
		await page.locator("[data-sort=cheapest]").scrollIntoViewIfNeeded();
		await page.locator('[data-island="filters"][data-awake]').waitFor();
		await page.locator("[data-sort=cheapest]").click();
		await told(page);
		const { searchParams, hash } = new URL(page.url());
		expect([searchParams.get("prices"), searchParams.get("offer"), hash]).toEqual(["calendar", offer, "#prices"]);
		await page.reload();
		await page.getByRole("heading", { name: en["chosen.heading"] }).waitFor();
		await opened.close();
	});

	it("the links to the same page, in Spanish, with new prices, with those of other days, take the filters along", async () => {
		const opened = await open({}, { sort: "fastest" });
		const { page } = opened;
		const stops = page.locator('input[name="stops"][value="0"]');
		await stops.evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		const links = [
			page.locator('a[data-language="es"]').first(),
			page.getByRole("link", { name: en["results.refresh"] }).first(),
			page.getByRole("link", { name: en["prices.calendar"], includeHidden: true }),
		];
		for (const link of links) {
			const { searchParams } = new URL((await link.getAttribute("href")) ?? "", page.url());
			expect([searchParams.get("stops"), searchParams.get("sort")]).toEqual(["0", "fastest"]);
		}
		await links[0]?.evaluate((link: HTMLElement) => link.click());
		await page.waitForURL((url) => url.searchParams.get("lng") === "es" && url.searchParams.get("stops") === "0");
		await opened.close();
	});

	it("keeps the language, and says when the prices have become old", async () => {
		const opened = await openPage(browser);
		const { page } = opened;
		await page.clock.install();
		await page.goto(href("es", "flightResults", {}, search));
		await page.locator('[data-island="filters"][data-awake]').waitFor();
		await page.locator("[data-sort=fastest]").click();
		await page.clock.runFor(100);
		await told(page);
		expect(new URL(page.url()).searchParams.get("lng")).toBe("es");
		expect(await page.locator("[data-stale]").isVisible()).toBe(false);
		await page.clock.fastForward("16:00");
		expect(await page.locator("[data-stale]").isVisible()).toBe(true);
		await opened.close();
	});
});

describe("without script", () => {
	it("the form sends what is chosen, keeps it chosen, and the links clear it", async () => {
		const opened = await open({ javaScript: false });
		const { page } = opened;
		const all = await listed(page);
		await page
			.locator("details.filters > summary")
			.evaluate((summary: HTMLElement) => summary.parentElement?.setAttribute("open", ""));
		await page.locator('input[name="stops"][value="0"]').check();
		await page.locator('input[name="airline"]').first().check();
		await page.getByRole("button", { name: en["filter.apply"] }).click();
		await page.waitForURL(/stops=0/);
		const left = await listed(page);
		expect(left.length).toBeGreaterThan(0);
		expect(left.length).toBeLessThan(all.length);
		expect(await page.locator('input[name="stops"][value="0"]').isChecked()).toBe(true);
		await page.getByRole("link", { name: en["filter.clear"] }).first().click();
		await page.waitForURL((url) => !url.searchParams.has("stops"));
		expect(await listed(page)).toEqual(all);
		await opened.close();
	});

	it("the details of a card unfold", async () => {
		const opened = await open({ javaScript: false, width: 360, height: 740 });
		const details = opened.page.locator(".itinerary-more").first();
		await details.locator("summary").click();
		expect(await details.locator(".timetable > li").first().isVisible()).toBe(true);
		await opened.close();
	});
});
