// Back from the provider's page before its webhook: who has paid is not told that nothing was sent.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Budgets } from "../../../../src/effects/budgets.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { href } from "../../../../src/links.ts";
import { languageCodes } from "../../../languages.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { hiddenOf, siteOf, texts, wordsOf } from "../../funnel.ts";
import { type CardTest, openCards } from "./cards.ts";

let test: CardTest;
beforeEach(async () => {
	test = await openCards({ deadlineMs: 1_000 });
});
afterEach(() => test.stop());

const sessions = "GET /v1/checkout/sessions/:id";

/** The confirmation page as the browser that made the booking sees it, or another one. */
async function back({ code }: Booking, { language = "en" as "en" | "es", own = true } = {}) {
	const { checkouts, checkout, fares, now, store } = test.cards;
	const cookie = own ? await cookiesFor(store.vault, code, now()) : undefined;
	const site = siteOf(test.bookings, cookie, { at: now(), fares, services: { checkouts, checkout } });
	const { response, page } = await site.get(href(language, "bookingConfirmation", { confirmationCode: code }));
	return { status: response.status, words: wordsOf(page), lines: site.lines.join() };
}

async function opened() {
	const booking = await test.reviewed();
	return { booking, session: await test.opened(booking) };
}

it("costs nobody a card page that the provider did not open", async () => {
	const { checkouts, checkout, fares, now, store } = test.cards;
	const booking = await test.reviewed();
	const cookie = await cookiesFor(store.vault, booking.code, now());
	const given: number[] = [];
	const budgets: Budgets = {
		charge: async () => ({ kind: "granted", units: 1, giveBack: async (units) => void given.push(units) }),
		pass: async () => false,
	};
	const site = siteOf(test.bookings, cookie, { at: now(), fares, services: { checkouts, checkout, budgets } });
	const target = href("en", "payment", {}, { booking: booking.code });
	const fields = { ...hiddenOf((await site.get(target)).page), how: "card" };
	test.fake.answerNext("POST /v1/checkout/sessions", "hang", "hang");
	expect((await site.post(target, fields)).response.status).toBe(503);
	expect(given).toEqual([1]);
	expect((await site.post(target, fields)).response.status).toBe(303);
	expect(given).toEqual([1]);
});

describe.each(languageCodes)("back from the card page (%s)", (language) => {
	const { t } = texts[language];

	it("after paying, before any webhook, the booking is sent, and it is paid by the time the page is asked again", async () => {
		const { booking, session } = await opened();
		await test.fake.pay(session.id);
		const first = await back(booking, { language });
		expect(first.status).toBe(200);
		expect(first.words).not.toContain(t("confirm.draft"));
		expect(first.words).toContain(t("confirm.headline.cardReserved"));
		expect(await test.states(booking.code)).toEqual(["captured"]);
		expect((await back(booking, { language })).words).not.toContain(t("confirm.headline.cardReserved"));
		// The webhooks that come late change nothing.
		await test.tell();
		expect([test.asked.orders, await test.states(booking.code)]).toEqual([1, ["captured"]]);
	});

	it("without paying, the booking waits as before", async () => {
		const { booking } = await opened();
		expect((await back(booking, { language })).words).toContain(t("confirm.draft.text"));
		expect(await test.states(booking.code)).toEqual(["open"]);
	});

	it("while the provider does not answer, nobody is asked to pay again, and the page has the number", async () => {
		const { booking, session } = await opened();
		await test.fake.pay(session.id);
		test.fake.answerNext(sessions, "hang", "hang");
		const { status, words } = await back(booking, { language });
		expect(status).toBe(200);
		expect(words).toContain(t("confirm.untold.text"));
		expect(words).not.toContain(t("confirm.draft.text"));
		expect(await test.states(booking.code)).toEqual(["open"]);
		await back(booking, { language });
		expect(await test.states(booking.code)).toEqual(["captured"]);
	});
});

it("a stranger's visit asks the provider nothing", async () => {
	const { booking, session } = await opened();
	await test.fake.pay(session.id);
	const before = test.fake.count(sessions);
	await back(booking, { own: false });
	expect([test.fake.count(sessions), ...(await test.states(booking.code))]).toEqual([before, "open"]);
});

it("two browsers back at once, with the webhook, order once and charge once", async () => {
	const { booking, session } = await opened();
	await test.fake.pay(session.id);
	await Promise.all([back(booking), back(booking), test.tell()]);
	expect([test.asked.orders, ...(await test.states(booking.code))]).toEqual([1, "captured"]);
	expect(session.intent?.status).toBe("succeeded");
});
