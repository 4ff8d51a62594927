// Every step of a booking, every form that writes to us, and what they answer: axe finds nothing, and everything fits
// (looked at as often as every-page.test.ts says).
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failure } from "../../scripts/fakes/duffel/answers.ts";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import type { Fetch, PlainPage } from "../plain-browser.ts";
import { byTurns } from "../soak.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { launch, openPage, type PageOptions } from "./browser.ts";
import { type FunnelState, funnelStates, makeFunnelStates } from "./funnel-states.ts";
import { type Look, looksAt, overflow, tooSmall, unfold, violations } from "./looks.ts";

let browser: Browser;
let tabs: Readonly<Record<Look["on"], Tab>>;
let fake: FakeDuffel;
let duffel: Harness;
beforeAll(async () => {
	browser = await launch();
	const options = { reducedMotion: true };
	tabs = { phone: await openTab({ ...options, touch: true }), desk: await openTab(options) };
	fake = await startFakeDuffel();
	duffel = await startWorker({ DUFFEL_URL: fake.url, DUFFEL_TOKEN: fakeToken, DATA_KEY: btoa("k".repeat(32)) });
});
afterAll(async () => {
	await browser.close();
	await duffel.close();
	await fake.close();
});

const sample: Fetch = (target, init) => fetch(`${process.env.SITE_URL}${target}`, { redirect: "manual", ...init });

interface Tab {
	readonly page: Page;
	/** Shows what another browser was answered, as it came, from its top: nothing lies under what sticks. */
	show(state: PlainPage): Promise<void>;
}

/** One rule for all that it shows: a rule that comes and goes with each page can leave a request without an answer. */
async function openTab(options: PageOptions): Promise<Tab> {
	const { page } = await openPage(browser, options);
	let path: string | undefined;
	let answer = { status: 404, html: "" };
	await page.route(
		(url) => url.pathname + url.search === path,
		(route) => {
			path = undefined;
			const { status, html } = answer;
			return route.fulfill({ status, contentType: "text/html; charset=utf-8", body: html });
		},
	);
	async function show({ target, status, html }: PlainPage) {
		[path] = target.split("#");
		answer = { status, html };
		await page.goto(path ?? target);
		await page.evaluate(() => scrollTo(0, 0));
	}
	return { page, show };
}

/** Unfolded; at last with text at 200 %. Header and footer are looked at on every other page. */
async function faults(state: PlainPage, { on, schemes }: Look): Promise<string[]> {
	const { page, show } = tabs[on];
	await page.setViewportSize({ width: on === "phone" ? 360 : 1280, height: 740 });
	await show(state);
	await unfold(page);
	const found = await violations(page, "main", schemes);
	await page.setViewportSize({ width: 320, height: 740 });
	found.push(...(await overflow(page)), ...(await tooSmall(page)));
	await page.setViewportSize({ width: 1280, height: 740 });
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	return [...found, ...(await overflow(page))];
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

	it.each(byTurns(Object.entries(funnelStates), language))("%s", async (name, status) => {
		const state = states.get(name as FunnelState);
		if (!state) throw new Error("this state was not made");
		expect(state.status, state.target).toBe(status);
		expect(state.document.querySelector("html")?.getAttribute("lang")).toBe(language);
		for (const look of looksAt) expect(await faults(state, look), look.on).toEqual([]);
	});
});
