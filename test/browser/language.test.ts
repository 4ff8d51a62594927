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
	return { ...opened, hint: opened.page.getByRole("region", { name: "Esta página en español" }) };
}

/** The hint has been decided about, one way or the other. */
async function decided({ page }: OpenPage): Promise<void> {
	await page.locator('[data-island="language"][data-awake]').waitFor({ state: "attached" });
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
		await opened.hint.getByRole("link").click();
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

	it("does not come back once it was closed, and leaves the focus in the content", async () => {
		const opened = await open({ locale: "es-419" }, home);
		const close = opened.hint.getByRole("button", { name: "Cerrar este aviso" });
		await close.focus();
		await opened.page.keyboard.press("Enter");
		await opened.hint.waitFor({ state: "hidden" });
		expect(await opened.page.evaluate(() => document.activeElement?.id)).toBe("content");
		await opened.page.goto(href("en", "blog"));
		await decided(opened);
		expect(await opened.hint.isVisible()).toBe(false);
		await opened.close();
	});

	it.each([360, 768, 1280])(
		"covers neither the call button nor anything that would have to move, at %d px",
		async (width) => {
			const opened = await openPage(browser, { width, height: 700, locale: "es-MX" });
			await opened.page.addInitScript(() => {
				new PerformanceObserver((list) => {
					const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
					const sum = shifts.reduce(
						(total, { value }) => total + value,
						Number(document.documentElement.dataset.shift ?? 0),
					);
					document.documentElement.dataset.shift = String(sum);
				}).observe({ type: "layout-shift", buffered: true });
			});
			await opened.page.goto(home);
			const hint = await opened.page.getByRole("region", { name: "Esta página en español" }).boundingBox();
			const call = await opened.page.locator(":is(header, .sticky-call) [data-phone]:visible").last().boundingBox();
			expect(hint && call && (hint.y + hint.height <= call.y || hint.y >= call.y + call.height)).toBe(true);
			// A hint that pushed the page down would score 0.1 or more; below a hundredth is the font that came late, which
			// font.test.ts holds to its own limit.
			const shift = await opened.page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
			expect(shift).toBeLessThan(0.01);
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
