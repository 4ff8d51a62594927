// Code and last name open no booking: they mail six digits to its address, and past too many wrong names nobody is told who is right.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { missesPerHour } from "../../../../src/features/bookings/lookup.ts";
import { askerOf, fillCode, keepCode, maxTries, tryDigits } from "../../../../src/features/bookings/proof/codes.ts";
import { href } from "../../../../src/links.ts";
import { newToken } from "../../../../src/privacy/token.ts";
import { groupReference } from "../../../../src/references/reference.ts";
import type { Services } from "../../../../src/services.ts";
import { memoryBudgets, spentBudgets } from "../../../effects/store.ts";
import { languageCodes } from "../../../languages.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { bookingOf, siteOf, type Traveler, texts, wordsOf } from "../../funnel.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../bookings.ts";
import { digitsFields, mailedCode, mailedCodes, typeDigits } from "../proof/mailed.ts";
import { later, now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";

let bookings: Bookings;
let code: string;
const unknown = "KMRWXKM0";
beforeAll(async () => {
	bookings = await openBookings();
	code = (await bookedWith(bookings.store, await quoted(bookings.db, now), ["review", "request"])).code;
});
afterAll(() => bookings.stop());
beforeEach(() =>
	bookings.db.batch(
		["outbox", "booking_codes", "lookup_misses"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`)),
	),
);

const name = "García";
const pageOf = (of: string, query = {}, language: "en" | "es" = "en") =>
	href(language, "bookingConfirmation", { confirmationCode: of }, query);

type Site = ReturnType<typeof siteOf>;

/** A browser that has nothing of ours but its own secret. */
const stranger = (services: Partial<Services> = {}, at = now): Site =>
	siteOf(bookings, `visitor=${newToken()}`, { services, at });

/** Sends a last name from the page as this browser has it. */
async function gives(site: Site, of: string, surname: string, language: "en" | "es" = "en") {
	const { page } = await site.get(pageOf(of, {}, language));
	const form = page.querySelectorAll("main form").find((one) => one.querySelector("[name=surname]"));
	const token = form?.querySelector("[name=token]")?.getAttribute("value") ?? "";
	return site.post(pageOf(of, {}, language), { token, surname });
}
async function tryTenWrong(of: string): Promise<void> {
	const site = stranger();
	for (let tries = 0; tries < missesPerHour; tries++) {
		expect((await gives(site, of, "Pérez")).response.status).toBe(404);
	}
}
const tripsIn = ({ response }: Awaited<ReturnType<Site["get"]>>) =>
	response.headers.getSetCookie().filter((line) => /^(trips|opened)=/.test(line));
const personal = ["García", "Márquez", adult.givenName, contact.email, "maria", contact.phone];

describe.each(languageCodes)("a right last name (%s)", (language) => {
	const { t } = texts[language];

	it("shows the state, the way and its days, mails digits, and shows nothing personal before they are typed", async () => {
		const site = stranger();
		const { response } = await gives(site, code, name, language);
		expect([response.status, response.headers.get("location")]).toEqual([
			303,
			pageOf(code, { sent: "digits" }, language),
		]);
		const { page } = await site.get(pageOf(code, { sent: "digits" }, language));
		const said = wordsOf(page);
		expect(said).toContain(t("confirm.headline.requested.quiet"));
		expect(said).toContain(groupReference(code));
		expect(said).toContain("Miami");
		expect(said).toContain(t("proof.asked"));
		for (const word of personal) expect(said, word).not.toContain(word);
		expect(await mailedCode(bookings, code)).toMatchObject({ to: contact.email, why: "open" });
		const opened = await typeDigits(bookings, site, code);
		expect(opened.response.status).toBe(303);
		expect(tripsIn(opened)).toHaveLength(1);
	});
});

it("digits of one browser are worth nothing in another, nor for another booking", async () => {
	const [one, two] = [stranger(), stranger()];
	await gives(one, code, name);
	const first = await mailedCode(bookings, code);
	await gives(two, code, name);
	const second = await mailedCode(bookings, code);
	// Neither takes the place of the other's mail.
	expect(await mailedCodes(bookings, code)).toHaveLength(2);
	if (first.digits !== second.digits)
		expect((await typeDigits(bookings, two, code, first.digits)).response.status).toBe(400);
	expect(tripsIn(await typeDigits(bookings, two, code, second.digits))).toHaveLength(1);
	// Who used up the own tries took none of another's.
	for (let tries = 0; tries < maxTries; tries++) await typeDigits(bookings, two, code, "000000").catch(() => undefined);
	expect(tripsIn(await typeDigits(bookings, one, code, first.digits))).toHaveLength(1);
});

it("new digits are mailed by one press, and where no more may be mailed the page says to call", async () => {
	const site = stranger();
	await gives(site, code, name);
	const again = { ...(await digitsFields(site, code)), digits: "", again: "yes" };
	expect((await site.post(pageOf(code), again)).response.status).toBe(303);
	expect(await mailedCodes(bookings, code)).toHaveLength(1);
	const spent = stranger({ budgets: spentBudgets("mail", "mailbox") });
	const { response, page } = await gives(spent, code, name);
	expect(response.status).toBe(429);
	expect(wordsOf(page)).toContain(texts.en.t("proof.spent.heading"));
	expect(page.querySelector("main a[href^='tel:']")).not.toBeNull();
});

it("who shares a network that asked for many mails gets a place in its line, and the name is kept", async () => {
	const site = stranger({ budgets: spentBudgets("mail") });
	const { response, page } = await gives(site, code, name);
	expect(response.status).toBe(429);
	expect(response.headers.getSetCookie().join()).toContain("place=11111111-");
	expect(page.querySelector("main form [name=surname]")?.getAttribute("value")).toBe(name);
	expect(await mailedCodes(bookings, code)).toEqual([]);
});

describe("past ten wrong names in an hour for a code", () => {
	const leveled = (html: string, of: string) =>
		html
			.replaceAll(of, "CODE")
			.replaceAll(groupReference(of), "CODE")
			.replace(/name="token" value="[^"]*"/g, "TOKEN");

	it("right, wrong and unknown are answered alike, whatever is typed afterwards, and only the right one is mailed to", async () => {
		for (const of of [code, unknown]) await tryTenWrong(of);
		const told: unknown[] = [];
		for (const [of, surname] of [
			[code, name],
			[code, "Pérez"],
			[unknown, name],
		] as const) {
			const site = stranger();
			const sent = await gives(site, of, surname);
			const asked = await site.get(pageOf(of, { sent: "digits" }));
			const fields = await digitsFields(site, of);
			const typed = [];
			for (let tries = 0; tries < 7; tries++) {
				const answer = await site.post(pageOf(of), { ...fields, digits: "000000" });
				typed.push([answer.response.status, leveled(answer.page.toString(), of)]);
			}
			told.push([
				sent.response.status,
				leveled(sent.response.headers.get("location") ?? "", of),
				leveled(asked.page.toString(), of),
				typed,
				(await site.post(pageOf(of), { ...fields, digits: "", again: "yes" })).response.status,
			]);
		}
		expect(told[1]).toEqual(told[0]);
		expect(told[2]).toEqual(told[0]);
		expect(await mailedCodes(bookings, code)).toHaveLength(1);
		expect(await mailedCodes(bookings, unknown)).toEqual([]);
	});

	it("the right one opens it by the digits that were mailed, and by the link", async () => {
		await tryTenWrong(code);
		const site = stranger();
		expect((await gives(site, code, name)).response.status).toBe(303);
		expect(wordsOf((await site.get(pageOf(code))).page)).not.toContain("Miami");
		const { secret } = await mailedCode(bookings, code);
		expect(tripsIn(await typeDigits(bookings, site, code))).toHaveLength(1);
		expect(tripsIn(await stranger().post(pageOf(code), { proof: secret }))).toHaveLength(1);
	});

	it("a mailbox that had its mails of a day is answered alike, gets none, and no digits are right", async () => {
		await tryTenWrong(code);
		const real = crypto.getRandomValues.bind(crypto);
		const zeros = <Numbers extends ArrayBufferView | null>(numbers: Numbers) =>
			numbers instanceof Uint32Array ? (numbers.fill(0) as Numbers & Uint32Array) : real(numbers as never);
		const drawing = vi.spyOn(crypto, "getRandomValues").mockImplementation(zeros as typeof real);
		try {
			const opened = [];
			for (const services of [{ budgets: spentBudgets("mail", "mailbox") }, {}]) {
				const site = stranger(services);
				expect((await gives(site, code, name)).response.status).toBe(303);
				opened.push(tripsIn(await typeDigits(bookings, site, code, "000000")).length);
			}
			// Those that were mailed are.
			expect(opened).toEqual([0, 1]);
			expect(await mailedCodes(bookings, code)).toHaveLength(1);
		} finally {
			drawing.mockRestore();
		}
	});

	it("tries that were made before the mail was put into the outbox count, so that they tell nothing", async () => {
		await tryTenWrong(code);
		const asker = await askerOf(bookings.store.vault, newToken());
		await (await keepCode(bookings.store, { booking: code, asker, code: undefined }, now))().run();
		const types = (digits: string) => tryDigits(bookings.store, { booking: code, asker, digits }, now);
		expect(await types("000000")).toEqual({ kind: "wrong", left: maxTries - 1 });
		await (
			await fillCode(bookings.store, { booking: code, asker, code: { digits: "123456", secret: newToken() } })
		).run();
		expect(await types("000000")).toEqual({ kind: "wrong", left: maxTries - 2 });
		expect(await types("123456")).toEqual({ kind: "right" });
	});
});

it("one mailbox gets five mails a day, from whatever browsers", async () => {
	const services = { budgets: memoryBudgets(() => now) };
	const statuses = [];
	for (let count = 0; count < 7; count++) statuses.push((await gives(stranger(services), code, name)).response.status);
	expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
});

it("who read the mail is kept in the booking, without a word of it to others", async () => {
	const traveler: Traveler = { code, cookie: "" };
	const site = stranger();
	await gives(site, code, name);
	await typeDigits(bookings, site, code);
	expect((await bookingOf(bookings, traveler)).proven).toMatchObject({ by: "mail" });
	expect(wordsOf((await stranger({}, later(1)).get(pageOf(code))).page)).not.toContain("Miami");
});

it("a browser that ended everything, and has its cookies still, opens it by digits with another secret", async () => {
	const visitor = newToken();
	const cookie = await cookiesFor(bookings.store.vault, code, now, { visitor });
	const before = siteOf(bookings, cookie, { at: later(1) });
	expect((await before.post(href("en", "myTrip"), { forget: "all" })).response.status).toBe(303);
	const site = siteOf(bookings, cookie, { at: later(2) });
	await gives(site, code, name);
	const { response } = await typeDigits(bookings, site, code);
	const given = response.headers.getSetCookie().map((line) => line.split(";")[0]);
	const opened = siteOf(bookings, given.join("; "), { at: later(3) });
	expect(wordsOf((await opened.get(pageOf(code))).page)).toContain(adult.givenName);
	// What was ended stays so.
	expect(wordsOf((await site.get(pageOf(code))).page)).not.toContain(adult.givenName);
});

it("the box keeps the booking on this device for 30 days; without it, it is open for the visit", async () => {
	const names = async (more: Record<string, string>) => {
		const site = stranger();
		await gives(site, code, name);
		const { digits } = await mailedCode(bookings, code);
		const answer = await site.post(pageOf(code), { ...(await digitsFields(site, code)), digits, ...more });
		return tripsIn(answer).map((line) => line.split("=")[0]);
	};
	expect([await names({}), await names({ stay: "yes" })]).toEqual([["opened"], ["trips"]]);
	const site = stranger();
	await gives(site, code, name);
	expect((await site.get(pageOf(code))).page.querySelector("main [name=stay]")).not.toBeNull();
});
