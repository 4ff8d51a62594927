import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { launch, type OpenPage, openPage, type PageOptions } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const home = href("en", "home");
const spanishHome = href("es", "home");

async function open(options: PageOptions, target: string): Promise<OpenPage & { hint: Locator }> {
	const opened = await openPage(browser, options);
	await opened.page.goto(target);
	return { ...opened, hint: opened.page.getByTitle("Esta página también está en español.") };
}

/** The hint has been decided about, one way or the other. */
async function decided({ page }: OpenPage): Promise<void> {
	// The hint is a part of boot, which runs once, before the page is loaded.
	await page.waitForLoadState("load");
}

async function kept({ page }: OpenPage) {
	const cookie = (await page.context().cookies()).find(({ name }) => name === "lng");
	return { cookie, stored: await page.evaluate(() => localStorage.getItem("lng")) };
}

describe("the chosen language", () => {
	it("is kept for a year in a cookie and in local storage when the address names it", async () => {
		const opened = await open({}, spanishHome);
		const { cookie, stored } = await kept(opened);
		expect(stored).toBe("es");
		expect(cookie).toMatchObject({ value: "es", path: "/", sameSite: "Lax" });
		const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
		expect(Math.round(days)).toBe(365);
		await opened.close();
	});

	it("is not changed by visiting an English address", async () => {
		const opened = await open({}, spanishHome);
		await opened.page.goto(href("en", "blog"));
		await decided(opened);
		const { cookie, stored } = await kept(opened);
		expect([cookie?.value, stored]).toEqual(["es", "es"]);
		await opened.close();
	});

	it("is changed by a click on a language link, also to English, which has no name in its address", async () => {
		const opened = await open({ locale: "es-MX" }, spanishHome);
		await opened.page.locator('footer a[data-language="en"]').click();
		await opened.page.waitForURL((url) => url.search === "");
		await decided(opened);
		const { cookie, stored } = await kept(opened);
		expect([cookie?.value, stored]).toEqual(["en", "en"]);
		expect(await opened.hint.isVisible()).toBe(false);
		await opened.close();
	});

	it("is nothing for a visitor who has not chosen", async () => {
		const opened = await open({ locale: "es-MX" }, home);
		await decided(opened);
		const { cookie, stored } = await kept(opened);
		expect([cookie, stored]).toEqual([undefined, null]);
		await opened.close();
	});
});

describe("the language hint", () => {
	it("offers the same page in Spanish to a Spanish browser, and never switches by itself", async () => {
		const opened = await open({ locale: "es-MX" }, href("en", "helpCenter"));
		await opened.hint.waitFor();
		expect(new URL(opened.page.url()).search).toBe("");
		expect(await opened.page.locator("html").getAttribute("lang")).toBe("en");
		expect(await opened.hint.getAttribute("lang")).toBe("es");
		await opened.hint.click();
		await opened.page.waitForURL((url) => url.pathname + url.search === href("es", "helpCenter"));
		await opened.close();
	});

	it("comes for a Spanish choice made before, whatever the browser's language", async () => {
		const opened = await open({}, spanishHome);
		await opened.page.goto(home);
		await opened.hint.waitFor();
		await opened.close();
	});

	it("does not come for an English browser", async () => {
		const opened = await open({}, home);
		await decided(opened);
		expect(await opened.hint.isVisible()).toBe(false);
		await opened.close();
	});

	it.each([320, 360, 768, 1280])(
		"stands in the header's row, hides nothing and moves nothing, at %d px",
		async (width) => {
			const places = ({ page }: OpenPage) =>
				page.evaluate(async () => {
					await document.fonts.ready;
					return [...document.querySelectorAll("header *, h1, main .lead, .fs, .sticky-call")].map((element) => {
						const { x, y, width, height } = element.getBoundingClientRect();
						return [element.className, x, y, width, height];
					});
				});
			const unmarked = await open({ width, height: 700 }, home);
			expect(await unmarked.hint.count()).toBe(0);
			const before = await places(unmarked);
			await unmarked.close();
			const opened = await open({ width, height: 700, locale: "es-MX" }, home);
			const { page, hint } = opened;
			await hint.waitFor();
			expect(await places(opened)).toEqual(before);
			const [row, box] = [await page.locator(".header-bar").boundingBox(), await hint.boundingBox()];
			if (!row || !box) throw new Error("no row or no hint");
			expect(box.y >= row.y && box.y + box.height <= row.y + row.height).toBe(true);
			expect(box.width >= 24 && box.height >= 44).toBe(true);
			// It is seen to be another than it was, and what it is called begins with what is seen.
			const ground = await hint.evaluate((link) => getComputedStyle(link).backgroundColor);
			expect(ground).not.toBe("rgba(0, 0, 0, 0)");
			const code = await hint.evaluate((link) => getComputedStyle(link, "::before").content);
			expect(code).toBe(width < 768 ? '"ES "' : "none");
			await opened.close();
		},
	);

	it("needs script: without it there is no hint, and the language links do the same", async () => {
		const opened = await open({ javaScript: false, locale: "es-MX" }, home);
		expect(await opened.hint.isVisible()).toBe(false);
		await opened.page.locator('footer a[data-language="es"]').click();
		expect(new URL(opened.page.url()).search).toBe("?lng=es");
		await opened.close();
	});
});
