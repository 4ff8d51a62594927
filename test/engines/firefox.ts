// Firefox without a window, by WebDriver BiDi, which Puppeteer speaks.
import puppeteer from "puppeteer-core";
import { findEngines } from "../../scripts/engines.ts";
import type { Engine } from "./engine.ts";
import { tabOf } from "./page-tab.ts";

export async function startFirefox(): Promise<Engine> {
	const { firefox } = await findEngines();
	const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true });
	return {
		name: "firefox",
		async open(size) {
			const visitor = await browser.createBrowserContext();
			const page = await visitor.newPage();
			await page.setViewport(size);
			const errors: string[] = [];
			page.on("pageerror", (error) => errors.push(String(error)));
			return tabOf(page, errors, () => visitor.close());
		},
		close: () => browser.close(),
	};
}
