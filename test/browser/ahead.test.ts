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

/** Paths fetched ahead while the pointer rests on the link, three times as long as a browser waits before it fetches. */
async function fetchedAhead(page: Page, selector: string): Promise<string[]> {
	const ahead: string[] = [];
	const note = (request: Request) => {
		if (request.headers()["sec-purpose"]?.startsWith("prefetch")) ahead.push(new URL(request.url()).pathname);
	};
	page.on("request", note);
	await page.locator(selector).first().hover();
	await page.waitForTimeout(600);
	page.off("request", note);
	return ahead;
}

it("a page is fetched when the pointer rests on its link; searches and other languages are not", async () => {
	const { page, problems, close } = await openPage(browser, { cold: true });
	await page.goto(cacheablePages.deals("en"));
	expect(await fetchedAhead(page, ".header-nav [href='/how-we-help']")).toEqual(["/how-we-help"]);
	expect(await fetchedAhead(page, "main [href^='/flight-results']")).toEqual([]);
	expect(await fetchedAhead(page, ".header-languages [data-language=es]")).toEqual([]);
	expect(problems.filter((text) => text.includes("Content Security"))).toEqual([]);
	await close();
});
