// A confirmation on paper: one sheet, black on white, without the site's chrome, whatever the screen showed.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { checklistIds } from "../../src/parameters.ts";
import { openBooking } from "./booking-page.ts";
import { launch, openPage } from "./browser.ts";
import { openRow } from "./rows.ts";
import { depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const openPass = (language: Language, scheme: "light" | "dark" = "light") =>
	openBooking(browser, language, {}, { scheme });

const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

it("prints a list of flights with its filters and order, and without what only a screen can do", async () => {
	const { page, close } = await openPage(browser, { javaScript: false });
	const search = { trip: "oneway", from: "MIA", to: "BOG", depart, adults: "1", sort: "cheapest", stops: "0" };
	await page.goto(href("en", "flightResults", {}, search));
	await openRow(page.locator("[data-offer]").first());
	await page.emulateMedia({ media: "print" });
	for (const selector of [
		".button",
		".asked details",
		".price-views > details",
		".results-bar a.day",
		".filters-link",
		".filters",
	]) {
		expect(await page.locator(`main ${selector}`).count(), selector).toBeGreaterThan(0);
		expect(await page.locator(`main ${selector}:visible`).count(), selector).toBe(0);
	}
	expect(await page.locator(".itinerary-more .price-lines:visible").count()).toBeGreaterThan(0);
	const bar = await page.locator(".results-bar:not(:empty)").innerText();
	expect(bar).toContain("Nonstop");
	expect(bar).toMatch(/Itineraries shown: \d+ of \d+, cheapest first/);
	await close();
});

describe("a printed confirmation", () => {
	it.each(languageCodes)("of four flights for three fits on one sheet, Letter and A4 (%s)", async (language) => {
		const page = await openPass(language);
		for (const format of ["Letter", "A4"]) {
			expect(sheets(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(1);
		}
		await page.context().close();
	});

	it("counts sheets: what is longer than one has two", async () => {
		const page = await openPass("en");
		await page.evaluate(`document.querySelector("main").append(document.querySelector(".pass").cloneNode(true))`);
		expect(sheets(await page.pdf({ format: "Letter" }))).toBe(2);
		await page.context().close();
	});

	it.each(["light", "dark"] as const)("is black on white after a %s screen", async (scheme) => {
		const page = await openPass("en", scheme);
		await page.emulateMedia({ media: "print", colorScheme: scheme });
		const seen = await page.evaluate(() =>
			["body", ".pass", ".pass-code dd", ".pass-notes", ".pass .trip-small"].map((selector) => {
				const { color, backgroundColor } = getComputedStyle(document.querySelector(selector) ?? document.body);
				return `${selector}: ${color} on ${backgroundColor}`;
			}),
		);
		expect(seen).toEqual([
			"body: rgb(0, 0, 0) on rgb(255, 255, 255)",
			".pass: rgb(0, 0, 0) on rgb(255, 255, 255)",
			...[".pass-code dd", ".pass-notes", ".pass .trip-small"].map(
				(each) => `${each}: rgb(0, 0, 0) on rgba(0, 0, 0, 0)`,
			),
		]);
		await page.context().close();
	});

	it("leaves out the header, the menu, the trail, the call that sticks, the footer and its own print button", async () => {
		const page = await openPass("en");
		await page.emulateMedia({ media: "print" });
		const chrome = [".skip-link", ".site-header", "nav", ".sticky-call", ".site-footer", "[data-print]"];
		for (const selector of chrome) {
			expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
			for (const element of await page.locator(selector).all()) expect(await element.isVisible(), selector).toBe(false);
		}
		expect(await page.getByText("+1 800 555 0199").filter({ visible: true }).count()).toBeGreaterThan(0);
		await page.context().close();
	});
});

describe.each(languageCodes)("a printed checklist (%s)", (language) => {
	it.each(checklistIds)("%s fits on one sheet, Letter and A4, without what leads elsewhere", async (list) => {
		const { page, close } = await openPage(browser, { javaScript: false });
		await page.goto(href(language, "checklists", {}, { list }));
		for (const format of ["Letter", "A4"]) {
			expect(sheets(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(1);
		}
		await page.emulateMedia({ media: "print" });
		expect(await page.locator("main input[type=checkbox]:visible").count()).toBeGreaterThan(8);
		expect(await page.locator("main nav:visible").count()).toBe(0);
		await close();
	});

	it("all of them on paper are without the links to each alone", async () => {
		const { page, close } = await openPage(browser, { javaScript: false });
		await page.goto(href(language, "checklists"));
		const alone = page.locator(".section-head a");
		expect(await alone.first().isVisible()).toBe(true);
		await page.emulateMedia({ media: "print" });
		expect(await page.locator("main h2:visible").count()).toBeGreaterThanOrEqual(checklistIds.length);
		expect(await alone.filter({ visible: true }).count()).toBe(0);
		await close();
	});
});
