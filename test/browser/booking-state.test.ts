// A booking's page on a phone: in every state the state, the amount and what is next stand on the first screen.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { sentCases } from "../features/bookings/standings.ts";
import { byTurns } from "../soak.ts";
import { openBooking } from "./booking-page.ts";
import { launch } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** What has to be read without scrolling: the last is what can be done, or where there is only to wait, what comes. */
const parts = [
	".booking-state",
	".booking-amount",
	".booking-next > h2",
	".booking-action, .booking-next li:first-child",
];

describe.each(languageCodes)("a booking's first screen on a phone (%s)", (language) => {
	it.each(byTurns(Object.entries(sentCases), language))("%s", async (_, { booking, standing }) => {
		const page = await openBooking(browser, language, { booking, ...standing }, { width: 360, height: 740 });
		const seen = await page.evaluate((wanted) => {
			const boxes = wanted.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
			const bar = document.querySelector(".sticky-call")?.getBoundingClientRect();
			return { boxes: boxes.map((box) => ({ top: box?.top, bottom: box?.bottom })), bar: bar?.top ?? 0 };
		}, parts);
		expect(seen.bar).toBeGreaterThan(600);
		expect(seen.boxes[0]?.top).toBeLessThan(100);
		const bottoms = seen.boxes.map(({ bottom }) => bottom ?? Number.POSITIVE_INFINITY);
		expect(bottoms).toEqual([...bottoms].sort((a, b) => a - b));
		expect(bottoms.at(-1)).toBeLessThanOrEqual(seen.bar);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		await page.context().close();
	});

	it("and each time of its flights in one line, in its own column, on the narrowest", async () => {
		const page = await openBooking(browser, language, {}, { width: 320, height: 740 });
		const faults = await page.locator(".pass-flights time").evaluateAll((times) =>
			times.flatMap((time) => {
				const { height, right } = time.getBoundingClientRect();
				const isOut = right > (time.closest("td")?.getBoundingClientRect().right ?? 0) + 0.5;
				return isOut || height > 1.5 * Number.parseFloat(getComputedStyle(time).lineHeight) ? [time.textContent] : [];
			}),
		);
		expect(faults).toEqual([]);
		expect(await page.locator(".pass-flights time").count()).toBeGreaterThan(7);
		await page.context().close();
	});
});
