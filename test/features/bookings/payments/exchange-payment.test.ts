// The change of a trip's tickets on its traveler's own pages: what is due, paid by card or phone, called off, over, and paid in all.
import type { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeStripe, fakeKey, fakeWebhookSecret, startFakeStripe } from "../../../../scripts/fakes/stripe/fake.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { createStripeCheckout } from "../../../../src/features/bookings/payments/stripe/checkout.ts";
import { changeBooking, findBooking } from "../../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../../src/features/proposals/accept.ts";
import { exchangesOf } from "../../../../src/features/proposals/pending.ts";
import { findProposal, makeProposal } from "../../../../src/features/proposals/store.ts";
import { href } from "../../../../src/links.ts";
import { money } from "../../../../src/money/money.ts";
import { newToken } from "../../../../src/privacy/token.ts";
import { spentBudgets } from "../../../effects/store.ts";
import { languageCodes } from "../../../languages.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { hiddenOf, siteOf, texts, wordsOf } from "../../funnel.ts";
import { type Bookings, openBookings, quoted } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";
import { only } from "./cards.ts";

let bookings: Bookings;
let fake: FakeStripe;
let booking: Booking;
beforeAll(async () => {
	bookings = await openBookings();
	fake = await startFakeStripe({ now: () => now });
	fake.webhooks = "hold";
});
afterAll(async () => {
	await bookings.stop();
	await fake.close();
});
beforeEach(async () => {
	const order = { state: "made", type: "hold", tickets: ["000-1234567890", "000-1234567891"] } as const;
	const steps = ["review", "request", ["hold", { order }], "pay", "ticket"] as const;
	booking = await bookedWith(bookings.store, await quoted(bookings.db, now), steps);
});

const usd = (minor: number) => money(minor, "USD");

async function accepted({
	due = 9_500,
	until = null,
	at = now,
}: {
	due?: number;
	until?: string | null;
	at?: Date;
} = {}): Promise<string> {
	const id = crypto.randomUUID();
	const parts = { oldValue: booking.total, penalty: usd(7_500), fareDifference: usd(due - 10_000), fee: usd(2_500) };
	const exchange = { change: "oco_1", ...parts, due: usd(due), ...(until && { asked: usd(due - 2_500) }) };
	const option = { offer: { ...booking.offer, expiresAt: until }, search: booking.search, exchange };
	const about = { subject: { kind: "booking", id: booking.code }, kind: "exchange", former: booking.offer } as const;
	const more = { options: [option], language: "es", agent: "ana", validUntil: later(600).toISOString() } as const;
	await makeProposal(bookings.store, { id, ...about, ...more }, now);
	const proposal = await findProposal(bookings.db, id);
	if (!proposal) throw new Error("not proposed");
	await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "browser" }, at);
	return id;
}

async function happens(event: "payExchange" | "exchange" | "dropExchange", proposal: string) {
	const found = await findBooking(bookings.store, booking.code);
	if (!found) throw new Error("no booking");
	await changeBooking(bookings.store, found, event, { actor: "agency", detail: { proposal, total: usd(9_500) } }, now);
}

const checkout = () => createStripeCheckout({ key: fakeKey, webhookSecret: fakeWebhookSecret, url: fake.url });

async function opened({ cards = true, at = now, services = {} } = {}) {
	const own = await cookiesFor(bookings.store.vault, booking.code, now, { visitor: newToken() });
	const exchanges = (one: Booking) => exchangesOf(bookings.db, one, at);
	const more = { exchanges, now: () => at, ...(cards && only(checkout())), ...services };
	return siteOf(bookings, own, { services: more });
}

describe.each(languageCodes)("a change of tickets that was accepted (%s)", (language) => {
	const { t } = texts[language];
	const page = () => href(language, "bookingConfirmation", { confirmationCode: booking.code });
	const pay = () => href(language, "payment", {}, { booking: booking.code });
	const linksOf = (of: ReturnType<typeof parse>) =>
		of.querySelectorAll("main a").map((one) => one.getAttribute("href"));
	const told = (text: string) => text.replace(/\s+/g, " ");

	it("is paid by card on the page of every payment, for just the sum of its parts, and then waits for its agent", async () => {
		await accepted();
		const site = await opened();
		const first = await site.get(page());
		expect(wordsOf(first.page)).toContain(told(t("exchange.due.text")));
		expect(linksOf(first.page)).toContain(pay());
		const { response, page: paying } = await site.get(pay());
		expect(response.status).toBe(200);
		expect(wordsOf(paying, "h1")).toBe(t("exchange.pay.heading"));
		const amounts = paying.querySelectorAll(".price-lines dd").map((one) => one.text.replace(/[^\d.]/g, ""));
		expect(amounts.map(Number)).toEqual([95, 75, 5, 25]);
		const sent = await site.post(pay(), { ...hiddenOf(paying), how: "card" });
		expect(sent.response.status).toBe(303);
		const session = fake.sessions.find(({ id }) => sent.response.headers.get("location")?.endsWith(id));
		expect(session).toMatchObject({ amount_total: 9_500, client_reference_id: booking.code });
		await fake.pay(session?.id ?? "");
		// Back before the provider has told us.
		const back = await site.get(page());
		expect(wordsOf(back.page)).toContain(told(t("exchange.paid.heading")));
		expect((await site.get(pay())).response.status).toBe(303);
	});

	it("comes back to its payment page from the provider's, and says that nothing was taken", async () => {
		await accepted();
		const site = await opened();
		const { page: again } = await site.get(href(language, "payment", {}, { booking: booking.code, card: "back" }));
		expect(wordsOf(again)).toContain(told(t("pay.card.back.text")));
		const forged = await site.post(pay(), { how: "card" });
		expect(forged.response.status).toBe(403);
		expect(wordsOf(forged.page)).toContain(told(t("form.token.text")));
	});

	it("is paid on the phone where no card is taken, and keeps the number where one is", async () => {
		await accepted();
		for (const cards of [false, true]) {
			const site = await opened({ cards });
			const { page: paying } = await site.get(pay());
			expect(paying.querySelector("main .call-button"), String(cards)).not.toBeNull();
			expect(paying.querySelectorAll("main form button[value=card]"), String(cards)).toHaveLength(cards ? 1 : 0);
		}
		const site = await opened({ cards: false });
		const { page: own } = await site.get(page());
		expect(linksOf(own)).not.toContain(pay());
	});

	it("says what became of it: comes back, called off, over", async () => {
		const back = await accepted({ due: -4_000 });
		const said = async (at = now) => wordsOf((await (await opened({ at })).get(page())).page);
		expect(await said()).toContain(told(t("exchange.back.text")));
		await happens("dropExchange", back);
		expect(await said()).toContain(told(t("exchange.dropped.text")));
		await accepted({ until: later(20).toISOString(), at: later(1) });
		const site = await opened();
		expect(wordsOf((await site.get(pay())).page)).toContain(
			language === "en" ? "keeps this price until" : "mantiene este precio",
		);
	});

	it("is over once its source's offer is, and is asked for no money", async () => {
		await accepted({ until: later(20).toISOString() });
		const site = await opened({ at: later(21) });
		expect(wordsOf((await site.get(page())).page)).toContain(told(t("exchange.lapsed.text")));
		expect((await site.get(pay())).response.status).toBe(303);
	});

	it("leaves on the trip's page what was paid in all", async () => {
		const id = await accepted();
		await happens("payExchange", id);
		await happens("exchange", id);
		const { page: after } = await (await opened()).get(page());
		expect(wordsOf(after)).toContain(told(t("exchange.sums.paid")));
		const amounts = after.querySelectorAll("[data-sums] dd").map((one) => Number(one.text.replace(/[^\d.]/g, "")));
		const paid = (booking.total.minor + 9_500) / 100;
		expect(amounts).toEqual([paid, booking.total.minor / 100, 25, 75]);
	});
});

it("says so where the card page cannot be had, and where the site's budget for it is spent", async () => {
	await accepted();
	const target = href("en", "payment", {}, { booking: booking.code });
	const dead = createStripeCheckout({ key: fakeKey, webhookSecret: fakeWebhookSecret, url: "http://127.0.0.1:9" });
	const site = await opened({ services: only(dead) });
	const { page } = await site.get(target);
	const { response, page: off } = await site.post(target, { ...hiddenOf(page), how: "card" });
	expect(response.status).toBe(503);
	expect(wordsOf(off)).toContain("Paying by card does not work just now");
	const spent = await opened({ services: { budgets: spentBudgets("order") } });
	const fresh = await spent.get(target);
	const refused = await spent.post(target, { ...hiddenOf(fresh.page), how: "card" });
	expect(refused.response.status).toBe(429);
});
