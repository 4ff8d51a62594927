// The rows of a list of flights, as a browser finds and opens them.
import type { Locator, Page } from "playwright-core";

/** A row's heading, which opens it. */
export const opener = (row: Locator) => row.locator("h3 > a");

/** Opens a row, with script or without, and waits for what it opens into. */
export async function openRow(row: Locator): Promise<Locator> {
	await opener(row).click();
	const details = row.locator(".itinerary-more");
	await details.waitFor();
	return details;
}

/** Opens the first row, and presses its button. */
export async function chooseFirst(page: Page): Promise<void> {
	const details = await openRow(page.locator("[data-offer]").first());
	await details.locator("form button[type=submit]").click();
}

/** Unfolds the list to its end. */
export async function showAll(page: Page): Promise<void> {
	const more = page.locator("[data-more]");
	while (await more.isVisible()) {
		const before = await page.locator("[data-offer]").count();
		await more.click();
		await page.locator(`[data-offer] >> nth=${before}`).waitFor();
		await allCame(page);
	}
}

/** What a choice puts into the list and the page did not have comes a moment later. */
export const allCame = (page: Page) => page.locator(".offer-awaited").first().waitFor({ state: "detached" });
