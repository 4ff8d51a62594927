// A page whose islands' code is gone, as after a deploy: one reload brings both of one version; nothing typed is lost to it.
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";
import { rarely } from "./rarely.ts";
import { depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const home = href("en", "home");
const gone = { status: 404, contentType: "text/plain", body: "Not found\n" };
const code = /\/assets\/(?!boot)[\w-]+\.js$/;
const swap = (page: Page) => page.getByRole("button", { name: en["search.swap"] });

/** A page whose scripts are answered so, and what it asked for as documents. */
async function open(answer: (route: Route) => Promise<void>) {
	const { page, close } = await openPage(browser, { cold: true });
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest() && !request.redirectedFrom())
			documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
	});
	await page.route(code, answer);
	/** Once the script that decides has run, and a reload would have begun. */
	const decided = async (act: () => Promise<unknown>) => {
		const answered = page.waitForResponse(/\/reload-once\.js$/);
		await act();
		await (await answered).finished();
		await page.waitForTimeout(1500);
		await page.waitForLoadState();
	};
	return { page, close, documents, decided };
}

describe("an island whose files are gone", () => {
	it("is there after one reload, when the page is of a version whose files are", async () => {
		let isOld = true;
		const { page, close, documents, decided } = await open((route) => (isOld ? route.fulfill(gone) : route.continue()));
		await page.goto(home);
		await page.route(home, (route) => {
			isOld = false;
			return route.continue();
		});
		await decided(() => swap(page).click());
		await page.locator('input[name="from"]').fill("JFK");
		await page.locator('[data-island="search"][data-awake]').waitFor();
		await swap(page).click();
		await expect.poll(() => page.locator('input[name="to"]').inputValue()).toBe("JFK");
		expect(documents).toHaveLength(2);
		await close();
	});

	it("costs one reload and no more where they stay away, and the page works without it", async () => {
		const { page, close, documents, decided } = await open((route) => route.fulfill(gone));
		await page.goto(home);
		await decided(() => swap(page).click());
		await expect.poll(() => documents.length).toBe(2);
		await page.waitForLoadState();
		await swap(page).click();
		await page.locator(".menu-button, header summary").first().focus();
		await page.waitForTimeout(2000);
		expect(documents).toHaveLength(2);
		await page.locator('input[name="from"]').fill("MIA");
		await page.locator('input[name="to"]').fill("BOG");
		await page.locator('input[name="depart"]').fill(depart);
		await page.locator('form:has(input[name="from"]) [type=submit]').first().click();
		await page.waitForURL((url) => url.pathname !== home);
		await page.locator("h1").first().waitFor();
		await page.waitForTimeout(2000);
		expect(documents).toHaveLength(3);
		await close();
	});
});

describe("nothing is lost to a reload", () => {
	it("a page in which something was typed stays", async () => {
		const { page, close, documents, decided } = await open((route) => route.fulfill(gone));
		await page.goto(home);
		await page.evaluate(() =>
			Object.assign(document.querySelector<HTMLInputElement>("[name=from]") ?? {}, { value: "Miami" }),
		);
		await decided(() => page.locator('input[name="to"]').focus());
		expect(await page.locator('input[name="from"]').inputValue()).toBe("Miami");
		expect(documents).toHaveLength(1);
		await close();
	});

	rarely("who begins to type while it is under way stays, too", async () => {
		const { page, close, documents } = await open((route) => route.fulfill(gone));
		await page.goto(home);
		let asked = () => {};
		const reloading = new Promise<void>((resolve) => {
			asked = resolve;
		});
		await page.route(home, async (route) => {
			asked();
			await new Promise((resolve) => setTimeout(resolve, 1500));
			await route.continue().catch(() => {});
		});
		await page.locator('input[name="from"]').focus();
		await reloading;
		await page.keyboard.type("Mia");
		await page.waitForTimeout(2500);
		expect(await page.locator('input[name="from"]').inputValue()).toBe("Mia");
		expect(documents).toHaveLength(2);
		await close();
	});

	rarely("who is on the way to another page arrives there, however long that page takes", async () => {
		const { page, close, documents, decided } = await open((route) => route.fulfill(gone));
		const next = href("en", "contactUs");
		await page.goto(home);
		await page.route(`**${next}`, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 2500));
			await route.continue().catch(() => {});
		});
		await decided(async () => {
			const evaluated = page.waitForResponse(/\/reload-once\.js$/).then((response) => response.finished());
			await page.locator('input[name="from"]').focus();
			await evaluated;
			await page.waitForTimeout(200);
			await page.evaluate((target) => {
				const link = Object.assign(document.createElement("a"), { href: target });
				document.body.appendChild(link);
				link.click();
			}, next);
		});
		await page.waitForURL((url) => url.pathname === next, { timeout: 5000 });
		expect(documents).toEqual([`GET ${home}`, `GET ${next}`]);
		await close();
	});

	it("what is sent by a press arrives, and what it brought is not sent again", async () => {
		const { page, close, documents, decided } = await open((route) => route.fulfill(gone));
		const contact = href("en", "contactUs");
		await page.goto(contact);
		await decided(() => page.locator("main form[data-form=contact] [type=submit]").click());
		await page.locator("main form[data-answer=again]").waitFor();
		await page.locator("main form[data-form=contact] input:visible").first().focus();
		await page.waitForTimeout(2000);
		expect(documents).toEqual([`GET ${contact}`, `POST ${contact}`]);
		await close();
	});

	rarely("who has no connection stays on the page", async () => {
		const { page, close, documents } = await open((route) => route.continue());
		await page.goto(home);
		await page.waitForLoadState("networkidle");
		await page.context().setOffline(true);
		await swap(page).click();
		await page.waitForTimeout(2000);
		expect(documents).toHaveLength(1);
		await page.context().setOffline(false);
		await page.locator('input[name="from"]').fill("JFK");
		expect(await page.locator("h1").first().isVisible()).toBe(true);
		await close();
	});
});
