// The whole sale by keyboard, with script and without: from the home page to a confirmation, its calendar and its mails.
import { text as readAll } from "node:stream/consumers";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import es from "../../locales/es/translation.json";
import { href } from "../../src/links.ts";
import { findAirport } from "../../src/places/airports.ts";
import { groupReference } from "../../src/references/reference.ts";
import { duties } from "../../src/site/duties.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { toInstant } from "../../src/time/local-time.ts";
import { digitsIn } from "../booking-journey.ts";
import { readCalendar } from "../features/bookings/read-calendar.ts";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { choose, digits, pick, pressOn, tabTo, typeInto } from "./keyboard.ts";
import { mailsAbout, type SentMail } from "./mails.ts";
import { countBookings } from "./own-database.ts";
import { goToPassengers } from "./passengers.ts";
import { opener } from "./rows.ts";
import { back, depart } from "./templates.ts";

/** The birthday of who will be that old on the way back, half a year before it. */
function bornAt(age: number): string {
	const birthday = addDays(back, -180);
	return `${Number(birthday.slice(0, 4)) - age}-${birthday.slice(5, 7)}-01`;
}

const travelers = [
	{ given: "María José", family: "García Márquez", born: "1985-04-12", gender: "f" },
	{ given: "Íñigo", family: "Núñez-O'Brien", born: "1990-11-30", gender: "m" },
	{ given: "Zoë", family: "García Núñez", born: bornAt(7), gender: "f" },
	{ given: "Andrés", family: "García Núñez", born: bornAt(1), gender: "m" },
] as const;
const email = "maria.jose@example.test";

/** How the line of each state begins; the traveler allowed a call. */
const states = {
	requested: es["confirm.headline.requested"],
	held: es["confirm.headline.held"].replace("{{time}}", ""),
};

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

async function search(page: Page, javaScript: boolean): Promise<void> {
	await page.goto(href("es", "home"));
	if (javaScript) {
		await pick(page, es["search.from"], "Bogotá", "BOG");
		await pick(page, es["search.to"], "Nueva York", "NYC");
	} else {
		await typeInto(page, page.getByLabel(es["search.from"], { exact: true }).first(), "Bogotá");
		await typeInto(page, page.getByLabel(es["search.to"], { exact: true }).first(), "Nueva York");
	}
	await typeInto(page, page.getByLabel(es["search.depart"], { exact: true }).first(), digits(depart));
	await typeInto(page, page.getByLabel(es["search.return"], { exact: true }), digits(back));
	await pressOn(page, page.locator("main form details.fs-options > summary"));
	await choose(page, page.getByLabel(es["search.adults"], { exact: true }), "2");
	if (javaScript) {
		const more = page.getByRole("button", { name: es["search.addChild"] });
		await pressOn(page, more, "Space");
		await page.keyboard.press("Space");
		const age = (number: number) => page.getByLabel(es["search.childAge"].replace("{{number}}", `${number}`));
		await choose(page, age(1), "7");
		await choose(page, age(2), "1");
	} else {
		await typeInto(page, page.getByLabel(es["search.ages"]), "7, 1");
	}
	await pressOn(page, page.getByRole("button", { name: es["search.submit"] }));
	await page.getByRole("heading", { level: 1, name: "De Bogotá a Nueva York" }).waitFor();
}

async function nameTravelers(page: Page): Promise<void> {
	for (const [index, { given, family, born, gender }] of travelers.entries()) {
		const field = (name: string) => page.locator(`[name=t${index + 1}-${name}]`).first();
		const [year = "", month = "", day = ""] = born.split("-");
		for (const [name, text] of Object.entries({ given, family, day, month, year })) {
			await typeInto(page, field(name), text);
		}
		await tabTo(page, field("gender"));
		await page.keyboard.press(gender === "f" ? "Space" : "ArrowDown");
		expect(await page.locator(`[name=t${index + 1}-gender]:checked`).getAttribute("value")).toBe(gender);
	}
	await typeInto(page, page.locator("[name=email]"), email);
	await choose(page, page.locator("[name=country]"), "Colombia");
	await typeInto(page, page.locator("[name=phone]"), "300 123 4567");
	await pressOn(page, page.locator("[name=callback]"), "Space");
	await pressOn(page, page.getByRole("button", { name: es["pax.submit"] }));
}

/** From the results to the confirmation, whose code it returns, with a fare that can be held or one that has to be paid at once (Basic). */
async function book(page: Page, ends: keyof typeof states): Promise<string> {
	const row = page.locator("[data-offer]").filter({ hasText: "Basic" }).first();
	const fares = row.locator(".itinerary-fares > section");
	const fare = fares.filter(ends === "held" ? { hasNotText: "Basic" } : { hasText: "Basic" }).first();
	await pressOn(page, opener(row));
	await row.locator(".itinerary-more").waitFor();
	await pressOn(page, fare.locator("form button[type=submit]"));
	await page.waitForURL(/booking-review\?quote=/);
	await pressOn(page, page.getByRole("link", { name: es["quote.book"] }));
	await page.getByRole("heading", { level: 1, name: es["pax.heading"] }).waitFor();
	await nameTravelers(page);

	await page.getByRole("heading", { level: 1, name: es["review.booking.heading"] }).waitFor();
	const review = await page.locator("main").innerText();
	for (const { given, family } of travelers) expect(review).toContain(`${given} ${family}`);
	expect(review).toContain(es["day.ahead"].slice(0, 60));
	for (const box of ["hazmat", "terms"]) await pressOn(page, page.locator(`[name=${box}]`), "Space");
	await pressOn(page, page.getByRole("button", { name: es["review.submit"] }));

	await pressOn(page, page.locator("button[name=how][value=phone]"));
	await page.waitForURL(/\/booking-confirmation\//);
	const code = /confirmation\/([0-9A-Z]{8})/.exec(page.url())?.[1] ?? "no code";
	if (ends === "held") await confirm(page, code);
	return code;
}

const isProof = ({ subject }: SentMail) => /^.*\d{6} confirma su correo/.test(subject);

/** Types the digits of the mail where the page asks for them, first of all. */
async function confirm(page: Page, code: string): Promise<void> {
	expect(await page.locator("main h2").first().innerText()).toBe(es["proof.heading"]);
	expect(await page.locator(".booking-now").getAttribute("data-state")).toBe("requested");
	expect(await page.locator("#proof").innerText()).toContain(email);
	const proofs = async () => (await mailsAbout(groupReference(code))).filter(isProof);
	await expect.poll(async () => (await proofs()).length, { timeout: 10_000 }).toBe(1);
	const [mail] = await proofs();
	expect(mail?.to.join()).toContain(email);
	await typeInto(page, page.getByLabel(es["proof.digits"]), digitsIn(mail?.text ?? ""));
	await pressOn(page, page.getByRole("button", { name: es["proof.submit"] }));
	await page.getByText(es["proof.done.heading"]).waitFor();
}

/** The flights of the pass: name, airports and local times. */
async function flightsShown(page: Page) {
	const rows = await page.locator(".pass-flights tbody tr").all();
	return Promise.all(
		rows.map(async (row) => {
			const name = /^[A-Z0-9]{2} \d+/.exec(await row.locator("th").innerText())?.[0] ?? "no flight";
			const airports = await row.locator(".pass-airport").allInnerTexts();
			const times = await row.locator("time").evaluateAll((all) => all.map((each) => each.getAttribute("datetime")));
			const [start, end] = airports.map((code, index) =>
				new Date(toInstant(times[index] ?? "", findAirport(code)?.zone ?? "")).toISOString(),
			);
			return { name, route: airports.join(" – "), start, end };
		}),
	);
}

async function checkConfirmation(page: Page, code: string, state: keyof typeof states): Promise<void> {
	expect(await page.locator(".booking-now").getAttribute("data-state")).toBe(state);
	expect((await page.locator("h1").innerText()).startsWith(states[state])).toBe(true);
	expect(await page.title()).toContain(states[state]);
	const text = await page.locator("main").innerText();
	expect(text).toContain("Su viaje a Nueva York");
	expect(text).toContain(groupReference(code));
	for (const { given, family } of travelers) expect(text).toContain(`${given} ${family}`);
	expect(text.toLowerCase()).toContain(es["pass.bags"].toLowerCase());
	expect(text).toMatch(/equipajes? de mano/);
	expect(text).toContain(es["trip.bags"]);
	// By when the trip can be given back: 24 hours from a hold; of a request, that nothing has begun.
	const rule = state === "held" ? es["day.open"] : es["day.ahead"];
	expect(text).toContain(rule.slice(0, rule.indexOf("{{")).trim());
	expect(text).toContain(es["sample.heading"]);
	// The number whole, however it is spaced: "300" alone may stand in a random code.
	expect(page.url()).not.toMatch(/mar[ií]a|%40|@|300\W*(?:20)?123|123\W*(?:20)?4567/i);
}

async function downloadCalendar(page: Page): Promise<string> {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		pressOn(page, page.getByRole("link", { name: es["confirm.calendar"] })),
	]);
	return readAll(await download.createReadStream());
}

type Shown = Awaited<ReturnType<typeof flightsShown>>;

function checkCalendar(file: string, flights: Shown): void {
	const { events } = readCalendar(file);
	const found = events.map(({ start, end, value }) => ({
		summary: value("summary"),
		start: new Date(start).toISOString(),
		end: new Date(end).toISOString(),
	}));
	expect(found).toEqual(
		flights.map(({ name, route, start, end }) => ({
			summary: expect.stringContaining(`${name} ${route}`),
			...{ start, end },
		})),
	);
	for (const { given, family } of travelers) expect(file).not.toMatch(new RegExp(`${given}|${family}`));
}

const cron = async () => {
	for (const duty of ["holds", "payments", "orders", "mail"] as const) {
		const trigger = encodeURIComponent(duties[duty].cron);
		const response = await fetch(`${process.env.SITE_URL}/cdn-cgi/handler/scheduled?cron=${trigger}`);
		expect(response.ok).toBe(true);
	}
};

/** Both mails with all their parts, and after another run of the cron still no third one. */
async function checkMails(code: string, state: keyof typeof states, flights: Shown): Promise<void> {
	const about = async () => (await mailsAbout(groupReference(code))).filter((mail) => !isProof(mail));
	await expect.poll(async () => (await about()).length, { timeout: 10_000 }).toBe(2);
	await cron();
	const all = await about();
	expect(all.map(({ to }) => to.join())).toHaveLength(2);
	const mailTo = (address: string) => {
		const mail = all.find(({ to }) => to.join().includes(address));
		if (!mail) throw new Error(`no mail to ${address}`);
		return mail;
	};
	checkTravelerMail(mailTo(email), code, state, flights);
	const { text = "", html = "", attachments } = mailTo("desk@farelark.example");
	for (const part of [text, html]) {
		expect(part).toContain(code);
		expect(part).toContain(email);
		expect(part).toContain("+573001234567");
		expect(part).toContain("García Márquez, María José");
	}
	expect(html).toMatch(/<html[^>]* lang="en"/);
	expect(attachments).toEqual([]);
}

function checkTravelerMail(mail: SentMail, code: string, state: keyof typeof states, flights: Shown): void {
	const { subject, text = "", html = "", attachments, calendar = "" } = mail;
	expect(subject).toContain(states[state]);
	expect(html).toMatch(/<html[^>]* lang="es"/);
	for (const part of [text, html]) {
		expect(part).toContain(groupReference(code));
		expect(part).toContain(es["confirm.next"]);
		expect(part).toContain(es["trip.bags"]);
		expect(part).toContain(href("es", "bookingConfirmation", { confirmationCode: code }));
		for (const { name } of flights) expect(part).toContain(name);
		expect(part).toContain("María José García Márquez");
	}
	expect(html).not.toMatch(/<img/);
	expect(attachments).toEqual([
		expect.objectContaining({ filename: `trip-${code}.ics`, contentType: expect.stringMatching(/^text\/calendar/) }),
	]);
	checkCalendar(calendar, flights);
}

const ways = [
	[true, "held"],
	[false, "requested"],
] as const;

describe.each(share(ways, 0, ways.length))("a family of four by keyboard, script %s, seats %s", (javaScript, state) => {
	it("ends in one booking, with its confirmation, its calendar file and its two mails", async () => {
		const { page, problems, close } = await openPage(browser, { javaScript });
		const before = countBookings(travelers.length);
		await search(page, javaScript);
		const code = await book(page, state);
		await checkConfirmation(page, code, state);
		const flights = await flightsShown(page);
		expect(flights.length).toBeGreaterThanOrEqual(2);
		checkCalendar(await downloadCalendar(page), flights);
		await checkMails(code, state, flights);

		// What one does who is not sure that it went through.
		await page.goBack();
		expect(page.url()).toContain(`/booking-confirmation/${code}`);
		await page.reload();
		await checkConfirmation(page, code, state);
		expect(countBookings(travelers.length) - before).toBe(1);
		expect(await mailsAbout(groupReference(code))).toHaveLength(state === "held" ? 3 : 2);
		expect(problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await close();
	}, 120_000);
});

it("each link of the errors leads, on a phone, to where what is wrong can be read", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 740, javaScript: false, reducedMotion: true });
	await goToPassengers(page, "es", { trip: "round", return: back, adults: "1", ages: "4" });
	await page.locator("main form button[type=submit]").first().click();
	const links = page.getByRole("alert").getByRole("link");
	expect(await links.count()).toBeGreaterThan(5);
	for (const link of await links.all()) {
		const target = (await link.getAttribute("href")) ?? "no target";
		await link.click();
		const told = await page.locator(target).evaluate((field) => {
			const group = field.closest("[aria-describedby]");
			return group?.getAttribute("aria-describedby")?.split(" ").at(-1);
		});
		const error = page.locator(`[id="${told}"]`);
		const seen = await error.evaluate((text) => {
			const { left, top, bottom } = text.getBoundingClientRect();
			return [top + 2, bottom - 2].every((y) => text.contains(document.elementFromPoint(left + 8, y)));
		});
		expect(seen, target).toBe(true);
	}
	await close();
});
