// The flight search while it is filled in: what is said when a field is left, and what is loaded for it.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../../scripts/axe.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { phrase } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { addDays, msToDate } from "../../src/time/iso-date.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { hold, press } from "./held.ts";
import { rarely } from "./rarely.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const depart = addDays(msToDate(Date.now()), 60);
const earlier = addDays(depart, -7);
const later = addDays(depart, 7);

const awake = (page: Page) => page.locator("[data-island=search][data-awake]").waitFor();
const errorOf = (page: Page, field: string) => page.locator(`#search-${field}-error`);
const checks = (scripts: readonly string[]) => scripts.filter((path) => path.includes("/check-search-"));

/** Opens the home page with an island that is up and waits for nothing. */
async function openHome(language: (typeof languageCodes)[number] = "en") {
	const opened = await openPage(browser, { width: 360, height: 740 });
	await opened.page.goto(href(language, "home"));
	await opened.page.locator("#search-from").focus();
	await awake(opened.page);
	await opened.page.waitForLoadState("networkidle");
	return opened;
}

test.each(share(languageCodes, 1, languageCodes.length))(
	"a return before the departure is said when it is left, and taken back when it is mended (%s)",
	async (language) => {
		const { page, scripts, problems, close } = await openHome(language);
		expect(checks(scripts)).toEqual([]);
		await page.fill("#search-depart", depart);
		await page.fill("#search-return", earlier);
		await page.locator("#search-to").focus();
		const error = errorOf(page, "return");
		await error.waitFor();
		expect(checks(scripts)).toHaveLength(1);
		expect(await error.innerText()).toContain(phrase(language, "problem.returnTooEarly").split("{{")[0]);
		expect(await error.innerText()).not.toContain("{{");
		expect(await error.getAttribute("role")).toBe("alert");
		const field = page.locator("#search-return");
		expect(await field.getAttribute("aria-invalid")).toBe("true");
		expect(await field.getAttribute("aria-describedby")).toContain("search-return-error");
		expect(await page.locator(".fs .control-error").count()).toBe(1);
		expect(await axeViolations(page, ".fs")).toEqual([]);
		await page.fill("#search-return", later);
		await page.locator("#search-to").focus();
		await error.waitFor({ state: "detached" });
		expect(await field.getAttribute("aria-invalid")).toBeNull();
		expect(problems.filter((text) => !text.includes("measurement"))).toEqual([]);
		await close();
	},
);

test("whoever only passes through the search is told nothing, and loads no rule", async () => {
	const { page, scripts, close } = await openHome();
	const before = scripts.length;
	for (let presses = 0; presses < 12; presses++) await page.keyboard.press("Tab");
	await page.locator(".fs-options summary").click();
	for (const field of ["adults", "cabin", "flex", "nearby"]) await page.locator(`#search-${field}`).focus();
	await page.locator("#search-return").focus();
	await page.waitForLoadState("networkidle");
	expect(scripts.length).toBe(before);
	expect(await page.locator(".fs .control-error").count()).toBe(0);
	await close();
});

rarely("with a keyboard, which goes from a date to its calendar's button, it is said behind that button", async () => {
	const { page, close } = await openHome();
	await page.fill("#search-depart", depart);
	await page.fill("#search-return", earlier);
	await page.locator("#search-return-calendar").focus();
	await page.waitForLoadState("networkidle");
	expect(await page.locator(".fs .control-error").count()).toBe(0);
	await page.locator(".fs-options summary").focus();
	await errorOf(page, "return").waitFor();
	await close();
});

test("a place is never called unknown here, but the same airport at both ends is said, and taken back", async () => {
	const { page, close } = await openHome();
	await page.fill("#search-from", "Xyzzy");
	await page.fill("#search-to", "JFK");
	await page.fill("#search-depart", depart);
	await page.fill("#search-return", earlier);
	await page.locator("#search-from").focus();
	await errorOf(page, "return").waitFor();
	expect(await page.locator(".fs .control-error").count()).toBe(1);
	await page.fill("#search-from", "JFK");
	await page.locator("#search-return").focus();
	await errorOf(page, "to").waitFor();
	await page.fill("#search-from", "Bogota");
	await page.locator("#search-return").focus();
	await errorOf(page, "to").waitFor({ state: "detached" });
	await close();
});

rarely("a day chosen in the calendar mends at once", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await page.locator("#search-depart").focus();
	await awake(page);
	await page.fill("#search-depart", depart);
	await page.fill("#search-return", earlier);
	await page.locator("#search-to").focus();
	await errorOf(page, "return").waitFor();
	await page.locator("#search-return-calendar").click();
	await page.locator(`[data-day="${later}"]`).click();
	await errorOf(page, "return").waitFor({ state: "detached" });
	await close();
});

test("more infants than adults are said beside the children, and the panel stays open when they are taken back", async () => {
	const { page, close } = await openHome();
	await page.locator(".fs-options summary").click();
	const add = page.getByRole("button", { name: "Add a child" });
	await add.click();
	await page.getByLabel("Age of child 1").selectOption("0");
	await add.click();
	await page.getByLabel("Age of child 2").focus();
	await page.locator("#search-cabin").focus();
	await page.waitForLoadState("networkidle");
	expect(await page.locator(".fs .control-error").count()).toBe(0);
	await page.getByLabel("Age of child 2").focus();
	await page.getByLabel("Age of child 2").selectOption("1");
	await page.locator("#search-cabin").focus();
	await page.locator("#search-ages-count-error").waitFor();
	await page.locator("#search-adults").focus();
	await page.selectOption("#search-adults", "2");
	await page.locator("#search-cabin").focus();
	await page.locator("#search-ages-count-error").waitFor({ state: "detached" });
	expect(await page.locator("#search-cabin").isVisible()).toBe(true);
	await close();
});

test("what the server said stays until it is mended, and is said once", async () => {
	const { page, problems, close } = await openPage(browser);
	const asked = { trip: "round", from: "Portland", to: "Xyzzy", depart, return: earlier, adults: "1" };
	await page.goto(href("en", "flightResults", {}, asked));
	await page.locator("#search-depart").focus();
	await awake(page);
	await page.fill("#search-depart", addDays(depart, 1));
	await page.locator(".fs-options summary").focus();
	await page.fill("#search-return", later);
	await page.locator(".fs-options summary").focus();
	await errorOf(page, "return").waitFor({ state: "detached" });
	expect(await errorOf(page, "to").innerText()).toContain("We do not know this place");
	expect(await errorOf(page, "to").getAttribute("role")).toBeNull();
	await page.getByRole("radio", { name: /PWM/ }).check();
	await page.fill("#search-to", "Miami");
	await page.locator(".fs-options summary").focus();
	await errorOf(page, "to").waitFor({ state: "detached" });
	expect(await errorOf(page, "from").count()).toBe(0);
	expect(await page.inputValue("#search-from")).toMatch(/PWM/);
	expect(await page.locator(".error-summary li").count()).toBe(3);
	expect(problems.filter((text) => !/measurement|\b400\b/.test(text))).toEqual([]);
	await close();
});

rarely("nothing is said while a button is pressed, which would move away from under its click", async () => {
	const { page, problems, close } = await openHome();
	const slow = await hold(page, "**/check-search-*");
	await page.fill("#search-depart", depart);
	await page.fill("#search-return", earlier);
	await page.locator("#search-to").focus();
	await slow.wanted();
	const button = page.locator(".fs-last > .button");
	const place = await press(page, button);
	slow.letGo();
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(500);
	expect(await page.locator(".fs .control-error").count()).toBe(0);
	expect(await button.boundingBox()).toEqual(place);
	await page.mouse.up();
	await page.waitForURL(/depart=/);
	expect(problems.filter((text) => !/measurement|\b400\b/.test(text))).toEqual([]);
	await close();
});

rarely("nothing is said, and the search goes on, where the rules cannot be had", async () => {
	const { page, problems, close } = await openHome();
	await page.route("**/check-search-*", (route) => route.abort());
	await page.fill("#search-depart", depart);
	const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("check-search"));
	await page.fill("#search-return", earlier);
	await page.locator("#search-to").focus();
	await refused;
	await page.waitForLoadState("networkidle");
	expect(await page.locator(".fs .control-error").count()).toBe(0);
	expect(problems.filter((text) => !/measurement|ERR_FAILED/.test(text))).toEqual([]);
	await close();
});
