// When the list of places stands, against the third letter: the first visit of a phone on a slow line, on a processor four times slower.
import type { Browser } from "playwright-core";
import { defaultLanguage } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import type { BuiltSite } from "../built-site.ts";
import { launch } from "../launch.ts";
import { median } from "./load.ts";
import { slowLine } from "./slow-line.ts";

const rounds = 9;
/** From the touch of the field to the first letter, while a phone brings up its keyboard; then from letter to letter. */
const pausesMs = [500, 250, 250] as const;
const letters = "mia";

/** Milliseconds from the third letter to the list, less than 0 where the list was there before it. */
async function afterThirdLetter(browser: Browser, site: BuiltSite): Promise<number> {
	const context = await browser.newContext({
		baseURL: site.url,
		viewport: { width: 360, height: 740 },
		hasTouch: true,
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await slowLine(session);
	await page.addInitScript(() => {
		const keys: number[] = [];
		let listed: number | undefined;
		addEventListener("input", () => keys.push(performance.now()), true);
		const look = () => {
			if (document.querySelector('[role="listbox"] [role="option"]')) listed ??= performance.now();
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
		Object.assign(window, { typed: () => (listed ?? Number.POSITIVE_INFINITY) - (keys[2] ?? 0) });
	});
	await page.goto(href(defaultLanguage, "home"));
	const field = page.locator('input[name="from"]').first();
	await field.tap();
	for (const [index, letter] of [...letters].entries()) {
		await page.waitForTimeout(pausesMs[index] ?? 0);
		await page.keyboard.type(letter);
	}
	await page.locator('[role="listbox"] [role="option"]').first().waitFor();
	await page.waitForTimeout(100);
	const ms = await page.evaluate(() => (window as unknown as { typed(): number }).typed());
	await context.close();
	return ms;
}

/** Prints the median; true when the list is there before the third letter. */
export async function benchTyping(site: BuiltSite): Promise<boolean> {
	const browser = await launch();
	const each: number[] = [];
	for (let round = 0; round < rounds; round++) each.push(await afterThirdLetter(browser, site));
	await browser.close();
	const ms = median(each);
	console.log(
		`List of places, first visit on slow 4G, CPU 4 times slower: ${ms.toFixed(0)} ms after the third letter (median of ${rounds}, from ${Math.min(...each).toFixed(0)} to ${Math.max(...each).toFixed(0)}; limit 0)`,
	);
	return ms <= 0;
}
