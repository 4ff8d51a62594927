// A tab of an engine whose library has pages: Playwright's and Puppeteer's make the same moves by the same names.
import type { Key, Tab } from "./engine.ts";

interface DrivenPage {
	goto(url: string): Promise<unknown>;
	evaluate(expression: string): Promise<unknown>;
	readonly mouse: { click(x: number, y: number): Promise<void> };
	readonly keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
	screenshot(): Promise<Uint8Array>;
}

/** `errors` is filled by whoever listens to the page. */
export function tabOf(page: DrivenPage, errors: readonly string[], close: () => Promise<void>): Tab {
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
}
