// Filters and orders in a browser: at once with script, by the form's button without; the same list either way.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { share } from "../soak.ts";
import { launch, type OpenPage, openPage, type PageOptions } from "./browser.ts";
import { rarely } from "./rarely.ts";
import { allCame, openRow, showAll } from "./rows.ts";
import { back, depart } from "./templates.ts";
import { ways } from "./ways.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const search = { trip: "round", from: "NYC", to: "LAX", depart, return: back, adults: "2" };
const target = (more: Record<string, string> = {}) => href("en", "flightResults", {}, { ...search, ...more });

async function open(options: PageOptions = {}, more: Record<string, string> = {}): Promise<OpenPage> {
	const opened = await openPage(browser, options);
	await opened.page.goto(target(more));
	if (options.javaScript !== false) await opened.page.locator('[data-island="filters"][data-awake]').waitFor();
	return opened;
}

/** Counts, prices and the address follow a frame after the list, rows that the page did not have a moment later. */
async function told(page: Page): Promise<void> {
	await page.locator('[data-island="filters"]:not([data-telling])').waitFor();
	await allCame(page);
}

/** The itineraries that are in the list, in order. */
const listed = (page: Page) =>
	page.locator("[data-offer] h3").evaluateAll((headings) => headings.map((heading) => heading.textContent));

/** How many are said to be left. */
const left = async (page: Page) =>
	Number(/: (\d+) /.exec((await page.locator("[data-shown]").textContent()) ?? "")?.[1]);

/** What a button says that shows so many. */
const applied = new RegExp(en["filter.apply_other"].replace("{{count}}", "\\d+"));

const options = (page: Page) =>
	page
		.locator(".filter-option:has([data-count]) input")
		.evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => ({ name, value })));

const texts = (page: Page) =>
	page
		.locator("[data-count], [data-price], [data-leader], [data-shown], [data-chosen], [data-chips], [data-apply]")
		.allTextContents();

describe.each(ways)("a typed limit that cannot be read (%s, script: %s)", (language, javaScript) => {
	it("has the focus on what is wrong with it and the title begin with it, is kept, and takes nothing from the list", async () => {
		const { page, close } = await openPage(browser, { width: 360, javaScript });
		await page.goto(href(language, "flightResults", {}, search));
		const all = await left(page);
		await page.goto(href(language, "flightResults", {}, { ...search, price: "abc" }));
		await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("error-summary");
		expect(await page.title()).toMatch(/^Error: /);
		if (javaScript) await page.locator('[data-island="filters"][data-awake]').waitFor();
		expect(await left(page)).toBe(all);
		await page.locator(".error-summary a").click();
		expect(await page.locator("[data-filters] [name=price]").inputValue()).toBe("abc");
		expect(await page.locator("[data-filters] .control-error").isVisible()).toBe(true);
		await close();
	});
});

describe.each(ways)("a search that is changed (%s, script: %s)", (language, javaScript) => {
	it("keeps the filters and the order, also those that were chosen in place", async () => {
		const { page, close } = await openPage(browser, { javaScript });
		await page.goto(href(language, "flightResults", {}, { ...search, stops: "1", airline: "AA", sort: "fastest" }));
		if (javaScript) {
			await page.locator('[data-island="filters"][data-awake]').waitFor();
			await page.locator("[data-sort=cheapest]").click();
			await page.locator("[data-drop='airline=AA']").click();
			await page
				.locator('[data-filters] input[name="bag"][value="carryOn"]')
				.evaluate((box: HTMLInputElement) => box.click());
			await told(page);
		}
		await page.locator(".asked summary").first().click();
		await page.locator(".asked input[name=depart]").fill(addDays(depart, 1));
		await page.locator(".asked form.fs .fs-last > .button").click();
		await page.waitForURL(new RegExp(`depart=${addDays(depart, 1)}`));
		const { searchParams } = new URL(page.url());
		const kept = ["stops", "airline", "bag", "sort"].map((name) => searchParams.getAll(name).join());
		expect(kept).toEqual(javaScript ? ["1", "", "carryOn", "cheapest"] : ["1", "AA", "", "fastest"]);
		await page.locator("[data-shown]").waitFor();
		expect(await page.locator('[data-filters] input[name="stops"][value="1"]').isChecked()).toBe(true);
		await close();
	});
});

describe.each(share(languageCodes, 1, languageCodes.length))(
	"a list with flexible days, with script (%s)",
	(language) => {
		const days = { trip: "round", from: "BOG", to: "MAD", depart, return: addDays(depart, 10), adults: "1", flex: "3" };
		const awake = (page: Page) => page.locator('[data-island="filters"][data-awake]').waitFor();

		/** The page of the same address, as it comes without script. */
		async function reloaded(url: string) {
			const other = await openPage(browser, { javaScript: false });
			await other.page.goto(url);
			const all = { rows: await listed(other.page), said: (await texts(other.page)).map((text) => text.trim()) };
			await other.close();
			return all;
		}

		it("asks anew at each filter, so that it is what its address gives, with the focus where it was", async () => {
			const { page, problems, close } = await openPage(browser);
			await page.goto(href(language, "flightResults", {}, days));
			await awake(page);
			const before = await listed(page);
			expect(await page.locator(".filter-option :is([data-count], [data-price])").count()).toBe(0);
			await page.locator("[data-sort=cheapest]").click();
			await told(page);
			const choices = [
				['[data-filters] input[name="stops"][value="0"]', "stops", "0"],
				['[data-filters] input[name="basic"]', "basic", "0"],
			] as const;
			for (const [control, name, value] of choices) {
				await page.evaluate(() => Object.assign(window, { old: true }));
				await page
					.locator("details:has(> details input[name=basic]), details:has(> label input[name=basic])")
					.evaluateAll((folds) => {
						for (const fold of folds) (fold as HTMLDetailsElement).open = true;
					});
				await page.locator(control).check();
				await page.waitForFunction(() => !("old" in window) && document.querySelector("[data-shown]"));
				await awake(page);
				await told(page);
				expect(new URL(page.url()).searchParams.get(name)).toBe(value);
				expect(await page.locator(`${control}:focus`).count(), control).toBe(1);
				const { rows, said } = await reloaded(page.url());
				expect(await listed(page), control).toEqual(rows);
				expect((await texts(page)).map((text) => text.trim())).toEqual(said);
			}
			// Back again by its chip, which is a plain link: the order that was chosen in place stays.
			await page.locator("[data-sort=fastest]").click();
			await told(page);
			await page.locator("[data-drop='stops=0']").click();
			await page.waitForURL((url) => !url.searchParams.has("stops"));
			expect(new URL(page.url()).searchParams.get("sort")).toBe("fastest");
			await page.locator("[data-shown]").waitFor();
			expect(await listed(page)).not.toEqual(before);
			expect(problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
			await close();
		});

		it("waits in the sheet of a phone until that is closed", async () => {
			const { page, close } = await openPage(browser, { width: 360, height: 740, touch: true });
			await page.goto(href(language, "flightResults", {}, days));
			await page.locator(".filters-link").click();
			await awake(page);
			await page.evaluate(() => Object.assign(window, { old: true }));
			await page.locator('[data-filters] input[name="stops"][value="0"]').check();
			await page.locator('[data-filters] input[name="bag"][value="checked"]').check();
			expect(await page.evaluate(() => "old" in window)).toBe(true);
			await page.locator(".filter-actions [type=submit]").click();
			await page.waitForFunction(() => !("old" in window) && document.querySelector("[data-shown]"));
			await awake(page);
			await told(page);
			const { searchParams, hash } = new URL(page.url());
			expect([searchParams.get("stops"), searchParams.get("bag"), hash]).toEqual(["0", "checked", "#flights"]);
			const { rows } = await reloaded(page.url());
			expect(await listed(page)).toEqual(rows);
			await close();
		});
	},
);

describe("with script", () => {
	it("every filter gives at once what the server gives for its address, counts and prices included", async () => {
		const opened = await open();
		const { page } = opened;
		const names = new Map((await options(page)).map(({ name, value }) => [name, value]));
		expect(names.size).toBeGreaterThan(10);
		for (const [name, value] of share([...names], 0, 5)) {
			await page
				.locator(`[data-filters] input[name="${name}"][value="${value}"]`)
				.evaluate((input: HTMLInputElement) => input.click());
			await told(page);
			const [now, said, url] = [await listed(page), await texts(page), page.url()];
			expect(new URL(url).searchParams.getAll(name)).toEqual([value]);
			const other = await openPage(browser, { javaScript: false });
			await other.page.goto(url);
			expect(await listed(other.page), name).toEqual(now);
			expect(
				(await texts(other.page)).map((text) => text.trim()),
				name,
			).toEqual(said.map((text) => text.trim()));
			await other.close();
			await page
				.locator("[data-clear]")
				.first()
				.evaluate((link: HTMLElement) => link.click());
			await told(page);
			expect(new URL(page.url()).searchParams.has(name)).toBe(false);
		}
		expect(opened.problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await opened.close();
	}, 120_000);

	it("what is typed, and how airlines are meant, gives at once what the server gives; a chip takes one of them back", async () => {
		const { page, close } = await open();
		await page.locator("[data-filters]").evaluate((form: HTMLFormElement) => {
			const typed = { airlineHow: "not", price: "1200", leave1from: "07:15", arrive2to: "22:30" };
			for (const [name, value] of Object.entries(typed)) {
				(form.elements.namedItem(name) as HTMLInputElement).value = value;
			}
			form.querySelector<HTMLInputElement>("[name=airline]")?.click();
		});
		await told(page);
		const [now, said] = [await listed(page), await texts(page)];
		const other = await openPage(browser, { javaScript: false });
		await other.page.goto(page.url());
		expect(now.length).toBeGreaterThan(0);
		expect(await listed(other.page)).toEqual(now);
		expect((await texts(other.page)).map((text) => text.trim())).toEqual(said.map((text) => text.trim()));
		expect(
			await other.page
				.locator("[data-bound]")
				.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).filter(Boolean)),
		).toEqual(["1200", "07:15", "22:30"]);
		await other.close();
		const chips = await page.locator(".chip").allTextContents();
		expect(chips.slice(1)).toEqual([
			"Up to $1,200",
			"Leaves New York: from 7:15 AM",
			"Arrives in New York: until 10:30 PM",
		]);
		expect(chips[0]).toMatch(/^Without \w/);
		await page.locator(".chip").first().click();
		await told(page);
		expect(new URL(page.url()).searchParams.get("price")).toBe("1200");
		expect([...new URL(page.url()).searchParams.keys()].filter((name) => name.startsWith("airline"))).toEqual([]);
		await close();
	});

	it("a filter that another fare of the same flights passes shows that fare, and lets it be chosen", async () => {
		const opened = await open();
		const { page } = opened;
		const positions = () =>
			page.locator("[data-offer]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-offer")));
		const before = await positions();
		await page.locator("[data-filters] input[name=refund]").evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		expect((await positions()).length).toBeGreaterThan(10);
		expect((await positions()).filter((position) => before.includes(position))).toEqual([]);
		for (const index of [0, 1, 2]) {
			const row = page.locator("[data-offer]").nth(index);
			const price = (await row.locator(".price").textContent()) ?? "";
			const details = await openRow(row);
			expect(await details.locator("section").count()).toBeGreaterThan(1);
			const fare = details.locator("section").filter({ has: page.locator("h4", { hasText: price }) });
			const id = await fare.locator("input[name=offer]").getAttribute("value");
			const link = new URL((await fare.locator("a[href*='offer=']").first().getAttribute("href")) ?? "", page.url());
			expect(link.searchParams.get("offer")).toBe(id);
			expect((await fare.locator("a[href^='tel:']").textContent())?.trim().endsWith(`, ${price}`)).toBe(true);
			expect(await fare.locator(".itinerary-terms").textContent()).not.toContain(en["terms.refund.no"]);
		}
		await page.locator("[data-filters] input[name=refund]").evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		expect(await positions()).toEqual(before);
		await opened.close();
	});

	it("says politely how many are left, and offers the way back when nothing is", async () => {
		const opened = await open({}, { airline: "ZZ" });
		const { page } = opened;
		const nothing = page.getByRole("heading", { name: en["filter.nothing.heading"] });
		expect(await nothing.isVisible()).toBe(true);
		expect(await page.locator("[data-shown]").getAttribute("role")).toBe("status");
		await page.locator("[data-nothing] [data-clear]").click();
		await told(page);
		expect(await nothing.isVisible()).toBe(false);
		expect((await listed(page)).length).toBeGreaterThan(10);
		await opened.close();
	});

	it("names what each filter that could be dropped would give, as the server does, and drops it without losing the focus", async () => {
		const opened = await open({}, { airline: "B6" });
		const { page } = opened;
		// With every bag, refundable, for a dollar: nothing passes all of it.
		await page.locator("[data-filters]").evaluate((form: HTMLFormElement) => {
			for (const box of form.querySelectorAll<HTMLInputElement>("input")) {
				if (["refund", "bag"].includes(box.name)) box.checked = true;
				if (box.name === "price") box.value = "1";
			}
			form.dispatchEvent(new Event("change"));
		});
		await told(page);
		expect(await listed(page)).toEqual([]);
		const links = page.locator("[data-relaxed] a");
		const said = await links.allTextContents();
		expect(said).toEqual([expect.stringMatching(/^Without “Up to \$1”: \d+ from \$[\d,]+$/)]);
		const other = await openPage(browser, { javaScript: false });
		await other.page.goto(page.url());
		expect(await other.page.locator("[data-relaxed] a").allTextContents()).toEqual(said);
		// The list has its lines to itself: what takes all filters back stands below it, not beside its middle.
		const tops = await other.page
			.locator("[data-relaxed], [data-relaxed] ~ [data-clear]")
			.evaluateAll((each) => each.map((element) => element.getBoundingClientRect().top));
		expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 20);
		await other.close();
		const count = Number(/: (\d+) from \$/.exec(said[0] ?? "")?.[1]);
		const target = await links.first().getAttribute("href");
		await links.first().press("Enter");
		await told(page);
		expect(await left(page)).toBe(count);
		expect(await page.locator("#flights:focus").count()).toBe(1);
		await showAll(page);
		expect((await listed(page)).length).toBe(count);
		expect(new URL(page.url()).search).toBe(new URL(target ?? "", page.url()).search);
		expect(await links.count()).toBe(0);
		await opened.close();
	});

	it("an order is chosen by keyboard without a new page, and stands in the address", async () => {
		const opened = await open();
		const { page } = opened;
		await page.evaluate(() => Object.assign(window, { same: true }));
		await page.locator("[data-sort=cheapest]").focus();
		await page.keyboard.press("Enter");
		await told(page);
		expect(await page.locator("[aria-current=true][data-sort]").getAttribute("data-sort")).toBe("cheapest");
		expect(new URL(page.url()).searchParams.get("sort")).toBe("cheapest");
		expect(await page.evaluate(() => "same" in window)).toBe(true);
		const prices = await page
			.locator("[data-offer] .price")
			.evaluateAll((all) => all.map((price) => Number((price.textContent ?? "").replace(/[^\d.]/g, ""))));
		expect(prices).toEqual(prices.toSorted((a, b) => a - b));
		await opened.close();
	});

	const said = [
		["en", /^Itineraries shown: (\d+) of \1, best first$/, /^Itineraries shown: (\d+) of \1, cheapest first$/],
		["es", /^Itinerarios en la lista: (\d+) de \1, primero los mejores$/, /, primero los más baratos$/],
	] as const;
	it.each(share(said, 1, 2))(
		"order and count are said in one live region, which stands from the start (%s)",
		async (language, before, after) => {
			const { page, close } = await openPage(browser);
			await page.goto(href(language, "flightResults", {}, search));
			await page.locator('[data-island="filters"][data-awake]').waitFor();
			const region = page.locator('main [role="status"]:visible');
			expect(await region.count()).toBe(1);
			expect(await region.textContent()).toMatch(before);
			await region.evaluate((element) => Object.assign(window, { region: element }));
			await page.locator("[data-sort=cheapest]").press("Enter");
			await told(page);
			expect(await region.textContent()).toMatch(after);
			await page
				.locator('[data-filters] input[name="stops"][value="0"]')
				.evaluate((input: HTMLInputElement) => input.click());
			await told(page);
			const said = await left(page);
			await showAll(page);
			expect((await listed(page)).length).toBe(said);
			expect(await region.evaluate((element) => element === (window as { region?: Element }).region)).toBe(true);
			await close();
		},
	);

	it("on a phone the search is a sheet: nothing under it can be reached, and Escape closes it, but a list in it first", async () => {
		const { page, close } = await open({ width: 360, height: 740 });
		const [form, line] = [page.locator(".asked > details"), page.locator(".asked > details > summary")];
		const under = page.locator("[data-offer] h3 > a").first();
		await line.click();
		await page.locator("main [inert]").first().waitFor({ state: "attached" });
		await under.focus();
		expect(await under.evaluate((link) => document.activeElement === link)).toBe(false);
		const from = form.locator("[role=combobox]").first();
		await from.fill("");
		await from.pressSequentially("Miam");
		await form.locator("[role=option]").first().waitFor();
		await page.keyboard.press("Escape");
		expect(await form.getAttribute("open")).not.toBeNull();
		await page.keyboard.press("Escape");
		expect(await form.getAttribute("open")).toBeNull();
		expect(await line.evaluate((summary) => document.activeElement === summary)).toBe(true);
		await page.locator("main [inert]").first().waitFor({ state: "detached" });
		await close();
	});

	it("on a phone the button folds the filters away and leads to the list", async () => {
		const opened = await open({ width: 360, height: 740, touch: true });
		const { page } = opened;
		const [sheet, button] = [page.locator(".filters"), page.getByRole("button", { name: applied })];
		expect(await sheet.isVisible()).toBe(false);
		await page.locator(".filters-link").click();
		await sheet.waitFor();
		expect(await page.locator("#filters:focus").count()).toBe(1);
		const before = await button.textContent();
		await page.locator('[data-filters] input[name="stops"][value="0"]').check();
		await told(page);
		// The button says at once what it would show.
		expect(await button.textContent()).toBe(en["filter.apply_other"].replace("{{count}}", String(await left(page))));
		expect(await button.textContent()).not.toBe(before);
		// Nothing that the sheet covers can be reached.
		expect(
			await page
				.locator("[data-offer] a")
				.first()
				.evaluate((link) => link.closest("[inert]") !== null),
		).toBe(true);
		await button.click();
		await sheet.waitFor({ state: "hidden" });
		expect(await page.locator("[inert]").count()).toBe(0);
		expect(await page.locator("[data-shown]").isVisible()).toBe(true);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		await opened.close();
	});

	rarely(
		"the way back over a jump within the page keeps what was chosen since, in the list and in the address",
		async () => {
			const { page, close } = await open({ width: 360, height: 740, touch: true });
			await page.locator(".filters-link").click();
			await page.locator('[data-filters] input[name="stops"][value="0"]').check();
			await page.getByRole("button", { name: applied }).click();
			await told(page);
			const count = await left(page);
			for (const hash of ["#filters", ""]) {
				await page.goBack();
				await expect.poll(() => new URL(page.url()).hash).toBe(hash);
				await expect.poll(() => new URL(page.url()).searchParams.get("stops")).toBe("0");
			}
			await page.reload();
			await page.locator('[data-island="filters"][data-awake]').waitFor();
			await told(page);
			expect(await left(page)).toBe(count);
			await close();
		},
	);

	it("keeps in the address what is no filter: the itinerary of a shared link, the prices of other days", async () => {
		const opened = await open();
		const { page } = opened;
		const details = await openRow(page.locator("[data-offer]").first());
		const link = details.getByRole("link", { name: en["itinerary.link"] }).first();
		const offer = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("offer") ?? "";
		const address = target({ prices: "calendar", offer });
		await page.goto(`${address}#prices`);
		await page.locator("[data-sort=cheapest]").scrollIntoViewIfNeeded();
		await page.locator('[data-island="filters"][data-awake]').waitFor();
		await page.locator("[data-sort=cheapest]").click();
		await told(page);
		const { searchParams, hash } = new URL(page.url());
		expect([searchParams.get("prices"), searchParams.get("offer"), hash]).toEqual(["calendar", offer, "#prices"]);
		await page.reload();
		await page.getByRole("heading", { name: en["chosen.heading"] }).waitFor();
		// Prices of other days are those of the filters with which the page was made.
		await page.locator('[data-island="filters"][data-awake]').waitFor();
		await told(page);
		const [outdated, day] = [page.locator("p[data-outdated]"), page.locator(".day > [data-as-filtered]").first()];
		expect([await outdated.isVisible(), await day.isVisible()]).toEqual([false, true]);
		await page.locator("[data-filters] input[name=refund]").evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		expect([await outdated.isVisible(), await day.isVisible()]).toEqual([true, false]);
		const update = new URL((await outdated.locator("a").getAttribute("href")) ?? "", page.url());
		expect([update.searchParams.get("refund"), update.searchParams.get("prices")]).toEqual(["1", "calendar"]);
		await opened.close();
	});

	it("says of other days that they are not known behind other filters, and their prices again behind those of then", async () => {
		// A value that the page does not know is no filter.
		const { page, close } = await open({}, { redeye: "1" });
		await told(page);
		const strip = () => page.locator(".days a.day > strong:visible").allTextContents();
		const before = await strip();
		expect(before.filter((text) => text.includes("$")).length).toBeGreaterThan(3);
		const stops = page.locator('[data-filters] input[name="stops"][value="0"]');
		await stops.evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		const during = await strip();
		expect(during.length).toBe(before.length);
		expect(during.slice(0, -1)).toEqual(before.slice(0, -1).map(() => en["price.search"]));
		const link = page.locator(".days a.day").first();
		expect(new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("stops")).toBe("0");
		await page.locator("[data-drop='stops=0']").click();
		await told(page);
		expect(await strip()).toEqual(before);
		await close();
	});

	it("the links to the same page, in Spanish, with new prices, with those of other days, take the filters along", async () => {
		const opened = await open({}, { sort: "fastest" });
		const { page } = opened;
		const stops = page.locator('[data-filters] input[name="stops"][value="0"]');
		await stops.evaluate((input: HTMLInputElement) => input.click());
		await told(page);
		const links = [
			page.locator('a[data-language="es"]').first(),
			page.getByRole("link", { name: en["results.refresh"] }).first(),
			page.getByRole("link", { name: en["prices.calendar"], includeHidden: true }),
		];
		for (const link of links) {
			const { searchParams } = new URL((await link.getAttribute("href")) ?? "", page.url());
			expect([searchParams.get("stops"), searchParams.get("sort")]).toEqual(["0", "fastest"]);
		}
		await links[0]?.evaluate((link: HTMLElement) => link.click());
		await page.waitForURL((url) => url.searchParams.get("lng") === "es" && url.searchParams.get("stops") === "0");
		await opened.close();
	});

	it("keeps the language, and says when the prices have become old", async () => {
		const opened = await openPage(browser);
		const { page } = opened;
		await page.clock.install();
		await page.goto(href("es", "flightResults", {}, search));
		await page.locator('[data-island="filters"][data-awake]').waitFor();
		await page.locator("[data-sort=fastest]").click();
		await page.clock.runFor(100);
		await told(page);
		expect(new URL(page.url()).searchParams.get("lng")).toBe("es");
		expect(await page.locator("[data-stale]").isVisible()).toBe(false);
		await page.clock.fastForward("16:00");
		expect(await page.locator("[data-stale]").isVisible()).toBe(true);
		await opened.close();
	});
});

describe("the rows, with script", () => {
	it("open and close in place by keyboard, without another page, and say so", async () => {
		const { page, close } = await open();
		const row = page.locator("[data-offer]").nth(2);
		const link = row.locator("h3 > a");
		await page.evaluate(() => Object.assign(window, { same: true }));
		const asked: (string | null)[] = [];
		page.on("request", (request) => {
			if (request.url().includes("rows=")) asked.push(new URL(request.url()).searchParams.get("rows"));
		});
		await link.press("Enter");
		const details = row.locator(".itinerary-more");
		await details.waitFor();
		expect(await link.getAttribute("aria-expanded")).toBe("true");
		expect(await details.locator("section").first().locator(".price-lines dd").count()).toBe(4);
		await link.press("Enter");
		expect([await details.isVisible(), await link.getAttribute("aria-expanded")]).toEqual([false, "false"]);
		expect(await page.evaluate(() => "same" in window)).toBe(true);
		await link.click();
		// What opens is asked for once, and nothing that stays closed.
		expect(asked).toEqual([await row.getAttribute("data-offer")]);
		await close();
	});

	it("show fifteen more each time, each once, with the focus on the first of them", async () => {
		const { page, close } = await open();
		const before = (await listed(page)).length;
		await page.locator("[data-more]").press("Enter");
		await page.locator(`[data-offer] >> nth=${before}`).waitFor();
		await allCame(page);
		const now = await listed(page);
		expect([before, now.length]).toEqual([15, 30]);
		await page.locator(`[data-offer] >> nth=${before}`).locator("h3 > a:focus").waitFor();
		await showAll(page);
		const positions = await page
			.locator("[data-offer]")
			.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-offer")));
		expect(positions.length).toBe(await left(page));
		expect(new Set(positions).size).toBe(positions.length);
		expect(await page.locator("[data-more]").isVisible()).toBe(false);
		await close();
	});

	rarely("an answer that comes too late does not disturb what was chosen since", async () => {
		const { page, close } = await open();
		let held: (() => void) | undefined;
		const waiting = new Promise<void>((go) => {
			held = go;
		});
		let first = true;
		await page.route(/[?&]rows=/, async (route) => {
			if (!first) return route.continue();
			first = false;
			await waiting;
			await route.continue().catch(() => {});
		});
		await page.locator("[data-sort=fastest]").click();
		await page.locator("[data-sort=best]").click();
		held?.();
		await told(page);
		const now = await listed(page);
		const other = await openPage(browser, { javaScript: false });
		await other.page.goto(target());
		expect(now).toEqual(await listed(other.page));
		await other.close();
		await close();
	});

	rarely("where they do not come, those that are here stand in order, and a link leads to the rest", async () => {
		const { page, close } = await open();
		await page.route(/[?&]rows=/, (route) => route.abort());
		await page.locator("[data-sort=fastest]").click();
		await allCame(page);
		const link = page.locator("[data-more]");
		await page.unroute(/[?&]rows=/);
		await link.click();
		// The other page has the rest of them: the address alone may change before it.
		await expect.poll(async () => (await listed(page)).length).toBe(15);
		expect(new URL(page.url()).searchParams.get("sort")).toBe("fastest");
		await close();
	});
});

describe("without script", () => {
	it("the form sends what is chosen, keeps it chosen, and the links clear it", async () => {
		const opened = await open({ javaScript: false });
		const { page } = opened;
		const all = await listed(page);
		await page.locator('[data-filters] input[name="stops"][value="0"]').check();
		await page.locator('[data-filters] input[name="airline"]').first().check();
		const total = await left(page);
		await page.getByRole("button", { name: applied }).click();
		await page.waitForURL(/stops=0/);
		expect((await listed(page)).length).toBeGreaterThan(0);
		expect(await left(page)).toBeLessThan(total);
		expect(await page.locator('[data-filters] input[name="stops"][value="0"]').isChecked()).toBe(true);
		await page.getByRole("link", { name: en["filter.clear"] }).first().click();
		await page.waitForURL((url) => !url.searchParams.has("stops"));
		expect(await listed(page)).toEqual(all);
		await opened.close();
	});

	it("the filters are a sheet over a phone, which its link opens and another closes", async () => {
		const { page, close } = await open({ javaScript: false, width: 360, height: 740 });
		const sheet = page.locator(".filters");
		await page.locator(".filters-link").click();
		const box = await sheet.boundingBox();
		expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
		expect(await page.getByRole("button", { name: applied }).isVisible()).toBe(true);
		await page.locator(".filters-close").click();
		expect(await sheet.isVisible()).toBe(false);
		await close();
	});

	it("a chip is the way to do without its filter, and keeps the others", async () => {
		const { page, close } = await open({ javaScript: false }, { stops: "1", bag: "carryOn", sort: "fastest" });
		expect(await page.locator(".chip").allTextContents()).toEqual(["Up to 1 stop", "Carry-on"]);
		await page.locator(".chip").first().click();
		const { searchParams } = new URL(page.url());
		expect(["stops", "bag", "sort"].map((name) => searchParams.get(name))).toEqual([null, "carryOn", "fastest"]);
		await close();
	});

	it("a row opens in its place, and its link closes it", async () => {
		const { page, close } = await open({ javaScript: false, width: 360, height: 740 });
		const row = page.locator("[data-offer]").nth(1);
		const details = await openRow(row);
		expect(await details.locator(".timetable > li").first().isVisible()).toBe(true);
		expect(await row.locator("h3 > a").getAttribute("aria-expanded")).toBe("true");
		await row.locator("h3 > a").click();
		await page.waitForURL((url) => !url.searchParams.has("open"));
		expect(await details.count()).toBe(0);
		await close();
	});

	it("the rest of the list is a page further, and the way back too", async () => {
		const { page, close } = await open({ javaScript: false }, { sort: "cheapest" });
		const first = await listed(page);
		await page.locator("[data-more]").click();
		await page.waitForURL(/page=2/);
		const second = await listed(page);
		expect(second.some((row) => first.includes(row))).toBe(false);
		await page.locator("[data-before]").click();
		await page.waitForURL((url) => !url.searchParams.has("page"));
		expect(await listed(page)).toEqual(first);
		await close();
	});
});
