// Chromium, the one that all browser tests share, by Playwright.
import { launch, openPage } from "../browser/browser.ts";
import type { Engine } from "./engine.ts";
import { tabOf } from "./page-tab.ts";

export async function startChromium(): Promise<Engine> {
	const browser = await launch();
	return {
		name: "chromium",
		async open(size) {
			const { page, close } = await openPage(browser, size);
			const errors: string[] = [];
			page.on("pageerror", (error) => errors.push(String(error)));
			return tabOf(page, errors, close);
		},
		close: () => browser.close(),
	};
}
