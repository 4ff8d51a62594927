// Chromium, the one that all browser tests share, by Playwright.
import { launch, openPage } from "../browser/browser.ts";
import type { Engine } from "./engine.ts";

export async function startChromium(): Promise<Engine> {
	const browser = await launch();
	return {
		name: "chromium",
		async open(size) {
			const { page, close } = await openPage(browser, size);
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
				close,
			};
		},
		close: () => browser.close(),
	};
}
