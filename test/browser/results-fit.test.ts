// What the first screen of a search holds: where the first itinerary begins, how many are whole, how tall one is.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxDaysAhead } from "../../src/flights/trip/limits.ts";
import { languageCodes, languages } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { formatWholeMoney, money } from "../../src/money/money.ts";
import { addDays, daysBetween } from "../../src/time/iso-date.ts";
import { byTurns, share } from "../soak.ts";
import { launch, type OpenPage, openPage, settle, watchShifts } from "./browser.ts";
import { rarely } from "./rarely.ts";
import { openRow } from "./rows.ts";
import { back, depart } from "./templates.ts";
import { ways } from "./ways.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** What leads to the list ends so. */
const listLink = "#flights";
const search = { trip: "round", from: "NYC", to: "LAX", depart, return: back, adults: "2" };

/** The next day of this month and day that is sold, with some days after it: for some weeks next year's is not yet. */
function nextOn(monthDay: string): string {
	const today = new Date().toISOString().slice(0, 10);
	const year = Number(today.slice(0, 4));
	const day = [year, year + 1].map((each) => `${each}-${monthDay}`).find((each) => each > today) ?? today;
	return daysBetween(today, day) < maxDaysAhead - 20 ? day : addDays(today, 200);
}

const yearEnd = nextOn("12-28");
/** As many as one search takes, a bag for each, in a cabin that is named, over the end of a year. */
const crowd = {
	...{ adults: "4", ages: "11,9,6,4,3", bags: "9", cabin: "business" },
	...{ depart: yearEnd, return: addDays(yearEnd, 7) },
};
/** De Santiago de los Caballeros a Ciudad de México, and a route whose flights are partly somebody else's. */
const longNames: readonly Readonly<Record<string, string>>[] = [
	{ from: "STI", to: "MEXA" },
	{ from: "STI", to: "GUA" },
	{ from: "STI", to: "MEXA", ...crowd },
	{ from: "HOUA", to: "GUA", ...crowd, cabin: "economy", bags: "0" },
	{ from: "HOUA", to: "GUA", adults: "2", ages: "9,6", bags: "4", flex: "3", nearby: "1" },
	{ from: "BUE", to: "TYO", cabin: "premium_economy", flex: "1" },
	{ from: "BUE", to: "TYO", adults: "1", flex: "1" },
	{ from: "DFWA", to: "GDL", adults: "1", nearby: "1" },
];

/** Issue 14, section 2. CSS pixels. */
const screens = [
	{ width: 1280, height: 800, begins: 260, whole: 6, tall: 92 },
	{ width: 1920, height: 1080, begins: 260, whole: 9, tall: 92 },
	{ width: 768, height: 1024, begins: 260, whole: 7, tall: 105 },
	{ width: 360, height: 740, begins: 250, whole: 2, tall: 170 },
] as const;

interface Box {
	readonly top: number;
	readonly bottom: number;
	readonly left: number;
	readonly right: number;
}

/** The rows from the top, and what they must stay above. */
function measure(page: Page): Promise<{ rows: Box[]; prices: Box[]; floor: number }> {
	return page.evaluate(() => {
		const boxes = (selector: string) =>
			[...document.querySelectorAll(selector)].map((element) => {
				const { top, bottom, left, right } = element.getBoundingClientRect();
				return { top, bottom, left, right };
			});
		const bar = document.querySelector(".sticky-call")?.getBoundingClientRect();
		const floor = bar?.height ? bar.top : window.innerHeight;
		return { rows: boxes("[data-offer]"), prices: boxes("[data-offer] .price"), floor };
	});
}

describe.each(screens)("a screen of $width × $height", (screen) => {
	const { width, height, begins, whole, tall } = screen;
	const turn = screens.indexOf(screen);
	/** Half of the screens in `npm test`, the phone among them. */
	const looked = share(screens, 1, 2).includes(screen);

	it.each(ways)("shows as many whole itineraries as it should (%s, script: %s)", async (language, javaScript) => {
		const { page, close } = await openPage(browser, { width, height, javaScript });
		await page.goto(href(language, "flightResults", {}, search));
		if (javaScript) await page.locator('[data-island="filters"][data-awake]').waitFor();
		const { rows, prices, floor } = await measure(page);
		expect(rows[0]?.top).toBeLessThanOrEqual(begins);
		expect(rows.filter(({ bottom }) => bottom <= floor).length).toBeGreaterThanOrEqual(whole);
		expect(Math.max(...rows.map(({ top, bottom }) => bottom - top))).toBeLessThanOrEqual(tall);
		for (const [index, { left, right }] of rows.entries()) {
			expect(prices[index]?.left).toBeGreaterThan((left + right) / 2);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		await close();
	});

	const sometimes = looked ? it : rarely;
	sometimes("has room for long names, and for who really flies", async () => {
		const { page, close } = await openPage(browser, { width, height, javaScript: false });
		for (const asked of share(longNames, turn, screens.length)) {
			await page.goto(href("es", "flightResults", {}, { ...search, ...asked }));
			const { rows } = await measure(page);
			expect(rows[0]?.top, page.url()).toBeLessThanOrEqual(begins);
			expect(Math.max(...rows.map(({ top, bottom }) => bottom - top)), page.url()).toBeLessThanOrEqual(tall);
			const name = page.locator(".asked h1");
			expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
			const broken = await page.locator(".filter-option [data-price]").evaluateAll((prices) =>
				prices.flatMap((price) => {
					const range = document.createRange();
					range.selectNodeContents(price);
					return range.getClientRects().length > 1 ? price.textContent : [];
				}),
			);
			expect(broken, page.url()).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		}
		await close();
	});

	it.each(looked ? share(ways, turn >> 1, ways.length) : [])(
		"begins as high with filters that are active, in one line (%s, script: %s)",
		async (language, javaScript) => {
			const { page, close } = await openPage(browser, { width, height, javaScript });
			const asked = { ...search, from: "HOUA", to: "GUA", adults: "2", ages: "9,6", bags: "4" };
			for (const filters of ["stops=0", "stops=1&airline=UA&airline=AA&airline=AV&redeye=0&refund=1"]) {
				const chosen = new URLSearchParams([...Object.entries(asked), ...new URLSearchParams(filters)]);
				await page.goto(href(language, "flightResults", {}, chosen));
				if (javaScript) await page.locator('[data-island="filters"][data-awake]').waitFor();
				expect(await page.locator("[data-drop]").count()).toBe([...new URLSearchParams(filters)].length);
				expect((await measure(page)).rows[0]?.top, page.url()).toBeLessThanOrEqual(begins);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
				if (width >= 1024) continue;
				// The orders stay below the header.
				await page.evaluate(() => window.scrollTo(0, 900));
				const line = await page.locator(".results-line:visible").boundingBox();
				expect(line?.y).toBeGreaterThanOrEqual(40);
				expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(110);
			}
			await close();
		},
	);

	it.each(share(ways, turn, 2))(
		"shows prices of other days, and nothing lies over them, also with a filter (%s, script: %s)",
		async (language, javaScript) => {
			const { page, close } = await openPage(browser, { width, height, javaScript });
			for (const filters of [{}, { stops: "0" }]) {
				await page.goto(href(language, "flightResults", {}, { ...search, ...filters }));
				if (javaScript) await page.locator('[data-island="filters"][data-awake]').waitFor();
				const seen = await page.locator("a.day:visible, .day[aria-current]:visible").evaluateAll(
					(days) =>
						days.filter((day) => {
							const { left, right, top, bottom } = day.getBoundingClientRect();
							const points = [left + 3, (left + right) / 2, right - 3];
							return points.every((x) => day.contains(document.elementFromPoint(x, (top + bottom) / 2)));
						}).length,
				);
				// The day that was asked for, one beside it, and the way to all.
				expect(seen, page.url()).toBeGreaterThanOrEqual(3);
			}
			await close();
		},
	);

	describe("of one page", () => {
		let opened: OpenPage;
		beforeAll(async () => {
			opened = await openPage(browser, { cold: true, width, height });
			await watchShifts(opened.page);
			await opened.page.goto(href("en", "flightResults", {}, search));
			await settle(opened.page);
		});
		afterAll(() => opened.close());

		it("never jumps while the list arrives and is read", async () => {
			const { page } = opened;
			await page.mouse.wheel(0, 1_500);
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
			const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
			// As in budgets.test.ts: what the fallback face moves in the header on a busy machine.
			expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
		});

		// On a narrow one the day that was asked for comes first when it arrives.
		it.each(width >= 1024 ? (["en"] as const) : [])(
			"draws a day where it stays, whichever of the days after it are not there yet (%s)",
			async () => {
				const { all, fewer } = await opened.page.evaluate(() => {
					const strip = document.querySelector(".days") as HTMLElement;
					const starts = () => [...strip.children].map((day) => day.getBoundingClientRect().x);
					const all = starts();
					const late = [...strip.children].slice(3);
					for (const day of late) day.remove();
					const fewer = starts();
					for (const day of late) strip.appendChild(day);
					return { all, fewer };
				});
				expect(fewer).toHaveLength(3);
				expect(fewer).toEqual(all.slice(0, 3));
			},
		);

		it("keeps the orders in sight, and on a wide screen the filters", async () => {
			const { page } = opened;
			const seen = async (selector: string) => {
				const box = await page.locator(selector).first().boundingBox();
				return box !== null && box.y >= 0 && box.y + Math.min(box.height, 40) <= height;
			};
			await page.evaluate(() => window.scrollTo(0, 500));
			expect(await seen(".sort-links")).toBe(true);
			expect(await seen(".filters")).toBe(width >= 1024);
			expect(await seen(".filters-link")).toBe(true);
		});

		it("has one filled call button in sight, wherever it is scrolled and with a row open", async () => {
			const { page } = opened;
			await openRow(page.locator("[data-offer]").first());
			const inSight = () =>
				page.evaluate(
					() =>
						[...document.querySelectorAll(".call-button")].filter((button) => {
							const { top, bottom, width: wide } = button.getBoundingClientRect();
							const filled = getComputedStyle(button).backgroundColor !== "rgba(0, 0, 0, 0)";
							return filled && wide > 0 && bottom > 0 && top < window.innerHeight;
						}).length,
				);
			for (const place of ["top", "middle", "end"]) {
				await page.evaluate(
					(at) => window.scrollTo(0, { top: 0, middle: 900 }[at] ?? document.documentElement.scrollHeight),
					place,
				);
				expect(await inSight(), place).toBe(1);
			}
		});
	});
});

describe("a family of four from Houston to Guatemala City in July, each with a bag", () => {
	const out = nextOn("07-09");
	const family = { trip: "round", from: "HOUA", to: "GUA", depart: out, return: addDays(out, 14) };
	const asked = { ...family, adults: "2", ages: "9,6", bags: "4" };

	it.each(share(ways, 0, 2))(
		"sees the total, the saving and the fee on two screens of a phone (%s, script: %s)",
		async (language, javaScript) => {
			const [width, height] = [360, 740];
			const { page, close } = await openPage(browser, { width, height, javaScript });
			await page.goto(href(language, "flightResults", {}, asked));
			if (javaScript) await page.locator('[data-island="filters"][data-awake]').waitFor();
			const row = page.locator("[data-offer]").first();
			const closed = (await row.boundingBox())?.height;
			expect(closed).toBeLessThanOrEqual(170);
			expect((await row.boundingBox())?.y).toBeLessThanOrEqual(250);
			const total = row.locator(".price").first();
			const { saving, fee, bags } = {
				saving: page.locator(`main a[href*="${listLink}"]`).filter({ hasText: /\$[\d,]+.*\$[\d,]+/ }),
				fee: page
					.locator(".in-brief")
					.filter({ hasText: `(${formatWholeMoney(money(8000, "USD"), languages[language].money)})` }),
				bags: row.locator(".itinerary-bags").filter({ hasText: "+ 4" }),
			};
			for (const said of [total, saving, fee, bags]) {
				const box = await said.first().boundingBox();
				expect(box && box.y + box.height).toBeLessThanOrEqual(2 * height);
				expect(box && box.x + box.width).toBeLessThanOrEqual(width);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
			await page.evaluate(() => window.scrollTo(0, 0));
			// The form of the line above: its fold keeps no edge of its own, and the icon of a date covers no figure.
			await page.locator(".asked > details > summary").click();
			const fold = ".fs-options[open]";
			const [panel, line, date] = await Promise.all(
				[fold, `${fold} > summary`, "#search-depart"].map((part) => page.locator(part).boundingBox()),
			);
			expect((panel?.width ?? 0) - (line?.width ?? 0)).toBeLessThanOrEqual(2);
			expect(date?.width).toBeGreaterThanOrEqual(155);
			// It is a sheet: as tall as the screen, with its button in sight, and the page stays where it is.
			const sheet = await page.locator(".asked > details").boundingBox();
			expect([sheet?.x, sheet?.y, sheet?.width, sheet?.height]).toEqual([0, 0, width, height]);
			const search = await page.locator(".asked .fs-last > .button").boundingBox();
			expect((search?.y ?? height) + (search?.height ?? 0)).toBeLessThanOrEqual(height);
			await page.mouse.move(180, 600);
			await page.mouse.wheel(0, 2_000);
			await page.waitForTimeout(300);
			expect(await page.evaluate(() => window.scrollY)).toBe(0);
			await page.locator(".asked > details > summary").click();
			expect((await page.locator(".asked > details").boundingBox())?.height).toBeLessThan(100);
			await close();
		},
	);
});

it("uses the width of a wide screen", async () => {
	const { page, close } = await openPage(browser, { width: 1920, height: 1080 });
	await page.goto(href("en", "flightResults", {}, search));
	const [first] = (await measure(page)).rows;
	const filters = await page.locator(".filters").boundingBox();
	expect((first?.right ?? 0) - (filters?.x ?? 0)).toBeGreaterThan(1_500);
	const [out, home] = await page.locator("[data-offer]").first().locator(".slice").all();
	expect((await home?.boundingBox())?.x).toBeGreaterThan((await out?.boundingBox())?.x ?? Number.NaN);
	await close();
});

describe.each(languageCodes)("the header is one row (%s)", (language) => {
	it.each(byTurns(["home", "flightResults"] as const, language))("on %s, on every screen", async (id) => {
		const { page, close } = await openPage(browser);
		await page.goto(href(language, id, {}, id === "home" ? {} : search));
		for (const [width, tall] of [
			[360, 52],
			[1024, 60],
			[1136, 60],
			[1280, 60],
			[1920, 60],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			const box = await page.locator(".site-header").boundingBox();
			expect(box?.height, `${width} px`).toBeLessThanOrEqual(tall);
			const lines = await page.locator(".header-nav li > a").evaluateAll((links) =>
				links.map((link) => {
					const text = document.createRange();
					text.selectNodeContents(link);
					return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
				}),
			);
			expect(Math.max(...lines), `${width} px`).toBeLessThanOrEqual(2);
		}
		await close();
	});
});

describe("the strip of days", () => {
	it("keeps filters and order, and its prices are those of the searches it opens", async () => {
		const { page, close } = await openPage(browser, { javaScript: false });
		await page.goto(href("en", "flightResults", {}, { ...search, sort: "cheapest" }));
		const days = page.locator(".days a.day[tabindex='-1']");
		const said = await days.locator("strong:visible").allTextContents();
		expect(said.length).toBe(6);
		for (const index of [0, 4]) {
			await days.nth(index).click();
			await page.waitForURL((url) => url.searchParams.get("depart") !== depart);
			expect(new URL(page.url()).searchParams.get("sort")).toBe("cheapest");
			expect(new URL(page.url()).hash).toBe(listLink);
			const price = (await page.locator("[data-offer] .price").first().textContent()) ?? "";
			expect(Math.ceil(Number(price.replace(/[^\d.]/g, "")))).toBe(Number(said[index]?.replace(/[^\d]/g, "")));
			await page.goBack();
		}
		await close();
	});

	it("is one stop of the keyboard, and the arrow keys walk along it", async () => {
		const { page, close } = await openPage(browser);
		await page.goto(href("en", "flightResults", {}, search));
		await page.locator('[data-island="filters"][data-awake]').waitFor();
		expect(await page.locator(".days a:not([tabindex='-1'])").count()).toBe(1);
		await page.locator(".days a:not([tabindex='-1'])").focus();
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("ArrowLeft");
		expect(
			await page
				.locator(".days a:focus")
				.evaluate((day) => [...(day.parentElement?.querySelectorAll("a") ?? [])].indexOf(day as HTMLAnchorElement)),
		).toBe(4);
		await close();
	});
});

describe.each(languageCodes)("where one can go (%s)", (language) => {
	it.each([
		[360, 740, 2],
		[1280, 800, 6],
	])(
		"shows on %i × %i places with their prices, without script too, and the map beside them on the wide one",
		async (width, height, whole) => {
			const { page, close } = await openPage(browser, { width, height, javaScript: false });
			await page.goto(href(language, "explore", {}, { from: "HOUA", month: depart.slice(0, 7) }));
			const seen = await page.evaluate(() => {
				const bar = document.querySelector(".sticky-call")?.getBoundingClientRect();
				const floor = bar?.height ? bar.top : window.innerHeight;
				const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
				const rows = [...document.querySelectorAll(".reach > li:has(.price)")].map((row) =>
					row.getBoundingClientRect(),
				);
				const [list, map] = [box(".reach"), box(".explore-map")];
				return {
					whole: rows.filter(({ bottom }) => bottom <= floor).length,
					mapBeside: !!list && !!map && map.left >= list.right && map.bottom <= floor,
					mapBelow: !!list && !!map && map.top >= list.bottom,
				};
			});
			expect(seen.whole).toBeGreaterThanOrEqual(whole);
			expect([seen.mapBeside, seen.mapBelow]).toEqual(width < 1_024 ? [false, true] : [true, false]);
			await close();
		},
	);
});
