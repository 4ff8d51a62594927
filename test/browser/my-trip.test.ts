// "My trip" in a browser: with script also the searches, each forgotten by itself or all at once; without, what cookies know.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import es from "../../locales/es/translation.json";
import { axeViolations } from "../../scripts/axe.ts";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";
import { chooseFirst } from "./rows.ts";
import { depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const mine = href("es", "myTrip");
const search = (to: string) => ({ trip: "oneway", from: "JFK", to, depart, adults: "2" });
const phone = { width: 360, height: 740 };

async function choose(page: Page, to: string): Promise<void> {
	await page.goto(href("es", "flightResults", {}, search(to)));
	await chooseFirst(page);
	await page.waitForURL(/quote=/);
}

it("lists quotes and searches, opens each, and forgets searches one by one without the server", async () => {
	const { page, close } = await openPage(browser, phone);
	for (const to of ["MIA", "LAX"]) {
		await page.goto(href("es", "flightResults", {}, search(to)));
		await page.locator('[data-island="recent"][data-awake]').waitFor({ state: "attached" });
	}
	await choose(page, "MIA");
	const quote = new URL(page.url());
	await page.goto(mine);
	const quotes = page.getByRole("region", { name: es["myTrip.quotes"] });
	const searches = page.getByRole("region", { name: es["recent.heading"] });
	await searches.waitFor();
	expect(await quotes.getByRole("listitem").count()).toBe(1);
	expect(await searches.getByRole("listitem").count()).toBe(2);
	expect(await axeViolations(page, "main")).toEqual([]);
	await quotes.getByRole("link").click();
	await page.waitForURL((url) => url.searchParams.get("quote") === quote.searchParams.get("quote"));

	await page.goto(mine);
	const buttons = searches.getByRole("button", { name: es["myTrip.forget"] });
	await buttons.first().press("Enter");
	expect(await searches.getByRole("listitem").count()).toBe(1);
	// The focus stays in the list.
	expect(await searches.evaluate((list) => list.contains(document.activeElement))).toBe(true);
	await buttons.first().press("Enter");
	expect(await page.getByText(es["recent.cleared"]).evaluate((said) => said === document.activeElement)).toBe(true);
	expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBeNull();
	expect(await quotes.isVisible()).toBe(true);
	await close();
});

it("forgets all at once, what only the browser has included", async () => {
	const { page, close } = await openPage(browser, phone);
	await choose(page, "MIA");
	await page.evaluate(() => sessionStorage.setItem("form.contact", '{"name":"Ana"}'));
	await page.goto(mine);
	await page.locator('[data-island="recent"][data-awake]').waitFor({ state: "attached" });
	await page.getByRole("button", { name: es["myTrip.forgetAll"] }).click();
	await page.getByText(es["myTrip.forgotten.all"]).waitFor();
	expect(await page.evaluate(() => [localStorage.getItem("recent-searches"), sessionStorage.length])).toEqual([
		null,
		0,
	]);
	expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name !== "lng")).toEqual([]);
	await page.getByText(es["myTrip.none"]).waitFor();
	await close();
});

it("works without JavaScript: a quote that was chosen is there, and is forgotten by its button", async () => {
	const { page, close } = await openPage(browser, { ...phone, javaScript: false });
	await choose(page, "MIA");
	await page.locator(".menu-button").click();
	await page.locator(".menu-panel").getByRole("link", { name: es["nav.more.myTrip"] }).click();
	const quotes = page.getByRole("region", { name: es["myTrip.quotes"] });
	expect(await quotes.getByRole("link").innerText()).toMatch(/^De Nueva York a Miami, /);
	expect(await page.getByRole("region", { name: es["recent.heading"] }).isVisible()).toBe(false);
	await quotes.getByRole("button").click();
	await page.getByText(es["myTrip.forgotten.one"]).waitFor();
	await page.getByText(es["myTrip.none"]).waitFor();
	await close();
});
