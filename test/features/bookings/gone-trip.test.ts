// The chosen trip is gone while its travelers were typed: they go along to the trip that is chosen instead, in each way it can be gone.
import { afterEach, beforeEach, expect, it } from "vitest";
import { forms, openPassengers, twoAdults } from "../../booking-journey.ts";
import { languageCodes } from "../../languages.ts";
import { openPlainBrowser, type PlainBrowser, type PlainPage, type Values } from "../../plain-browser.ts";
import { sample, siteOf, texts } from "../funnel.ts";
import { type Bookings, openBookings, quoted } from "./bookings.ts";
import { later, now } from "./sample-choice.ts";

const typed: Values = { ...twoAdults, "t1-month": "4", "t1-known": "KTN123456", callback: "yes" };
let bookings: Bookings;
let browser: PlainBrowser;
let sells: boolean;
beforeEach(async () => {
	bookings = await openBookings();
	sells = true;
	const fares = { ...sample, offer: async (id: string) => (sells ? sample.offer(id) : ({ kind: "gone" } as const)) };
	const site = siteOf(bookings, undefined, { fares });
	browser = openPlainBrowser(async (target, init) => {
		const { response, page } = await site.get(target, init);
		return new Response(page.toString(), response);
	});
});
afterEach(() => bookings.stop());

/** Another tab, or another visitor of the quote, has learned it first. */
async function soldOut(code: string) {
	sells = false;
	await bookings.db.prepare("UPDATE quotes SET state = 'gone' WHERE code = ?").bind(code).run();
}

/** The form of another trip for two, which was chosen since. */
async function chosenInstead(language: "en" | "es"): Promise<PlainPage> {
	sells = true;
	await bookings.db.exec("DELETE FROM quotes");
	const { code } = await quoted(bookings.db, later(5));
	return openPassengers(browser, code, language);
}

function expectFilled({ document }: PlainPage, language: "en" | "es") {
	for (const [name, value] of Object.entries(typed)) {
		// A consent is given anew.
		if (name === "callback") continue;
		const field = document.querySelector(`[name=${name}]`);
		const chosen = document.querySelector(`[name=${name}] option[selected], [name=${name}][checked]`) ?? field;
		expect(chosen?.getAttribute("value"), name).toBe(value);
	}
	expect(document.querySelector("[name=callback][checked]")).toBeNull();
	expect(document.querySelector("main")?.text).toContain(texts[language].t("pax.carried"));
}

const carried = () => [...browser.cookies].find(([name]) => name.endsWith("carried"))?.[1] ?? "";

it.each(languageCodes)("before it is agreed to (%s)", async (language) => {
	const { code } = await quoted(bookings.db, now);
	const review = await browser.submit(await openPassengers(browser, code, language), forms.passengers, typed);
	expect(review.document.querySelector(forms.review)).not.toBeNull();
	expect(carried()).toBe("");
	sells = false;
	const gone = await browser.get(review.target);
	expect(gone.document.querySelector("main")?.text).toContain(texts[language].t("review.gone.heading"));
	expect(carried()).not.toBe("");
	expect(decodeURIComponent(carried())).not.toMatch(/García|maria|5678|KTN/);
	const next = await chosenInstead(language);
	expectFilled(next, language);
	// Once it is saved with the trip that was chosen instead, the browser holds no copy.
	const saved = await browser.submit(next, forms.passengers, { gender: null });
	expect(saved.document.querySelector(forms.review)).not.toBeNull();
	expect(carried()).toBe("");
});

it.each(languageCodes)("before they are sent (%s)", async (language) => {
	const { code } = await quoted(bookings.db, now);
	const form = await openPassengers(browser, code, language);
	await soldOut(code);
	const sent = await browser.submit(form, forms.passengers, typed);
	expect(sent.document.querySelector("main")?.text).toContain(texts[language].t("review.gone.heading"));
	expectFilled(await chosenInstead(language), language);
});

it.each(languageCodes)("with something still wrong in what was sent (%s)", async (language) => {
	const { code } = await quoted(bookings.db, now);
	const form = await openPassengers(browser, code, language);
	await soldOut(code);
	const sent = await browser.submit(form, forms.passengers, { ...typed, "t2-family": "" });
	expect(sent.status).toBe(400);
	const next = await chosenInstead(language);
	expect(next.document.querySelector("[name=t1-given]")?.getAttribute("value")).toBe(typed["t1-given"]);
	expect(next.document.querySelector("[name=email]")?.getAttribute("value")).toBe(typed.email);
});

it.each(languageCodes)("with its quote, which is kept no more (%s)", async (language) => {
	const { code } = await quoted(bookings.db, now);
	const form = await openPassengers(browser, code, language);
	await bookings.db.exec("DELETE FROM quotes");
	const sent = await browser.submit(form, forms.passengers, typed);
	expect(sent.status).toBe(410);
	expect(sent.document.querySelector("main")?.text).toContain(texts[language].t("pax.ended.heading"));
	expectFilled(await chosenInstead(language), language);
});
