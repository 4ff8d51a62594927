// Firefox without a window, by WebDriver BiDi, which Puppeteer speaks.
import puppeteer from "puppeteer-core";
import { findEngines } from "../../scripts/engines.ts";
import type { Engine } from "./engine.ts";

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
			return {
				goto: async (url) => void (await page.goto(url)),
				evaluate: (expression) => page.evaluate(expression),
				clickAt: (x, y) => page.mouse.click(x, y),
				type: (text) => page.keyboard.type(text),
				press: (key) => page.keyboard.press(key),
				screenshot: () => page.screenshot(),
				errors: () => errors,
				close: () => visitor.close(),
			};
		},
		close: () => browser.close(),
	};
}
