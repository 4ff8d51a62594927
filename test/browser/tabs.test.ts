// Tabs, from the server's own markup in a page of the site, with and without the island's code.
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { PageProvider } from "../../src/render/page-context.tsx";
import { Tabs } from "../../src/ui/tabs.tsx";
import { testEnv } from "../test-env.ts";
import { launch, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const items = ["Basic", "Standard", "Flexible"].map((label) => ({
	id: label.toLowerCase(),
	label,
	panel: createElement("p", null, `What ${label} includes`),
}));

function markup(): string {
	const config = parseEnv(testEnv() as Env);
	const variables = { agency: config.agency.name, phone: config.agency.phone };
	const page = {
		id: "home",
		language: "en",
		messages: createMessages("en", variables),
		config,
		variables,
		target: "/",
	};
	const tabs = createElement(Tabs, { label: "Fare brands", items });
	return renderToString(createElement(PageProvider as ComponentType<{ page: unknown }>, { page }, tabs));
}

/** The tabs alone in the page's content, as the server sent them. */
async function openTabs(page: Page): Promise<void> {
	await page.goto(href("en", "sitemap"));
	await page.evaluate((html) => {
		const main = document.querySelector("main");
		if (main) main.innerHTML = `<h1>Fares</h1><h2>Brands</h2>${html}`;
	}, markup());
}

const manifest: Record<string, { readonly file: string }> = JSON.parse(
	readFileSync("dist/client/.vite/manifest.json", "utf8"),
);

/** As text, because the test's own tools would rewrite the import. */
const wake = (page: Page) =>
	page.evaluate(
		`import("/${manifest["src/islands/tabs/mount.ts"]?.file}").then(({ mount }) => mount(document.querySelector("[data-island=tabs]"), {}, {}))`,
	);

const panels = (page: Page) => page.locator(".tab-panel:visible p").allTextContents();

test("tabs are chosen by arrow keys, Home, End and a click, and leave the address alone", async () => {
	const { page, close } = await openPage(browser);
	await openTabs(page);
	const before = await page.locator(".tabs").boundingBox();
	await wake(page);
	expect((await page.locator(".tabs").boundingBox())?.height).toBe(before?.height);
	const chosen = () => page.getByRole("tab", { selected: true }).textContent();
	expect([await chosen(), await panels(page)]).toEqual(["Basic", ["What Basic includes"]]);
	await page.getByRole("tab", { name: "Basic" }).focus();
	for (const [key, name] of [
		["ArrowRight", "Standard"],
		["End", "Flexible"],
		["ArrowRight", "Basic"],
		["ArrowLeft", "Flexible"],
		["Home", "Basic"],
	] as const) {
		await page.keyboard.press(key);
		expect([await chosen(), await page.evaluate(() => document.activeElement?.textContent)], key).toEqual([name, name]);
	}
	await page.getByRole("tab", { name: "Standard" }).click();
	expect(await panels(page)).toEqual(["What Standard includes"]);
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.id)).toBe("standard");
	expect(new URL(page.url()).hash).toBe("");
	const { violations } = await new AxeBuilder({ page }).include(".tabs").analyze();
	expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
	await close();
});

test("before the code is there, a link still leads to its panel", async () => {
	const { page, close } = await openPage(browser);
	await openTabs(page);
	expect(await panels(page)).toEqual(["What Basic includes"]);
	await page.getByRole("link", { name: "Flexible" }).click();
	expect(await panels(page)).toContain("What Flexible includes");
	await wake(page);
	expect(await panels(page)).toEqual(["What Flexible includes"]);
	await close();
});
