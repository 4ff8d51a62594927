import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestHarness } from "wrangler";
import en from "../../locales/en/translation.json";
import { href } from "../../src/links.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { chooseFirst } from "./rows.ts";
import { depart } from "./templates.ts";

const home = href("en", "home");
const policy = href("en", "cookiePolicy");
const vars = { MEASUREMENT_ID: "G-TEST1", PHONE_CONVERSION: "AW-123/label-1" };
const forwarding = { formatted: "(800) 555-0123", dialed: "+18005550123" };
const google = /googletagmanager\.com|google-analytics\.com|google\.com|doubleclick\.net/;

const harness = createTestHarness({ workers: [{ configPath: "dist/farelark/wrangler.json", vars }] });
let browser: Browser;
let site: string;
beforeAll(async () => {
	const [launched, { url }] = await Promise.all([launch(), harness.listen()]);
	await harness.getWorker().applyD1Migrations("DB");
	browser = launched;
	site = url.origin;
});
afterAll(async () => {
	await browser.close();
	await harness.close();
});

/** Stands in for Google's script: answers the phone conversion it is asked for, from what lies in the data layer. */
const fakeTag = `for (const words of [...window.dataLayer]) {
	const callback = words[2] && words[2].phone_conversion_callback;
	if (callback) callback(${JSON.stringify(forwarding.formatted)}, ${JSON.stringify(forwarding.dialed)});
}
document.documentElement.dataset.tag = "loaded";`;

interface Measured extends OpenPage {
	/** Addresses of Google's that were asked for. */
	readonly asked: string[];
}

async function open(target = home, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Measured> {
	const opened = await openPage(browser, { site });
	const asked: string[] = [];
	await opened.page.route(google, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/javascript", body: fakeTag });
	});
	await prepare?.(opened.page.context());
	await opened.page.goto(target);
	await opened.page.locator('[data-island="consent"][data-awake]').waitFor({ state: "attached" });
	return { ...opened, asked };
}

const decided = (value: string) => (context: BrowserContext) =>
	context.addCookies([{ name: "consent", value, url: site }]);
const privacyControl = (context: BrowserContext) =>
	context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
const question = (page: Page) => page.getByRole("region", { name: en["consent.label"], exact: true });

/** What was said to the tag, in order, as plain lists. */
function commands(page: Page): Promise<unknown[][]> {
	return page.evaluate(() =>
		(window.dataLayer ?? []).map((words) => JSON.parse(JSON.stringify([...(words as unknown[])]))),
	);
}

async function consentCookie(page: Page) {
	return (await page.context().cookies()).find(({ name }) => name === "consent");
}

const ads = ["ad_storage", "ad_user_data", "ad_personalization"];

describe("measurement", () => {
	it("asks first: nothing of Google's is loaded, everything is denied by default", async () => {
		const { page, asked, problems, close } = await open();
		await question(page).waitFor();
		const all = Object.fromEntries([...ads, "analytics_storage"].map((signal) => [signal, "denied"]));
		expect(await commands(page)).toEqual([["consent", "default", { ...all, wait_for_update: 500 }]]);
		expect(asked).toEqual([]);
		expect(await consentCookie(page)).toBeUndefined();
		expect(problems).toEqual([]);
		await close();
	});

	it("starts with a yes, which is kept for half a year and not asked for again", async () => {
		const { page, asked, problems, close } = await open();
		await question(page).getByRole("button", { name: en["consent.allow"], exact: true }).click();
		await page.locator("html[data-tag=loaded]").waitFor();
		expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
		const said = await commands(page);
		expect(said.map(([verb, what]) => [verb, what]).slice(0, 2)).toEqual([
			["consent", "default"],
			["consent", "update"],
		]);
		expect(said[1]?.[2]).toEqual(
			Object.fromEntries([...ads, "analytics_storage"].map((signal) => [signal, "granted"])),
		);
		expect(said.slice(3).map(([verb, id]) => [verb, id])).toEqual([
			["config", "G-TEST1"],
			["config", "AW-123/label-1"],
		]);
		const cookie = await consentCookie(page);
		expect(cookie).toMatchObject({ value: "granted", path: "/", sameSite: "Lax" });
		expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(182);
		await page.reload();
		await page.locator("html[data-tag=loaded]").waitFor();
		expect(await question(page).isVisible()).toBe(false);
		expect(problems).toEqual([]);
		await close();
	});

	it("does not start with a no, which is kept too", async () => {
		const { page, asked, close } = await open();
		await question(page).getByRole("button", { name: en["consent.deny"], exact: true }).click();
		await question(page).waitFor({ state: "hidden" });
		const notice = page.locator('[data-sonner-toast][data-mounted="true"]');
		await notice.waitFor();
		expect(await notice.innerText()).toBe(en["flash.consent-saved"]);
		expect((await consentCookie(page))?.value).toBe("denied");
		await page.reload();
		await page.locator('[data-island="consent"][data-awake]').waitFor({ state: "attached" });
		expect(await question(page).isVisible()).toBe(false);
		expect((await commands(page)).map(([, what]) => what)).toEqual(["default"]);
		expect(asked).toEqual([]);
		await close();
	});

	it("makes no as easy as yes: two buttons of one look", async () => {
		const { page, close } = await open();
		const looks = await question(page)
			.getByRole("button")
			.evaluateAll((buttons) =>
				buttons.map((button) => {
					const { color, backgroundColor, borderColor, fontSize, fontWeight, height, width } = getComputedStyle(button);
					return { color, backgroundColor, borderColor, fontSize, fontWeight, height, width };
				}),
			);
		expect(looks).toHaveLength(2);
		expect(looks[0]).toEqual(looks[1]);
		expect(await question(page).getByRole("link").getAttribute("href")).toBe(policy);
		await close();
	});

	it("swaps the phone number in every call link", async () => {
		const { page, close } = await open(home, decided("granted"));
		await page.locator("html[data-tag=loaded]").waitFor();
		const links = await page.locator("[data-phone]").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(links.length).toBeGreaterThan(2);
		expect(new Set(links)).toEqual(new Set([`tel:${forwarding.dialed}`]));
		const texts = await page.locator("[data-phone-text]").allTextContents();
		expect(new Set(texts)).toEqual(new Set([forwarding.formatted]));
		await close();
	});

	it("asks nothing of a browser with Global Privacy Control, loads nothing, and says so", async () => {
		const { page, asked, close } = await open(policy, privacyControl);
		expect(await question(page).isVisible()).toBe(false);
		expect(asked).toEqual([]);
		expect(await page.locator("[data-gpc]").innerText()).toBe(en["consent.gpc"]);
		await close();
	});

	it("keeps advertising denied under Global Privacy Control even after a yes, and the number as it is", async () => {
		const { page, asked, close } = await open(home, async (context) => {
			await privacyControl(context);
			await decided("granted")(context);
		});
		await page.locator("html[data-tag=loaded]").waitFor();
		expect(asked).toHaveLength(1);
		const update = (await commands(page)).find(([verb, what]) => verb === "consent" && what === "update")?.[2];
		expect(update).toEqual({
			...Object.fromEntries(ads.map((signal) => [signal, "denied"])),
			analytics_storage: "granted",
		});
		expect(await page.locator("[data-phone-text]").first().innerText()).not.toBe(forwarding.formatted);
		await close();
	});

	it("takes its cookies back when the yes is taken back, in the form as in the question", async () => {
		const { hostname } = new URL(site);
		const names = ["_ga", "_ga_TEST1", "_gcl_au"];
		const left = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
		const withCookies = (value: string) => async (context: BrowserContext) => {
			await decided(value)(context);
			await context.addCookies(names.map((name) => ({ name, value: "GS1.1", domain: hostname, path: "/" })));
		};
		const { page, close } = await open(policy, withCookies("granted"));
		await page.locator("html[data-tag=loaded]").waitFor();
		expect(await left(page.context())).toEqual([...names, "consent"].sort());
		await page.locator("main [name=consent][value=denied]").check();
		await page.locator("main form [type=submit]").click();
		await page.waitForURL(/sent=/);
		await expect.poll(() => left(page.context())).not.toContain("_ga");
		expect((await left(page.context())).filter((name) => name.startsWith("_g"))).toEqual([]);
		expect((await consentCookie(page))?.value).toBe("denied");
		await close();
		// A yes of half a year ago is none, and what was set by it goes before anything is asked.
		const again = await open(home, (context) =>
			context.addCookies(names.map((name) => ({ name, value: "GS1.1", domain: hostname, path: "/" }))),
		);
		await question(again.page).waitFor();
		expect(await left(again.page.context())).toEqual([]);
		await again.close();
	});

	it("marks the decision in the cookie policy's form", async () => {
		for (const decision of ["granted", "denied"]) {
			const { page, close } = await open(policy, decided(decision));
			expect(await page.locator('main input[name="consent"]:checked').inputValue()).toBe(decision);
			await close();
		}
	});

	it("does not move the page, nor cover the call button, when it asks on a phone", async () => {
		const { page, close } = await open();
		await page.setViewportSize({ width: 360, height: 740 });
		const asked = await question(page).boundingBox();
		const call = await page.locator(".sticky-call .call-button").boundingBox();
		expect(asked && call && asked.y + asked.height <= call.y).toBe(true);
		await close();
	});

	it.each([
		href("en", "payment"),
		href("en", "contactUs"),
		href("es", "callBack"),
		href("en", "fareAlerts"),
		href("en", "blog", {}, { q: "bag" }),
	])("is not there on %s, where something personal is told, asked for or typed", async (target) => {
		const { page, problems, close } = await openPage(browser, { site });
		const asked: string[] = [];
		page.on("request", (request) => {
			if (google.test(request.url())) asked.push(request.url());
		});
		await decided("granted")(page.context());
		await page.goto(target);
		await page.locator("[data-island=toasts]").waitFor({ state: "attached" });
		expect(await page.locator('[data-island="consent"]').count()).toBe(0);
		// Whoever gets script to run there reaches nothing of Google's either.
		await page.evaluate(() => fetch("https://www.google-analytics.com/g/collect").catch(() => undefined));
		expect(asked).toEqual([]);
		expect(problems.every((problem) => problem.includes("Content Security Policy"))).toBe(true);
		await close();
	});

	it("tells the tag on the next page nothing of where a visitor comes from but the site, where that is personal", async () => {
		const { page, close } = await open(home, decided("granted"));
		for (const [target, expected] of [
			[href("en", "bookingHelp", {}, { code: "KMRWXKM0" }), `${site}/`],
			[href("en", "blog", {}, { q: "my secret" }), `${site}/`],
			[href("en", "howWeHelp"), site + href("en", "howWeHelp")],
		] as const) {
			await page.goto(target);
			await page.locator("header a[href='/']").first().click();
			await page.waitForURL(`${site}/`);
			expect(await page.evaluate(() => document.referrer), target).toBe(expected);
		}
		await close();
	});
});

describe("a measured page", () => {
	const foreign = "https://www.googletagmanager.com/gtag/js?id=G-FOREIGN";
	/** What an attacker would have written into the page, each a way to run a container or a library of their own. */
	const injected = [
		`<script src="${foreign}"></script>`,
		`<script async type="module" src="${foreign}&module"></script>`,
		'<script src="https://www.googletagmanager.com/gtm.js?id=GTM-FOREIGN"></script>',
		'<script src="https://www.gstatic.com/old/angular.min.js"></script>',
		'<script src="https://www.googleadservices.com/pagead/conversion.js"></script>',
		"<script>document.documentElement.dataset.inline = 'ran'</script>",
		'<img src="x" onerror="document.documentElement.dataset.inline = 1">',
		`<link rel="modulepreload" href="${foreign}&preload">`,
		'<base href="https://evil.example/">',
		'<script src="/assets/none.js"></script>',
	];

	it("runs no container and no library that stands in its markup, whoever's they are, and its own islands all the same", async () => {
		const { page, close } = await openPage(browser, { site });
		const answered: string[] = [];
		const refused: string[] = [];
		await page.exposeFunction("noteRefusal", (what: string) => refused.push(what));
		await page.addInitScript(() => {
			const note = (window as unknown as { noteRefusal(what: string): void }).noteRefusal;
			document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
				note(`${effectiveDirective} ${blockedURI}`),
			);
		});
		await page.route(/googletagmanager|gstatic|googleadservices|evil\.example/, (route) => {
			answered.push(route.request().url());
			return route.fulfill({
				contentType: "text/javascript",
				body: `document.documentElement.dataset["${route.request().url().endsWith("G-TEST1") ? "tag" : "foreign"}"] = "ran"`,
			});
		});
		await page.route(`${site}/`, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace("<main", `${injected.join("")}<main`);
			return route.fulfill({ response, body });
		});
		await decided("granted")(page.context());
		await page.goto(home);
		await page.locator('[data-island="consent"][data-awake]').waitFor({ state: "attached" });
		// The agency's own container, which our own code asks for, is the only one.
		await expect.poll(() => answered).toContain("https://www.googletagmanager.com/gtag/js?id=G-TEST1");
		await page.waitForLoadState("networkidle");
		// What is only fetched ahead runs as little as a picture does.
		expect(answered.filter((url) => !url.endsWith("&preload"))).toEqual([
			"https://www.googletagmanager.com/gtag/js?id=G-TEST1",
		]);
		await page.locator("html[data-tag=ran]").waitFor();
		expect(await page.evaluate(() => document.documentElement.dataset.foreign)).toBeUndefined();
		expect(await page.evaluate(() => document.documentElement.dataset.inline)).toBeUndefined();
		for (const host of ["googletagmanager.com/gtm.js", "gstatic.com/old", "googleadservices.com/pagead", "inline"])
			expect(
				refused.some((line) => line.startsWith("script-src") && line.includes(host)),
				host,
			).toBe(true);
		expect(refused.some((line) => line.startsWith("base-uri"))).toBe(true);
		await close();
	});

	it("wakes its islands, and opens and filters a list of flights, as one that is not measured does", async () => {
		const { page, problems, close } = await openPage(browser, { site });
		await page.goto(href("en", "flightResults", {}, { trip: "oneway", from: "JFK", to: "MIA", depart }));
		await chooseFirst(page);
		await page.waitForURL(/booking-review\?quote=/);
		expect(problems).toEqual([]);
		await close();
	});
});

describe("without a measurement id", () => {
	it("a word on the console is all there is", async () => {
		const { page, problems, scripts, close } = await openPage(browser);
		await page.goto(href("es", "home"));
		expect(problems).toEqual(["analytics measurement id is not set; nothing is measured"]);
		expect(await page.locator('[data-island="consent"]').count()).toBe(0);
		expect(scripts).toHaveLength(1);
		await close();
	});
});
