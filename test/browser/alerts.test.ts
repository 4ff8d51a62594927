// Asking for a fare alert in a browser, with and without script: from a deal to the form, its mistakes, and the mail's button.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../../scripts/axe.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";
import { back, depart } from "./templates.ts";
import { ways } from "./ways.ts";

/** Where the platform's simulator puts what the served site sends. */
const folder = join(".wrangler", "tmp", "email");

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Path of the newest mail's link to confirm, in the language, if there is any. */
function newestLink(language: Language): string | undefined {
	if (!existsSync(folder)) return undefined;
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".txt"))
		.map((file) => join(folder, file))
		.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	const links = files.flatMap(
		(file) => /https:\/\/[^/]+(\/fare-alerts\/confirm\S+)/.exec(readFileSync(file, "utf8"))?.[1] ?? [],
	);
	return links.find((link) => link.endsWith("lng=es") === (language === "es"));
}

describe.each(ways)("a fare alert (%s, script: %s)", (language, javaScript) => {
	it("goes from a link to the mail, and keeps what was typed on the way", async () => {
		const { page, close } = await openPage(browser, { width: 320, height: 700, javaScript, reducedMotion: true });
		await page.goto(href(language, "destination", { citySlug: "miami" }));
		await page.locator("main a[href^='/fare-alerts']").click();
		await page.waitForURL("**/fare-alerts**");
		expect(await page.locator("#alert-to").inputValue()).toMatch(/^Miami \((all airports|todos los aeropuertos)\)$/);

		await page.locator("#alert-price").waitFor({ state: "hidden" });
		await page.locator("[name=drop][value=below]").check();
		await page.locator("#alert-price").fill("250");
		await page.locator("[name=dates][value=month]").check();
		await page.locator("#alert-month").waitFor();
		await page.locator("#alert-depart").waitFor({ state: "hidden" });
		await page.locator("[name=dates][value=days]").check();
		await page.locator("#alert-email").fill("ana@");
		await page.locator("main form [type=submit]").click();
		await page.locator(".error-summary").waitFor();
		expect(await page.locator(".error-summary a").count()).toBe(4);
		expect(await page.locator("#alert-price").inputValue()).toBe("250");
		expect(await page.locator("#alert-email").inputValue()).toBe("ana@");
		if (javaScript) expect([await overflow(page), await axeViolations(page)]).toEqual([0, []]);

		await page.locator(".error-summary a[href='#alert-from']").click();
		await page.keyboard.type("New York (NYC)");
		await page.locator("#alert-depart").fill(depart);
		await page.locator("#alert-return").fill(back);
		// One address a case: the same alert of the same address, sent again at once, causes no second mail.
		await page.locator("#alert-email").fill(`ana.${language}.${javaScript}@mail.example`);
		await page.locator("#alert-consent").check();
		const before = newestLink(language);
		await page.locator("main form [type=submit]").click();
		await page.waitForURL("**sent=1**");
		expect(page.url()).not.toMatch(/ana|%40|@/);
		if (javaScript) expect([await overflow(page), await axeViolations(page)]).toEqual([0, []]);

		await expect.poll(() => newestLink(language)).not.toBe(before);
		await page.goto(newestLink(language) ?? "");
		if (javaScript) expect([await overflow(page), await axeViolations(page)]).toEqual([0, []]);
		await page.locator("main form [type=submit]").click();
		await page.locator("main form").waitFor({ state: "detached" });
		expect(await page.locator("h1").textContent()).toBe(
			language === "es" ? "Su alerta está activa" : "Your alert is on",
		);
		await close();
	});
});
