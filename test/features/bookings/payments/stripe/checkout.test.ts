// Stripe's adapter against a fake that speaks its HTTP: what is asked, and what every answer comes to.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	type FakeStripe,
	fakeKey,
	fakeWebhookSecret,
	startFakeStripe,
} from "../../../../../scripts/fakes/stripe/fake.ts";
import { branch, readForm, text } from "../../../../../scripts/fakes/stripe/form.ts";
import type { CheckoutError, PageRequest } from "../../../../../src/features/bookings/checkout.ts";
import { createStripeCheckout } from "../../../../../src/features/bookings/payments/stripe/checkout.ts";
import { languageCodes, languages } from "../../../../../src/i18n/languages.ts";

let fake: FakeStripe;
let made = 0;
const now = new Date();
const usd = (minor: number) => ({ minor, currency: "USD" });

beforeAll(async () => {
	fake = await startFakeStripe();
});
afterAll(() => fake.close());
let checkout: ReturnType<typeof createStripeCheckout>;
beforeEach(() => {
	checkout = createStripeCheckout({ key: fakeKey, webhookSecret: fakeWebhookSecret, url: fake.url, deadlineMs: 300 });
});

function request(changes: Partial<PageRequest> = {}): PageRequest {
	made += 1;
	return {
		payment: `KKMW2R47-${made}`,
		booking: "KKMW2R47",
		language: "es",
		lines: [
			{ name: "Tarifa", amount: usd(20_000) },
			{ name: "Impuestos", amount: usd(4_178) },
		],
		expiresAt: new Date(now.getTime() + 35 * 60_000).toISOString(),
		successUrl: "https://www.farelark.example/booking-confirmation/KKMW2R47?lng=es",
		cancelUrl: "https://www.farelark.example/payment?booking=KKMW2R47&card=back&lng=es",
		...changes,
	};
}

const failureOf = (work: Promise<unknown>) =>
	work.then(
		() => "none",
		(error: CheckoutError) => error.failure,
	);

describe("a session at Stripe", () => {
	it.each(languageCodes)("opens its page in the visitor's language (%s)", async (language) => {
		await checkout.openPage(request({ language }));
		expect(text(readForm(fake.calls.at(-1)?.body ?? ""), "locale")).toBe(languages[language].cardPage);
		const told = languageCodes.map((code) => languages[code].cardPage);
		expect(new Set(told).size).toBe(languageCodes.length);
	});

	it("asks for a card's authorization only, in the visitor's language, with our codes and nothing personal", async () => {
		const wanted = request();
		const session = await checkout.openPage(wanted);
		expect(session).toMatchObject({ payment: wanted.payment, booking: "KKMW2R47", state: "open", total: usd(24_178) });
		expect(session.url).toContain(fake.url);
		const call = fake.calls.at(-1);
		expect(call?.headers["idempotency-key"]).toBe(wanted.payment);
		const sent = readForm(call?.body ?? "");
		expect(text(sent, "locale")).toBe("es-419");
		expect(text(sent, "payment_intent_data", "capture_method")).toBe("manual");
		expect(text(sent, "adaptive_pricing", "enabled")).toBe("false");
		expect(branch(sent, "allowed_payment_method_types")).toEqual({ 0: "card" });
		expect(branch(sent, "metadata")).toEqual({ payment: wanted.payment, booking: "KKMW2R47" });
		expect(Object.keys(sent).filter((key) => /customer|phone|email/.test(key))).toEqual([]);
	});

	it("asked for again with the same payment is the same one, also when the first answer was lost", async () => {
		const wanted = request();
		const before = fake.sessions.length;
		fake.answerNext("POST /v1/checkout/sessions", "lose", "lose");
		expect(await failureOf(checkout.openPage(wanted))).toBe("unavailable");
		const [one, two] = [await checkout.openPage(wanted), await checkout.openPage(wanted)];
		expect(one.id).toBe(two.id);
		expect(fake.sessions.length).toBe(before + 1);
		const dearer = { ...wanted, lines: [{ name: "Tarifa", amount: usd(1) }] };
		expect(await failureOf(checkout.openPage(dearer))).toBe("rejected");
	});

	it("is open after a declined card, authorized once paid, captured once, and not released then", async () => {
		const { id } = await checkout.openPage(request());
		await fake.decline(id);
		expect((await checkout.findPage(id))?.state).toBe("open");
		await fake.pay(id);
		const paid = await checkout.findPage(id);
		expect(paid).toMatchObject({ state: "authorized", url: null });
		const intent = paid?.charge ?? "";
		expect(await checkout.capture(intent)).toBe("captured");
		expect(await checkout.capture(intent)).toBe("captured");
		expect(await checkout.release(intent)).toBe("captured");
		await fake.refund(intent);
		expect((await checkout.findPage(id))?.state).toBe("refunded");
	});

	it("is released once, and cannot be captured then", async () => {
		const { id } = await checkout.openPage(request());
		await fake.pay(id);
		const intent = (await checkout.findPage(id))?.charge ?? "";
		expect(await checkout.release(intent)).toBe("voided");
		expect(await checkout.release(intent)).toBe("voided");
		expect(await checkout.capture(intent)).toBe("voided");
		expect((await checkout.findPage(id))?.state).toBe("voided");
	});

	it("can be ended until it is paid, and says which it was", async () => {
		const [one, two] = [await checkout.openPage(request()), await checkout.openPage(request())];
		await fake.decline(one.id);
		expect((await checkout.endPage(one.id)).state).toBe("expired");
		expect((await checkout.endPage(one.id)).state).toBe("expired");
		await fake.pay(two.id);
		expect((await checkout.endPage(two.id)).state).toBe("authorized");
	});

	it("is in the list of recent ones, page after page", async () => {
		for (let count = 0; count < 101; count++) await checkout.openPage(request());
		const { pages, more } = await checkout.recentPages(new Date(now.getTime() - 60_000));
		expect(new Set(pages.map(({ id }) => id)).size).toBe(fake.sessions.length);
		expect(more).toBe(false);
		expect((await checkout.recentPages(new Date(now.getTime() + 3_600_000))).pages).toEqual([]);
	});

	it("that is not there is undefined", async () => {
		expect(await checkout.findPage("cs_test_nobody")).toBeUndefined();
	});
});

describe("a Stripe that fails", () => {
	const label = "GET /v1/checkout/sessions/:id";
	const down = { status: 500, body: { error: { type: "api_error", message: "García" } } };
	it.each([
		["does not answer", "hang", "timeout"],
		["cuts the connection", "drop", "unavailable"],
		["answers no JSON", "garbage", "malformed"],
		["is down", down, "unavailable"],
		["refuses", { status: 403, body: { error: { type: "invalid_request_error", message: "García" } } }, "rejected"],
	] as const)("that %s is tried again at most once, and told by a word", async (_, outcome, failure) => {
		fake.answerNext(label, outcome, outcome);
		const error = await checkout.findPage("cs_test_x").catch((error: unknown) => error);
		expect(error).toMatchObject({ name: "CheckoutError", failure });
		expect(String(error)).not.toMatch(/García|sk_test|cs_test_x/);
		for (let left = 0; left < 2; left++) await checkout.findPage("cs_test_x").catch(() => undefined);
	});

	it("once is asked once more", async () => {
		const { id } = await checkout.openPage(request());
		fake.answerNext(label, down);
		expect((await checkout.findPage(id))?.state).toBe("open");
	});
});

describe("a webhook", () => {
	it("is read with its signature, and tells what it is about", async () => {
		fake.webhooks = "hold";
		const { id, payment } = await checkout.openPage(request());
		await fake.pay(id);
		const event = fake.events.findLast(({ type }) => type === "checkout.session.completed");
		if (!event) throw new Error("no event");
		const { body, signature } = fake.signed(event);
		const answer = await checkout.readEvent(body, signature, new Date());
		expect(answer).toMatchObject({ kind: "event", event: { id: event.id, page: id, payment } });
		const later = new Date(Date.now() + 301_000);
		const [hourBefore, justBefore] = [3_600_000, 310_000].map((ms) => new Date(Date.now() - ms));
		const soon = new Date(Date.now() - 200_000);
		for (const [text, mark, at] of [
			[body.replace("complete", "expired"), signature, new Date()],
			[body, signature.replace(/v1=../, "v1=00"), new Date()],
			[body, "", new Date()],
			[body, "t=1,v1=", new Date()],
			[body, signature, later],
			// Signed ahead of our clock, also where a second time is named besides.
			[body, signature, hourBefore],
			[body, signature, justBefore],
			[body, `t=1,${signature}`, hourBefore],
		] as const) {
			expect(await checkout.readEvent(text, mark, at ?? new Date())).toEqual({ kind: "forged" });
		}
		// Clocks differ by some minutes.
		expect(await checkout.readEvent(body, signature, soon)).toMatchObject({ kind: "event" });
	});

	it("about something else is nothing to us", async () => {
		const other = { id: "evt_1", object: "event", type: "customer.created", created: 1, data: { object: {} } } as const;
		const { body, signature } = fake.signed(other);
		expect(await checkout.readEvent(body, signature, new Date())).toEqual({ kind: "other" });
	});
});
