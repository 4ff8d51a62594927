// For those who look at a whole page at once: everything is laid out, also what a browser leaves until it comes near.
import type { Page } from "playwright-core";

/** A person scrolls to it; axe and a picture of the whole page do not. */
export async function layOutAll(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("* { content-visibility: visible !important; }");
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	});
}
