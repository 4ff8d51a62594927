// What stands where on a screen: the agency's name, and the keyboard's way; that every page fits: every-page.test.ts.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { share } from "../soak.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { cacheablePages, privatePages } from "./templates.ts";

let browser: Browser;
let opened: OpenPage;
beforeAll(async () => {
	browser = await launch();
	opened = await openPage(browser, { reducedMotion: true });
});
afterAll(() => browser.close());

it.each([320, 360, 1280])("the agency's name stands on one line beside the call at %d px", async (width) => {
	const { page } = opened;
	await page.goto(cacheablePages.home("es"));
	await page.setViewportSize({ width, height: 740 });
	const lines = await page.locator(".logo span").evaluate((name) => {
		// As wide as letters become where they are hinted, as on most screens: this browser does not hint.
		if (name instanceof HTMLElement) name.style.letterSpacing = "0";
		const range = document.createRange();
		range.selectNodeContents(name);
		return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
	});
	expect(lines).toBe(1);
});

it("the bars of a page that is enlarged four times leave two thirds of the window, and the name in one piece", async () => {
	const { page } = opened;
	await page.setViewportSize({ width: 320, height: 256 });
	for (const target of [cacheablePages.home("es"), cacheablePages.deals("es")]) {
		await page.goto(target);
		await page.evaluate(() => window.scrollTo(0, 300));
		const taken = await page.evaluate(() => {
			const heights = [...document.querySelectorAll(".site-header, .sticky-call")].map((bar) => {
				const { top, bottom } = bar.getBoundingClientRect();
				return Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
			});
			return heights.reduce((sum, height) => sum + height);
		});
		expect(taken, target).toBeLessThanOrEqual(256 / 3);
		expect(await page.locator(".logo span").evaluate((name) => name.getClientRects().length)).toBe(1);
	}
});

it("the call that stays steps back while a form is filled in, and stays beside a list of flights", async () => {
	const { page } = opened;
	await page.setViewportSize({ width: 360, height: 740 });
	const bar = page.locator(".sticky-call");
	const { home, "contact us": contact, "where to go": explore } = cacheablePages;
	for (const target of [home("en"), contact("es"), explore("en")]) {
		await page.goto(target);
		expect(await bar.isVisible(), target).toBe(true);
		await page.locator("main form :is(input, select, textarea):visible").first().focus();
		expect(await bar.isVisible(), target).toBe(false);
		await page.locator("main form :focus").blur();
		expect(await bar.isVisible(), target).toBe(true);
	}
	await page.goto(privatePages.offers("en"));
	await page.locator(".itinerary:not(.skeleton)").first().waitFor();
	expect(await page.locator(".steps-back").count()).toBe(0);
	expect(await bar.isVisible()).toBe(true);
});

// In `npm test` where words are longest: with some of the pages there would be no median.
it.each(share(languageCodes, 1, 2))(
	"what one came for begins in the upper part of a phone's screen (%s)",
	async (language) => {
		const { page } = opened;
		await page.setViewportSize({ width: 360, height: 740 });
		const starts: Record<string, number> = {};
		const { deals, blog, "help center": help, destination, airline, "contact us": contact } = cacheablePages;
		for (const target of [deals, blog, help, destination, airline, contact, cacheablePages["where to go"]]) {
			await page.goto(target(language));
			const end = await page.locator(".page-head").evaluate((head) => head.getBoundingClientRect().bottom + scrollY);
			starts[target(language)] = Math.round(end);
		}
		// It was 400 px. The longest leads of seven lines take more, and never two fifths of the screen.
		const sorted = Object.values(starts).sort((a, b) => a - b);
		expect(sorted[Math.floor(sorted.length / 2)], JSON.stringify(starts)).toBeLessThanOrEqual(245);
		expect(sorted.at(-1), JSON.stringify(starts)).toBeLessThanOrEqual(296);
	},
);

it.each(languageCodes)("no word of the footer breaks where its columns are narrow (%s)", async (language) => {
	const { page } = opened;
	await page.goto(cacheablePages.home(language));
	for (const width of [360, 768, 1024, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		const broken = await page.locator(".footer-groups a, .footer-link").evaluateAll((links) =>
			links.flatMap((link) => {
				const text = link.firstChild;
				return Array.from(link.textContent?.matchAll(/\S+/g) ?? []).flatMap(([word]) => {
					if (!text) return [];
					const range = document.createRange();
					const start = text.textContent?.indexOf(word) ?? 0;
					range.setStart(text, start);
					range.setEnd(text, start + word.length);
					return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? word : [];
				});
			}),
		);
		expect(broken, `${width} px`).toEqual([]);
	}
});

interface Stop {
	readonly name: string;
	readonly outlined: boolean;
	readonly seen: boolean;
}

/** The element that has the focus: does it show that, and is any of it on top where it stands? */
function focused(page: Page): Promise<Stop | null> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const rings = [
			getComputedStyle(element),
			// Of a link that its whole card leads to, and of a field that shares its edge with others: the cell has the ring.
			...(element.matches(".stretched") ? [getComputedStyle(element, "::after")] : []),
			...[element.closest(".fs-cell")].filter((cell) => cell !== null).map((cell) => getComputedStyle(cell)),
		];
		const ringed = rings.some(
			({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
		);
		const { left, right, top, bottom } = element.getBoundingClientRect();
		// A table that scrolls sideways is taller than a phone: some of it is seen, wherever that is.
		const seen = Array.from({ length: 19 }, (_, index) => (index + 1) / 20).some((part) => {
			const there = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
			return there !== null && (element.contains(there) || there.contains(element));
		});
		const name = `${element.localName} ${element.id || element.textContent?.trim().slice(0, 40)}`;
		// The calendar button inside a date field: Chrome draws its ring around the button, which only Chrome can see.
		const calendar = element.matches("[type=date]:not(:focus-visible)");
		return { name, outlined: calendar || ringed, seen };
	});
}

describe.each([360, 1280])("the keyboard's way through a page at %d px", (width) => {
	const ways = [
		["home", cacheablePages.home],
		["guide", cacheablePages.guide],
		["cookie policy", cacheablePages["cookie policy"]],
		["search with mistakes", privatePages["search with mistakes"]],
		["offers", privatePages.offers],
	] as const;

	it.each(share(ways, Number(width > 360), 2))(
		"%s: every stop shows the focus and none is covered",
		async (_, target) => {
			const { page, close } = await openPage(browser, { width, height: 740, reducedMotion: true });
			await page.goto(target("es"));
			const stops: Stop[] = [];
			await page.keyboard.press("Tab");
			for (let stop = await focused(page); stop; stop = await focused(page)) {
				stops.push(stop);
				if (stops.length > 400) break;
				await page.keyboard.press("Tab");
			}
			expect(stops.length).toBeGreaterThan(20);
			expect(stops.length).toBeLessThan(400);
			expect(stops.filter(({ outlined, seen }) => !outlined || !seen)).toEqual([]);
			await close();
		},
	);
});
