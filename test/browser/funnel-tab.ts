// A tab that shows what another browser was answered, and the two sites that the states of a booking are made on.
import type { Browser, Page } from "playwright-core";
import { failure } from "../../scripts/fakes/duffel/answers.ts";
import { fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import type { Fetch, PlainPage } from "../plain-browser.ts";
import { startWorker } from "../worker/harness.ts";
import { openPage, type PageOptions } from "./browser.ts";
import type { Sites } from "./funnel-states.ts";

export interface Tab {
	readonly page: Page;
	/** Shows what another browser was answered, as it came, from its top: nothing lies under what sticks. */
	show(state: PlainPage): Promise<void>;
}

/** One rule for all that it shows: a rule that comes and goes with each page can leave a request without an answer. */
export async function openTab(browser: Browser, options: PageOptions): Promise<Tab> {
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

const sample: Fetch = (target, init) => fetch(`${process.env.SITE_URL}${target}`, { redirect: "manual", ...init });

export interface OpenSites extends Sites {
	close(): Promise<void>;
}

export async function openSites(): Promise<OpenSites> {
	const fake = await startFakeDuffel();
	const duffel = await startWorker({
		DUFFEL_URL: fake.url,
		DUFFEL_TOKEN: fakeToken,
		DATA_KEY: btoa("k".repeat(32)),
	});
	return {
		sample,
		duffel: (target, init) => duffel.get(target, init),
		sellOut: () => fake.answerNext("GET /air/offers/:id", failure(404, "not_found")),
		async close() {
			await duffel.close();
			await fake.close();
		},
	};
}
