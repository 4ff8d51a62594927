// What is typed in the flight search stays in the tab: through a reload and a change of language, until it is sent.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageName } from "../../src/frame/language/island/chosen-language.ts";
import { href } from "../../src/links.ts";
import { addDays, msToDate } from "../../src/time/iso-date.ts";
import { launch, openPage, settle } from "./browser.ts";
import { rarely } from "./rarely.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const depart = addDays(msToDate(Date.now()), 60);
const awake = (page: Page) => page.locator("[data-island=search][data-awake]").waitFor();
const kept = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("form.search") ?? "{}").typed);
const values = (page: Page, ...fields: string[]) =>
	Promise.all(fields.map((field) => page.inputValue(`#search-${field}`)));

/** Turns off what a browser restores by itself on a reload. */
const restoringNothing = (page: Page) =>
	page.addInitScript(() =>
		document.addEventListener("DOMContentLoaded", () => {
			for (const form of document.forms) form.reset();
		}),
	);

test("a search that is typed outlives a reload and a change of language, with the children's ages and later flights", async () => {
	const { page, problems, close } = await openPage(browser);
	await restoringNothing(page);
	await page.goto(href("en", "home"));
	await page.locator("#search-from").focus();
	await awake(page);
	await page.check("[name=trip][value=multi]");
	await page.fill("#search-from", "Miami");
	await page.fill("#search-depart", depart);
	await page.getByRole("button", { name: "Swap origin and destination" }).click();
	await page.locator(".fs-more summary").click();
	await page.fill("#search-from4", "Lima");
	await page.locator(".fs-options summary").click();
	await page.selectOption("#search-cabin", "business");
	await page.check("#search-nearby");
	await page.getByRole("button", { name: "Add a child" }).click();
	await page.getByLabel("Age of child 1").selectOption("4");

	const switched = () => page.locator(`a[data-language=es]:visible`).first().click();
	for (const [language, go] of [
		["en", () => page.reload()],
		["es", switched],
	] as const) {
		await go();
		await page.waitForURL((url) => (language === "en") === !url.searchParams.has(languageName));
		await awake(page);
		expect(await values(page, "from", "to", "depart", "from4", "cabin"), language).toEqual([
			...["", "Miami", depart, "Lima", "business"],
		]);
		expect(await page.isChecked("[name=trip][value=multi]")).toBe(true);
		expect(await page.isChecked("#search-nearby")).toBe(true);
		expect(await page.locator("#search-from4").isVisible()).toBe(true);
		expect(await page.locator(".fs-options summary strong").innerText()).toMatch(
			/, 1 (child|menor), (business|ejecutiva)$/,
		);
		expect(await page.inputValue("[name=ages]")).toBe("4");
	}
	expect(problems.filter((text) => !text.includes("measurement"))).toEqual([]);
	await close();
});

test("it is forgotten once it is sent, when it is in the URL, and when everything is wiped out", async () => {
	const { page, scripts, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await page.locator("#search-from").focus();
	await awake(page);
	await page.fill("#search-from", "Xyzzy");
	expect(await kept(page)).toEqual({ from: "Xyzzy" });
	await page.fill("#search-from", "");
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
	await page.fill("#search-from", "Xyzzy");
	await page.keyboard.press("Enter");
	await page.waitForURL(/from=Xyzzy/);
	await settle(page);
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
	const before = scripts.length;
	await page.goto(href("es", "home"));
	await settle(page);
	expect(await values(page, "from")).toEqual([""]);
	expect(scripts.slice(before).filter((path) => path.includes("/icon-"))).toEqual([]);
	await close();
});

rarely("what a page or a link filled in stays, whatever the tab keeps", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await page.locator("#search-from").focus();
	await awake(page);
	await page.check("[name=trip][value=oneway]");
	await page.fill("#search-from", "Boston");
	await page.fill("#search-to", "Lima");
	await page.goto(href("en", "flightResults", {}, { trip: "round", from: "JFK" }));
	await page.locator("#search-depart").focus();
	await awake(page);
	expect(await values(page, "from", "to")).toEqual(["JFK", ""]);
	expect(await page.isChecked("[name=trip][value=round]")).toBe(true);
	await page.goto(href("en", "destination", { citySlug: "miami" }));
	await awake(page);
	expect(await page.inputValue("#search-from")).toBe("Boston");
	expect(await page.inputValue("#search-to")).toBe("Miami (all airports)");
	await close();
});
