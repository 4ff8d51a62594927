// The payment step through requests: what it says will happen, that a booking is sent once, and what stands in the way.
import { createElement } from "react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PaymentView } from "../../../../src/features/bookings/payments/payment-view.tsx";
import { historyOf } from "../../../../src/features/bookings/store.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { formatPhoneNumber } from "../../../../src/forms/phone.ts";
import { href } from "../../../../src/links.ts";
import { formatDeadline } from "../../../../src/places/deadline.ts";
import { spentBudgets } from "../../../effects/store.ts";
import { languageCodes } from "../../../languages.ts";
import { rendered } from "../../../rendered-page.tsx";
import {
	bookingOf,
	drafted,
	hiddenOf,
	readOnly,
	reviewed,
	sample,
	siteOf,
	type Traveler,
	texts,
	wordsOf,
} from "../../funnel.ts";
import { type Bookings, contact, openBookings } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.exec("DELETE FROM outbox"));

const pay = (code: string, language: "en" | "es" = "en") => href(language, "payment", {}, { booking: code });
const review = (code: string) => href("en", "bookingReview", {}, { booking: code });
const confirmation = (code: string) => `/booking-confirmation/${code}`;

async function ready(options: Parameters<typeof drafted>[1] = {}): Promise<Traveler> {
	const traveler = await drafted(bookings, options);
	await reviewed(bookings, traveler);
	return traveler;
}

async function mailKinds(): Promise<string[]> {
	const all = bookings.db.prepare("SELECT kind FROM outbox ORDER BY kind");
	return (await all.all<{ readonly kind: string }>()).results.map(({ kind }) => kind);
}

/** The sample source, counting its orders. */
function counting(): FareSource & { readonly orders: string[] } {
	const orders: string[] = [];
	return {
		...sample,
		orders,
		order(request, signal) {
			orders.push(request.reference);
			return sample.order(request, signal);
		},
	};
}

describe.each(languageCodes)("the payment step (%s)", (language) => {
	const { t } = texts[language];

	it("tells the deadline to pay and the price's guarantee apart where the seats can be held", async () => {
		const traveler = await ready();
		const { response, page } = await siteOf(bookings, traveler.cookie).get(pay(traveler.code, language));
		expect(response.status).toBe(200);
		const said = wordsOf(page);
		const { payment } = (await bookingOf(bookings, traveler)).offer;
		const tell = (until: string | null) =>
			until ? formatDeadline(until, "America/New_York", language) : t("pay.hold.untold");
		const rows = page.querySelectorAll(".review-form dd").map((one) => one.text.replace(/\s+/g, " "));
		expect(rows).toEqual([payment.payBy, payment.priceGuaranteedUntil].map((one) => tell(one).replace(/\s+/g, " ")));
		expect(said).toContain(t("pay.hold.text").replace(/\s+/g, " "));
		expect(said).toContain(t("pay.refund.text").replace(/\s+/g, " "));
		expect(page.querySelectorAll("main form input").map((input) => input.getAttribute("type"))).toEqual(["hidden"]);
		expect(page.querySelector("main form .call-button")).not.toBeNull();
		expect(said).not.toContain(t("pay.card"));
		expect(page.querySelectorAll(".way li[data-state] a")).toHaveLength(3);
	});

	it("says that nothing is kept where the fare has to be paid at once, and who calls whom", async () => {
		const traveler = await ready({ instant: true, callback: true });
		const { page } = await siteOf(bookings, traveler.cookie).get(pay(traveler.code, language));
		expect(wordsOf(page)).toContain(t("pay.request.text").replace(/\s+/g, " "));
		expect(wordsOf(page)).toContain(formatPhoneNumber(contact.phone));
		expect(page.querySelector(".review-form dl")).toBeNull();
	});

	it("says after a visit to the card page that nothing was taken", async () => {
		const traveler = await ready();
		const target = href(language, "payment", {}, { booking: traveler.code, card: "back" });
		const { page } = await siteOf(bookings, traveler.cookie).get(target);
		expect(wordsOf(page, "main .notice:not(:has(.call-button))")).toBeTruthy();
		expect(wordsOf(page)).toContain(t("pay.card.back.text"));
	});

	it("reveals nothing to another browser", async () => {
		const traveler = await ready();
		const stranger = siteOf(bookings, undefined);
		for (const { response, page } of [
			await stranger.get(pay(traveler.code, language)),
			await stranger.post(pay(traveler.code, language), { how: "phone" }),
		]) {
			expect(response.status).toBe(403);
			expect(wordsOf(page, "h1")).toBe(t("trip.closed.heading"));
		}
		expect((await bookingOf(bookings, traveler)).state).toBe("reviewed");
	});

	it("is a page of text without a booking", async () => {
		const { response, page } = await siteOf(bookings, undefined).get(href(language, "payment"));
		expect(response.status).toBe(200);
		expect(page.querySelector("main form[method=post]")).toBeNull();
	});
});

describe("sending a booking", () => {
	it("where seats can be held asks for nothing yet, and mails once each: what it is then told by is in proof.test.ts", async () => {
		const traveler = await ready();
		const fares = counting();
		const site = siteOf(bookings, traveler.cookie, { fares });
		const { page } = await site.get(pay(traveler.code));
		const { response } = await site.post(pay(traveler.code), { ...hiddenOf(page), how: "phone" });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe(confirmation(traveler.code));
		expect(await bookingOf(bookings, traveler)).toMatchObject({ state: "requested", order: { state: "none" } });
		expect(fares.orders).toEqual([]);
		expect(await mailKinds()).toEqual(["booking.agency", "booking.proof"]);
	});

	it("asks for no order where the fare has to be paid at once", async () => {
		const traveler = await ready({ instant: true });
		const fares = counting();
		const site = siteOf(bookings, traveler.cookie, { fares });
		const { page } = await site.get(pay(traveler.code));
		await site.post(pay(traveler.code), { ...hiddenOf(page), how: "phone" });
		expect(await bookingOf(bookings, traveler)).toMatchObject({ state: "requested", order: { state: "none" } });
		expect(fares.orders).toEqual([]);
		expect(await mailKinds()).toHaveLength(2);
	});

	it.each(["hold", "mail"] as const)("is sent though the budget of a %s is spent", async (effect) => {
		const traveler = await ready();
		const site = siteOf(bookings, traveler.cookie, { services: { budgets: spentBudgets(effect) } });
		const fields = { ...hiddenOf((await site.get(pay(traveler.code))).page), how: "phone" };
		expect((await site.post(pay(traveler.code), fields)).response.status).toBe(303);
		expect((await bookingOf(bookings, traveler)).state).toBe("requested");
		expect(await mailKinds()).toEqual(effect === "mail" ? ["booking.agency"] : ["booking.agency", "booking.proof"]);
	});

	it("20 times at once, and again later, makes one booking and one mail each", async () => {
		const traveler = await ready();
		const fares = counting();
		const site = siteOf(bookings, traveler.cookie, { fares });
		const { page } = await site.get(pay(traveler.code));
		const fields = { ...hiddenOf(page), how: "phone" };
		const all = await Promise.all(Array.from({ length: 20 }, () => site.post(pay(traveler.code), fields)));
		all.push(await site.post(pay(traveler.code), fields), await site.get(pay(traveler.code)));
		expect(all.map(({ response }) => response.headers.get("location"))).toEqual(
			all.map(() => confirmation(traveler.code)),
		);
		expect(fares.orders).toEqual([]);
		expect(await mailKinds()).toHaveLength(2);
		const events = (await historyOf(bookings.db, traveler.code)).map(({ event }) => event);
		expect(events).toEqual(["create", "review", "request"]);
	});

	it("mails at once what is due, through the outbox of the site", async () => {
		const traveler = await ready({ instant: true });
		const site = siteOf(bookings, traveler.cookie, { services: { outbox: bookings.outbox } });
		const { page } = await site.get(pay(traveler.code));
		await site.post(pay(traveler.code), { ...hiddenOf(page), how: "phone" });
		const { results } = await bookings.db.prepare("SELECT attempts FROM outbox").all();
		expect(results).toEqual([{ attempts: 1 }, { attempts: 1 }]);
	});
});

describe("where cards are taken", () => {
	it("both ways are there, with the name on the statement, and the card's number is asked for nowhere", async () => {
		const booking = await bookingOf(bookings, await ready());
		const view = createElement(PaymentView, { booking, token: "t", now, holds: true, unconfirmed: false, cards: true });
		const page = rendered(view);
		expect(page.querySelectorAll("form button[name=how]").map((one) => one.getAttribute("value"))).toEqual([
			"phone",
			"card",
		]);
		expect(page.querySelectorAll("form input:not([type=hidden]), script, iframe")).toEqual([]);
		expect(page.text).toContain(texts.en.t("pay.card.text"));
	});
});

describe("what stands in the way", () => {
	it("leads a draft, and a review of more than an hour ago, back to the review", async () => {
		const draft = await drafted(bookings);
		const old = await ready();
		const site = siteOf(bookings, old.cookie, { at: later(61) });
		const answers = [
			await siteOf(bookings, draft.cookie).get(pay(draft.code)),
			await site.get(pay(old.code)),
			await site.post(pay(old.code), { how: "phone" }),
		];
		expect(answers.map(({ response }) => response.headers.get("location"))).toEqual([
			review(draft.code),
			review(old.code),
			review(old.code),
		]);
		expect((await bookingOf(bookings, old)).state).toBe("reviewed");
	});

	it("leads back once the source's answer has run out, but not round in a circle where nobody could say", async () => {
		const ended = async (minutes: number) => {
			const traveler = await ready();
			const offer = { ...(await bookingOf(bookings, traveler)).offer, expiresAt: later(minutes).toISOString() };
			await bookings.db
				.prepare("UPDATE bookings SET offer = ? WHERE code = ?")
				.bind(JSON.stringify(offer), traveler.code)
				.run();
			return (await siteOf(bookings, traveler.cookie, { at: later(20) }).get(pay(traveler.code))).response.status;
		};
		expect(await ended(10)).toBe(303);
		expect(await ended(30)).toBe(200);
		expect(await ended(-10)).toBe(200);
	});

	it("is a token that is old or missing: the page comes back, and then it works", async () => {
		const traveler = await ready();
		const site = siteOf(bookings, traveler.cookie);
		const refused = await site.post(pay(traveler.code), { token: "0.".padEnd(66, "a"), how: "phone" });
		expect(refused.response.status).toBe(403);
		expect(wordsOf(refused.page, "main .notice-problem")).toContain(texts.en.t("form.token.heading"));
		expect((await bookingOf(bookings, traveler)).state).toBe("reviewed");
		const sent = await site.post(pay(traveler.code), { ...hiddenOf(refused.page), how: "phone" });
		expect(sent.response.status).toBe(303);
	});

	it("is a card where none is taken: the page says that nothing was taken, and the phone is there", async () => {
		const traveler = await ready();
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(pay(traveler.code));
		for (const [how, said] of [
			["card", texts.en.t("pay.card.off.text")],
			["nonsense", texts.en.t("pay.how.missing")],
		] as const) {
			const sent = await site.post(pay(traveler.code), { ...hiddenOf(page), how });
			expect(sent.response.status).toBe(400);
			expect(wordsOf(sent.page, "main [autofocus]")).toContain(said);
			expect(sent.page.querySelector("main form button[value=phone]#pay-how")).not.toBeNull();
		}
	});

	it("is a database that takes nothing: the page comes back with the phone, and it can be sent again", async () => {
		const traveler = await ready();
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(pay(traveler.code));
		const store = { ...bookings.store, db: readOnly(bookings.db) };
		const broken = siteOf(bookings, traveler.cookie, { services: { bookings: store } });
		const refused = await broken.post(pay(traveler.code), { ...hiddenOf(page), how: "phone" });
		expect(refused.response.status).toBe(503);
		expect(refused.page.querySelector("main .notice-problem .call-button")).not.toBeNull();
		expect(broken.lines.join()).toContain("read-only");
		const sent = await site.post(pay(traveler.code), { ...hiddenOf(refused.page), how: "phone" });
		expect(sent.response.headers.get("location")).toBe(confirmation(traveler.code));
	});

	it("is a price that nobody could confirm: the page says so, and the history keeps it", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie, { fares: undefined, at: now });
		const { page } = await site.get(review(traveler.code));
		await site.post(review(traveler.code), { ...hiddenOf(page), hazmat: "yes", terms: "yes" });
		const shown = await site.get(pay(traveler.code));
		expect(wordsOf(shown.page)).toContain(texts.en.t("pay.unconfirmed"));
		expect(wordsOf(shown.page)).toContain(texts.en.t("pay.request.text").replace(/\s+/g, " "));
	});
});
