import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const home = href("en", "home");
const searchAwake = '[data-island="search"][data-awake]';

/** Holds back every script but the first; the returned function lets them come. */
async function holdIslands(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/assets\/(?!boot|inter)/, async (route) => {
		await held;
		await route.continue();
	});
	return () => release();
}

describe("before an island's code is there", () => {
	it("nothing that is typed is lost, and the focus stays", async () => {
		const { page, problems, close } = await openPage(browser, { cold: true });
		const release = await holdIslands(page);
		await page.goto(home);
		const from = page.locator('input[name="from"]');
		await from.click();
		await page.keyboard.type("Mia");
		release();
		await page.locator(searchAwake).waitFor();
		expect(await from.inputValue()).toBe("Mia");
		expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
		await page.keyboard.type("mi");
		expect(await from.inputValue()).toBe("Miami");
		expect(problems.filter((problem) => !problem.startsWith("analytics"))).toEqual([]);
		await close();
	});

	it("a click on a control that needs it is kept and repeated", async () => {
		const { page, close } = await openPage(browser, { cold: true });
		const release = await holdIslands(page);
		await page.goto(home);
		const [from, to] = [page.locator('input[name="from"]'), page.locator('input[name="to"]')];
		await from.fill("JFK");
		await to.fill("MIA");
		await page.getByRole("button", { name: en["search.swap"] }).click();
		expect([await from.inputValue(), await to.inputValue()]).toEqual(["JFK", "MIA"]);
		release();
		await page.locator(searchAwake).waitFor();
		await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="from"]')?.value === "MIA");
		expect(await to.inputValue()).toBe("JFK");
		await close();
	});

	it("the first load runs one script, and an untouched page never loads React", async () => {
		const { page, scripts, close } = await openPage(browser, { cold: true });
		await page.goto(href("es", "home"));
		// Not as far as the footer, whose choice of appearance is loaded when it is seen.
		await page.mouse.wheel(0, 1000);
		await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));
		expect(scripts, scripts.join(" ")).toHaveLength(1);
		await close();
	});
});

describe("an island whose code fails to load", () => {
	it("leaves the page as it was, and breaks no other island", async () => {
		const { page, problems, close } = await openPage(browser, { cold: true, locale: "es-MX" });
		await page.route(/\/assets\/icon-/, (route) => route.abort());
		await page.goto(home);
		await page.locator('input[name="from"]').fill("JFK");
		await page.locator(".header-languages > a[lang=es][title]").waitFor();
		expect(await page.locator('input[name="from"]').inputValue()).toBe("JFK");
		expect(await page.locator(searchAwake).count()).toBe(0);
		expect(problems.length).toBeGreaterThan(0);
		await close();
	});
});

describe("the size of the scripts, gzip", () => {
	const assets = new URL("../../dist/client/assets/", import.meta.url);
	const sizes = readdirSync(assets)
		.filter((file) => file.endsWith(".js"))
		.map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, assets)), { level: 9 }).length }));

	it("is at most 3 KB for the first load", () => {
		const boot = sizes.filter(({ file }) => file.startsWith("boot"));
		expect(boot).toHaveLength(1);
		expect(boot[0]?.bytes).toBeLessThanOrEqual(3000);
		const text = readFileSync(new URL(boot[0]?.file ?? "", assets), "utf8");
		expect(text.match(/^import\b(?!\()|;import\b(?!\()/g), "static imports").toBeNull();
	});
});
