// The cookie policy lists what the site really leaves in a browser, in both languages: no more, no less, no longer.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { phrases } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { agreed, digitsIn, somebody, twoAdults } from "../booking-journey.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { readProof } from "./mails.ts";
import { chooseFirst } from "./rows.ts";
import { depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Names of the first table of entries, which are the site's own, as they are over HTTP; the other one is Google's. */
async function listed(page: Page, language: Language): Promise<string[]> {
	await page.goto(href(language, "cookiePolicy"));
	const rows = await page.locator("main table").first().locator("tbody tr").all();
	return Promise.all(
		rows.map(async (row) => {
			const [name = "", kind = ""] = await row.locator("td, th").allInnerTexts();
			const storage = /ses/i.test(kind) ? "session storage" : "storage";
			return `${name.trim().replace(/^__Host-/, "")} (${kind.trim() === "Cookie" ? "cookie" : storage})`;
		}),
	);
}

/** What a browser was ever given: the cookies of all answers, those that scripts set, and the storage's keys. */
async function collect(context: BrowserContext): Promise<Set<string>> {
	const found = new Set<string>();
	context.on("response", async (response) => {
		const lines = await response.headersArray().catch(() => []);
		for (const { name, value } of lines) {
			if (name.toLowerCase() === "set-cookie") found.add(`${value.slice(0, value.indexOf("="))} (cookie)`);
		}
	});
	// Each form has an entry of its own.
	await context.exposeFunction("noteEntry", (name: string) => found.add(name));
	await context.addInitScript(() => {
		const note = (window as unknown as { noteEntry: (name: string) => void }).noteEntry;
		const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
		Object.defineProperty(document, "cookie", {
			get: () => cookie?.get?.call(document),
			set(text: string) {
				note(`${text.slice(0, text.indexOf("="))} (cookie)`);
				cookie?.set?.call(document, text);
			},
		});
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function keep(key: string, value: string) {
			setItem.call(this, key, value);
			// A library's question whether there is storage is gone at once, and remembers nothing.
			queueMicrotask(() => {
				const name = this === localStorage ? key : key.replace(/^form\..+/, "form.…");
				if (this.getItem(key) !== null) note(`${name} (${this === localStorage ? "storage" : "session storage"})`);
			});
		};
	});
	return found;
}

/** Everything that makes the site remember something. */
async function useAll(page: Page): Promise<void> {
	// An island whose file is gone, on a page where nothing was typed.
	await page.route("**/assets/*.js", (route) =>
		/boot/.test(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
	);
	await page.goto(href("en", "home"));
	await page.locator("input[name=from]").focus();
	await page.waitForFunction(() => sessionStorage.getItem("reloaded") !== null);
	await page.unrouteAll({ behavior: "wait" });
	await page.goto(href("en", "blog"));
	await page.locator("[name=scheme][value=dark]").check();
	// Its script may still be on the way, and keeps the choice when it is there.
	await page.waitForFunction(() => localStorage.getItem("scheme") === "dark");
	await page.goto(href("es", "cookiePolicy"));
	await page.locator("[name=consent][value=denied]").check();
	await page.locator("main form [type=submit]").click();
	await page.locator('[data-island="toasts"][data-awake]').waitFor({ state: "attached" });

	await page.goto("/vuelos-a-bogota");
	await page.waitForURL(/not-found/);
	await page.goto(href("es", "yourCountry"));
	await page.selectOption("#country-country", "CO");
	await page.locator("main form [type=submit]").click();
	await page.waitForURL(/sent=/);

	await page.goto(href("es", "fareAlerts", {}, { from: "JFK", to: "MIA", depart }));
	await page.locator("[name=drop][value=any]").check();
	await page.locator("[name=email]").fill("ana@mail.example");
	await page.locator("[name=consent]").check();
	await page.locator("main form [type=submit]").click();
	await page.waitForURL(/sent=/);
	const call = { name: "Ana", country: "CO", phone: "310 456 7890", topic: "newTrip", speaks: "es", when: "any" };
	const sent = { ...call, consent: "yes", confirmed: "yes" };
	await page.evaluate(
		async ([target, fields]) => fetch(target, { method: "POST", body: new URLSearchParams(fields) }),
		[href("es", "callBack"), sent] as const,
	);

	const search = { trip: "oneway", from: "JFK", to: "MIA", depart, adults: "2" };
	// As it is pressed by whoever waited for a turn.
	await page.goto(href("es", "flightResults", {}, { ...search, place: "11111111-2222-3333-4444-555555555555" }));
	await page.goto(href("es", "flightResults", {}, search));
	// What is kept of a search is kept when the page rests.
	await page.waitForFunction(() => localStorage.getItem("recent-searches") !== null);
	await chooseFirst(page);
	await page.locator("form[name=onCall] button").click();
	await page.locator("main [data-island=screen]").waitFor();
	await page.locator("a[href^='/passenger-details']").first().click();
	for (const [name, value] of Object.entries({ ...twoAdults, ...somebody() })) {
		const control = page.locator(`form.pax [name="${name}"]`);
		if (name.endsWith("-gender")) await page.locator(`form.pax [name="${name}"][value="${value}"]`).check();
		else if (name === "country") await control.selectOption(value);
		else await control.fill(value ?? "");
	}
	// First with an age that does not fit: what was typed goes along to another search.
	const year = page.locator('form.pax [name="t2-year"]');
	await year.fill(String(new Date().getFullYear() - 5));
	await page.locator("form.pax button[type=submit]").click();
	await page.locator(".error-summary").waitFor();
	await year.fill(twoAdults["t2-year"] ?? "");
	await page.locator("form.pax button[type=submit]").click();
	for (const box of Object.keys(agreed)) await page.locator(`[name=${box}]`).check();
	await page.locator("form.review-form button[type=submit]").click();
	await page.locator("button[name=how][value=phone]").click();
	await page.locator(".pass").waitFor();
	// Another device that its traveler reads mail on opens it for the visit.
	const code = /confirmation\/([0-9A-Z]{8})/.exec(page.url())?.[1] ?? "no code";
	await page.context().clearCookies({ name: "trips" });
	await page.goto(href("es", "bookingConfirmation", { confirmationCode: code }));
	await page.locator("#lookup-surname").fill("García");
	await page.locator("main form button[type=submit]").first().click();
	await page.locator("#proof-digits").fill(digitsIn(await readProof(code, 1, phrases("mail.proof.open").es)));
	await page.locator("main form button[type=submit]").first().click();
	await page.locator(".pass").waitFor();
}

it.each(languageCodes)("says once that a choice is kept, with script as without (%s)", async (language) => {
	const text = phrases("flash.consent-saved")[language];
	for (const javaScript of share([true, false], languageCodes.indexOf(language), 2)) {
		const { page, close } = await openPage(browser, { javaScript });
		await page.goto(href(language, "cookiePolicy"));
		await page.locator("[name=consent][value=denied]").check();
		await page.locator("main form [type=submit]").click();
		await page.locator(".notice", { hasText: text }).waitFor();
		if (javaScript) {
			// The flash message was read, and is gone; a notice would be drawn by now.
			await page.locator('[data-island="toasts"][data-awake]').waitFor({ state: "attached" });
			expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("flash");
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
		}
		expect(await page.getByText(text, { exact: true }).count()).toBe(1);
		await close();
	}
});

it("the cookie policy lists the cookies and the storage that the site uses, in both languages, and nothing else", async () => {
	// Reads Spanish, so that the English page offers it.
	const { page, close } = await openPage(browser, { locale: "es-MX" });
	const found = await collect(page.context());
	await useAll(page);
	for (const { name } of await page.context().cookies()) found.add(`${name} (cookie)`);
	for (const name of await page.evaluate(() => Object.keys(localStorage))) found.add(`${name} (storage)`);
	for (const name of await page.evaluate(() => Object.keys(sessionStorage))) found.add(`${name} (session storage)`);
	for (const language of languageCodes) {
		expect((await listed(page, language)).toSorted(), language).toEqual([...found].toSorted());
	}
	await close();
});
