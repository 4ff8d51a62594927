// The font in a browser: its late arrival moves nothing, and its tabular figures are.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { share } from "../soak.ts";
import { launch, openPage, settle, watchShifts } from "./browser.ts";
import { cacheablePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const { home } = cacheablePages;

const late = [
	["en", 360],
	["en", 1280],
	["es", 1280],
	["es", 360],
] as const;
it.each(share(late, 0, 2))("nothing moves when the font comes late (%s, %i px)", async (language, width) => {
	const { page, close } = await openPage(browser, { cold: true, width, height: 740 });
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/*.woff2", async (route) => {
		await held;
		await route.continue();
	});
	await watchShifts(page);
	await page.goto(home(language), { waitUntil: "domcontentloaded" });
	const loaded = () => [...document.fonts].some(({ family, status }) => family === "Inter" && status === "loaded");
	const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	await page.locator("h1").waitFor();
	// What is drawn first is the fallback: a preloaded font holds nothing up.
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	expect(await page.evaluate(loaded)).toBe(false);
	release();
	await page.waitForFunction(loaded);
	await page.evaluate(painted);
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
	await close();
});

it("tabular figures are equally wide, in every weight", async () => {
	const { page, close } = await openPage(browser, { cold: true });
	await page.goto(home("en"));
	await settle(page);
	const widths = await page.evaluate(() => {
		const widthOf = (digits: string, weight: number, figures: string) => {
			const span = document.createElement("span");
			span.style.cssText = `position:absolute;font:${weight} 64px Inter;font-variant-numeric:${figures}`;
			span.textContent = digits;
			document.body.appendChild(span);
			return span.getBoundingClientRect().width;
		};
		return [400, 600, 700, 800].map((weight) =>
			["tabular-nums", "normal"].map((figures) => widthOf("0000", weight, figures) - widthOf("1111", weight, figures)),
		);
	});
	for (const [tabular, proportional] of widths) {
		expect(tabular).toBe(0);
		expect(proportional).toBeGreaterThan(20);
	}
	await close();
});

it("is asked for by a guide where its body begins: for one that the head asks for, Chrome holds the first paint", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(cacheablePages.guide("es"));
	const places = await page
		.locator('link[as="font"]')
		.evaluateAll((links) => links.map((link) => link.parentElement?.localName));
	expect(places).toEqual(["body"]);
	await close();
});
