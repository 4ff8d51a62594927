// The calendar of the search form: by keyboard, by touch, beside typed entry, in both languages, and without script.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "../../scripts/axe.ts";
import { href } from "../../src/links.ts";
import { addDays, type IsoDate, msToDate, weekday } from "../../src/time/iso-date.ts";
import { monthOf } from "../../src/time/iso-month.ts";
import { addMonths } from "../../src/ui/controls/calendar-days.ts";
import { share } from "../soak.ts";
import { launch, openMoving, settle } from "./browser.ts";
import { rarely } from "./rarely.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Far from both limits, and in the middle of a month and of a week, so that no step of a test leaves either. */
const depart = middleOfWeek(`${monthOf(addMonths(msToDate(Date.now()), 3))}-12`);
const back = addDays(depart, 9);

function middleOfWeek(day: IsoDate): IsoDate {
	return addDays(day, 3 - weekday(day));
}

const phone = { width: 360, height: 740, touch: true };
const dialogOf = (page: Page) => page.getByRole("dialog");
const focusedDay = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const day = (page: Page, date: IsoDate) => page.locator(`[data-day="${date}"]`);
const months = (page: Page) => dialogOf(page).getByRole("heading", { level: 3 }).allTextContents();

async function openCalendar(page: Page, field: "depart" | "return" = "depart"): Promise<void> {
	await page.locator(`#search-${field}-calendar`).click();
	await dialogOf(page).waitFor();
}

const monthName = (language: "en" | "es", date: IsoDate) =>
	new Intl.DateTimeFormat(`${language}-US`, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(date));

test("the keyboard walks the days, weeks, months and years, and the months follow", async () => {
	const { page, close, problems } = await openMoving(browser);
	await page.goto(href("en", "home"));
	await page.fill("#search-depart", depart);
	await page.locator("#search-depart-calendar").focus();
	await page.keyboard.press("Enter");
	await dialogOf(page).waitFor();
	expect(await dialogOf(page).getAttribute("aria-labelledby")).toBe("search-depart-heading");
	expect(await focusedDay(page)).toBe(depart);
	const steps: readonly (readonly [key: string, day: IsoDate])[] = [
		["ArrowRight", addDays(depart, 1)],
		["ArrowDown", addDays(depart, 8)],
		["ArrowLeft", addDays(depart, 7)],
		["ArrowUp", depart],
		["Home", addDays(depart, -3)],
		["End", addDays(depart, 3)],
		["PageDown", addMonths(addDays(depart, 3), 1)],
		["PageUp", addDays(depart, 3)],
	];
	for (const [key, reached] of steps) {
		await page.keyboard.press(key);
		expect(await focusedDay(page), key).toBe(reached);
	}
	// A year ahead lies beyond the last month, at whose end it stops; the days there cannot be chosen.
	await page.keyboard.press("Shift+PageDown");
	const last = (await focusedDay(page)) ?? "";
	expect(await day(page, last).getAttribute("aria-disabled")).toBe("true");
	expect(await months(page)).toContain(monthName("en", last));
	await page.keyboard.press("Enter");
	expect(await page.inputValue("#search-depart")).toBe(depart);
	await page.keyboard.press("Escape");
	await dialogOf(page).waitFor({ state: "detached" });
	expect(await focusedId(page)).toBe("search-depart-calendar");
	expect(problems.filter((text) => !text.includes("measurement"))).toEqual([]);
	await close();
});

test("departure leads on to the return, with the range in sight, and the focus comes back to the button", async () => {
	const { page, close } = await openMoving(browser);
	await page.goto(href("en", "home"));
	await page.fill("#search-depart", addDays(depart, -1));
	await openCalendar(page);
	expect(await dialogOf(page).getByRole("heading", { level: 2 }).textContent()).toBe("Choose your departure date");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press(" ");
	await dialogOf(page).getByText("Choose your return date").waitFor();
	expect(await page.inputValue("#search-depart")).toBe(depart);
	expect(await focusedDay(page)).toBe(depart);
	expect(await day(page, addDays(depart, -1)).getAttribute("aria-disabled")).toBe("true");
	await day(page, back).click();
	await dialogOf(page).waitFor({ state: "detached" });
	expect([await page.inputValue("#search-return"), await focusedId(page)]).toEqual([back, "search-depart-calendar"]);

	await openCalendar(page, "return");
	expect(await focusedDay(page)).toBe(back);
	const marked = (selector: string) =>
		dialogOf(page)
			.locator(selector)
			.evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.day));
	expect(await marked("[aria-selected=true]")).toEqual([depart, back]);
	expect(await marked("[data-between]")).toEqual(Array.from({ length: 8 }, (_, index) => addDays(depart, index + 1)));
	await page.keyboard.press("Escape");
	expect(await page.inputValue("#search-return")).toBe(back);
	await close();
});

test("a trip without return asks for one day", async () => {
	const { page, close } = await openMoving(browser);
	await page.goto(href("en", "home"));
	await page.check("[name=trip][value=oneway]");
	await openCalendar(page);
	await page.keyboard.press("Enter");
	await dialogOf(page).waitFor({ state: "detached" });
	expect(await page.inputValue("#search-depart")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	expect(await page.inputValue("#search-return")).toBe("");
	await close();
});

test("the arrows turn the months and stop at the first; Tab stays in the dialog with one day in its order", async () => {
	const { page, close } = await openMoving(browser);
	await page.goto(href("en", "home"));
	await openCalendar(page);
	const previous = dialogOf(page).getByRole("button", { name: "Previous month" });
	const next = dialogOf(page).getByRole("button", { name: "Next month" });
	expect(await previous.getAttribute("aria-disabled")).toBe("true");
	const before = await months(page);
	expect(before).toHaveLength(2);
	await next.click();
	expect((await months(page))[0]).toBe(before[1]);
	expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
	expect(await dialogOf(page).locator("td[tabindex='0']").count()).toBe(1);
	await page.keyboard.press("Shift+Tab");
	expect(await focusedDay(page)).toBe(await dialogOf(page).locator("td[tabindex='0']").getAttribute("data-day"));
	await close();
});

test("on a phone it is a sheet at the bottom with one month, by touch and in Spanish", async () => {
	const { page, close } = await openMoving(browser, { ...phone, reducedMotion: true });
	await page.goto(href("es", "home"));
	await page.fill("#search-depart", depart);
	await page.locator("#search-depart-calendar").tap();
	await dialogOf(page).waitFor();
	// Nobody knows yet what for: no price, and no place for one.
	expect(await dialogOf(page).locator("small").count()).toBe(0);
	expect(await months(page)).toEqual([monthName("es", depart)]);
	expect((await months(page))[0]).toMatch(/^\p{Ll}+ de \d{4}$/u);
	expect(await day(page, depart).getAttribute("aria-label")).toMatch(/^miércoles, \d+ de \p{Ll}+ de \d{4}$/u);
	const box = await dialogOf(page).boundingBox();
	expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 360, 740]);
	for (const cell of await dialogOf(page).locator("[data-day]").all()) {
		const size = await cell.boundingBox();
		expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	await day(page, depart).tap();
	await dialogOf(page).getByText("Elija la fecha de regreso").waitFor();
	await day(page, back).tap();
	await dialogOf(page).waitFor({ state: "detached" });
	expect([await page.inputValue("#search-depart"), await page.inputValue("#search-return")]).toEqual([depart, back]);
	// The sheet closes for a tap beside it, too.
	await page.locator("#search-return-calendar").tap();
	await dialogOf(page).waitFor();
	await page.touchscreen.tap(180, 20);
	await dialogOf(page).waitFor({ state: "detached" });
	await close();
});

/** Of a trip whose places and days are typed: its days have prices. */
async function openPricedCalendar(page: Page): Promise<void> {
	await page.goto(href("es", "home"));
	await page.fill("#search-from", "JFK");
	await page.fill("#search-to", "MIA");
	await page.fill("#search-depart", depart);
	await page.fill("#search-return", back);
	await openCalendar(page);
}

test("on a phone it has the prices of the route, in each day's name, and nothing moves when they come", async () => {
	const { page, close } = await openMoving(browser, { ...phone, reducedMotion: true });
	let answer = () => {};
	const asked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/api/prices*", (route) => asked.then(() => route.continue()));
	await openPricedCalendar(page);
	const places = () => Promise.all([dialogOf(page), day(page, depart)].map((each) => each.boundingBox()));
	const before = await places();
	expect(await dialogOf(page).locator("small").count()).toBeGreaterThanOrEqual(28);
	expect(await dialogOf(page).locator("small[data-text]").count()).toBe(0);
	answer();
	const terms = dialogOf(page).getByRole("status");
	await expect.poll(() => terms.innerText()).toMatch(/^Ida y vuelta, 9 noches fuera, .*Datos de muestra\.$/);
	expect(await places()).toEqual(before);
	expect(await day(page, depart).getAttribute("aria-label")).toMatch(/ de \d{4}, desde US\$[\d,]+/);
	const low = dialogOf(page).locator("td:has([data-low])");
	const said = await low.evaluateAll((days) => days.map((each) => each.ariaLabel ?? ""));
	expect(said.length).toBeGreaterThanOrEqual(3);
	expect(said.filter((name) => !/, (?:el más bajo|entre los más bajos)$/.test(name))).toEqual([]);
	for (const text of await dialogOf(page).locator("small").all()) {
		const [width, cell] = await text.evaluate((each) => [each.scrollWidth, each.parentElement?.clientWidth ?? 0]);
		expect(width).toBeLessThanOrEqual(cell ?? 0);
	}
	// Once it is known when the trip begins, the prices are those of its returns.
	await day(page, depart).tap();
	await expect.poll(() => terms.innerText()).toMatch(/^Ida y vuelta, económica/);
	expect(await day(page, back).getAttribute("aria-label")).toContain(", desde US$");
	await close();
});

test("a date is typed as before, and sets the calendar", async () => {
	const { page, close } = await openMoving(browser);
	await page.goto(href("en", "home"));
	await page.locator("#search-depart").focus();
	await page.keyboard.type(depart.slice(5).replace("-", "") + depart.slice(0, 4));
	expect(await page.inputValue("#search-depart")).toBe(depart);
	await openCalendar(page);
	expect(await focusedDay(page)).toBe(depart);
	expect(await day(page, depart).getAttribute("aria-selected")).toBe("true");
	await close();
});

rarely("a click before the script arrives opens the calendar once it has", async () => {
	const { page, close } = await openMoving(browser);
	await page.goto(href("en", "home"));
	await settle(page);
	await page.locator("#search-depart-calendar").click();
	await dialogOf(page).waitFor();
	await close();
});

rarely("where its code does not load, the button asks for the browser's own picker", async () => {
	const { page, close } = await openMoving(browser);
	await page.addInitScript(() => {
		HTMLInputElement.prototype.showPicker = function () {
			this.dataset.picker = "shown";
		};
	});
	await page.route(/trip-calendar/, (route) => route.abort());
	await page.goto(href("en", "home"));
	await page.locator("#search-return-calendar").click();
	await page.locator("#search-return[data-picker=shown]").waitFor();
	expect(await dialogOf(page).count()).toBe(0);
	await close();
});

test("without script there is the browser's own date field, and no button that does nothing", async () => {
	const { page, close } = await openMoving(browser, { javaScript: false });
	await page.goto(href("en", "home"));
	expect(await page.locator("#search-depart").getAttribute("type")).toBe("date");
	expect(await page.locator("#search-depart-calendar").isVisible()).toBe(false);
	await close();
});

describe.each(["light", "dark"] as const)("accessibility of the calendar, %s", (colorScheme) => {
	const sizes = share([phone, { width: 1280, height: 800 }], colorScheme === "light" ? 0 : 1, 2);
	test.each(sizes)("at $width pixels, with a range and prices", async (size) => {
		const { page, close } = await openMoving(browser, { ...size, reducedMotion: true });
		await page.emulateMedia({ colorScheme });
		await openPricedCalendar(page);
		await dialogOf(page).locator("[data-low]").first().waitFor();
		expect(await axeViolations(page, "dialog")).toEqual([]);
		await close();
	});
});

const refused = [
	["a departure that is no date", { depart: "soon", return: back }, "depart"],
	["a return that is no day", { depart, return: "2026-02-30" }, "return"],
] as const;
test.each(share(refused, 0, 2))("opens on %s, which came back refused, and mends it", async (_, dates, field) => {
	const { page, close, problems } = await openMoving(browser);
	await page.goto(href("en", "flightResults", {}, { trip: "round", from: "JFK", to: "MIA", adults: "1", ...dates }));
	await openCalendar(page, field);
	await page.keyboard.press("PageDown");
	await page.keyboard.press("Enter");
	const written = page.locator(`#search-${field}`);
	await expect.poll(() => written.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
	expect(await page.locator("form.fs").count()).toBe(1);
	expect(problems.filter((text) => !/analytics|400/.test(text))).toEqual([]);
	await close();
});
