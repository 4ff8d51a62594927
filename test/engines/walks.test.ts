// The walks that have to work in every engine: a booking, the menu of a phone, a form with mistakes, a toast.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { phrase } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { groupReference } from "../../src/references/reference.ts";
import { agreed, people } from "../booking-journey.ts";
import { back, depart } from "../browser/templates.ts";
import { startChromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { type Visitor, visit } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** A walk may take its time on a busy machine. */
const patience = 240_000;

/** Types a place into its field, and takes the first suggestion, which has this code. */
async function pick(visitor: Visitor, field: string, typed: string, code: string): Promise<void> {
	await visitor.fill(field, typed);
	expect(await visitor.see(`${field}-list [role=option]`)).toContain(code);
	await visitor.press("ArrowDown");
	await visitor.see(`${field}-list [aria-selected=true]`);
	await visitor.press("Enter");
	expect(await visitor.value(field)).toMatch(new RegExp(`^${typed} \\(.+\\)$`));
}

async function search(visitor: Visitor, language: Language): Promise<void> {
	await visitor.goto(href(language, "home"));
	await visitor.see("h1");
	await visitor.look("01-home");
	await pick(visitor, "#search-from", "Bogotá", "BOG");
	await pick(visitor, "#search-to", "Miami", "MIA");
	await visitor.choose("#search-depart", depart);
	await visitor.choose("#search-return", back);
	await visitor.look("02-search");
	await visitor.click("form:has(#search-from) .fs-last > .button");
	await visitor.see("[data-offer]");
	expect(await visitor.see("h1")).toMatch(/Bogotá.*Miami/);
	await visitor.look("03-results");
}

/** Opens the first row of the results, and takes what it offers. */
async function chooseFirst(visitor: Visitor): Promise<void> {
	await visitor.click("[data-offer] h3 > a");
	await visitor.see("[data-offer] .itinerary-more");
	await visitor.click("[data-offer] .itinerary-more");
	await visitor.look("04-itinerary");
	await visitor.click("[data-offer] .itinerary-more form button[type=submit]");
	await visitor.see("main a[href*='passenger-details']");
	expect(await visitor.url()).toMatch(/booking-review\?quote=\d{10}/);
	await visitor.look("05-quote");
}

const traveler: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(people(["1985-04-12"])).map(([name, value]) => [name, value ?? ""]),
);

async function nameTraveler(visitor: Visitor): Promise<void> {
	await visitor.click("main a[href*='passenger-details']");
	await visitor.see("form.pax");
	await visitor.look("06-passengers");
	for (const [name, value] of Object.entries(traveler)) {
		const control = `form.pax [name="${name}"]`;
		if (name.endsWith("-gender")) await visitor.click(`${control}[value="${value}"]`);
		else if (name === "country") await visitor.choose(control, value);
		else await visitor.fill(control, value);
	}
	await visitor.look("07-passengers-named");
	await visitor.click("form.pax:has(#pax-email) button[type=submit]");
	await visitor.see("form.review-form");
	await visitor.look("08-review");
}

async function payByPhone(visitor: Visitor): Promise<void> {
	for (const box of Object.keys(agreed)) await visitor.click(`form.review-form [name="${box}"]`);
	await visitor.click("form.review-form button[type=submit]");
	await visitor.see("button[name=how][value=phone]");
	await visitor.look("09-payment");
	await visitor.click("button[name=how][value=phone]");
}

async function checkConfirmation(visitor: Visitor): Promise<void> {
	await visitor.see(".booking-now[data-state]");
	const code = /\/booking-confirmation\/([0-9A-Z]{8})/.exec(await visitor.url())?.[1] ?? "no code";
	const text = await visitor.see("main");
	expect(text).toContain(groupReference(code));
	expect(text).toContain(`${traveler["t1-given"]} ${traveler["t1-family"]}`);
	expect(await visitor.title()).toContain(await visitor.see("h1"));
}

/** Waits until the menu is as high as the window: before that, its links still move. */
async function slid(visitor: Visitor): Promise<void> {
	await expect.poll(() => visitor.run("document.querySelector('.menu-panel').clientHeight")).toBe(phone.height);
}

describe.each(Object.entries(engines))("in %s", (_, start) => {
	let engine: Engine;
	beforeAll(async () => {
		engine = await start();
	}, patience);
	afterAll(() => engine?.close());

	// A phone and a wide screen by turns.
	const sizes = languageCodes.map((language, index) => [language, index % 2 === 0 ? wide : phone] as const);

	it.each(sizes)(
		"a trip is found, chosen and booked by phone (%s)",
		(language, size) =>
			visit(engine, language, size, async (visitor) => {
				await search(visitor, language);
				await chooseFirst(visitor);
				await nameTraveler(visitor);
				await payByPhone(visitor);
				await checkConfirmation(visitor);
				await visitor.look("10-confirmation");
				// The browser kept what says whose booking it is.
				await visitor.goto(await visitor.url());
				await checkConfirmation(visitor);
			}),
		patience,
	);

	it.each(languageCodes)(
		"the menu of a phone opens, keeps the focus, closes, and leads on (%s)",
		(language) =>
			visit(engine, language, phone, async (visitor) => {
				await visitor.goto(href(language, "home"));
				await visitor.click(".menu-button");
				await visitor.see(".menu-panel a");
				await expect.poll(() => visitor.count("main[inert]")).toBe(1);
				await slid(visitor);
				await visitor.look("11-menu");
				await visitor.press("Tab");
				expect(await visitor.focusIsIn(".menu")).toBe(true);
				await visitor.press("Escape");
				await expect.poll(() => visitor.count(".menu[open], main[inert]")).toBe(0);
				expect(await visitor.focusIsIn(".menu-button")).toBe(true);
				await visitor.press("Enter");
				await slid(visitor);
				const target = href(language, "myTrip");
				await visitor.click(`.menu-panel a[href="${target}"]`);
				await expect.poll(() => visitor.url()).toMatch(target);
			}),
		patience,
	);

	it.each(languageCodes)(
		"a form with mistakes puts the focus on their list, and each line leads to its field (%s)",
		(language) =>
			visit(engine, language, phone, async (visitor) => {
				await visitor.goto(href(language, "contactUs"));
				await visitor.click("#contact form button[type=submit]");
				await visitor.see(".error-summary");
				await expect.poll(() => visitor.focused()).toBe("error-summary");
				expect(await visitor.title()).toMatch(/^Error: /);
				await visitor.look("12-mistakes");
				await visitor.click(".error-summary a[href='#contact-email']");
				await expect.poll(() => visitor.focused()).toContain("contact-email");
				expect(await visitor.run("document.activeElement.getAttribute('aria-invalid')")).toBe("true");
				await visitor.fill("#contact-email", "ana@mail.example");
				await visitor.press("Tab");
				await expect.poll(() => visitor.count("#contact-email-error")).toBe(0);
			}),
		patience,
	);

	it.each(languageCodes)(
		"a choice that is kept is said in a notice, and on another page in a toast, which goes by its button (%s)",
		(language) =>
			visit(engine, language, phone, async (visitor) => {
				await visitor.goto(href(language, "cookiePolicy"));
				await visitor.click("[name=consent][value=denied]");
				await visitor.click("main form:has([name=consent]) [type=submit]");
				const kept = phrase(language, "flash.consent-saved");
				expect(await visitor.see(".notice[autofocus]")).toContain(kept);
				await visitor.look("13-notice");
				// The word of the answer itself has been read by then, which a toast of the next page would be taken for.
				await expect.poll(() => visitor.count("[data-island=toasts][data-awake]")).toBe(1);
				await visitor.run("void (document.cookie = 'flash=consent-saved; Path=/')");
				await visitor.goto(href(language, "home"));
				expect(await visitor.see("[data-sonner-toast][data-mounted=true]")).toContain(kept);
				await expect
					.poll(() => visitor.run("getComputedStyle(document.querySelector('[data-sonner-toast]')).opacity"))
					.toBe("1");
				await visitor.look("14-toast");
				await visitor.click("[data-sonner-toast] button");
				await expect.poll(() => visitor.count("[data-sonner-toast]")).toBe(0);
			}),
		patience,
	);
});
