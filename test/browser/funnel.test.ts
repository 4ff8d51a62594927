// Every step of a booking, every form that writes to us, and what they answer: axe finds nothing, and everything fits.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failure } from "../../scripts/fakes/duffel/answers.ts";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { defaultLanguage, languageCodes } from "../../src/i18n/languages.ts";
import type { Fetch, PlainPage } from "../plain-browser.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { type FunnelState, funnelStates, makeFunnelStates } from "./funnel-states.ts";
import { overflow, tooSmall, unfold, violations } from "./looks.ts";

let browser: Browser;
let phone: OpenPage;
let desk: OpenPage;
let fake: FakeDuffel;
let duffel: Harness;
beforeAll(async () => {
	browser = await launch();
	phone = await openPage(browser, { width: 360, height: 740, touch: true, reducedMotion: true });
	desk = await openPage(browser, { width: 1280, reducedMotion: true });
	fake = await startFakeDuffel();
	duffel = await startWorker({ DUFFEL_URL: fake.url, DUFFEL_TOKEN: fakeToken, DATA_KEY: btoa("k".repeat(32)) });
});
afterAll(async () => {
	await browser.close();
	await duffel.close();
	await fake.close();
});

const sample: Fetch = (target, init) => fetch(`${process.env.SITE_URL}${target}`, { redirect: "manual", ...init });

/** Shows what another browser was answered, as it came, from its top: nothing lies under what sticks. */
async function show(page: Page, { target, status, html }: PlainPage): Promise<void> {
	const [path = ""] = target.split("#");
	await page.route(
		(url) => url.pathname + url.search === path,
		(route) => route.fulfill({ status, contentType: "text/html; charset=utf-8", body: html }),
		{ times: 1 },
	);
	await page.goto(path);
	await page.evaluate(() => scrollTo(0, 0));
}

/** Unfolded. Header and footer are looked at on every other page. */
async function faultsOnPhone({ page }: OpenPage, state: PlainPage, isDefault: boolean): Promise<string[]> {
	await page.setViewportSize({ width: 360, height: 740 });
	await show(page, state);
	await unfold(page);
	const faults = await violations(page, "main", isDefault ? "light and dark" : "light");
	await page.setViewportSize({ width: 320, height: 740 });
	return [...faults, ...(await overflow(page)), ...(await tooSmall(page))];
}

/** With text at 200 % at last. */
async function faultsOnDesk({ page }: OpenPage, state: PlainPage, isDefault: boolean): Promise<string[]> {
	await show(page, state);
	await unfold(page);
	const faults = await violations(page, "main", isDefault ? "light and dark" : "none");
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	return [...faults, ...(await overflow(page))];
}

describe.each(languageCodes)("a booking's pages (%s)", (language) => {
	let states: ReadonlyMap<FunnelState, PlainPage>;
	beforeAll(async () => {
		states = await makeFunnelStates(language, {
			sample,
			duffel: (target, init) => duffel.get(target, init),
			sellOut: () => fake.answerNext("GET /air/offers/:id", failure(404, "not_found")),
		});
	});

	it.each(Object.entries(funnelStates))("%s", async (name, status) => {
		const state = states.get(name as FunnelState);
		if (!state) throw new Error("this state was not made");
		expect(state.status, state.target).toBe(status);
		expect(state.document.querySelector("html")?.getAttribute("lang")).toBe(language);
		const isDefault = language === defaultLanguage;
		const faults = [faultsOnPhone(phone, state, isDefault), faultsOnDesk(desk, state, isDefault)];
		expect(await Promise.all(faults)).toEqual([[], []]);
	});
});
