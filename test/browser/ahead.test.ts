// What the browser fetches ahead: a page that is about to be opened, never the funnel, a search or another language.
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, openPage } from "./browser.ts";
import { cacheablePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Paths that the page fetches ahead from now on. */
function notePrefetches(page: Page): string[] {
	const ahead: string[] = [];
	page.on("request", (request: Request) => {
		if (request.headers()["sec-purpose"]?.startsWith("prefetch")) ahead.push(new URL(request.url()).pathname);
	});
	return ahead;
}

it("a page is fetched when the pointer rests on its link; searches and other languages are not", async () => {
	const { page, problems, close } = await openPage(browser, { cold: true });
	await page.goto(cacheablePages.deals("en"));
	const ahead = notePrefetches(page);
	// A browser fetches after 200 ms: what is not to be fetched has three times as long, and then something that is comes last.
	for (const selector of ["main [href^='/flight-results']", ".header-languages [data-language=es]"]) {
		await page.locator(selector).first().hover();
		await page.waitForTimeout(600);
	}
	await page.locator(".header-nav [href='/how-we-help']").first().hover();
	await expect.poll(() => ahead).toEqual(["/how-we-help"]);
	expect(problems.filter((text) => text.includes("Content Security"))).toEqual([]);
	await close();
});
