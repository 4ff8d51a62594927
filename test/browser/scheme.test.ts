// The appearance: the device's own, or the one that was chosen, which is kept and never flashes.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { color } from "../../scripts/design/tokens.ts";
import { launch, openPage } from "./browser.ts";
import { cacheablePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** `#rrggbb` as it is painted, whatever notation the style sheet uses. */
async function background(page: Page): Promise<string> {
	return page.evaluate(() => {
		const context = document.createElement("canvas").getContext("2d");
		if (!context) throw new Error("no canvas");
		context.fillStyle = getComputedStyle(document.body).backgroundColor;
		context.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
		return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
	});
}

/** The browser frame's color that holds now. */
const frame = (page: Page) =>
	page
		.locator("meta[name=theme-color]")
		.evaluateAll((metas) =>
			(metas as HTMLMetaElement[]).filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
		);

describe("the appearance", () => {
	it.each(["light", "dark"] as const)("is the device's own: %s", async (scheme) => {
		const { page, close } = await openPage(browser, { scheme });
		await page.goto(cacheablePages.home("es"));
		expect(await background(page)).toBe(color("paper", scheme));
		expect(await frame(page)).toEqual([color("paper", scheme)]);
		await close();
	});

	it("changes at once when another is chosen, stays on the next page, and goes back to the device's", async () => {
		const { page, problems, close } = await openPage(browser, { scheme: "light" });
		await page.goto(cacheablePages.blog("en"));
		await page.getByRole("radio", { name: "Night" }).check();
		await expect.poll(() => background(page)).toBe(color("paper", "dark"));
		await page.goto(cacheablePages.sitemap("en"));
		expect(await background(page)).toBe(color("paper", "dark"));
		expect(await frame(page)).toEqual([color("paper", "dark")]);
		const night = page.getByRole("radio", { name: "Night" });
		await night.scrollIntoViewIfNeeded();
		await expect.poll(() => night.isChecked()).toBe(true);
		await page.getByRole("radio", { name: "As on this device" }).check();
		await expect.poll(() => background(page)).toBe(color("paper", "light"));
		expect(await frame(page)).toEqual([color("paper", "light")]);
		expect(problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await close();
	});

	it("is set before anything is drawn, also when the site's script never arrives", async () => {
		const { page, close } = await openPage(browser, { scheme: "light" });
		await page.addInitScript(() => localStorage.setItem("scheme", "dark"));
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.goto(cacheablePages.home("en"));
		expect(await background(page)).toBe(color("paper", "dark"));
		await close();
	});

	it("offers no choice where no script can keep it", async () => {
		const { page, close } = await openPage(browser, { javaScript: false });
		await page.goto(cacheablePages.home("en"));
		expect(await page.getByRole("radio", { name: "Night" }).count()).toBe(0);
		await close();
	});
});
