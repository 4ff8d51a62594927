// What opens, differs from card to card or shows only to some breaks no rule of axe's; every page: every-page.test.ts.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { byTurns } from "../soak.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { type Look, looksIn, unfold, violations } from "./looks.ts";
import { back, cacheablePages, depart } from "./templates.ts";

const acrossThePacific = { trip: "round", from: "LAX", to: "SYD", depart, return: back };

/** What one card says and another does not: nothing, or a bag, or what is not known; another day; who really flies. */
function differences(language: Language): readonly string[] {
	const { t } = createMessages(language, {});
	const [, operated = ""] = t("itinerary.operatedBy", { airline: "|", carriers: "|" }).split("|");
	const bags = [
		t("itinerary.checked", { count: 0 }),
		t("itinerary.checked", { count: 1 }),
		t("itinerary.checked.unknown"),
	];
	return [...bags, t("itinerary.dayChange", { count: 1 }), operated];
}

let browser: Browser;
let tabs: Readonly<Record<Look["on"], OpenPage>>;
beforeAll(async () => {
	browser = await launch();
	tabs = {
		phone: await openPage(browser, { width: 360, height: 740, touch: true, reducedMotion: true }),
		desk: await openPage(browser, { width: 1280, reducedMotion: true }),
	};
});
afterAll(() => browser.close());

const listStates = [
	["the line of a saving", "desk", {}, ""],
	["the graph of a month", "phone", { prices: "graph" }, ""],
	["the days around", "phone", { prices: "grid" }, ""],
	["the filters as a sheet", "phone", { stops: "1", airline: "AA" }, "#filters"],
] as const;

const family = { trip: "round", from: "HOUA", to: "GUA", depart, return: back, adults: "2", ages: "9,6", bags: "4" };

/** What is looked at once something was opened. */
const openedStates: readonly (readonly [name: string, look: (language: Language) => Promise<void>])[] = [
	["every kind of fare card: with and without bags, of partner airlines, arriving on other days", openedCards],
	["a list of flights: the search as a sheet", searchSheet],
	["menu open on a phone", openMenu],
];

async function openedCards(language: Language): Promise<void> {
	for (const { on, schemes } of looksIn(language)) {
		const { page } = tabs[on];
		const rows = Array.from({ length: 30 }, (_, index) => index).join(".");
		await page.goto(href(language, "flightResults", {}, { ...acrossThePacific, rows }));
		expect(await page.locator(".itinerary-more").count()).toBe(30);
		const cards = (await page.locator("[data-offer]").allTextContents()).join(" ");
		for (const words of differences(language)) expect(cards).toContain(words);
		await unfold(page);
		expect(await violations(page, "main", schemes), on).toEqual([]);
	}
}

async function searchSheet(language: Language): Promise<void> {
	const { page } = tabs.phone;
	await page.goto(href(language, "flightResults", {}, family));
	await page.locator(".asked > details > summary").click();
	expect(await violations(page, "main")).toEqual([]);
}

async function openMenu(language: Language): Promise<void> {
	const { page } = tabs.phone;
	await page.goto(cacheablePages.home(language));
	await page.locator(".menu-button").tap();
	await page.locator("main[inert]").waitFor();
	expect(await violations(page)).toEqual([]);
}

describe.each(languageCodes)("accessibility (%s)", (language) => {
	it.each(byTurns(openedStates, language))("%s", (_, look) => look(language));

	it.each(byTurns(listStates, language))("a list of flights: %s", async (_, on, more, at) => {
		const { page } = tabs[on];
		await page.goto(href(language, "flightResults", {}, { ...family, ...more }) + at);
		expect(await violations(page, "main"), page.url()).toEqual([]);
	});
});

it("accessibility of the language hint and a notice on a phone", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 740, locale: "es-MX", reducedMotion: true });
	await page.context().addCookies([{ name: "flash", value: "consent-saved", url: process.env.SITE_URL ?? "" }]);
	await page.goto(cacheablePages.blog("en"));
	await page.locator("[data-hint][title]").waitFor();
	await page.locator('[data-sonner-toast][data-mounted="true"]').waitFor();
	expect(await violations(page)).toEqual([]);
	await close();
});

it("a fault shows in the dark, in a card of another kind and in Spanish as well", async () => {
	const { page, close } = await openPage(browser, { reducedMotion: true });
	const cards = ["<p>$1</p>", "<p>$2</p>", '<p>$3</p><img id="logo" src="data:,">', "<p>$4</p>"];
	const body = `<!doctype html><html lang="es"><title>Vuelos</title><style>:root { color-scheme: light dark }</style>
		<main><h1>Vuelos</h1><p id="faint" style="color: #ddd; background: #fff">Tenue</p>
		<p id="night" style="color: light-dark(#000, #777); background: light-dark(#fff, #666)">Noche</p>
		<ol>${cards.map((card) => `<li data-offer>${card}</li>`).join("")}</ol>
		<ul>${cards.map((card) => `<li>${card.replace("logo", "mark")}</li>`).join("")}</ul></main></html>`;
	await page.route("**/faults", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
	await page.goto("/faults");
	const found = ["color-contrast: #faint", "image-alt: #logo", "image-alt: #mark"];
	const inDark = ["dark: color-contrast: #faint", "dark: color-contrast: #night"];
	expect(await violations(page)).toEqual([...found, ...inDark]);
	expect(await page.locator("[data-offer]").allTextContents()).toEqual(["$1", "$2", "$3", "$4"]);
	expect(await page.locator("ul li").allTextContents()).toEqual(["$1", "$2", "$3", "$4"]);
	await close();
});

it("what stands around the main part is looked at once, and again where it differs; two of a kind are always seen", async () => {
	const { page, close } = await openPage(browser, { cold: true, reducedMotion: true });
	const faint = (id: string) => `<p id="${id}" style="color: #ddd; background: #fff">Faint</p>`;
	const headers = { "/one": faint("one"), "/same": faint("one"), "/other": faint("other"), "/two": faint("other") };
	for (const [path, words] of Object.entries(headers)) {
		const header = `<header>${words}</header>`;
		const body = `<!doctype html><html lang="en"><title>Flights</title><body>${header}<main><h1>Flights</h1>${faint("main")}
			</main>${path === "/two" ? header : ""}</body></html>`;
		await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
	}
	const found = async (path: string) => {
		await page.goto(path);
		return violations(page, "html", "light");
	};
	const inMain = "color-contrast: #main";
	expect(await found("/one")).toEqual(["color-contrast: #one", inMain]);
	expect(await found("/same")).toEqual([inMain]);
	expect(await found("/other")).toEqual(["color-contrast: #other", inMain]);
	expect((await found("/two")).filter((one) => one.startsWith("landmark"))).not.toEqual([]);
	await close();
});
