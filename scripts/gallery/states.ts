// What the gallery shows: every page of every kind, and the states that a page can be in.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { localize } from "../../src/i18n/language-parameter.ts";
import { defaultLanguage, type Language, languageCodes, languages, otherLanguages } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { allPages, cacheablePages, depart, privatePages } from "../../test/browser/templates.ts";

export interface Size {
	/** Part of the picture's file name. */
	readonly name: string;
	/** CSS pixels. */
	readonly width: number;
	/** Of the document, in pixels, where it is not the browser's own. */
	readonly fontSize?: number;
	/** Sizes that only ask whether everything fits are looked at by day alone. */
	readonly lightOnly?: boolean;
}

const phone: Size = { name: "360", width: 360 };
const tablet: Size = { name: "768", width: 768 };
const wide: Size = { name: "1280", width: 1280 };
/** WCAG 1.4.10 and 1.4.4: as narrow as it gets, and text at 200 %. */
const narrow: Size = { name: "320", width: 320, lightOnly: true };
const large: Size = { name: "720-text-200", width: 720, fontSize: 32, lightOnly: true };
const common = [phone, tablet, wide];

export interface State {
	/** kebab-case; its folder in gallery/. */
	readonly name: string;
	readonly target: (language: Language) => string;
	readonly sizes?: readonly Size[];
	readonly languages?: readonly Language[];
	/** Of the browser; the page's own language unless told. */
	readonly locale?: string;
	readonly javaScript?: boolean;
	readonly forcedColors?: boolean;
	readonly print?: boolean;
	/** A cookie that the visitor comes with. */
	readonly cookie?: { readonly name: string; readonly value: string };
	/** On a site where measurement is configured. */
	readonly measured?: boolean;
	/** The window alone: the state is about what lies over the page. */
	readonly windowOnly?: boolean;
	/** Before the page is asked for. */
	readonly before?: (page: Page) => Promise<unknown>;
	/** What the visitor does on the page. */
	readonly act?: (page: Page, language: Language) => Promise<unknown>;
}

const kebab = (name: string) => name.replaceAll(" ", "-");

const pages: readonly State[] = allPages.map(([name, target]) => ({
	name: kebab(name),
	target,
	sizes: [narrow, ...common, large],
}));

const { home } = cacheablePages;
const oneWay = (to: string) => (language: Language) =>
	href(language, "flightResults", {}, { trip: "oneway", from: "JFK", to, depart, adults: "1" });

const formPages = { contact: "contactUs", callback: "bookingHelp", change: "flightChangeAssistance" } as const;

/** From a list of flights to the form for those who travel. */
async function begin(page: Page): Promise<void> {
	await page.locator("[data-offer] h3 > a").first().click();
	await page.locator('[data-offer] form button[type="submit"]').first().click();
	await page.locator('a[href*="passenger-details?quote"]').first().click();
	await page.waitForURL(/passenger-details/);
}

const [other] = otherLanguages;

const states: readonly State[] = [
	{
		name: "error-500",
		// A damaged address gives the page of a 400; the page of a 500 has other words in the same places.
		target: (language) => localize("/%00", language),
		act: (page, language) =>
			page.evaluate(
				(texts) => {
					for (const [selector, text] of Object.entries(texts)) {
						const element = document.querySelector(`main ${selector}`);
						if (!element) throw new Error(`The error page has no ${selector}`);
						element.textContent = text;
					}
				},
				{ h1: textOf(language, "error.500.heading"), ".lead": textOf(language, "error.500.text") },
			),
	},
	{
		name: "menu-open",
		target: home,
		sizes: [narrow, phone],
		windowOnly: true,
		async act(page) {
			await page.locator(".menu-button").click();
			await page.locator("main[inert]").waitFor();
		},
	},
	{
		name: "suggestions-open",
		target: home,
		windowOnly: true,
		async act(page) {
			await page.locator('main input[name="from"]').click();
			await page.locator("[data-island=search][data-awake]").waitFor();
			await page.keyboard.type("san");
			await page.locator("[role=option]").nth(2).waitFor();
			await page.keyboard.press("ArrowDown");
		},
	},
	{
		name: "options-open",
		target: home,
		async act(page) {
			await page.locator("main form details > summary").last().click();
			await page.locator("[data-island=search][data-awake]").waitFor();
		},
	},
	{
		name: "calendar-open",
		target: home,
		windowOnly: true,
		async act(page) {
			await page.locator('main input[name="depart"]').click();
			await page.locator("[data-island=search][data-awake]").waitFor();
			await page.locator('main [aria-haspopup="dialog"]').first().click();
			await page.locator("dialog[open]").waitFor();
		},
	},
	{
		name: "multi-city",
		target: home,
		act: (page) => page.locator('main [name="trip"][value="multi"]').check(),
	},
	{ name: "no-offers", target: oneWay("EWR") },
	{
		name: "offers-loading",
		target: oneWay("MIA"),
		before: (page) =>
			page.route(/flight-results/, async (route) => {
				const response = await route.fetch();
				const [shell = ""] = (await response.text()).split('<div class="late">');
				await route.fulfill({ response, body: shell });
			}),
	},
	{
		name: "filters-open",
		target: privatePages.offers,
		async act(page) {
			await page.locator("[data-offer] h3 > a").first().click();
			await page.locator(".itinerary-more").first().waitFor();
			await page.locator(".filters-link").focus();
			await page.keyboard.press("Enter");
		},
	},
	{
		name: "trip-chosen",
		target: privatePages.offers,
		async act(page) {
			await page.locator("[data-offer] h3 > a").first().click();
			await page.locator('[data-offer] form button[type="submit"]').first().click();
			await page.waitForURL(/booking-review/);
		},
	},
	{
		name: "passengers",
		target: privatePages.offers,
		act: begin,
	},
	{
		name: "passengers-with-mistakes",
		target: privatePages.offers,
		async act(page) {
			await begin(page);
			await page.locator('form[action*="passenger-details"] button[type="submit"]').click();
			await page.locator(".error-summary").waitFor();
		},
	},
	...(["contact", "callback", "change"] as const).map((form) => ({
		name: `${form}-with-mistakes`,
		target: (language: Language) => href(language, formPages[form]),
		async act(page: Page) {
			await page.locator(`form[data-form="${form}"] button[type="submit"]`).click();
			await page.locator(".error-summary").waitFor();
		},
	})),
	{
		name: "alert-with-mistakes",
		target: privatePages["fare alert"],
		async act(page) {
			await page.locator('main form button[type="submit"]').last().click();
			await page.locator('main [role="alert"]').first().waitFor();
		},
	},
	{
		name: "language-hint",
		target: cacheablePages.blog,
		languages: [defaultLanguage],
		...(other && { locale: languages[other].locale }),
		windowOnly: true,
		act: (page) => page.locator("[data-hint][title]").waitFor(),
	},
	{
		name: "consent-question",
		target: home,
		measured: true,
		windowOnly: true,
		act: (page) => page.locator("[data-consent]:visible").waitFor(),
	},
	{
		name: "toast",
		target: cacheablePages.blog,
		cookie: { name: "flash", value: "consent-saved" },
		windowOnly: true,
		act: (page) => page.locator('[data-sonner-toast][data-mounted="true"]').waitFor(),
	},
	...(["home", "blog", "deals"] as const).map((name) => ({
		name: `no-javascript-${name}`,
		target: cacheablePages[name],
		javaScript: false,
	})),
	{ name: "no-javascript-offers", target: privatePages.offers, javaScript: false },
	...(["home", "guide", "airline"] as const).map((name) => ({
		name: `forced-colors-${name}`,
		target: cacheablePages[name],
		sizes: [phone, wide],
		forcedColors: true,
	})),
	{
		name: "forced-colors-search-with-mistakes",
		target: privatePages["search with mistakes"],
		sizes: [phone, wide],
		forcedColors: true,
	},
	...(["guide", "prose"] as const).map((name) => ({
		name: `print-${name}`,
		target: cacheablePages[name],
		sizes: [{ ...tablet, lightOnly: true }],
		print: true,
	})),
	...(["offers", "booking confirmation"] as const).map((name) => ({
		name: `print-${kebab(name)}`,
		target: privatePages[name],
		sizes: [{ ...tablet, lightOnly: true }],
		print: true,
	})),
];

export const allStates: readonly State[] = [...pages, ...states].map((state) => ({
	sizes: common,
	languages: languageCodes,
	...state,
}));

function textOf(language: Language, key: string): string {
	const file = join(import.meta.dirname, `../../locales/${language}/translation.json`);
	const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
	const text = texts[key];
	if (text === undefined) throw new Error(`No message ${key}`);
	return text;
}
