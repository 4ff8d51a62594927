// Random trips booked through every step: each view says the same name, numbers, rule, deadline and airports, and the right ones.
import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { deskHref } from "../../src/desk/routes.ts";
import type { Env } from "../../src/env.ts";
import { startAlertForm } from "../../src/features/alerts/form.ts";
import { routeText } from "../../src/features/alerts/mail-texts.ts";
import { cheapestOf } from "../../src/features/alerts/watched-trip.ts";
import { plainTerms } from "../../src/flights/price-terms.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { withFee } from "../../src/flights/with-fee.ts";
import { languages } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { formatMoney } from "../../src/money/money.ts";
import { createServices } from "../../src/services.ts";
import { agreed, codeOf, digitsIn, forms, people, somebody } from "../booking-journey.ts";
import { openUnitDesk, type UnitDesk } from "../desk/app/unit-desk.ts";
import { type Bookings, openBookings } from "../features/bookings/bookings.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { sample, texts } from "../features/funnel.ts";
import { deliverAll } from "../mail/deliver-all.ts";
import { openPlainBrowser, type PlainPage } from "../plain-browser.ts";
import { bySize, patience, seed } from "../soak.ts";
import { testEnv } from "../test-env.ts";
import { chances } from "./chances.ts";
import { type Expected, expectedOf } from "./expected-trip.ts";
import { type RandomTrip, randomTrips, sourceOf } from "./random-trips.ts";

const count = bySize(40, 200, 1_000);
const trips = randomTrips(count, now, chances(seed));

let bookings: Bookings;
let fares: FareSource;
let desk: UnitDesk;
let ask: (target: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
	bookings = await openBookings();
	const { db, store } = bookings;
	fares = withFee(sourceOf(sample, trips), { minor: 2_000, currency: "USD" });
	const plain = createServices(testEnv() as Env);
	const services = { ...plain, db, vault: store.vault, bookings: store, fares, outbox: undefined, now: () => now };
	const app = createApp(services, { writeLine: () => {} });
	desk = openUnitDesk(db, { vault: store.vault, fares, now: () => now });
	ask = async (target, init) => {
		const waiting: Promise<unknown>[] = [];
		const ctx = { waitUntil: (work: Promise<unknown>) => waiting.push(work), passThroughOnException() {}, props: {} };
		const response = await app.request(`http://localhost${target}`, init, {} as never, ctx as never);
		// A page that streams is only over when it has been read.
		const body = await response.text();
		await Promise.all(waiting);
		// Pictures and scripts say nothing, and are most of what would be parsed.
		return new Response(body.replace(/<(svg|style|script|footer)\b[\s\S]*?<\/\1>/g, ""), response);
	};
});
afterAll(() => bookings.stop());

const plainText = (text: string) => text.replace(/\s+/g, " ").trim();

/** The words of a part, a space between its elements. */
function wordsIn(element: HTMLElement | null): string {
	return plainText(element?.structuredText ?? "");
}

function partOf(
	{ document, target, status }: Pick<PlainPage, "document" | "target" | "status">,
	selector: string,
): HTMLElement {
	return document.querySelector(selector) ?? expect.fail(`no ${selector} on ${target} (${status})`);
}

/** Amounts by their labels. */
function rowsOf(lines: HTMLElement): Map<string, string> {
	return new Map(
		lines.querySelectorAll("div").map((row) => [wordsIn(row.querySelector("dt")), wordsIn(row.querySelector("dd"))]),
	);
}

/** Said of a view: which, and what it lacks. */
type Faults = string[];

async function book(trip: RandomTrip, number: number): Promise<Faults> {
	const expected = expectedOf(trip, now);
	const { language, route } = trip;
	const faults: Faults = [];
	const says = (view: string, text: string, parts: readonly (string | null | undefined)[]) => {
		for (const part of parts)
			if (part && !text.includes(part)) faults.push(`${view} lacks "${part}": ${text.slice(0, 900)}`);
	};
	const price = (view: string, lines: HTMLElement) =>
		faults.push(...priceFaults(rowsOf(lines), trip, expected).map((one) => `${view}: ${one}`));
	/** Told of no trip but one that has it. */
	const noOther = (view: string, text: string) => {
		if (expected.notices.length === 0 && /You return to|You fly on from|Regresa a|Sigue desde/.test(text))
			faults.push(`${view} tells another airport`);
		for (const wrong of ["Houston to Houston", "undefined", "NaN", "{{"])
			if (text.includes(wrong)) faults.push(`${view} says ${wrong}`);
	};

	const browser = openPlainBrowser(ask);
	const list = await browser.get(href(language, "flightResults", {}, trip.search));
	const row = partOf(list, ".itinerary h3 a").closest(".itinerary");
	says("list", wordsIn(row), [expected.whole ?? expected.booking, ...expected.notices]);
	if (!route.multi) await alerted(trip, list, expected, says);
	if (!route.multi) says("list's heading", wordsIn(list.document.querySelector("h1")), [expected.name]);
	const opened = await browser.get(
		partOf(list, ".itinerary h3 a").getAttribute("href")?.replaceAll("&amp;", "&") ?? "",
	);
	const details = partOf(opened, ".itinerary-more");
	says("opened row", wordsIn(details), [...expected.notices.map((notice) => `${notice}.`), expected.each]);
	if (!expected.each && /about \$|unos US\$/.test(wordsIn(details))) faults.push("opened row tells an average");
	price("opened row", partOf(opened, ".itinerary-more .price-lines"));

	const quote = await browser.submit(opened, '.itinerary-more form[method="post"]');
	const quoted = wordsIn(partOf(quote, "main"));
	says("quote", quoted, [`${language === "en" ? "Your trip to" : "Su viaje a"} ${expected.to}`, ...expected.notices]);
	says("quote", quoted, [
		language === "en" ? "$20.00 for each traveler with a seat" : "US$20.00 por cada persona con asiento",
	]);
	noOther("quote", quoted);
	price("quote", partOf(quote, ".quote .price-lines"));

	const reference = new URL(`http://site${quote.target}`).searchParams.get("quote") ?? "";
	const passengers = await browser.get(href(language, "passengerDetails", {}, { quote: reference }));
	const summary = (view: string, page: PlainPage) => {
		says(`${view}'s summary`, wordsIn(partOf(page, ".trip-summary")), [expected.name, ...expected.notices]);
		price(`${view}'s summary`, partOf(page, ".trip-summary .price-lines"));
	};
	summary("passengers", passengers);
	const review = await browser.submit(passengers, forms.passengers, {
		...people(birthdays(trip, expected)),
		...somebody(),
	});
	summary("review", review);
	const agreeing = wordsIn(partOf(review, ".review"));
	says("review", agreeing, [...expected.notices, expected.dayBefore]);
	noOther("review", agreeing);
	price("review", partOf(review, ".review-part .price-lines"));
	const payment = await browser.submit(review, forms.review, agreed);
	summary("payment", payment);
	says("payment", wordsIn(partOf(payment, "main")), [expected.deadlineBefore, expected.booking, expected.whole]);

	const sent = await browser.submit(payment, forms.payment, { how: "phone" });
	const code = codeOf(sent);
	const confirmation = (page: PlainPage, view: string, parts: readonly (string | undefined)[]) => {
		const text = wordsIn(partOf(page, "main"));
		says(view, text, [expected.to, expected.booking, expected.whole, ...parts]);
		says(`${view}'s print`, wordsIn(partOf(page, ".pass")), [expected.name, ...expected.notices]);
		noOther(view, text);
		price(view, partOf(page, ".pass-notes .price-lines"));
	};
	confirmation(sent, "request", [expected.dayBefore, expected.deadlineBefore]);
	await mailed(code, faults, expected, [expected.dayBefore, expected.deadlineBefore], says);
	if (!trip.offer.payment.instant) {
		const digits = digitsIn(
			bookings.mails.findLast(({ text }) => text.includes(code) && /^\d{6}$/m.test(text))?.text ?? "",
		);
		bookings.mails.length = 0;
		confirmation(await browser.submit(sent, forms.proof, { digits }), "hold", [
			expected.dayAfter,
			expected.deadlineAfter,
		]);
		await mailed(code, faults, expected, [expected.dayAfter, expected.deadlineAfter], says);
	}

	const own = await browser.get(href(language, "myTrip"));
	says("my trip", wordsIn(partOf(own, "main")), [expected.name]);
	const file = await (
		await ask(`/api/bookings/${code}/calendar.ics${language === "en" ? "" : `?lng=${language}`}`, {
			headers: cookiesOf(browser),
		})
	).text();
	const unfolded = plainText(
		file
			.replace(/\r?\n /g, "")
			.replace(/\\n/g, " ")
			.replace(/\\([,;])/g, "$1"),
	);
	says("calendar", unfolded, [expected.name, ...expected.notices, expected.booking]);
	await atDesk(trip, number, { code, reference }, expected, says);
	return faults;
}

/** The alert that the list's link proposes is for the price of the list: it says the same travelers and bags, and finds the same total. */
async function alerted(trip: RandomTrip, list: PlainPage, expected: Expected, says: Says) {
	const { language, search, days, adults, ages, bags } = trip;
	const link = partOf(list, 'main a[href*="/fare-alerts?"]').getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
	const form = startAlertForm(new URL(link, "http://site").searchParams, language);
	says("alert's form", `${form.adults}|${form.ages}|${form.bags}|`, [`${adults}|${ages.join(",")}|${bags}|`]);
	const terms = { ...plainTerms, adults, ages, bags };
	const [from = "", to = ""] = [search.get("from"), search.get("to")].map((code) => code ?? "");
	const dates = { kind: "days", depart: days[0] ?? "", return: days[1] ?? null } as const;
	const found = await cheapestOf(fares, { from, to, dates, terms, checks: 0 }, [days[0] ?? "", "2099-12-31"]);
	const told = found ? formatMoney(found.price, languages[language].money) : "nothing";
	says("alert", told, [expected.whole ?? "nothing"]);
}

type Says = (view: string, text: string, parts: readonly (string | null | undefined)[]) => void;

/** To the traveler and, where one is due, to the agency, whose own language it is in. */
async function mailed(
	code: string,
	faults: Faults,
	expected: Expected,
	parts: readonly (string | undefined)[],
	says: Says,
) {
	bookings.mails.length = 0;
	await deliverAll(bookings.outbox, () => new Date(now.getTime() + 60_000 * 60));
	const mails = bookings.mails.filter(({ text }) => text.replace(/[ -]/g, "").includes(code));
	if (mails.length === 0) faults.push("no mail");
	for (const { to, text, html } of mails) {
		if (to === "desk@example.test") {
			says("agency's mail", plainText(text), [
				expected.booking.replace("US$", "$"),
				expected.bagsCost?.replace("US$", "$"),
			]);
			continue;
		}
		says("traveler's mail", plainText(text), [
			expected.name,
			...expected.notices,
			expected.booking,
			expected.whole,
			...parts,
		]);
		says("traveler's mail (HTML)", plainText(html), [expected.whole ?? expected.booking, ...expected.notices]);
	}
}

async function atDesk(
	trip: RandomTrip,
	number: number,
	{ code, reference }: { code: string; reference: string },
	expected: Expected,
	says: Says,
) {
	// Of two pages one by turns: they are alike.
	const isBooking = number % 2 === 0;
	const target = isBooking ? deskHref("booking", { code }) : deskHref("quote", { code: reference });
	const { page } = await desk.open(target);
	const card = wordsIn(page.querySelector(".desk-card"));
	const after = isBooking && !trip.offer.payment.instant;
	says("phone card", card, [
		...[after ? expected.dayAfter : expected.dayBefore, expected.booking, expected.whole],
		expected.bagsCost || expected.whole === null ? texts[trip.language].t("bags.without") : undefined,
	]);
	const inEnglish = expectedOf({ ...trip, language: "en" }, now);
	says("desk", wordsIn(page.querySelector("#trip")?.parentNode ?? page), [
		inEnglish.name,
		...inEnglish.notices,
		inEnglish.booking,
		inEnglish.whole,
	]);
}

/** What the rows of a price have wrong. */
function priceFaults(rows: Map<string, string>, { offer, bags }: RandomTrip, expected: Expected): string[] {
	const told = [...rows.values()];
	const has = (amount: string) => told.some((value) => value.startsWith(amount));
	const due = [expected.whole ?? expected.booking, expected.booking, expected.bagsCost].filter((one) => one !== null);
	const first = told[0] ?? "";
	return [
		...due.filter((amount) => !has(amount)).map((amount) => `no ${amount} in ${JSON.stringify([...rows])}`),
		...(first.startsWith(expected.whole ?? expected.booking) ? [] : [`${first} is first`]),
		...(rows.get(expected.feeLabel) === expected.fee ? [] : [`fee ${JSON.stringify([...rows])}`]),
		...(bags > 0 && offer.bags.checked === null && expected.whole !== null ? ["a price that nobody knows"] : []),
	];
}

/** Of people who are as old as the search said on the day of the last flight. */
function birthdays({ adults, ages }: RandomTrip, { lastDay }: Expected): string[] {
	const born = (age: number) => {
		const day = new Date(Date.parse(`${lastDay}T00:00Z`) - 40 * 86_400_000);
		return `${day.getUTCFullYear() - age}-${day.toISOString().slice(5, 10)}`;
	};
	return [...Array.from({ length: adults }, (_, index) => `${1970 + index}-04-12`), ...ages.map(born)];
}

const cookiesOf = ({ cookies }: { readonly cookies: Map<string, string> }) => ({
	Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
});

it(`say the same in every view (${count})`, { timeout: patience }, async () => {
	const found: string[] = [];
	for (const [number, trip] of trips.entries()) {
		const faults = await book(trip, number).catch((error: unknown) => [String(error)]);
		found.push(...faults.map((fault) => `${number} ${trip.route.ends.join(" ")} (${trip.language}): ${fault}`));
		if (found.length > 10) break;
	}
	expect(found).toEqual([]);
});

it("are as varied as what people book", () => {
	const share = (is: (trip: RandomTrip) => boolean) => trips.filter(is).length / trips.length;
	const expected = trips.map((trip) => expectedOf(trip, now));
	for (const is of [
		(trip: RandomTrip) => trip.bags > 0,
		(trip: RandomTrip) => trip.ages.includes(1),
		(trip: RandomTrip) => trip.offer.payment.instant,
		(trip: RandomTrip) => trip.language === "es",
		(trip: RandomTrip) => trip.route.multi === true,
	]) {
		expect(share(is)).toBeGreaterThan(0.1);
		expect(share(is)).toBeLessThan(0.9);
	}
	expect(expected.filter(({ notices }) => notices.length > 0).length / trips.length).toBeGreaterThan(0.2);
	expect(new Set(expected.map(({ dayBefore }) => dayBefore.slice(0, 45))).size).toBeGreaterThan(4);
});

it("has an alert for it under the same name", () => {
	for (const trip of trips.filter(({ route }) => !route.multi)) {
		const { language, search } = trip;
		const asked = { from: search.get("from") ?? "", to: search.get("to") ?? "" };
		expect(routeText(asked, { language, t: texts[language].t })).toBe(expectedOf(trip, now).name);
	}
});
