import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import es from "../../locales/es/translation.json";
import { notifyEvent } from "../../src/frame/toasts/island/flash.ts";
import { href } from "../../src/links.ts";
import { launch, type OpenPage, openMoving } from "./browser.ts";
import { rarely } from "./rarely.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const home = href("en", "home");
const spanishHome = href("es", "home");
const text = en["flash.consent-saved"];

async function withFlash(target = home): Promise<OpenPage & { toast: Locator }> {
	const opened = await openMoving(browser);
	await opened.page.context().addCookies([{ name: "flash", value: "consent-saved", url: process.env.SITE_URL ?? "" }]);
	await opened.page.goto(target);
	const toast = opened.page.locator('[data-sonner-toast][data-visible="true"][data-mounted="true"]');
	await toast.waitFor();
	return { ...opened, toast };
}

/** Drags the toast to the right by this many pixels, in steps as slow as the browser makes them. */
async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
	await toast.evaluate((element) => Promise.all(element.getAnimations().map((move) => move.finished)));
	const { x = 0, y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
	await page.mouse.move(x + 20, y + height / 2);
	await page.mouse.down();
	await page.mouse.move(x + 20 + distance, y + height / 2, { steps: 8 });
	await page.mouse.up();
}

describe("a flash message", () => {
	it("is shown once: its cookie is cleared, and the next page does not show it", async () => {
		const { page, problems, toast, close } = await withFlash();
		expect(await toast.innerText()).toBe(text);
		expect(await page.context().cookies()).toEqual([]);
		await page.reload({ waitUntil: "load" });
		await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));
		expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
		expect(problems.filter((problem) => !problem.startsWith("analytics"))).toEqual([]);
		await close();
	});

	it("is in the page's language", async () => {
		const { toast, close } = await withFlash(spanishHome);
		expect(await toast.innerText()).toBe(es["flash.consent-saved"]);
		await close();
	});

	it("is announced politely in a named region", async () => {
		const { page, close } = await withFlash();
		const region = page.locator("section", { has: page.locator("[data-sonner-toast]") });
		expect(await region.getAttribute("aria-live")).toBe("polite");
		expect(await region.getAttribute("aria-label")).toBe(`${en["toast.region"]} F8`);
		await close();
	});
});

describe("a toast", () => {
	it("goes by itself after 5 seconds, and can still be read with F8", async () => {
		const { page, close } = await openMoving(browser);
		// A clock that is only installed goes on by itself, and on a busy machine further than the test thinks.
		const now = Date.now();
		await page.clock.install({ time: now });
		await page.clock.pauseAt(now + 1000);
		await page.context().addCookies([{ name: "flash", value: "consent-saved", url: process.env.SITE_URL ?? "" }]);
		await page.goto(home);
		const toast = page.locator("[data-sonner-toast]");
		await expect
			.poll(async () => {
				await page.clock.runFor(100);
				return toast.count();
			})
			.toBe(1);
		await page.clock.runFor(3500);
		expect(await toast.getAttribute("data-removed")).toBe("false");
		await page.clock.runFor(3000);
		await toast.waitFor({ state: "detached" });
		await page.keyboard.press("F8");
		const recent = page.getByRole("region", { name: en["toast.recent"] });
		expect(await recent.evaluate((region) => region === document.activeElement)).toBe(true);
		expect(await recent.getByRole("listitem").allInnerTexts()).toEqual([text]);
		await page.clock.runFor(1_000_000);
		expect(await recent.getByRole("listitem").count()).toBe(0);
		await close();
	});

	it("stays when swiped 49 px to the right, even in a flick", async () => {
		const { page, toast, close } = await withFlash();
		await swipe(page, toast, 49);
		expect(await toast.getAttribute("data-swipe-out")).toBe("false");
		expect(await toast.getAttribute("data-removed")).toBe("false");
		await close();
	});

	it("goes when swiped 51 px to the right", async () => {
		const { page, toast, close } = await withFlash();
		await swipe(page, toast, 51);
		await toast.waitFor({ state: "detached" });
		await close();
	});

	rarely("stays when swiped to the left", async () => {
		const { page, toast, close } = await withFlash();
		await swipe(page, toast, -120);
		expect(await toast.getAttribute("data-removed")).toBe("false");
		await close();
	});

	it("can be dismissed with its button", async () => {
		const { page, toast, close } = await withFlash();
		await page.getByRole("button", { name: en["toast.close"] }).click();
		await toast.waitFor({ state: "detached" });
		await close();
	});

	it("is the only one in sight, however many were raised", async () => {
		const { page, close } = await openMoving(browser);
		await page.goto(home);
		await page.evaluate((type) => {
			for (let count = 0; count < 3; count++) {
				document.dispatchEvent(new CustomEvent(type, { detail: "consent-saved" }));
			}
		}, notifyEvent);
		await page.locator("[data-sonner-toast]").nth(2).waitFor({ state: "attached" });
		expect(await page.locator('[data-sonner-toast][data-visible="true"]').count()).toBe(1);
		await close();
	});

	it("is not raised by a code that is not on the list", async () => {
		const { page, close } = await openMoving(browser);
		await page.goto(home);
		await page.evaluate((type) => {
			document.dispatchEvent(new CustomEvent(type, { detail: "<b>anything</b>" }));
		}, notifyEvent);
		await page.locator('[data-island="toasts"][data-awake]').waitFor({ state: "attached" });
		expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
		await close();
	});
});

describe("F8", () => {
	it("leads to the toast on screen, and Escape back to where the focus was", async () => {
		const { page, toast, close } = await withFlash();
		await page.locator(".logo").focus();
		await page.keyboard.press("F8");
		expect(await toast.evaluate((element) => element.closest("ol") === document.activeElement)).toBe(true);
		await page.keyboard.press("Escape");
		expect(await page.locator(".logo").evaluate((logo) => logo === document.activeElement)).toBe(true);
		await close();
	});

	it("loads the notices when nothing has yet, and says that there are none", async () => {
		const { page, scripts, close } = await openMoving(browser);
		await page.goto(spanishHome);
		expect(scripts).toHaveLength(1);
		await page.keyboard.press("F8");
		const recent = page.getByRole("region", { name: es["toast.recent"] });
		await recent.getByText(es["toast.none"]).waitFor();
		expect(await recent.evaluate((region) => region === document.activeElement)).toBe(true);
		await close();
	});
});
