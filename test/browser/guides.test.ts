// Reading and finding guides with script: results as one types, nothing loaded before, and the address copied.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import es from "../../locales/es/translation.json";
import { href } from "../../src/links.ts";
import { share } from "../soak.ts";
import { launch, openPage, settle } from "./browser.ts";
import { cacheablePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const titles = (page: Page) => page.locator("[data-guides] h2 a").allTextContents();
const status = (page: Page) => page.locator("[data-found]");
const field = (page: Page) => page.locator("#guide-search");

/** Waits until the list has been searched for the words. */
async function type(page: Page, text: string): Promise<void> {
	await field(page).fill(text);
	await page.waitForURL((url) => (url.searchParams.get("q") ?? "") === text);
}

describe("the search of the guides", () => {
	it("loads nothing before its field is touched, then the index once", async () => {
		const { page, problems, close } = await openPage(browser);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(href("en", "blog"));
		await settle(page);
		const indexes = () => asked.filter((path) => path.includes("/guides-"));
		expect(indexes()).toEqual([]);
		await field(page).focus();
		await page.locator("[data-island=guideSearch][data-awake]").waitFor();
		await type(page, "flight");
		await type(page, "flights");
		expect(indexes()).toHaveLength(1);
		expect(problems.filter((text) => !text.includes("measurement id"))).toEqual([]);
		await close();
	});

	it.each(share(["en", "es"] as const, 0, 2))(
		"shows what the server would find, counts it, and keeps the words (%s)",
		async (language) => {
			const { page, problems, close } = await openPage(browser);
			const words = { en: "magic DAY", es: "mágico DIA" }[language];
			await page.goto(href(language, "blog", {}, { q: words }));
			const found = await titles(page);
			const told = await status(page).textContent();
			expect(found.length).toBeGreaterThan(0);
			await page.goto(href(language, "blog"));
			await type(page, words);
			expect(await titles(page)).toEqual(found);
			expect(await status(page).textContent()).toBe(told);
			expect(await status(page).getAttribute("role")).toBe("status");
			expect(await page.evaluate(() => document.activeElement?.id)).toBe("guide-search");
			for (const link of await page.locator("header a[data-language], aside a.tag").all()) {
				expect(new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("q")).toBe(words);
			}
			await page.keyboard.press("Tab");
			await page.reload();
			expect(await titles(page)).toEqual(found);
			await page.locator("[data-guides] h2 a").first().click();
			await page.waitForURL(/\/blog\/./);
			expect(new URL(page.url()).searchParams.get("lng")).toBe(language === "es" ? "es" : null);
			expect(problems.filter((text) => !text.includes("measurement id"))).toEqual([]);
			await close();
		},
	);

	it("helps where nothing is found, and gives the list back when the field is emptied", async () => {
		const { page, close } = await openPage(browser, { width: 360, height: 740 });
		await page.goto(href("es", "blog"));
		const before = [await titles(page), await status(page).textContent()];
		await type(page, "zzzz");
		expect(await status(page).textContent()).toBe(es["blog.found_other"].replace("{{count}}", "0"));
		expect(await page.getByRole("heading", { name: es["blog.none.heading"] }).isVisible()).toBe(true);
		await type(page, "");
		expect([await titles(page), await status(page).textContent()]).toEqual(before);
		expect(await page.getByRole("heading", { name: es["blog.none.heading"] }).isVisible()).toBe(false);
		await close();
	});

	it("works without script", async () => {
		const { page, close } = await openPage(browser, { javaScript: false });
		await page.goto(href("es", "blog", {}, { tag: "when-to-book" }));
		await field(page).fill("MAGICO");
		await page.getByRole("button", { name: es["blog.search.submit"], exact: true }).click();
		await page.waitForURL(/q=MAGICO/);
		expect(new URL(page.url()).searchParams.get("tag")).toBe("when-to-book");
		expect(new URL(page.url()).searchParams.get("lng")).toBe("es");
		expect(await titles(page)).toHaveLength(1);
		await close();
	});
});

describe("sharing a guide", () => {
	it("copies the address, and says so", async () => {
		const { page, problems, close } = await openPage(browser);
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.goto(cacheablePages.guide("en"));
		await page.getByRole("button", { name: en["share.copy"] }).click();
		await page.getByText(en["share.copied"]).waitFor();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toBe(await page.locator("#share-address").inputValue());
		expect(copied).toBe(await page.locator("link[rel=canonical]").getAttribute("href"));
		expect(problems.filter((text) => !text.includes("measurement id"))).toEqual([]);
		await close();
	});

	it("selects the address where nothing may be copied", async () => {
		const { page, close } = await openPage(browser);
		await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
		await page.goto(cacheablePages.guide("es"));
		await page.getByRole("button", { name: es["share.copy"] }).click();
		await page.getByText(es["share.selected"]).waitFor();
		const selected = await page.evaluate(() => String(getSelection()));
		expect(selected).toBe(await page.locator("#share-address").inputValue());
		await close();
	});

	it("opens the system's sheet where there is one, with title and address", async () => {
		const { page, close } = await openPage(browser, { width: 360, height: 740 });
		await page.addInitScript(() => {
			Object.assign(window, { shared: [] });
			const share = async (data: unknown) => void (window as unknown as { shared: unknown[] }).shared.push(data);
			Object.defineProperty(navigator, "share", { value: share, configurable: true });
		});
		await page.goto(cacheablePages.guide("es"));
		await page.getByRole("button", { name: es["share.more"] }).click();
		const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
		expect(shared).toEqual([
			{ title: await page.locator("h1").textContent(), url: await page.locator("#share-address").inputValue() },
		]);
		await close();
	});

	it("leaves the links and the address where there is no script", async () => {
		const { page, close } = await openPage(browser, { javaScript: false });
		await page.goto(cacheablePages.guide("en"));
		expect(await page.getByRole("link", { name: "WhatsApp" }).isVisible()).toBe(true);
		expect(await page.locator("#share-address").isVisible()).toBe(true);
		expect(await page.getByRole("button", { name: en["share.copy"] }).isVisible()).toBe(false);
		await close();
	});
});
