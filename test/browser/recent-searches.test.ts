// The searches made on this device: listed beside the form, opened again, cleared; nothing without script.
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import es from "../../locales/es/translation.json";
import { axeViolations } from "../../scripts/axe.ts";
import { href } from "../../src/links.ts";
import { launch, openPage, watchShifts } from "./browser.ts";
import { depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const search = (to: string) => ({ trip: "oneway", from: "JFK", to, depart, adults: "2" });
const awake = '[data-island="recent"][data-awake]';

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

it("are one line of the home page, which moves nothing and for which nobody without them loads anything", async () => {
	const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8"));
	const code = `/${manifest["src/features/search/recent/island/mount.ts"].file}`;
	const { page, scripts, close } = await openPage(browser, { width: 360, height: 740 });
	await watchShifts(page);
	await page.goto(href("es", "home"), { waitUntil: "networkidle" });
	const before = await page.locator(".fs").boundingBox();
	const line = page.getByText(es["recent.heading"], { exact: true });
	expect([scripts.includes(code), await line.isVisible()]).toEqual([false, false]);

	const kept = { search: String(new URLSearchParams(search("MIA"))), text: "De Nueva York a Miami", lang: "es" };
	await page.evaluate((entry) => localStorage.setItem("recent-searches", entry), JSON.stringify([kept]));
	await page.reload({ waitUntil: "networkidle" });
	await line.waitFor();
	expect(scripts).toContain(code);
	expect(await page.locator(".fs").boundingBox()).toEqual(before);
	expect(
		await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.filter((value) => value > 0.005)),
	).toEqual([]);
	await line.press("Enter");
	const link = page.getByRole("link", { name: kept.text, exact: true });
	expect(await link.getAttribute("href")).toBe(`${href("es", "flightResults")}&${kept.search}`);
	expect(await axeViolations(page, ".hero")).toEqual([]);
	await page.getByRole("button", { name: es["recent.clear"] }).press("Enter");
	expect(await page.getByText(es["recent.cleared"]).evaluate((said) => said === document.activeElement)).toBe(true);
	expect([await line.isVisible(), await page.locator(".lead").isVisible()]).toEqual([false, true]);
	await close();
});
