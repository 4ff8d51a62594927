// Card payments over HTTP, end to end: the built Worker, a fake Stripe with its page and webhooks, and the cron.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeStripe, fakeKey, fakeWebhookSecret, startFakeStripe } from "../../scripts/fakes/stripe/fake.ts";
import type { Env } from "../../src/env.ts";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { startCardPayment } from "../../src/features/bookings/payments/card.ts";
import { type PaymentStore, paymentStore, paymentsOf } from "../../src/features/bookings/payments/store.ts";
import { changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { createServices } from "../../src/services.ts";
import { duties } from "../../src/site/duties.ts";
import { adult, contact, newVisit, quoted, secondAdult } from "../features/bookings/bookings.ts";
import { type Harness, startWorker } from "./harness.ts";

let fake: FakeStripe;
let site: Harness;
let cards: PaymentStore;
let db: D1Database;
const path = "/api/webhooks/stripe";

beforeAll(async () => {
	fake = await startFakeStripe();
	fake.webhooks = "hold";
	const vars = { STRIPE_URL: fake.url, STRIPE_SECRET_KEY: fakeKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret };
	site = await startWorker(vars);
	// With the Worker's own key: what is sealed here is opened there.
	const env = (await site.worker.getEnv()) as unknown as Env & { readonly DB: D1Database };
	db = env.DB;
	const here = paymentStore(createServices({ ...env, DB: db }));
	if (!here) throw new Error("no desk");
	cards = here;
});
afterAll(async () => {
	await site.close();
	await fake.close();
});

/** A booking reviewed and its page open, as the site's own pages leave it. */
async function opened() {
	const now = new Date();
	const quote = await quoted(db, now, { instant: true });
	const priced = await cards.fares?.offer(quote.offer.id);
	if (priced?.kind !== "found") throw new Error("gone");
	const draft = { visitor: newVisit(), passengers: [adult, secondAdult], contact, language: "es" } as const;
	const { code } = await saveDraft(cards.store, { ...draft, quote: { ...quote, offer: priced.offer } }, now);
	const booking = await findBooking(cards.store, code);
	if (!booking) throw new Error("not saved");
	await changeBooking(
		cards.store,
		booking,
		"review",
		{ actor: "traveler", patch: { reviewedAt: now.toISOString() } },
		now,
	);
	const answer = await startCardPayment(cards, booking);
	if (answer.kind !== "redirect") throw new Error(answer.kind);
	return { code, url: answer.url, id: answer.url.split("/").at(-1) ?? "" };
}

async function webhook(type: string, changes: { body?: string; signature?: string } = {}) {
	const event = fake.events.findLast((one) => one.type === type);
	if (!event) throw new Error(`no ${type}`);
	const { body, signature } = { ...fake.signed(event), ...changes };
	return site.get(path, { method: "POST", body, headers: { "Stripe-Signature": signature } });
}

const press = (url: string, button: string) =>
	fetch(url, { method: "POST", body: new URLSearchParams({ do: button }), redirect: "manual" });

const stateOf = async (code: string) => {
	const booking = await findBooking(cards.store, code);
	return [booking?.state, ...(await paymentsOf(db, code)).map(({ state }) => state)];
};

describe("paying by card", () => {
	it("declined, then paid on the provider's page, ends in a captured payment by the webhook alone, once", async () => {
		const { code, url } = await opened();
		expect(await (await press(url, "decline")).text()).toContain("declined");
		const back = await press(url, "pay");
		expect(back.status).toBe(303);
		expect(back.headers.get("location")).toContain(`/booking-confirmation/${code}`);
		expect(await stateOf(code)).toEqual(["reviewed", "open"]);
		const first = await webhook("checkout.session.completed");
		expect([first.status, await first.json()]).toEqual([200, { result: "processed" }]);
		const [state, payment] = await stateOf(code);
		expect([["paid", "ticketed"].includes(state ?? ""), payment]).toEqual([true, "captured"]);
		const again = await webhook("checkout.session.completed");
		expect([again.status, await again.json()]).toEqual([200, { result: "repeated" }]);
	});

	it("is brought to its end by the cron where no webhook comes", async () => {
		const { code, id } = await opened();
		await fake.pay(id);
		await site.worker.scheduled({ cron: duties.payments.cron });
		const [state, payment] = await stateOf(code);
		expect([["paid", "ticketed"].includes(state ?? ""), payment]).toEqual([true, "captured"]);
	});
});

describe("the webhook", () => {
	it("refuses what Stripe did not sign, and changes nothing", async () => {
		const { code, id } = await opened();
		await fake.pay(id);
		const type = "checkout.session.completed";
		expect((await webhook(type, { body: "{}" })).status).toBe(400);
		expect((await webhook(type, { signature: "t=1,v1=00" })).status).toBe(400);
		expect((await site.get(path, { method: "POST", body: "{}" })).status).toBe(400);
		expect(await stateOf(code)).toEqual(["reviewed", "open"]);
		// A browser's page could not post it anyway, and Stripe has no origin: none is asked for.
		const event = fake.events.findLast((one) => one.type === type);
		if (!event) throw new Error("no event");
		const { body, signature } = fake.signed(event);
		const headers = {
			"Stripe-Signature": signature,
			Origin: "https://elsewhere.example",
			"Sec-Fetch-Site": "cross-site",
		};
		expect((await site.get(path, { method: "POST", body, headers })).status).toBe(200);
	});

	it("takes posts only, and no more than 64 KB", async () => {
		const read = await site.get(path);
		expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
		const body = "x".repeat(70_000);
		expect((await site.get(path, { method: "POST", body, headers: { "Stripe-Signature": "t=1,v1=00" } })).status).toBe(
			413,
		);
	});

	it("asks Stripe to send again when Stripe itself cannot be asked, and processes it then", async () => {
		const { code, id } = await opened();
		await fake.pay(id);
		const down = { status: 500, body: { error: { type: "api_error" } } };
		fake.answerNext("GET /v1/checkout/sessions/:id", down, down);
		expect((await webhook("checkout.session.completed")).status).toBe(500);
		expect(await stateOf(code)).toEqual(["reviewed", "open"]);
		expect((await webhook("checkout.session.completed")).status).toBe(200);
		expect((await stateOf(code))[1]).toBe("captured");
	});

	it("asks Stripe to send again when the database fails", async () => {
		const { code, id } = await opened();
		await fake.pay(id);
		await db.exec("ALTER TABLE webhook_events RENAME TO webhook_events_away");
		expect((await webhook("checkout.session.completed")).status).toBe(500);
		await db.exec("ALTER TABLE webhook_events_away RENAME TO webhook_events");
		expect((await webhook("checkout.session.completed")).status).toBe(200);
		expect((await stateOf(code))[1]).toBe("captured");
	});
});

it("the page that pays may send its form on to the payment page, and no other may; no script of theirs is allowed", async () => {
	const policyOf = async (target: string) => (await site.get(target)).headers.get("content-security-policy") ?? "";
	for (const target of ["/", "/booking-review", "/passenger-details", "/contact-us"])
		expect(await policyOf(target), target).not.toContain(fake.url);
	const policy = await policyOf("/payment");
	expect(policy).toContain(`form-action 'self' ${fake.url};`);
	expect(policy.split(";").filter((part) => part.includes(fake.url))).toHaveLength(1);
});
