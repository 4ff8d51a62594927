// One call from its first word to its last: a caller's phone in Spanish and a lead agent's screen, two Workers and fakes of all providers.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInUrl } from "../../scripts/desk.ts";
import { airlineOfPrefix } from "../../src/desk/acts/ticket-prefixes.ts";
import { deskHref } from "../../src/desk/routes.ts";
import { phrase } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { findAirport } from "../../src/places/airports.ts";
import { characterNames, groupReference } from "../../src/references/reference.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { toLocal } from "../../src/time/local-time.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { eventsOf, factsIn, flightsAt, mailbox, says, timesOf } from "./call-mails.ts";
import { opener } from "./rows.ts";
import { back, depart } from "./templates.ts";
import { startTwoWorkers, type TwoWorkers } from "./two-workers.ts";

/** A folder for pictures of each step; none unless it is named. */
const pictures = process.env.CALL_PICTURES;
const say = (key: Parameters<typeof phrase>[1], values?: Readonly<Record<string, string>>) => {
	const text = phrase("es", key);
	return Object.entries(values ?? {}).reduce((all, [name, value]) => all.replace(`{{${name}}}`, value), text);
};

let browser: Browser;
let workers: TwoWorkers;
let caller: OpenPage;
/** Who pays for the trip, at home: a browser that did not book. */
let relative: OpenPage;
let agent: OpenPage;
const did = { taps: 0, fields: 0 };
let shots = 0;

beforeAll(async () => {
	workers = await startTwoWorkers();
	browser = await launch();
	const phone = { width: 360, height: 740, touch: true, locale: "es-MX", reducedMotion: true, cold: true } as const;
	caller = await openPage(browser, { ...phone, site: workers.site });
	relative = await openPage(browser, { ...phone, site: workers.site });
	agent = await openPage(browser, {
		width: 1280,
		height: 800,
		reducedMotion: true,
		site: workers.desk.url,
		cold: true,
	});
	if (pictures) mkdirSync(pictures, { recursive: true });
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await workers?.close();
});

async function look(page: Page, name: string): Promise<void> {
	shots += 1;
	const path = pictures && join(pictures, `${String(shots).padStart(2, "0")}-${name}.png`);
	if (path) await page.screenshot({ path, fullPage: true });
}

async function tap(at: Locator): Promise<void> {
	did.taps += 1;
	await at.tap();
}

async function type(at: Locator, text: string): Promise<void> {
	did.fields += 1;
	await at.fill(text);
}

async function pickPlace(label: string, typed: string, code: string): Promise<void> {
	const { page } = caller;
	await type(page.getByRole("combobox", { name: label }).first(), typed);
	await tap(page.getByRole("option", { name: new RegExp(`\\b${code}\\b`) }).first());
}

/** From the home page to a quote, whose ten digits it gives. */
async function chooses(): Promise<string> {
	const { page } = caller;
	await page.goto(href("es", "home"));
	await look(page, "caller-home");
	await pickPlace(say("search.from"), "Bogotá", "BOG");
	await pickPlace(say("search.to"), "Nueva York", "NYC");
	await type(page.getByLabel(say("search.depart"), { exact: true }).first(), depart);
	await type(page.getByLabel(say("search.return"), { exact: true }), back);
	await tap(page.getByRole("button", { name: say("search.submit") }));
	await page.getByRole("heading", { level: 1, name: "De Bogotá a Nueva York" }).waitFor();
	const row = page.locator("[data-offer]").first();
	await row.waitFor();
	await look(page, "caller-results");
	await tap(opener(row));
	await row.locator(".itinerary-more").waitFor();
	await tap(row.locator(".itinerary-fares form button[type=submit]").first());
	await page.waitForURL(/booking-review\?quote=/);
	await look(page, "caller-quote");
	return new URL(page.url()).searchParams.get("quote") ?? "no quote";
}

/** The digits as they are said, one of them misheard. */
function misheard(quote: string): { readonly said: string; readonly place: number } {
	const place = 4;
	const wrong = `${(Number(quote[place]) + 1) % 10}`;
	const heard = quote.slice(0, place) + wrong + quote.slice(place + 1);
	const names: Readonly<Record<string, { readonly es: string }>> = characterNames;
	return { said: [...heard].map((digit) => names[digit]?.es ?? "").join(" "), place };
}

async function find(said: string): Promise<void> {
	await agent.page.locator("#find-said").fill(said);
	await agent.page.locator(".desk-find button").click();
}

const key = (letter: string) => agent.page.locator(`main [accesskey="${letter}"]`).first().click();

/** Opens the quote by what was said, and shows which digit was not as it is. */
async function picksUp(quote: string): Promise<void> {
	const { page } = agent;
	await page.goto(signInUrl(workers.desk, "lead"));
	await page.waitForURL(`${workers.desk.url}/`);
	await look(page, "desk-home");
	const { said, place } = misheard(quote);
	await find(said);
	await page.getByText(`differs at ${place + 1}: read it back`).waitFor();
	await look(page, "desk-slip");
	await page.getByRole("link", { name: `${groupReference(quote)}` }).click();
	await page.waitForURL(`**${deskHref("quote", { code: quote })}`);
}

/** Milliseconds from the press that makes a proposal until the caller's page says so. */
async function proposes(press: () => Promise<void>): Promise<number> {
	const { page } = caller;
	const news = page.getByText(say("screen.news")).first();
	const seen = news.waitFor().then(() => page.evaluate(() => Date.now()));
	const made = Date.now();
	await press();
	const took = (await seen) - made;
	expect(took).toBeLessThanOrEqual(2000);
	return took;
}

const traveler = { given: "María José", family: "Later", born: "1985-04-12" };
const email = "maria.jose@example.test";
/** AGENCY_INBOX of wrangler.toml. */
const inbox = "desk@farelark.example";

/** From the accepted option to the card's page and back: the code of the booking. */
async function books(): Promise<string> {
	const { page } = caller;
	await tap(page.getByRole("link", { name: say("quote.book") }));
	await page.getByRole("heading", { level: 1, name: say("pax.heading") }).waitFor();
	await look(page, "caller-passengers");
	const [year = "", month = "", day = ""] = traveler.born.split("-");
	const { given, family } = traveler;
	for (const [name, text] of Object.entries({ given, family, day, month, year }))
		await type(page.locator(`[name=t1-${name}]`).first(), text);
	did.taps += 1;
	await page.locator("[name=t1-gender][value=f]").check();
	await type(page.locator("[name=email]"), email);
	did.fields += 1;
	await page.locator("[name=country]").selectOption("CO");
	await type(page.locator("[name=phone]"), "300 123 4567");
	await tap(page.getByRole("button", { name: say("pax.submit") }));
	await page.getByRole("heading", { level: 1, name: say("review.booking.heading") }).waitFor();
	await look(page, "caller-review");
	for (const box of ["hazmat", "terms"]) {
		did.taps += 1;
		await page.locator(`[name=${box}]`).check();
	}
	await tap(page.getByRole("button", { name: say("review.submit") }));
	await page.locator("button[name=how][value=card]").waitFor();
	await look(page, "caller-payment");
	await tap(page.locator("button[name=how][value=card]"));
	await page.waitForURL(`${workers.stripe.url}/**`);
	await look(page, "caller-stripe");
	await tap(page.locator("button[value=pay]"));
	await page.waitForURL(/\/booking-confirmation\//);
	await expect
		.poll(
			async () => {
				await page.reload();
				return page.locator(".booking-now").getAttribute("data-state");
			},
			{ timeout: 60_000 },
		)
		.toBe("paid");
	await look(page, "caller-paid");
	return /confirmation\/([0-9A-Z]{8})/.exec(page.url())?.[1] ?? "no code";
}

/** By the link that was sent on, with the six digits that the caller reads out of the booking's mail. */
async function acceptsElsewhere(
	link: string,
	code: string,
	mail: () => Promise<{ readonly subject: string }>,
): Promise<void> {
	const { page } = relative;
	await page.goto(link);
	await page.getByRole("heading", { level: 1, name: say("proposal.heading.exchange") }).waitFor();
	await look(page, "relative-proposal");
	await tap(page.locator("form:has([name=option]) button"));
	await page.getByRole("heading", { name: say("proposal.digits.heading") }).waitFor();
	await look(page, "relative-digits");
	const [digits = "no digits"] = /\d{6}/.exec((await mail()).subject) ?? [];
	await type(page.locator("[name=digits]"), `${digits.slice(0, 3)} ${digits.slice(3)}`);
	await tap(page.getByRole("button", { name: say("proof.submit"), exact: true }));
	await page.getByText(say("proposal.accepted.heading"), { exact: true }).waitFor();
	await look(page, "relative-accepted");
	// The digits were for this one yes: the booking stays closed to who does not travel.
	await page.goto(href("es", "bookingConfirmation", { confirmationCode: code }));
	await page.getByRole("heading", { level: 1 }).waitFor();
	expect(await page.locator(".booking-now").count()).toBe(0);
	await look(page, "relative-closed");
}

/** Thirteen digits that begin as those of the airline that sells the first flight; of one whose prefix is not known, as nobody's. */
function ticketOf(last: string): string {
	const airline = workers.duffel.orders[0]?.slices[0]?.segments[0]?.marketing_carrier.iata_code ?? "";
	const prefix = [...Array(1000).keys()]
		.map((number) => String(number).padStart(3, "0"))
		.find((digits) => airlineOfPrefix(digits) === airline);
	return `${prefix ?? "999"}-${last.padStart(10, "0")}`;
}

const isOn = (page: Page, code: string) => page.goto(deskHref("booking", { code }));

/** As the caller's browser is given it, with its own cookies. */
async function calendarFile(code: string): Promise<string> {
	const answer = await caller.page.request.get(`/api/bookings/${code}/calendar.ics`);
	return answer.text();
}

/** What the booking's own history has of it, in this order. */
const happened = [
	...["card authorized", "order made", "paid", "ticketed", "flights changed by the airline"],
	...["airline’s change accepted", "exchange accepted", "exchange paid", "exchanged"],
];

/** The acts of the record about something, the oldest first. */
async function recordOf(kind: string, id: string): Promise<readonly string[]> {
	const { page } = agent;
	await page.goto(`${deskHref("record")}?kind=${kind}&id=${id}`);
	await look(page, `desk-record-${kind}`);
	const rows = await page.locator("main tbody tr").all();
	const acts = await Promise.all(rows.map((row) => row.locator("td, th").nth(2).innerText()));
	return acts.toReversed();
}

it("is found with a slip, proposed, booked, paid, ticketed, changed by the airline, exchanged, and all of it is in the record", async () => {
	const quote = await chooses();
	await picksUp(quote);
	await tap(caller.page.getByRole("button", { name: say("screen.press") }));
	await caller.page.getByText(say("screen.present")).waitFor();
	// The desk asks every twenty seconds, and on a busy machine later.
	const line = agent.page.frameLocator("iframe.desk-caller").getByText("The caller has this page open");
	await line.waitFor({ timeout: 60_000 });
	await look(caller.page, "caller-on-the-phone");
	await look(agent.page, "desk-quote");

	await agent.page.goto(deskHref("proposeQuote", { code: quote }));
	await key("s");
	const choices = agent.page.locator("input[name=offer]");
	await choices.nth(0).check();
	await choices.nth(1).check();
	await look(agent.page, "desk-propose");
	await key("s");
	await agent.page.locator("#propose-hours").waitFor();
	await look(agent.page, "desk-preview");
	const first = await proposes(() => key("s"));
	await look(caller.page, "caller-proposed");
	await look(agent.page, "desk-made");
	await tap(caller.page.getByRole("link", { name: say("screen.open") }));
	await caller.page.getByRole("heading", { name: say("proposal.heading") }).waitFor();
	await look(caller.page, "caller-proposal");
	await tap(caller.page.locator("form:has([name=option][value='1']) button"));
	await caller.page.waitForURL(/booking-review\?quote=/);
	await look(caller.page, "caller-accepted");
	const accepted = new URL(caller.page.url()).searchParams.get("quote") ?? "";
	expect(accepted).not.toBe(quote);

	const code = await books();
	const [toCaller, toAgency] = [mailbox(workers, email), mailbox(workers, inbox)];
	const paid = await toCaller(say("confirm.paid"));
	says(paid, "es", flightsAt(workers.duffel));
	expect(paid.text).toContain(groupReference(code));
	expect(eventsOf(paid.calendar)).toEqual(timesOf(flightsAt(workers.duffel)));
	const told = await toAgency(groupReference(code));
	says(told, "en", flightsAt(workers.duffel));
	expect(factsIn(told)).toMatchObject({ Code: code, Email: email, Quote: groupReference(accepted) });
	expect(told.text).toContain(`${traveler.family}, ${traveler.given}`);
	// Not in mail: what only a form of the airline's wants.
	for (const part of [told.text, told.html]) expect(part).not.toMatch(new RegExp(`\\b${traveler.born.slice(0, 4)}\\b`));
	await find(groupReference(code));
	await agent.page.waitForURL(`**${deskHref("booking", { code })}`);
	await look(agent.page, "desk-paid");
	await agent.page.locator("#mark-tickets").fill(ticketOf("1234567890"));
	await key("k");
	await agent.page.getByRole("heading", { name: "Are these the tickets?" }).waitFor();
	await key("y");
	await agent.page.waitForURL(`**${deskHref("booking", { code })}`);
	await agent.page.getByText(ticketOf("1234567890")).first().waitFor();
	await look(agent.page, "desk-ticketed");
	const ticketed = await toCaller(say("confirm.ticketed"));
	expect(ticketed.text).toContain(ticketOf("1234567890"));
	expect(eventsOf(ticketed.calendar)).toEqual(timesOf(flightsAt(workers.duffel)));

	// The airline: seven hours later.
	const [before, after] = [flightsAt(workers.duffel), flightsAt(workers.duffel, 420)];
	const changed = await fetch(`${workers.duffel.url}/fake/change?reference=${code}&minutes=420`, { method: "POST" });
	expect(await changed.json()).toMatchObject({ answered: 200 });
	await agent.page.goto("/");
	const waiting = agent.page.locator("tbody tr").filter({ hasText: "Airline changed the flights" });
	await waiting.getByRole("link", { name: groupReference(code) }).waitFor();
	await look(agent.page, "desk-queue-moved");
	const moved = await toCaller(groupReference(code));
	says(moved, "es", [before[0], after[0]]);
	await isOn(agent.page, code);
	await look(agent.page, "desk-moved");
	const [, link = ""] = /https?:\/\/[^/]+(\/\S+[?&]proof=\S+)/.exec(moved.text) ?? [];
	await caller.page.goto(link);
	await look(caller.page, "caller-moved");
	// Six hours are enough between countries: the change helper's own answer, in the mail and on the page.
	const verdict = say("verdict.answer.yes");
	expect(moved.text).toContain(verdict);
	await caller.page.getByText(verdict).waitFor();
	await tap(caller.page.getByRole("link", { name: say("moved.accepted") }));
	await look(caller.page, "caller-moved-sure");
	await tap(caller.page.getByRole("button", { name: say("moved.accepted.yes") }));
	await caller.page.getByText(say("moved.accepted.told")).waitFor();
	await look(caller.page, "caller-moved-accepted");
	const updated = await toCaller(say("mail.why.acceptChange"));
	says(updated, "es", after.slice(0, 1));
	expect(eventsOf(updated.calendar)).toEqual(timesOf(after));

	// The exchange: a day later, at the amounts of the source, which makes it.
	const [order] = workers.duffel.orders;
	if (!order?.available_actions.includes("change")) order?.available_actions.push("change");
	// The booking is shared as the quote was: nobody presses twice in a call.
	await tap(caller.page.getByRole("link", { name: say("mail.booking.open") }));
	await isOn(agent.page, code);
	await look(agent.page, "desk-moved-accepted");
	await caller.page.getByText(say("screen.present")).waitFor();
	await key("j");
	await agent.page.locator("#exchange-date").fill(addDays(depart, 1));
	await key("s");
	await agent.page.locator("#found").waitFor();
	await look(agent.page, "desk-exchange");
	await agent.page.getByText("The source of this trip makes the change itself").waitFor();
	await key("1");
	await look(agent.page, "desk-exchange-terms");
	const second = await proposes(() => key("s"));
	await look(caller.page, "caller-exchange-proposed");
	await look(agent.page, "desk-exchange-made");
	await tap(caller.page.getByRole("link", { name: say("screen.open") }));
	await look(caller.page, "caller-exchange");
	const shown = await agent.page.locator("[aria-labelledby=link] a").getAttribute("href");
	await acceptsElsewhere(shown ?? "no link", code, () => toCaller(groupReference(code)));
	await caller.page.reload();
	await caller.page.getByText(say("proposal.accepted.heading"), { exact: true }).waitFor();
	await look(caller.page, "caller-exchange-accepted");
	// Nothing is changed by the press alone.
	expect(eventsOf(await calendarFile(code))).toEqual(timesOf(after));
	await agent.page.goto("/");
	await agent.page.locator("tbody tr").filter({ hasText: "Exchange accepted" }).getByRole("link").first().waitFor();
	await look(agent.page, "desk-queue-exchange");
	await isOn(agent.page, code);
	await look(agent.page, "desk-exchange-accepted");
	await tap(caller.page.getByRole("link", { name: say("proposal.accepted.open") }));
	await look(caller.page, "caller-exchange-due");
	await tap(caller.page.getByRole("link", { name: say("exchange.due.pay") }));
	await look(caller.page, "caller-exchange-payment");
	await tap(caller.page.locator("button[name=how][value=card]"));
	await caller.page.waitForURL(`${workers.stripe.url}/**`);
	await tap(caller.page.locator("button[value=pay]"));
	await caller.page.waitForURL(/\/booking-confirmation\//);
	await expect
		.poll(
			async () => {
				await caller.page.reload();
				return caller.page.getByText(say("exchange.paid.heading")).count();
			},
			{ timeout: 60_000 },
		)
		.toBe(1);
	await look(caller.page, "caller-exchange-paid");
	await isOn(agent.page, code);
	await look(agent.page, "desk-exchange-paid");
	await agent.page.getByRole("button", { name: "Make the change" }).click();
	await agent.page.getByRole("heading", { name: "Have the source change the tickets?" }).waitFor();
	await key("y");
	await agent.page.getByText("The source made the change. It has no new ticket numbers yet.").waitFor();
	await agent.page.locator("#exchange-tickets").fill(ticketOf("2234567890"));
	await look(agent.page, "desk-exchange-by-source");
	await key("k");
	await agent.page.getByRole("heading", { name: "Are these the new tickets?" }).waitFor();
	await key("y");
	await agent.page.waitForURL(`**${deskHref("booking", { code })}`);
	await agent.page.getByText(ticketOf("2234567890")).first().waitFor();
	await look(agent.page, "desk-exchanged");
	// That it was accepted was mailed before.
	expect((await toCaller(say("mail.answer.accepted"))).text).toContain(groupReference(code));
	const exchanged = await toCaller(say("mail.why.exchange"));
	expect(exchanged.text).toContain(ticketOf("2234567890"));
	expect(exchanged.text).not.toContain(ticketOf("1234567890"));
	const events = eventsOf(exchanged.calendar);
	// Another day for the way there; the way back as it was.
	const zone = findAirport("BOG")?.zone ?? "";
	expect(toLocal(Date.parse(events[0]?.start ?? ""), zone).slice(0, 10)).toBe(addDays(depart, 1));
	expect(events.at(-1)).toEqual(timesOf(after).at(-1));
	expect(eventsOf(await calendarFile(code))).toEqual(events);
	await caller.page.reload();
	await look(caller.page, "caller-exchanged");
	await isOn(agent.page, code);
	const history = await agent.page.locator("[aria-labelledby=history]").innerText();
	let at = 0;
	for (const step of happened) {
		const found = history.indexOf(step, at);
		expect(found, `${step} in ${history}`).toBeGreaterThanOrEqual(at);
		at = found + step.length;
	}

	const [quoteActs, bookingActs] = [await recordOf("quote", quote), await recordOf("booking", code)];
	expect(quoteActs).toEqual(["opened", "searched fares", "proposed"]);
	expect(bookingActs[0]).toBe("opened");
	expect(bookingActs.filter((act) => act !== "opened")).toEqual([
		...["marked", "searched fares", "proposed an exchange"],
		...["had the source change an order", "had the source change an order", "exchanged tickets"],
	]);
	// The agency hears of a booking once; what it did itself, and what is in its queue, it is not mailed.
	expect(workers.resend.mails.filter(({ body }) => String(body.to) === inbox)).toHaveLength(1);
	console.log(`${did.taps} taps and ${did.fields} fields; proposals were on the page after ${first} and ${second} ms`);
	console.log(`in the record: ${quoteActs.length} about the quote, ${bookingActs.length} about the booking`);
	const problems = [...caller.problems, ...relative.problems, ...agent.problems].filter(
		// What the desk asks before it is done is a 409, and Chromium says so.
		(text) => !text.includes("measurement id") && !text.includes("409 (Conflict)"),
	);
	expect(problems).toEqual([]);
}, 240_000);
