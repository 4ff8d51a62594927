// Where all script is ours, no text becomes markup or script: tried in a browser, by what an injected script would do.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";
import { opener } from "./rows.ts";
import { depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** By each way in which a text becomes markup or script: what the browser said to it. */
function attack(page: Page): Promise<Record<string, string>> {
	return page.evaluate(() => {
		const text = "<img src=x onerror=alert(1)>";
		const script = () => document.createElement("script");
		const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } })
			.trustedTypes;
		const ways: Record<string, () => unknown> = {
			innerHTML: () => Object.assign(document.createElement("div"), { innerHTML: text }),
			outerHTML: () => Object.assign(document.body.appendChild(document.createElement("div")), { outerHTML: text }),
			insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", text),
			write: () => document.write(text),
			parse: () => new DOMParser().parseFromString(text, "text/html"),
			fragment: () => document.createRange().createContextualFragment(text),
			source: () => Object.assign(script(), { src: "/assets/x.js" }),
			text: () => Object.assign(script(), { text: "1" }),
			frame: () => Object.assign(document.createElement("iframe"), { srcdoc: text }),
			policy: () => types.createPolicy("mine", { createHTML: String }),
			default: () => types.createPolicy("default", { createHTML: String }),
		};
		const outcomes = Object.entries(ways).map(([name, way]) => {
			try {
				way();
				return [name, "let through"];
			} catch (error) {
				return [name, (error as Error).name];
			}
		});
		return Object.fromEntries(outcomes);
	});
}

const pages = {
	home: href("en", "home"),
	payment: href("es", "payment"),
	contact: href("en", "contactUs"),
	flights: href("en", "flightResults", {}, { trip: "oneway", from: "JFK", to: "MIA", depart }),
};

describe("a page where all script is ours", () => {
	it.each(Object.entries(pages))("takes no text for markup or script (%s)", async (_, target) => {
		const { page, close } = await openPage(browser, { cold: true });
		await page.goto(target);
		const outcomes = await attack(page);
		expect(Object.keys(outcomes)).toHaveLength(11);
		for (const [way, outcome] of Object.entries(outcomes)) expect(outcome, way).toBe("TypeError");
		await close();
	});

	it("suggests places before the code of the form is there, and opens a row that is fetched, without a refusal", async () => {
		const { page, problems, close } = await openPage(browser, { cold: true });
		// The island of the search stays away: boot's own list is what is looked at.
		await page.route(/\/assets\/[\w-]+\.js$|reload-once/, (route) =>
			/boot-/.test(route.request().url()) ? route.continue() : route.abort(),
		);
		await page.goto(pages.home);
		await page.locator("#search-from").pressSequentially("bogo");
		const option = page.locator("#search-from + [role=listbox] [role=option], #search-from-list [role=option]").first();
		await option.waitFor();
		expect(await option.innerText()).toContain("BOG");
		await page.unrouteAll({ behavior: "ignoreErrors" });
		problems.length = 0;
		await page.goto(pages.flights);
		const row = page.locator("[data-offer]").nth(1);
		await page.locator("[data-island=filters][data-awake]").waitFor({ state: "attached" });
		await opener(row).click();
		await row.locator(".itinerary-more").waitFor();
		expect(new URL(page.url()).searchParams.has("open")).toBe(false);
		expect(problems).toEqual(["analytics measurement id is not set; nothing is measured"]);
		await close();
	});
});
