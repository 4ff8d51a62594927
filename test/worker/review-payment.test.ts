// The built Worker on a fake Duffel, from a draft to a sent booking: review, payment, holds, and what two clicks make.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import type { Contact } from "../../src/features/bookings/booking.ts";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { itsOwn, keepCode, newCode } from "../../src/features/bookings/proof/codes.ts";
import { createQuote } from "../../src/features/bookings/quotes/quotes.ts";
import { type BookingStore, findBooking, historyOf } from "../../src/features/bookings/store.ts";
import { createDuffelSource } from "../../src/flights/duffel/source.ts";
import type { Offer } from "../../src/flights/offers/offer.ts";
import { flightSearchParams, parseFlightQuery } from "../../src/flights/query.ts";
import { withFee } from "../../src/flights/with-fee.ts";
import { type Language, languageCodes, languages } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { formatTotal, money } from "../../src/money/money.ts";
import { newToken } from "../../src/privacy/token.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { adult, contact } from "../features/bookings/bookings.ts";
import { hiddenOf, wordsOf } from "../features/funnel.ts";
import { cookiesFor } from "../own-cookies.ts";
import { visitorAddress } from "../visitor-address.ts";
import { type Harness, startWorker } from "./harness.ts";
import { services } from "./site.ts";

const key = btoa("k".repeat(32));
const vault = createVault([key]);
const order = "POST /air/orders";
let fake: FakeDuffel;
let harness: Harness;
let desk: BookingStore;

beforeAll(async () => {
	fake = await startFakeDuffel();
	harness = await startWorker({ DUFFEL_URL: fake.url, DUFFEL_TOKEN: fakeToken, DATA_KEY: key });
	const { DB } = (await harness.worker.getEnv()) as { DB: D1Database };
	desk = { db: DB, vault, inbox: "desk@farelark.example", write: () => {} };
});
afterAll(async () => {
	await harness.close();
	await fake.close();
});

/** As the Worker itself sees it, our fee included. */
async function offerOn(pair: string): Promise<{ offer: Offer; search: string }> {
	const now = new Date();
	const [from = "", to = ""] = pair.split("-");
	const depart = addDays(now.toISOString().slice(0, 10), 60);
	const text = new URLSearchParams({ trip: "oneway", from, to, depart });
	const parsed = parseFlightQuery(text, { language: "en", now });
	if (parsed.kind !== "ok") throw new Error("not a search");
	const source = withFee(createDuffelSource({ token: fakeToken, url: fake.url, searchCalls: 8 }), money(2000, "USD"));
	for await (const offer of source.search(parsed.query))
		return { offer, search: `${flightSearchParams(parsed.query)}` };
	throw new Error("no offer");
}

/** A browser with a draft of a trip on that route; each has an address of its own, since writes are limited by it. */
async function traveler(
	pair: string,
	language: Language = "en",
	{ address = visitorAddress(), person = anybody() } = {},
) {
	const now = new Date();
	const { offer, search } = await offerOn(pair);
	const quote = { offer, search, code: await createQuote(desk.db, { offer, search, language }, now) };
	const visitor = newToken();
	const { code } = await saveDraft(desk, { visitor, quote, passengers: [adult], contact: person, language }, now);
	const headers = {
		Cookie: await cookiesFor(vault, code, now, { visitor }),
		"CF-Connecting-IP": address,
		"Sec-Fetch-Site": "same-origin",
	};
	const target = (step: "bookingReview" | "payment") => href(language, step, {}, { booking: code });
	async function ask(step: "bookingReview" | "payment", fields?: Record<string, string>) {
		const form = fields && { method: "POST", body: new URLSearchParams(fields) };
		const response = await harness.get(target(step), { ...form, headers });
		const page = parse(await response.text());
		return { response, page, fields: hiddenOf(page), location: response.headers.get("location") };
	}
	/** Types digits as the mail brings them: its text is another test's, its row is written anew with known ones. */
	async function prove() {
		const digits = "482913";
		const mailed = { booking: code, asker: itsOwn, code: { ...newCode(), digits } };
		await (await keepCode(desk, mailed, new Date()))().run();
		const confirmation = href(language, "bookingConfirmation", { confirmationCode: code });
		const page = parse(await (await harness.get(confirmation, { headers })).text());
		const token = page.querySelector("#proof [name=token]")?.getAttribute("value") ?? "";
		const body = new URLSearchParams({ token, digits });
		return harness.get(confirmation, { method: "POST", body, headers });
	}
	return {
		code,
		offer,
		ask,
		prove,
		target,
		confirmation: href(language, "bookingConfirmation", { confirmationCode: code }),
	};
}

/** Of one mailbox or phone two holds are open at most. */
function anybody(): Contact {
	const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
	return {
		...contact,
		email: `${crypto.randomUUID()}@example.test`,
		phone: `+5255${10_000_000 + (number % 90_000_000)}`,
	};
}

const agreed = { hazmat: "yes", terms: "yes" };

async function reviewed(pair: string, language: Language = "en", who: Parameters<typeof traveler>[2] = {}) {
	const one = await traveler(pair, language, who);
	const { fields } = await one.ask("bookingReview");
	const { location } = await one.ask("bookingReview", { ...fields, ...agreed });
	expect(location).toBe(one.target("payment"));
	return one;
}

const mails = async (code: string) =>
	(
		await desk.db.prepare("SELECT id FROM outbox WHERE about = ? ORDER BY id").bind(code).all<{ readonly id: string }>()
	).results.map(({ id }) => id);

it("seven bookings at once from one address, for somebody else's mailbox, hold nothing and mail five times", async () => {
	const who = { address: visitorAddress(), person: anybody() };
	const before = fake.count(order);
	const all = [];
	for (let count = 0; count < 7; count++) all.push(await reviewed("JFK-EWR", "en", who));
	const sent = await Promise.all(
		all.map(async (one) => one.ask("payment", { ...(await one.ask("payment")).fields, how: "phone" })),
	);
	expect(sent.map(({ response }) => response.status)).toEqual(all.map(() => 303));
	expect(fake.count(order)).toBe(before);
	for (const { code } of all) expect((await findBooking(desk, code))?.state).toBe("requested");
	const codes = all.map(({ code }) => `'${code}'`).join();
	const proofs = `SELECT count(*) AS n FROM outbox WHERE kind = 'booking.proof' AND about IN (${codes})`;
	expect(await desk.db.prepare(proofs).first("n")).toBe(5);
});

describe.each(languageCodes)("a booking (%s)", (language) => {
	const { t } = services.messages[language];

	it("goes from its review to seats on hold, with the deadline to pay", async () => {
		const one = await reviewed("JFK-EWR", language);
		const { page, fields } = await one.ask("payment");
		expect(wordsOf(page)).toContain(t("pay.hold.deadline"));
		const sent = await one.ask("payment", { ...fields, how: "phone" });
		expect(sent.response.status).toBe(303);
		expect(sent.location).toBe(one.confirmation);
		expect(await findBooking(desk, one.code)).toMatchObject({ state: "requested", order: { state: "none" } });
		expect((await one.prove()).status).toBe(303);
		const booking = await findBooking(desk, one.code);
		expect(booking).toMatchObject({ state: "held", order: { state: "made" } });
		expect(booking?.order.payBy).toBeTruthy();
	});

	it("is requested, with no order, where the fare has to be paid at once", async () => {
		const one = await reviewed("LHR-DXB", language);
		const before = fake.count(order);
		const { page, fields } = await one.ask("payment");
		expect(wordsOf(page)).toContain(t("pay.submit.request"));
		expect((await one.ask("payment", { ...fields, how: "phone" })).location).toBe(one.confirmation);
		expect(await findBooking(desk, one.code)).toMatchObject({ state: "requested", order: { state: "none" } });
		expect(fake.count(order)).toBe(before);
	});

	it("whose price rises at every reading is shown with both prices, until one is accepted that still stands", async () => {
		const one = await traveler("LHR-STN", language);
		const first = await one.ask("bookingReview");
		const notice = wordsOf(first.page, "main .notice-problem");
		const said = (minor: number) =>
			formatTotal({ ...one.offer.total, minor }, languages[language].money).replace(/\s+/g, " ");
		expect(notice).toContain(said(one.offer.total.minor));
		expect(notice).toContain(said(Number(first.fields.price?.split(" ")[0])));
		const moved = await one.ask("bookingReview", { ...first.fields, ...agreed, accept: "yes" });
		expect(moved.response.status).toBe(409);
		expect(wordsOf(moved.page)).toContain(t("review.moved.heading"));
		expect(moved.fields.price).not.toBe(first.fields.price);
		expect((await findBooking(desk, one.code))?.state).toBe("draft");
	});

	it("that the airline no longer sells stops at the review", async () => {
		const one = await traveler("LGW-LHR", language);
		const { page } = await one.ask("bookingReview");
		expect(wordsOf(page, "main .notice-problem")).toContain(t("review.gone.heading"));
		expect(page.querySelector("main form[method=post]")).toBeNull();
		expect((await one.ask("payment")).location).toBe(one.target("bookingReview"));
	});

	it("reveals nothing to a browser that did not make it", async () => {
		const one = await reviewed("JFK-EWR", language);
		for (const step of ["bookingReview", "payment"] as const) {
			const answer = await harness.get(one.target(step));
			expect(answer.status).toBe(403);
			const text = await answer.text();
			expect(text).not.toMatch(/García|maria@|5512345678|EWR/);
			expect(text).toContain(one.confirmation);
		}
	});
});

describe("sent many times", () => {
	it("by 20 clicks at once, a replay and a reload, it is one booking and one order, and one mail of each kind", async () => {
		const one = await reviewed("JFK-EWR");
		const before = fake.count(order);
		const { fields } = await one.ask("payment");
		const form = { ...fields, how: "phone" };
		const all = await Promise.all(Array.from({ length: 20 }, () => one.ask("payment", form)));
		all.push(await one.ask("payment", form), await one.ask("payment"));
		// The words say why one was refused.
		const told = all.map(({ location, response, page }) => location ?? `${response.status} ${wordsOf(page)}`);
		expect(told).toEqual(all.map(() => one.confirmation));
		expect(fake.count(order)).toBe(before);
		const proofs = await Promise.all(Array.from({ length: 5 }, () => one.prove()));
		for (const { status } of proofs) expect(status).toBe(303);
		expect(fake.count(order)).toBe(before + 1);
		// The mail with the digits has a name of its own, and was sent once.
		expect((await mails(one.code)).map((id) => id.replace(/\w{8}-[\w-]{27}$/, "digits").replace(/\d+$/, "N"))).toEqual(
			expect.arrayContaining(["digits", "N", "held"].map((name) => `booking-${one.code}-${name}`)),
		);
		expect(await mails(one.code)).toHaveLength(3);
		const history = await historyOf(desk.db, one.code);
		expect(history.map(({ event }) => event)).toEqual(["create", "review", "request", "prove", "orderSent", "hold"]);
	});
});

describe("a form that came back", () => {
	it("keeps its ticks where one is missing, and where its token is stale", async () => {
		const one = await traveler("JFK-EWR");
		const { fields } = await one.ask("bookingReview");
		const missing = await one.ask("bookingReview", { ...fields, hazmat: "yes" });
		expect(missing.response.status).toBe(400);
		const stale = await one.ask("bookingReview", {
			...fields,
			...agreed,
			token: fields.token?.replace(/.$/, "") ?? "",
		});
		expect(stale.response.status).toBe(403);
		const ticked = ({ page }: typeof stale) =>
			page.querySelectorAll("main input[checked]").map((input) => input.getAttribute("name"));
		expect([ticked(missing), ticked(stale)]).toEqual([["hazmat"], ["hazmat", "terms"]]);
		expect((await one.ask("bookingReview", { ...stale.fields, ...agreed })).location).toBe(one.target("payment"));
	});
});
