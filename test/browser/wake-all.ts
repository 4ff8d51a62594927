import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Asks for every island of a page in each way that one may be asked for, until all are there that this screen has. */
export async function wakeAll(page: Page): Promise<string[]> {
	await page.evaluate(() => document.dispatchEvent(new CustomEvent("site:notify", { detail: "consent-saved" })));
	const asleep = () =>
		page.evaluate(() => {
			const here = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-awake])")].filter(
				({ dataset: { media, stored } }) =>
					(!media || matchMedia(media).matches) && (!stored || localStorage.getItem(stored) !== null),
			);
			for (const island of here) {
				island.scrollIntoView();
				island.dispatchEvent(new Event("focusin", { bubbles: true }));
			}
			return here.map(({ dataset }) => dataset.island);
		});
	await expect.poll(asleep, { timeout: 10_000 }).toEqual([]);
	return page
		.locator("[data-island][data-awake]")
		.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.island ?? ""));
}
