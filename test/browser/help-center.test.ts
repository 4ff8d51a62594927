// The help center's questions: sifted while one types, told politely, opened by their address, whole without script.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { findProse } from "../../src/prose/prose.ts";
import { languageCodes } from "../languages.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const shown = "[data-group]:not([hidden]) details:not([hidden])";

describe.each(share(languageCodes, 1, languageCodes.length))("the help center (%s)", (language) => {
	const target = href(language, "helpCenter");
	const { faq } = findProse("helpCenter", language);
	const word = { en: "wheelch", es: "SILLA DE RUED" }[language];

	it("shows what matches while one types, tells how many, and keeps the keyboard where it is", async () => {
		const { page, close, problems, scripts } = await openPage(browser, { width: 360, height: 740 });
		await page.goto(target);
		const before = scripts.length;
		await page.locator("#question-search").focus();
		await expect.poll(() => scripts.length).toBeGreaterThan(before);
		await page.keyboard.type(word);
		await expect.poll(() => page.locator(shown).count()).toBeLessThan(6);
		await expect.poll(() => page.locator("[data-shown]").textContent()).toMatch(/: [1-5] /);
		expect(await page.locator("details#wheelchair").isVisible()).toBe(true);
		expect(await page.locator("[data-contents]").isVisible()).toBe(false);
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("question-search");
		await page.keyboard.type(" xyzzy");
		await page.locator("[data-nothing] .call-button").waitFor();
		expect(await page.locator(shown).count()).toBe(0);
		await page.locator("#question-search").fill("");
		expect(await page.locator(shown).count()).toBe(faq.length);
		await expect.poll(() => page.locator("[data-shown]").textContent()).toBe("");
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
		expect(problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await close();
	});

	it("says with Enter, through the server, what it says while one types", async () => {
		const found = await Promise.all(
			[true, false].map(async (javaScript) => {
				const { page, close } = await openPage(browser, { javaScript });
				await page.goto(target);
				await page.locator("#question-search").fill(word);
				await page.keyboard.press("Enter");
				await page.waitForURL(/[?&]q=/);
				const ids = await page.locator(shown).evaluateAll((items) => items.map(({ id }) => id));
				const told = await page.locator("[data-shown]").textContent();
				await close();
				return { ids, told };
			}),
		);
		expect(found[0]?.ids).toContain("wheelchair");
		expect(found[1]).toEqual(found[0]);
	});

	it("opens the question of the address, also one that a search put away", async () => {
		const { page, close } = await openPage(browser, { width: 360, height: 740 });
		await page.goto(`${target}#pets`);
		await page.locator("details#pets[open]").waitFor();
		await page.locator("#question-search").fill(word);
		await expect.poll(() => page.locator("details#my-data").isVisible()).toBe(false);
		await page.evaluate(() => {
			location.hash = "my-data";
		});
		await page.locator("details#my-data[open]").waitFor();
		expect(await page.locator("#question-search").inputValue()).toBe("");
		await close();
	});

	it("comes to the question of the address without script, too", async () => {
		const { page, close } = await openPage(browser, { width: 360, height: 740, javaScript: false });
		await page.goto(`${target}#pets`);
		const box = await page.locator("details#pets summary").boundingBox();
		expect(box?.y).toBeGreaterThan(0);
		expect(box?.y).toBeLessThan(600);
		expect(box?.height).toBeGreaterThanOrEqual(44);
		await close();
	});
});
