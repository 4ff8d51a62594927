// A slow line and a slow finger: scripts that do not come before they are let go, a button that is pressed and not let go.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export interface Held {
	/** Resolves when the page has asked for one of them. */
	wanted(): Promise<void>;
	letGo(): void;
}

/** Holds back every file whose URL fits the pattern. */
export async function hold(page: Page, pattern: string): Promise<Held> {
	const free = Promise.withResolvers<void>();
	let asked = 0;
	await page.route(pattern, async (route) => {
		asked++;
		await free.promise;
		await route.continue();
	});
	return {
		wanted: () => expect.poll(() => asked).toBeGreaterThan(0),
		letGo: () => free.resolve(),
	};
}

/** Presses a button and keeps it pressed; answers where it was then. */
export async function press(page: Page, button: Locator) {
	await button.scrollIntoViewIfNeeded();
	const place = await button.boundingBox();
	await page.mouse.move((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
	await page.mouse.down();
	return place;
}
