// The page of a network's line where Turnstile is configured, in a browser: its widget runs, and the form brings the proof.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../../src/effects/effects.ts";
import { turnProofField } from "../../src/human-check/turn.ts";
import { href } from "../../src/links.ts";
import { randomNumber } from "../../src/references/reference.ts";
import { languageCodes } from "../languages.ts";
import { visitorAddress } from "../visitor-address.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { launch, openPage } from "./browser.ts";
import { violations } from "./looks.ts";

let browser: Browser;
let guarded: Harness;
beforeAll(async () => {
	browser = await launch();
	guarded = await startWorker({
		...{ TURNSTILE_SITE_KEY: "0x4AAAAAAA", TURNSTILE_SECRET_KEY: "0x_secret", DATA_KEY: btoa("m".repeat(32)) },
		// Nobody answers there: a proof is not judged here (test/worker/budgets.test.ts).
		TURNSTILE_URL: "http://127.0.0.1:9",
	});
});
afterAll(async () => {
	await guarded.close();
	await browser.close();
});

/** What stands in for the real widget: once the page is there, it fills the field that its element names. */
const widget = `function fill() {
	for (const at of document.querySelectorAll(".cf-turnstile")) {
		const field = document.createElement("input");
		Object.assign(field, { type: "hidden", name: at.dataset.responseFieldName, value: "a proof" });
		at.append(field);
	}
}
if (document.readyState === "loading") addEventListener("DOMContentLoaded", fill);
else fill();`;

/** The answer to a number that was typed from a network where too many wrong ones were. */
async function refused(language: "en" | "es"): Promise<Response> {
	// Of one /56: its subscribers differ in the last digit.
	const [network = ""] = /^.*?:.*?:.*?:/.exec(visitorAddress()) ?? [];
	const type = (subscriber: number) => {
		const headers = { "CF-Connecting-IP": `${network}ab0${subscriber}::1`, "Sec-Fetch-Site": "same-origin" };
		const body = new URLSearchParams({ code: randomNumber() });
		return guarded.get(href(language, "yourReference"), { method: "POST", headers, body });
	};
	// Of one address no more than the limit of a minute lets through.
	const { subnet, address } = effects.wrongCode.budgets;
	for (let miss = 0; miss < subnet.hour; miss++) await type(1 + Math.floor(miss / address.hour));
	return type(9);
}

describe.each(languageCodes)("who has to wait (%s)", (language) => {
	it.each([true, false])("finds the check, and a button that works without it (script: %s)", async (javaScript) => {
		const { page, problems, close } = await openPage(browser, { width: 360, javaScript, cold: true });
		const answer = await refused(language);
		expect(answer.status).toBe(429);
		const target = href(language, "yourReference");
		const policy = answer.headers.get("Content-Security-Policy") ?? "";
		const html = await answer.text();
		let sent = "";
		await page.route("https://challenges.cloudflare.com/**", (route) =>
			route.fulfill({ contentType: "text/javascript", body: widget }),
		);
		await page.route(
			(url) => url.pathname + url.search === target,
			async (route) => {
				if (route.request().method() === "POST") sent = route.request().postData() ?? "";
				const headers = { "Content-Security-Policy": policy, "Content-Type": "text/html; charset=UTF-8" };
				await route.fulfill({ status: 200, headers, body: html });
			},
		);
		await page.goto(target);
		const button = page.locator("main form").getByRole("button");
		if (javaScript) {
			await page.locator(`.cf-turnstile [name=${turnProofField}]`).waitFor({ state: "attached" });
			expect(await violations(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
		}
		await button.focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => sent).not.toBe("");
		const fields = new URLSearchParams(sent);
		expect(fields.get("code")).toMatch(/^\w+$/);
		expect(fields.get(turnProofField)).toBe(javaScript ? "a proof" : null);
		expect(problems.filter((text) => /content.security.policy|refused/i.test(text))).toEqual([]);
		await close();
	});
});
