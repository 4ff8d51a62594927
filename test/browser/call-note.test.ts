// Under the number on pages that are the same for everybody: what the call means where the visitor is.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes, perLanguage } from "../../src/i18n/languages.ts";
import { phrase } from "../../src/i18n/messages.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { rarely } from "./rarely.ts";
import { cacheablePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const own = { number: "601 555 0100", href: "tel:+576015550100" };
const from = perLanguage((language) => `Colombia (${language}).`);

/** A page with the words that hold for every country, and what becomes of them with this answer about the visitor's. */
async function noted(language: (typeof languageCodes)[number], answer: object | undefined) {
	const opened = await openPage(browser, { width: 360, height: 740 });
	const { page } = opened;
	const asked: string[] = [];
	await page.route("**/api/country*", (route) => {
		asked.push(new URL(route.request().url()).search);
		return answer ? route.fulfill({ json: answer }) : route.abort();
	});
	await page.goto(cacheablePages["help center"](language));
	// A font that comes between two measures changes what is measured.
	await page.evaluate(async () => void (await document.fonts.ready));
	const place = page.locator("[data-island=note] p").first();
	const height = async () => (await place.boundingBox())?.height;
	const [words, tall] = [await place.innerText(), await height()];
	expect(words).toContain(phrase(language, "call.from.anywhere"));
	expect(asked).toEqual([]);
	await place.scrollIntoViewIfNeeded();
	await expect.poll(() => asked).toEqual([`?lng=${language}`]);
	return { ...opened, place, height, words, tall };
}

describe.each(languageCodes)("what a call means (%s)", (language) => {
	it("is said in place of what holds everywhere once it is seen, with the number and WhatsApp there, and nothing moves", async () => {
		const whatsapp = { text: phrase(language, "whatsapp.link"), href: "https://wa.me/573105550199?text=Hola" };
		const answer = { country: "CO", call: { note: from[language], ...own, whatsapp } };
		const { page, place, height, tall, close } = await noted(language, answer);
		await expect.poll(() => place.innerText()).toBe(`${from[language]} ${own.number}`);
		expect(await place.locator("a").getAttribute("href")).toBe(own.href);
		expect(await height()).toBe(tall);
		const ways = page.locator("[data-island=note] + p").first();
		const link = ways.getByRole("link", { name: whatsapp.text });
		expect(await link.getAttribute("href")).toBe(whatsapp.href);
		expect((await link.boundingBox())?.y).toBe((await ways.locator("a").first().boundingBox())?.y);
		await close();
	});
});

const silent = [
	["the country is not known", {}],
	["what is to be said is longer than its place", { call: { note: "Long words. ".repeat(60) } }],
	["nobody answers", undefined],
] as const;
it.each(share(silent, 0, 2))("stays what holds everywhere where %s", async (_, answer) => {
	const { page, place, words, height, tall, close } = await noted("en", answer);
	await page.waitForLoadState("networkidle");
	expect([await place.innerText(), await height()]).toEqual([words, tall]);
	await close();
});

rarely("leaves the words to whoever has the focus on the link in them", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 740 });
	let answer: () => void = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/api/country*", async (route) => {
		await held;
		await route.fulfill({ json: { call: { note: from.en } } });
	});
	await page.goto(cacheablePages["help center"]("en"));
	const link = page.locator("[data-island=note] p a").first();
	const wanted = page.waitForRequest("**/api/country*");
	await link.focus();
	await wanted;
	answer();
	await page.waitForLoadState("networkidle");
	expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
	await close();
});
