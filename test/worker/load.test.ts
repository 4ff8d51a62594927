// Many at once: 20 posts of one form are one booking, and of many bookings over 16 connections none is lost or doubled.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import {
	agreed,
	bookByPhone,
	codeOf,
	confirmMail,
	forms,
	openPassengers,
	type ReadMail,
	readProvider,
	somebody,
	twoAdults,
} from "../booking-journey.ts";
import { chosen } from "../features/bookings/sample-choice.ts";
import { openPlainBrowser, type PlainBrowser } from "../plain-browser.ts";
import { type KillableSite, killableSite, migrationStatements } from "../reliability/killable-site.ts";
import { bySize, patience } from "../soak.ts";
import { search } from "./site.ts";

const bookingsWanted = bySize(32, 1_000, 4_000);

let state: string;
let resend: FakeResend;
let readMail: ReadMail;
let site: KillableSite;
let quote: string;

const newBrowser = () =>
	openPlainBrowser((target, init) => fetch(site.origin + target, { ...init, redirect: "manual" }));

beforeAll(async () => {
	state = mkdtempSync(join(tmpdir(), "load-"));
	resend = await startFakeResend();
	readMail = readProvider(resend);
	const mailer = { RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url };
	site = killableSite({ state, vars: { DATA_KEY: btoa("l".repeat(32)), ...mailer } });
	await site.start();
	await site.sql(...migrationStatements());
	quote = await quoteOf(newBrowser());
});
afterAll(async () => {
	await site.kill();
	await resend.stop();
	rmSync(state, { recursive: true, force: true });
});

async function quoteOf(browser: PlainBrowser): Promise<string> {
	const holdable = await chosen(`${search}&adults=2`, new Date(), ({ payment }) => !payment.instant);
	const page = await browser.send("/booking-review", {
		method: "POST",
		body: `${new URLSearchParams({ offer: holdable.offer.id, search: holdable.search })}`,
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
	});
	return new URL(page.target, "http://site").searchParams.get("quote") ?? "";
}

const counted = async () =>
	(
		await site.sql<{ readonly bookings: number; readonly people: number; readonly events: number }>(
			`SELECT count(*) AS bookings, (SELECT count(*) FROM passengers) AS people,
				(SELECT count(*) FROM booking_events) AS events FROM bookings`,
		)
	)[0];

describe("one form", () => {
	it("sent 20 times at once, at every step, and opened in two tabs is one booking with one order", async () => {
		const browser = newBrowser();
		const tabs = [await openPassengers(browser, quote), await openPassengers(browser, quote)];
		const post = (page: (typeof tabs)[number], form: string, values: Parameters<PlainBrowser["submit"]>[2]) =>
			Promise.all(Array.from({ length: 10 }, () => browser.submit(page, form, values)));
		const reviews = (await Promise.all(tabs.map((tab) => post(tab, forms.passengers, twoAdults)))).flat();
		expect(new Set(reviews.map(codeOf)).size).toBe(1);
		const [review] = reviews;
		if (!review) throw new Error("no review");
		const payments = await Promise.all([1, 2].map(() => post(review, forms.review, agreed)));
		const payment = payments.flat().find(({ target }) => target.startsWith("/payment"));
		if (!payment)
			throw new Error(`no payment page: ${payments.flat().map(({ target, status }) => `${status} ${target}`)}`);
		const confirmations = (await Promise.all([1, 2].map(() => post(payment, forms.payment, { how: "phone" })))).flat();
		for (const { target, status } of confirmations)
			expect([target.split("?")[0], status]).toEqual([`/booking-confirmation/${codeOf(review)}`, 200]);
		const code = codeOf(review);
		const [sent] = confirmations;
		if (!sent) throw new Error("not sent");
		const proofs = await Promise.all([1, 2, 3, 4, 5].map(() => confirmMail(browser, sent, readMail)));
		for (const page of proofs) expect(page.document.querySelector(".booking-now")).not.toBeNull();
		const events = await site.sql<{ readonly event: string }>(
			`SELECT event FROM booking_events WHERE booking = '${code}'`,
		);
		for (const once of ["create", "request", "prove", "orderSent", "hold"]) {
			expect(
				events.filter(({ event }) => event === once),
				once,
			).toHaveLength(1);
		}
		const mails = await site.sql<{ readonly kind: string }>(`SELECT kind FROM outbox WHERE about = '${code}'`);
		expect(mails.map(({ kind }) => kind).sort()).toEqual(["booking.agency", "booking.proof", "booking.traveler"]);

		// The way back, and the first form once more.
		const [tab] = tabs;
		if (!tab) throw new Error("no tab");
		expect(codeOf(await browser.submit(tab, forms.passengers, twoAdults))).toBe(code);
		expect(await counted()).toMatchObject({ bookings: 1, people: 2 });
	});
});

describe("many visitors", () => {
	it(`make ${bookingsWanted} bookings over 16 connections, and none is lost`, { timeout: patience }, async () => {
		const before = await counted();
		const codes: string[] = [];
		let begun = 0;
		const visitor = async () => {
			while (begun++ < bookingsWanted) {
				const page = await bookByPhone(newBrowser(), quote, { who: { ...twoAdults, ...somebody() }, readMail });
				expect(page.status).toBe(200);
				codes.push(codeOf(page));
			}
		};
		await Promise.all(Array.from({ length: 16 }, visitor));
		expect(new Set(codes).size).toBe(bookingsWanted);
		const after = await counted();
		expect((after?.bookings ?? 0) - (before?.bookings ?? 0)).toBe(bookingsWanted);
		expect((after?.people ?? 0) - (before?.people ?? 0)).toBe(2 * bookingsWanted);
		const [unheld] = await site.sql<{ readonly n: number }>("SELECT count(*) AS n FROM bookings WHERE state != 'held'");
		expect(unheld?.n).toBe(0);
	});
});
