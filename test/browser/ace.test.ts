// Every page and every state of a booking on a phone and a desk, as IBM's accessibility engine sees them: a second opinion
// beside axe's, for `npm run soak:long` alone.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import type { PlainPage } from "../plain-browser.ts";
import { aceViolations, unusedExcuses } from "./ace.ts";
import { launch, settle } from "./browser.ts";
import { type FunnelState, funnelStates, makeFunnelStates } from "./funnel-states.ts";
import { type OpenSites, openSites, openTab, type Tab } from "./funnel-tab.ts";
import { unfold } from "./looks.ts";
import { allPages } from "./templates.ts";

let browser: Browser;
let tab: Tab;
let sites: OpenSites;
beforeAll(async () => {
	browser = await launch();
	tab = await openTab(browser, { reducedMotion: true });
	sites = await openSites();
});
afterAll(async () => {
	await browser.close();
	await sites.close();
});

/** Unfolded, and with what islands do by themselves. */
async function expectNothing(): Promise<void> {
	const { page } = tab;
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await settle(page);
		await unfold(page);
		expect(await aceViolations(page), `${page.url()} at ${width} px`).toEqual([]);
	}
}

describe.each(languageCodes)("the second engine (%s)", (language) => {
	let states: ReadonlyMap<FunnelState, PlainPage>;
	beforeAll(async () => {
		states = await makeFunnelStates(language, sites);
	});

	it.each(allPages)("finds nothing on %s", async (_, target) => {
		await tab.page.goto(target(language));
		await expectNothing();
	});

	it.each(Object.keys(funnelStates))("finds nothing on %s", async (name) => {
		const state = states.get(name as FunnelState);
		if (!state) throw new Error("this state was not made");
		await tab.show(state);
		await expectNothing();
	});
});

it("finds what each excuse is for", () => {
	expect(unusedExcuses()).toEqual([]);
});
