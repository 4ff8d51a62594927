// The forms in a browser, with and without script: where the focus goes, what is said, and what is kept.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { phrase } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { groupReference, randomConfirmation, randomReference } from "../../src/references/reference.ts";
import { twoAdults } from "../booking-journey.ts";
import { byTurns, share } from "../soak.ts";
import { launch, openPage, settle } from "./browser.ts";
import { hold, press } from "./held.ts";
import { goToPassengers } from "./passengers.ts";
import { rarely } from "./rarely.ts";
import { chooseFirst } from "./rows.ts";
import { depart, ticket } from "./templates.ts";
import { ways } from "./ways.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Class and id of what has the focus. */
const focused = () => `${document.activeElement?.className} ${document.activeElement?.id}`.trim();

/** Besides the word that nothing is measured, and that a form came back. */
const surprises = (problems: readonly string[]) => problems.filter((text) => !/measurement id|\b400\b/.test(text));

describe.each(ways)("a form that anybody may send (%s, script: %s)", (language, javaScript) => {
	it.each(byTurns(["contactUs", "bookingHelp", "flightChangeAssistance"] as const, language))(
		"on %s puts the focus on its problems, then on the word that it arrived, and both into the title",
		async (id) => {
			const form = id === "contactUs" ? "contact" : "callback";
			const { page, problems, close } = await openPage(browser, { width: 360, javaScript });
			await page.goto(href(language, id));
			await page.locator(`#${form} form button[type=submit]`).click();
			await page.waitForSelector(".error-summary");
			await expect.poll(() => page.evaluate(focused)).toBe("error-summary");
			expect(await page.title()).toMatch(/^Error: /);
			expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)).toBeLessThan(800);
			await page.fill(`#${form}-name`, "Ana Núñez");
			await page.selectOption(`#${form}-topic`, "refund");
			if (form === "contact") {
				await page.fill("#contact-email", "ana@mail.example");
				await page.fill("#contact-text", `Hola, ${id} ${language} ${javaScript}`);
			} else {
				await page.fill("#callback-phone", "044 55 1234 5678");
				await page.selectOption("#callback-country", "MX");
				await page.check("#callback-consent");
			}
			await page.locator(`#${form} form button[type=submit]`).click();
			if (form === "callback") {
				// Which number will be called is read before it is sent.
				const check = page.locator("form[data-form=callcheck]");
				await check.waitFor();
				await expect.poll(() => page.evaluate(focused)).toContain("callback-heading");
				expect(await page.locator("#callback").innerText()).toContain("+52\u00a055\u00a01234\u00a05678");
				await check.locator("button[type=submit]").first().click();
			}
			await page.waitForURL(/sent=/);
			await expect.poll(() => page.evaluate(focused)).toContain(`${form}-heading`);
			expect(await page.title()).toContain(await page.locator(`#${form}-heading`).innerText());
			expect(surprises(problems)).toEqual([]);
			await close();
		},
	);

	it("of the change helper puts the focus on its problems, then on the answer, and both into the title", async () => {
		const { page, close } = await openPage(browser, { javaScript });
		await page.goto(href(language, "flightChangeAssistance"));
		await page.locator("#change form button[type=submit]").click();
		await page.waitForSelector(".error-summary");
		await expect.poll(() => page.evaluate(focused)).toBe("error-summary");
		expect(await page.title()).toMatch(/^Error: /);
		await page.goto(href(language, "flightChangeAssistance", {}, { ...ticket, departs: depart }));
		const heading = page.locator("#change h3").first();
		await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
		expect(await page.title()).toContain(await heading.innerText());
		await close();
	});
});

interface Row {
	readonly name: string;
	open(language: Language): string;
	/** Selects a control of the form, which is sent by the button that follows it. */
	readonly control: string;
	/** Typed into the control, of a form that is right as it is opened. */
	readonly wrong?: string;
	/** Fills it in rightly where a word on the same page says that it arrived. */
	readonly arrives?: { fill(page: Page): Promise<void>; readonly said: "alert.sent.heading" | "flash.consent-saved" };
}

/** Every other form that can be opened by its URL alone. */
const table: readonly Row[] = [
	{ name: "a reference", open: (language) => href(language, "yourReference"), control: "#reference-code" },
	{ name: "a reference for help", open: (language) => href(language, "bookingHelp"), control: "#reference-code" },
	{
		name: "a last name",
		open: (language) => href(language, "bookingConfirmation", { confirmationCode: randomConfirmation() }),
		control: "#lookup-surname",
	},
	{ name: "the search", open: (language) => href(language, "flightResults"), control: "#search-from" },
	{
		name: "the nights of a month",
		open: (language) =>
			href(language, "flightResults", {}, { from: "JFK", to: "MIA", depart: depart.slice(0, 7), adults: "2" }),
		control: "#open-stay",
		wrong: "many",
	},
	{
		name: "a fare alert",
		open: (language) => href(language, "fareAlerts"),
		control: "#alert-email",
		arrives: {
			async fill(page) {
				await page.fill("#alert-from", "JFK");
				await page.fill("#alert-to", "MIA");
				await page.fill("#alert-depart", depart);
				await page.fill("#alert-email", "forms@mail.example");
				await page.check("#alert-consent");
			},
			said: "alert.sent.heading",
		},
	},
	{ name: "where to go", open: (language) => href(language, "explore"), control: "#explore-from" },
	{
		name: "the choice about measurement",
		open: (language) => href(language, "cookiePolicy"),
		control: "#measurement-consent",
		arrives: { fill: (page) => page.check("#measurement-consent"), said: "flash.consent-saved" },
	},
];

/** The button of the form around a control. */
const submit = (page: Page, control: string) =>
	page
		.locator("form", { has: page.locator(control) })
		.locator("button[type=submit]")
		.first();

async function expectProblems(page: Page): Promise<void> {
	await page.waitForSelector(".error-summary");
	await expect.poll(() => page.evaluate(focused)).toBe("error-summary");
	expect(await page.title()).toMatch(/^Error: /);
}

describe.each(ways)("every form (%s, script: %s)", (language, javaScript) => {
	it.each(byTurns(table, language))(
		"$name: problems, then the word that it arrived, have the focus and begin the title",
		async (row) => {
			const { page, close } = await openPage(browser, { width: 360, javaScript });
			await page.goto(row.open(language));
			if (row.wrong) await page.fill(row.control, row.wrong);
			await submit(page, row.control).click();
			await expectProblems(page);
			if (row.wrong) expect(await page.inputValue(row.control)).toBe(row.wrong);
			if (row.arrives) {
				await row.arrives.fill(page);
				await submit(page, row.control).click();
				await page.waitForURL(/sent=/);
				await expect.poll(() => page.evaluate(focused)).toContain("notice");
				expect(await page.title()).toContain(phrase(language, row.arrives.said).replace(/\.$/, ""));
			}
			await close();
		},
	);

	const booked = javaScript ? it : rarely;
	booked(
		"the steps of a booking: problems have the focus and begin the title, and so does an old page's notice",
		async () => {
			const { page, close } = await openPage(browser, { width: 360, javaScript });
			await page.goto(
				href(language, "flightResults", {}, { trip: "oneway", from: "JFK", to: "MIA", depart, adults: "2" }),
			);
			await chooseFirst(page);
			await page.locator("a[href^='/passenger-details']").first().click();
			await page.waitForSelector("form.pax");
			await submit(page, "#pax-email").click();
			await expectProblems(page);
			for (const [name, value] of Object.entries(twoAdults)) {
				if (name.endsWith("-gender")) await page.check(`form.pax [name="${name}"][value="${value}"]`);
				else if (name === "country") await page.selectOption("#pax-country", value);
				else await page.fill(`form.pax [name="${name}"]`, value ?? "");
			}
			await submit(page, "#pax-email").click();
			await submit(page, "#review-terms").click();
			await expectProblems(page);
			await page.check("#review-hazmat");
			await page.check("#review-terms");
			await page.locator("form.review-form [name=token]").evaluate((one: HTMLInputElement) => {
				one.value = "x";
			});
			await submit(page, "#review-terms").click();
			await page.waitForSelector(".notice[autofocus]");
			await expect.poll(() => page.evaluate(focused)).toContain("notice-problem");
			expect(await page.title()).toMatch(/^Error: /);
			await submit(page, "#review-terms").click();
			await page.waitForSelector("#pay-how");
			await page.locator("#pay-how").evaluate((one: HTMLButtonElement) => {
				one.value = "x";
			});
			await page.locator("#pay-how").click();
			await expectProblems(page);
			await close();
		},
		60_000,
	);
});

describe("what was typed", () => {
	it("outlives a reload and a change of language in the tab, but for the consent, and is forgotten once it arrived", async () => {
		const { page, close } = await openPage(browser);
		await page.goto(href("en", "bookingHelp"));
		await page.fill("#callback-name", "Ana Núñez");
		await page.selectOption("#callback-country", "MX");
		await page.check("#callback-when-day");
		await page.waitForFunction(() => sessionStorage.getItem("form.callback")?.includes("day"));
		await page.check("#callback-consent");
		for (const target of [href("en", "bookingHelp"), href("es", "bookingHelp")]) {
			await page.goto(target);
			await page.waitForFunction(
				() => document.querySelector<HTMLInputElement>("#callback-name")?.value === "Ana Núñez",
			);
			expect(await page.inputValue("#callback-country"), target).toBe("MX");
			expect(await page.isChecked("#callback-when-day"), target).toBe(true);
			expect(await page.isChecked("#callback-consent"), target).toBe(false);
			// Nobody chose it: it goes with the language of the page.
			const language = await page.evaluate(() => document.documentElement.lang);
			expect(await page.inputValue("#callback-speaks"), target).toBe(language);
		}
		await page.check("#callback-when");
		await page.fill("#callback-phone", "55 1234 5678");
		await page.selectOption("#callback-topic", "other");
		await page.check("#callback-consent");
		await page.locator("#callback form button[type=submit]").click();
		await page.locator("form[data-form=callcheck] button[type=submit]").first().click();
		await page.waitForURL(/sent=/);
		await page.waitForFunction(() => sessionStorage.length === 0);
		await close();
	});

	it("is checked by the form's own rules when a field is left, and what was said is taken back", async () => {
		const { page, problems, scripts, close } = await openPage(browser);
		await page.goto(href("es", "contactUs"));
		const before = scripts.length;
		await page.fill("#contact-email", "ana@");
		await page.locator("#contact-name").focus();
		const said = page.locator("#contact-email-error");
		await said.waitFor();
		expect(await said.innerText()).toMatch(/correo electrónico/);
		expect(await page.getAttribute("#contact-email", "aria-invalid")).toBe("true");
		expect(await page.getAttribute("#contact-email", "aria-describedby")).toContain("contact-email-error");
		await page.fill("#contact-email", "ana@mail.example");
		await page.locator("#contact-name").focus();
		await said.waitFor({ state: "detached" });
		expect(await page.getAttribute("#contact-email", "aria-invalid")).toBeNull();
		const tables = () => scripts.filter((path) => /\/phones-/.test(path)).length;
		expect([before > 0, tables()]).toEqual([true, 0]);
		await page.fill("#contact-phone", "12");
		await page.locator("#contact-code").focus();
		await page.locator("#contact-phone-error").waitFor();
		expect(tables()).toBe(1);
		// A code is for the server alone to read.
		await page.fill("#contact-code", "no code");
		await page.locator("#contact-text").focus();
		await page.fill("#contact-phone", "55 1234 5678");
		await page.locator("#contact-country").focus();
		await page.selectOption("#contact-country", "MX");
		await page.locator("#contact-text").focus();
		await page.locator("#contact-phone-error").waitFor({ state: "detached" });
		expect(await page.locator("#contact-code-error").count()).toBe(0);
		expect(surprises(problems)).toEqual([]);
		await close();
	});

	it.each(languageCodes)("of an alert and of where to go is checked by their own rules too (%s)", async (language) => {
		const { page, problems, close } = await openPage(browser);
		const forms = [
			["fareAlerts", "alert-email", "no-mail", "ana@mail.example", "#alert-from"],
			["explore", "explore-budget", "abc", "$1,400", "#explore-from"],
		] as const;
		for (const [id, field, wrong, right, next] of byTurns(forms, language)) {
			await page.goto(href(language, id));
			await page.fill(`#${field}`, wrong);
			await page.locator(next).focus();
			const said = page.locator(`#${field}-error`);
			await said.waitFor();
			expect(await page.getAttribute(`#${field}`, "aria-invalid")).toBe("true");
			await page.fill(`#${field}`, right);
			await page.locator(next).focus();
			await said.waitFor({ state: "detached" });
			// Nobody but the server knows which places there are.
			await page.fill(next, "xyzzyx");
			await page.locator(`#${field}`).focus();
			await page.reload();
			await page.waitForFunction(([id, text]) => document.querySelector<HTMLInputElement>(id)?.value === text, [
				next,
				"xyzzyx",
			] as const);
			expect(await page.inputValue(`#${field}`)).toBe(right);
			expect(await page.locator(".control-error").count()).toBe(0);
		}
		expect(surprises(problems)).toEqual([]);
		await close();
	});

	it("begins with the country in which the visitor is, and a number of none is told so beside it", async () => {
		const { page, problems, close } = await openPage(browser, { width: 360 });
		const seen: { country?: string } = {};
		await page.route("**/api/country", (route) => route.fulfill({ json: seen }));
		await page.goto(href("es", "bookingHelp"));
		expect(await page.inputValue("#callback-country")).toBe("");
		await page.fill("#callback-phone", "310 456 7890");
		await page.locator("#callback-email").focus();
		await page.locator("#callback-country-error").waitFor();
		expect(await page.locator("#callback-country-error").innerText()).toContain("Elija el país");
		await page.locator("#callback-country").focus();
		await page.selectOption("#callback-country", "CO");
		await page.locator("#callback-email").focus();
		await page.locator("#callback-country-error").waitFor({ state: "detached" });
		expect(await page.locator("#callback-phone-error").count()).toBe(0);

		seen.country = "AR";
		await page.goto(href("en", "contactUs"));
		await page.locator("#contact-name").focus();
		await expect.poll(() => page.inputValue("#contact-country")).toBe("AR");
		// Nobody chose it, so nothing is kept of it.
		expect(await page.evaluate(() => sessionStorage.getItem("form.contact"))).toBeNull();
		expect(surprises(problems)).toEqual([]);
		await close();
	});

	it("begins with the time zone of the visitor's clock, and leaves alone what was chosen", async () => {
		const { page, problems, close } = await openPage(browser, { width: 360, timeZone: "America/Bogota" });
		await page.goto(href("es", "bookingHelp"));
		await page.locator("#callback-name").focus();
		await expect.poll(() => page.inputValue("#callback-zone")).toBe("America/Bogota");
		// Nobody chose it, so nothing is kept of it.
		expect(await page.evaluate(() => sessionStorage.getItem("form.callback"))).toBeNull();
		await page.check("#callback [name=when][value=day]");
		await page.selectOption("#callback-zone", "America/Lima");
		await page.reload();
		await page.locator("#callback-name").focus();
		await expect.poll(() => page.inputValue("#callback-zone")).toBe("America/Lima");

		// A booking may have been made elsewhere: what was sent stands.
		const sent = {
			wish: "change",
			airline: "AV",
			seller: "airline",
			booked: "2026-11-20",
			bookedzone: "America/New_York",
		};
		await page.goto(href("es", "flightChangeAssistance", {}, sent));
		await page.locator("#change-bookedtime").focus();
		await page.waitForLoadState("networkidle");
		expect(await page.inputValue("#change-bookedzone")).toBe("America/New_York");
		expect(surprises(problems)).toEqual([]);
		await close();
	});

	it("of passengers is checked field by field, a date by its parts", async () => {
		const { page, problems, close } = await openPage(browser, { width: 360 });
		await goToPassengers(page, "en", { adults: "2" });
		const error = (field: string) => page.locator(`#pax-${field}-error`);
		const leave = () => page.locator("#pax-t2-gender").focus();
		await page.fill("#pax-t2-given", "An4");
		await leave();
		expect(await error("t2-given").innerText()).toContain("without numbers");
		await page.fill("#pax-t2-given", "x".repeat(101));
		await leave();
		await expect.poll(() => error("t2-given").innerText()).toMatch(/or call \(?\+?\d/);
		await page.fill("#pax-t2-given", "Ana");
		for (const [part, text] of [
			["month", "2"],
			["day", "30"],
			["year", "1990"],
		])
			await page.fill(`#pax-t2-${part}`, `${text}`);
		await leave();
		await error("t2-day").waitFor();
		expect(await page.getAttribute("#pax-t2-day", "aria-invalid")).toBe("true");
		expect(await page.locator("fieldset:has(> #pax-t2-day-error)").getAttribute("aria-describedby")).toContain(
			"pax-t2-month-hint pax-t2-day-error",
		);
		await page.fill("#pax-t2-month", "3");
		await leave();
		await error("t2-day").waitFor({ state: "detached" });
		expect(await page.getAttribute("#pax-t2-day", "aria-invalid")).toBeNull();
		expect(await error("t2-given").count()).toBe(0);

		// A child's date of birth is an adult's problem for the server alone, which says so until the date is another one.
		await page.fill("#pax-t2-year", "2020");
		await submit(page, "#pax-email").click();
		await expectProblems(page);
		const age = error("t2-month");
		expect(await age.innerText()).toContain("This price is for an adult");
		await page.locator("#pax-t2-month").focus();
		await leave();
		await page.fill("#pax-t1-given", "An4");
		await leave();
		await error("t1-given").filter({ hasText: "without numbers" }).waitFor();
		expect(await age.count()).toBe(1);
		await page.fill("#pax-t2-year", "1990");
		await leave();
		await age.waitFor({ state: "detached" });
		expect(surprises(problems)).toEqual([]);
		await close();
	});

	it("of passengers outlives a reload and a change of language in the tab, and is forgotten once it is saved", async () => {
		const { page, close } = await openPage(browser, { width: 360 });
		await goToPassengers(page, "en", { adults: "2" });
		await page.fill("#pax-t1-given", "Ana María");
		await page.check("#pax-t2-gender");
		await page.fill("#pax-t2-year", "1990");
		await page.selectOption("#pax-country", "CO");
		await page.fill("#pax-phone", "310 456 7890");
		await page.check("#pax-callback");
		await page.waitForFunction(() => sessionStorage.getItem("form.pax 2")?.includes("310 456 7890"));
		const { pathname, search } = new URL(page.url());
		for (const target of [pathname + search, `${pathname}${search}&lng=es`]) {
			await page.goto(target);
			await page.waitForFunction(
				() => document.querySelector<HTMLInputElement>("#pax-t1-given")?.value === "Ana María",
			);
			expect(await page.isChecked("#pax-t2-gender"), target).toBe(true);
			expect(await page.inputValue("#pax-t2-year"), target).toBe("1990");
			expect(await page.inputValue("#pax-country"), target).toBe("CO");
			expect(await page.inputValue("#pax-phone"), target).toBe("310 456 7890");
			// A consent is given anew each time.
			expect(await page.isChecked("#pax-callback"), target).toBe(false);
		}
		// Others travel: nothing of it is theirs.
		expect(await page.evaluate(() => [Object.keys(sessionStorage), localStorage.getItem("form.pax 2")])).toEqual([
			["form.pax 2"],
			null,
		]);
		for (const [name, value] of Object.entries(twoAdults)) {
			if (name.endsWith("-gender")) await page.check(`form.pax [name="${name}"][value="${value}"]`);
			else if (name === "country") await page.selectOption("#pax-country", value);
			else await page.fill(`form.pax [name="${name}"]`, value ?? "");
		}
		await submit(page, "#pax-email").click();
		await page.waitForSelector("#review-terms");
		await page.waitForFunction(() => sessionStorage.length === 0);

		// A correction of what is saved goes along with the language too, and so does a tick.
		await page.locator("main a.link[href*='passenger-details']").click();
		await page.fill("#pax-t1-family", "López García");
		await page.check("#pax-callback");
		await inOtherLanguage(page, "en");
		await page.waitForFunction(
			() => document.querySelector<HTMLInputElement>("#pax-t1-family")?.value === "López García",
		);
		expect(await page.isChecked("#pax-callback")).toBe(true);
		expect(await page.inputValue("#pax-t1-given")).toBe(twoAdults["t1-given"]);
		await submit(page, "#pax-email").click();
		await page.waitForSelector("#review-terms");
		expect(await page.locator("main").innerText()).toContain("López García");
		await page.check("#review-hazmat");
		await inOtherLanguage(page, "es");
		await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#review-hazmat")?.checked);
		expect(await page.isChecked("#review-terms")).toBe(false);
		// It went along once: an agreement is given anew on each other visit.
		await page.waitForFunction(() => sessionStorage.length === 0);
		await page.reload();
		expect(await page.isChecked("#review-hazmat")).toBe(false);
		await close();
	}, 60_000);

	/** By the link that stands on every page, as a visitor changes it. */
	async function inOtherLanguage(page: Page, language: Language) {
		await page.locator(`.header-languages a[data-language=${language}]`).first().click();
		await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
	}

	it.each(share(languageCodes, 1, languageCodes.length))(
		"of passengers comes back with a list of all that is wrong, each once (%s)",
		async (language) => {
			const [width, height] = [360, 740];
			const { page, close } = await openPage(browser, { width, height });
			await goToPassengers(page, language, { adults: "4" });
			await submit(page, "#pax-email").click();
			await page.waitForSelector(".error-summary");
			expect(await page.locator(".pax .control-error").count()).toBeGreaterThan(10);
			const lines = page.locator(".error-summary a");
			const [texts, targets] = [
				await lines.allInnerTexts(),
				await lines.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).hash)),
			];
			// A date that is missing whole is one problem.
			expect(texts.length).toBe(await page.locator(".pax .control-error").count());
			expect([new Set(texts).size, new Set(targets).size]).toEqual([texts.length, texts.length]);
			const box = await page.locator(".error-summary").boundingBox();
			expect(box?.width).toBeLessThanOrEqual(width);
			const control = page.locator(targets.at(-1) ?? "none");
			expect(await control.getAttribute("aria-invalid")).toBe("true");
			// The TSA is named once, however many travel.
			expect(
				await page
					.locator("form.pax")
					.evaluate((form) => form.textContent?.match(/TSA (?:asks|les pide)|TSA les pide/g)?.length),
			).toBe(1);
			await close();
		},
		60_000,
	);

	it("of an e-mail address with a slip in it is questioned when it is left, and one press takes what was meant", async () => {
		const { page, close } = await openPage(browser, { width: 360 });
		await page.goto(href("es", "contactUs"));
		const error = page.locator("#contact-email-error");
		const leave = () => page.locator("#contact-name").focus();
		await page.fill("#contact-email", "maria.jose@gmial.com");
		await leave();
		await error.waitFor();
		expect(await error.innerText()).toContain("¿Quiso decir maria.jose@gmail.com?");
		// A question and no fault: the form may be sent as it is.
		expect(await page.getAttribute("#contact-email", "aria-invalid")).toBeNull();
		expect(await page.getAttribute("#contact-email", "aria-describedby")).toContain("contact-email-error");
		expect(await page.locator("[name=email-kept]").inputValue()).toBe("maria.jose@gmial.com");
		await error.getByRole("button").click();
		expect(await page.inputValue("#contact-email")).toBe("maria.jose@gmail.com");
		expect(await error.count()).toBe(0);
		await page.fill("#contact-email", "maria.jose@unam.mx");
		await leave();
		await page.fill("#contact-email", "maria.jose@");
		await leave();
		await error.waitFor();
		expect(await error.innerText()).not.toContain("¿Quiso decir");
		await close();
	});

	it("of a code is checked where it was typed, and left to the server where it was dictated", async () => {
		const { page, problems, close } = await openPage(browser);
		await page.goto(href("es", "bookingHelp"));
		const leave = () => page.locator("#callback-name").focus();
		const error = page.locator("#reference-code-error");
		// One of few letters, cut short, may be taken for a quote's digits.
		const code = "KMRWXKM0";
		await page.locator("#reference-code").focus();
		await page.waitForSelector("form[data-form=reference][data-awake]");
		await page.fill("#reference-code", code.slice(0, -1));
		await leave();
		expect(await error.innerText()).toContain("ocho caracteres");
		const quote = groupReference(randomReference());
		const slip = quote.slice(0, -1) + ((Number(quote.at(-1)) + 1) % 10);
		await page.fill("#reference-code", slip);
		await leave();
		await error.filter({ hasText: `Revise primero ${slip.slice(-4)}` }).waitFor();
		await page.fill("#reference-code", "+57 310 456 7890");
		await leave();
		await error.filter({ hasText: "número de teléfono" }).waitFor();
		await page.fill("#reference-code", "kilo siete");
		await leave();
		await error.waitFor({ state: "detached" });
		await page.fill("#reference-code", "001 1234567890");
		await leave();
		expect(await error.innerText()).toContain("número de boleto");
		for (const sound of [groupReference(code), quote]) {
			await page.fill("#reference-code", sound);
			await leave();
			await error.waitFor({ state: "detached" });
		}
		expect(surprises(problems)).toEqual([]);
		// Nobody was given this one: its own page says so, and the field there still has it.
		await page.locator("#reference-code").press("Enter");
		await page.waitForURL(`**/booking-review?quote=${quote.replaceAll(" ", "")}*`);
		expect(await page.inputValue("#reference-code")).toBe(quote.replaceAll(" ", ""));
		await close();
	});

	rarely("is checked also where a field was left before the script came", async () => {
		const { page, problems, close } = await openPage(browser);
		await page.goto(href("en", "contactUs"));
		await settle(page);
		const slow = await hold(page, "**/*.js");
		await page.fill("#contact-email", "ana@");
		await page.locator("#contact-name").focus();
		await slow.wanted();
		slow.letGo();
		await page.locator("#contact-email-error").waitFor();
		expect(await page.locator(".control-error").count()).toBe(1);
		expect(surprises(problems)).toEqual([]);
		await close();
	});

	rarely("is spoken of only when a press is over: no button moves away from under its click", async () => {
		const { page, problems, close } = await openPage(browser);
		await page.goto(href("en", "contactUs"));
		await page.locator("#contact-name").focus();
		await page.waitForLoadState("networkidle");
		const slow = await hold(page, "**/*.js");
		await page.fill("#contact-email", "ana@");
		await page.locator("#contact-text").focus();
		await slow.wanted();
		const button = page.locator("#contact form button[type=submit]");
		const place = await press(page, button);
		slow.letGo();
		await page.waitForLoadState("networkidle");
		await page.waitForTimeout(500);
		expect(await page.locator(".control-error").count()).toBe(0);
		expect(await button.boundingBox()).toEqual(place);
		await page.mouse.up();
		await page.waitForSelector(".error-summary");
		expect(surprises(problems)).toEqual([]);
		await close();
	});

	rarely("is spoken of after a press that was no click", async () => {
		const { page, close } = await openPage(browser);
		await page.goto(href("en", "contactUs"));
		await page.locator("#contact-name").focus();
		await page.waitForSelector("#contact form[data-awake]");
		await page.fill("#contact-email", "ana@");
		await page.locator("h1").scrollIntoViewIfNeeded();
		const place = await page.locator("h1").boundingBox();
		await page.mouse.move((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
		await page.mouse.down();
		await page.mouse.move(2, 2);
		await page.mouse.up();
		await page.locator("#contact-email-error").waitFor();
		await close();
	});

	it("is no matter for whoever only passes through, and loads nothing before a field is touched", async () => {
		const { page, scripts, close } = await openPage(browser);
		await page.goto(href("en", "contactUs"));
		// What any first key or press loads is not the form's.
		await page.keyboard.press("Shift");
		await page.locator('[data-island="beacon"][data-awake]').waitFor({ state: "attached" });
		await settle(page);
		const before = [...scripts];
		await page.locator("#contact-name").focus();
		await page.locator("#contact-email").focus();
		await page.waitForSelector("#contact form[data-awake]");
		// The island, what it shares with the flight search, and what asks for the country of numbers and for zones; no rule.
		const came = scripts.slice(before.length).map((path) => path.replace(/^.*\/([a-z-]+)-.{6}\.js$/, "$1"));
		expect(came.sort()).toEqual(["checked-forms", "keep", "whereabouts"]);
		expect(await page.locator(".control-error").count()).toBe(0);
		await close();
	});
});
