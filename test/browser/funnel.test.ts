// Every step of a booking, every form that writes to us, and what they answer: axe finds nothing, and everything fits
// (looked at as often as every-page.test.ts says).
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { lostSpaces } from "../lost-spaces.ts";
import type { PlainPage } from "../plain-browser.ts";
import { byTurns, isSample } from "../soak.ts";
import { brokenAmounts, raiseAmounts } from "./broken-words.ts";
import { launch } from "./browser.ts";
import { enlargedFaults, hiddenFocus, launchEnlarged, zoomed } from "./enlarged.ts";
import { type FunnelState, funnelStates, makeFunnelStates } from "./funnel-states.ts";
import { type OpenSites, openSites, openTab, type Tab } from "./funnel-tab.ts";
import { type Look, looksIn, overflow, tooSmall, unfold, violations } from "./looks.ts";

const [phone, tablet] = [
	{ width: 360, height: 740 },
	{ width: 900, height: 740 },
];

let browser: Browser;
let enlarging: Browser;
let tabs: Readonly<Record<Look["on"] | "enlarged", Tab>>;
let sites: OpenSites;
beforeAll(async () => {
	browser = await launch();
	const options = { reducedMotion: true };
	enlarging = await launchEnlarged();
	tabs = {
		phone: await openTab(browser, { ...options, touch: true }),
		desk: await openTab(browser, options),
		enlarged: await openTab(enlarging, options),
	};
	sites = await openSites();
});
afterAll(async () => {
	await browser.close();
	await enlarging.close();
	await sites.close();
});

/** Unfolded; at last with text at 200 %. Header and footer are looked at on every other page. */
async function faults(state: PlainPage, { on, schemes, enlarged }: Look): Promise<string[]> {
	const { page, show } = tabs[on];
	await page.setViewportSize({ width: on === "phone" ? 360 : 1280, height: 740 });
	await show(state);
	await unfold(page);
	const found = await violations(page, "main", schemes);
	await page.setViewportSize({ width: 320, height: 740 });
	found.push(...(await overflow(page)), ...(await tooSmall(page)), ...(await dearest(page)), ...(await printed(page)));
	if (!enlarged) return found;
	await page.setViewportSize({ width: 1280, height: 740 });
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	return [...found, ...(await overflow(page))];
}

/** What is printed and works on a screen alone. */
async function printed(page: Page): Promise<string[]> {
	await page.emulateMedia({ media: "print" });
	const found = await page.evaluate(() => {
		const parts = [...document.querySelectorAll("main :is(form, button, .button, input, select, textarea)")];
		const asks = /\b(?:press (?:the|this|“)|tap|click|presione|pulse|oprima|toque)\b.{0,20}/gi;
		const main = document.querySelector("main")?.innerText ?? "";
		return [
			...parts.filter((part) => part.checkVisibility()).map((part) => `${part.localName}.${part.className}`),
			...(main.match(asks) ?? []),
		];
	});
	await page.emulateMedia({ media: "screen" });
	return found.map((part) => `printed: ${part}`);
}

/** What breaks or sticks out where nine people pay five figures. */
async function dearest(page: Page): Promise<string[]> {
	const found: string[] = [];
	await raiseAmounts(page);
	for (const width of isSample ? [320, 1280] : [320, 360, 768, 896, 1024, 1280, 1920]) {
		await page.setViewportSize({ width, height: 740 });
		found.push(...(await brokenAmounts(page)).map((amount) => `${width} px: ${amount}`));
	}
	return found;
}

describe.each(languageCodes)("a booking's pages (%s)", (language) => {
	let states: ReadonlyMap<FunnelState, PlainPage>;
	beforeAll(async () => {
		states = await makeFunnelStates(language, sites);
	});

	it.each(byTurns(Object.entries(funnelStates), language))("%s", async (name, status) => {
		const state = states.get(name as FunnelState);
		if (!state) throw new Error("this state was not made");
		expect(state.status, state.target).toBe(status);
		expect(state.document.querySelector("html")?.getAttribute("lang")).toBe(language);
		expect(lostSpaces(state.html)).toEqual([]);
		const looks = looksIn(language);
		for (const look of looks) expect(await faults(state, look), look.on).toEqual([]);
		// A page that came back refused has the controls of the one that was sent.
		if (!isSample || status === 200)
			for (const { on } of looks.slice(-1)) await expectFocusInSight(name as FunnelState, tabs[on].page);
		const { page, show } = tabs.enlarged;
		await page.setViewportSize({ width: 360, height: 740 });
		await show(state);
		await unfold(page);
		expect(await enlargedFaults(page)).toEqual([]);
		if (name === "passengers") expect(await hiddenFocus(page), "enlarged").toEqual([]);
	});

	/** In a window that is zoomed four times; of the longest form also where the trip's line sticks, and where it does not. */
	async function expectFocusInSight(name: FunnelState, page: Page) {
		await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
		for (const size of [zoomed, ...(name === "passengers" ? [phone, tablet] : [])]) {
			await page.setViewportSize(size);
			expect(await hiddenFocus(page), `${size.width} px`).toEqual([]);
		}
	}
});
