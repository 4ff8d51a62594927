// The main job from end to end, in Spanish: from the home page to the itinerary that one calls about.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import es from "../../locales/es/translation.json";
import { formatBriefSpan } from "../../src/i18n/formats.ts";
import { href } from "../../src/links.ts";
import { launch, openMoving } from "./browser.ts";
import { digits, pick, tabTo } from "./keyboard.ts";
import { openRow } from "./rows.ts";
import { back, depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** What every list of itineraries in Spanish says, wherever it leads. */
async function checkOffers(page: Page): Promise<void> {
	// The page streams: its heading is there before its flights.
	await page.waitForLoadState();
	expect(await page.locator("html").getAttribute("lang")).toBe("es");
	expect(await page.getByText(es["sample.heading"]).isVisible()).toBe(true);
	const offers = page.locator("[data-first] > li");
	expect(await offers.count()).toBeGreaterThan(2);
	expect(await page.locator("[data-phone]:visible").count()).toBeGreaterThan(0);
	expect(await page.locator(".in-brief.text-muted").innerText()).toContain(es["sample.badge"]);
	for (const position of [0, 1, 2]) {
		const offer = offers.nth(position);
		await openRow(offer);
		const text = await offer.innerText();
		expect(text.match(/\d{1,2}:\d{2}\s[ap]\.\s?m\./g)?.length, text).toBeGreaterThanOrEqual(2);
		expect(text).toMatch(/\d+\sh( \d+\smin)?/);
		const price = /\$[\d,]+(\.\d{2})?/.exec(text)?.[0] ?? "no price";
		const flight = /\b[A-Z0-9]{2} \d{1,4}\b/.exec(text)?.[0] ?? "no flight number";
		// On a phone the bar at the foot of the screen has the button, once for all rows; here it is a link.
		const call = offer.getByRole("link", {
			name: new RegExp(`^${es["call.verb"]}.* ${flight}.*${RegExp.escape(price)}$`),
		});
		expect(await call.getAttribute("href"), text).toMatch(/^tel:\+\d{8,15}$/);
	}
}

describe("from the home page to a call, in Spanish", () => {
	it("takes a keyboard", async () => {
		const { page, problems, close } = await openMoving(browser);
		await page.goto(href("es", "home"));
		await pick(page, es["search.from"], "JFK", "JFK");
		await pick(page, es["search.to"], "Miami", "MIA");
		await tabTo(page, page.getByLabel(es["search.depart"], { exact: true }).first());
		await page.keyboard.type(digits(depart));
		await tabTo(page, page.getByLabel(es["search.return"], { exact: true }));
		await page.keyboard.type(digits(back));
		await tabTo(page, page.getByRole("button", { name: es["search.submit"] }));
		await page.keyboard.press("Enter");

		await page.getByRole("heading", { level: 1, name: "De Nueva York a Miami" }).waitFor();
		await checkOffers(page);
		const lead = await page.locator("h1 + p").innerText();
		expect(lead).toContain(formatBriefSpan(depart, back, "es"));
		expect(await page.locator("[data-first] > li").first().innerText()).toMatch(/JFK.*(MIA|FLL).*(MIA|FLL).*JFK/s);
		expect(problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await close();
	});

	it("takes a phone without JavaScript, which offers the cities of an ambiguous name", async () => {
		const { page, close } = await openMoving(browser, { width: 360, height: 740, javaScript: false, touch: true });
		await page.goto(href("es", "home"));
		await page.getByLabel(es["search.trip.oneway"], { exact: true }).check();
		await page.getByLabel(es["search.from"], { exact: true }).first().fill("Miami");
		await page.getByLabel(es["search.to"], { exact: true }).first().fill("San José");
		await page.getByLabel(es["search.depart"], { exact: true }).first().fill(depart);
		await page.getByRole("button", { name: es["search.submit"] }).click();

		const choices = page.getByRole("group", { name: es["problem.toAmbiguous"] });
		expect(await choices.getByRole("radio").count()).toBeGreaterThan(1);
		await choices.getByRole("radio", { name: /Costa Rica/ }).check();
		await page.getByRole("button", { name: es["search.submit"] }).click();
		await page.getByRole("heading", { level: 1, name: "De Miami a San José" }).waitFor();
		expect(new URL(page.url()).searchParams.getAll("to")[0]).toBe("SJO");
		await checkOffers(page);
		await close();
	});

	it("names who really flies a flight that another airline sells (14 CFR 257.5)", async () => {
		const { page, close } = await openMoving(browser, { javaScript: false });
		await page.goto(href("es", "flightResults", {}, { trip: "oneway", from: "CLT", to: "RDU", depart }));
		const operated = page.locator("[data-offer]").filter({ hasText: /, operado por / });
		expect(await operated.count()).toBeGreaterThan(0);
		expect(await operated.first().innerText()).toMatch(/[a-z], operado por [A-Z]/);
		const flight = await (await openRow(operated.first())).locator(".timetable > li").first().innerText();
		expect(flight).toMatch(/\b[A-Z0-9]{2} \d+\b.*operado por [A-Z]/s);
		await close();
	});
});

describe.each([true, false])("a search with mistakes (JavaScript: %s)", (javaScript) => {
	it("keeps all that was typed, says what is wrong beside each field, and lists it with links", async () => {
		const { page, close } = await openMoving(browser, { width: 360, height: 740, javaScript });
		await page.goto(href("es", "home"));
		const from = page.getByLabel(es["search.from"], { exact: true }).first();
		const to = page.getByLabel(es["search.to"], { exact: true }).first();
		await from.fill("Xyzzy");
		await to.fill("Bogotá");
		await page.getByLabel(es["search.return"], { exact: true }).fill(back);
		await page.getByText(es["search.options"]).click();
		await page.getByLabel(es["search.adults"], { exact: true }).selectOption("3");
		await page.getByLabel(es["search.cabin"], { exact: true }).selectOption("business");
		await page.getByRole("button", { name: es["search.submit"] }).click();

		const summary = page.getByRole("alert").filter({ hasText: es["search.problem"] });
		const links = summary.getByRole("link");
		await summary.waitFor();
		expect(await links.allInnerTexts()).toEqual([es["problem.fromUnknown"], es["problem.departMissing"]]);
		expect([await from.inputValue(), await to.inputValue()]).toEqual(["Xyzzy", "Bogotá"]);
		expect(await page.getByLabel(es["search.return"], { exact: true }).inputValue()).toBe(back);
		expect(await page.getByLabel(es["search.adults"], { exact: true }).inputValue()).toBe("3");
		expect(await page.getByLabel(es["search.cabin"], { exact: true }).inputValue()).toBe("business");
		for (const link of await links.all()) {
			const field = page.locator((await link.getAttribute("href")) ?? "no target");
			expect(await field.getAttribute("aria-invalid")).toBe("true");
			const error = page.locator(`#${(await field.getAttribute("aria-describedby"))?.split(" ").at(-1)}`);
			expect(await error.innerText()).toContain(await link.innerText());
			const [above, below] = [await error.boundingBox(), await field.boundingBox()];
			expect(Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 999))).toBeLessThan(40);
		}
		await close();
	});
});
