// Amounts at Stripe, by its own documentation (docs.stripe.com/currencies): the examples are its own, or of the public reports named.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type FakeStripe,
	fakeKey,
	fakeWebhookSecret,
	startFakeStripe,
} from "../../../../../scripts/fakes/stripe/fake.ts";
import { branch, readForm, text } from "../../../../../scripts/fakes/stripe/form.ts";
import { createStripeCheckout } from "../../../../../src/features/bookings/payments/stripe/checkout.ts";
import { createStripeRefunds } from "../../../../../src/features/bookings/payments/stripe/refunds.ts";
import { fromStripe, toStripe } from "../../../../../src/features/bookings/payments/stripe/units.ts";
import { digitsOf } from "../../../../../src/money/minor-units.ts";

it.each([
	["10.99 USD", 1_099, "USD", 1_099],
	["500 JPY", 500, "JPY", 500],
	// InvoicePlane, issue 1677: 100 yen became 10,000.
	["100 JPY", 100, "JPY", 100],
	["5 ISK", 5, "ISK", 500],
	["5 UGX", 5, "UGX", 500],
	// WordPress/wordcamp.org, pull request 1320: 1,000 shillings became 10.
	["1,000 UGX", 1_000, "UGX", 100_000],
	// stripe/stripe-ios, issue 3986.
	["2,000 ISK", 2_000, "ISK", 200_000],
	["5.12 KWD", 5_120, "KWD", 5_120],
	["10.45 HUF", 1_045, "HUF", 1_045],
	["800.45 TWD", 80_045, "TWD", 80_045],
	["120,000.55 COP", 12_000_055, "COP", 12_000_055],
	["7 MGA", 700, "MGA", 7],
	["nothing", 0, "ISK", 0],
])("%s is counted as Stripe counts it, and back", (_, minor, currency, amount) => {
	expect(toStripe({ minor, currency })).toBe(amount);
	expect(fromStripe(amount, currency.toLowerCase())).toEqual({ minor, currency });
});

it.each([
	["a part of an ariary", 750, "MGA"],
	["thousandths of a dinar, whose last digit has to be 0", 5_124, "KWD"],
	["a currency with three decimals that Stripe does not name", 1_000, "IQD"],
	["one with four", 10_000, "CLF"],
	["one without any that Stripe does not name", 10, "UYI"],
	["gold", 10, "XAU"],
	["no currency", 10, "usd"],
	["more than a number can count", Number.MAX_SAFE_INTEGER, "ISK"],
])("no card is asked for %s", (_, minor, currency) => {
	expect(toStripe({ minor, currency })).toBeUndefined();
});

it.each([
	["a part of a króna", 550, "isk"],
	["a part of a cent", 10.5, "usd"],
	["what Stripe does not say how it counts", 100, "iqd"],
	["a coin", 100, "usdc"],
])("no amount is read from %s", (_, amount, currency) => {
	expect(fromStripe(amount, currency)).toBeUndefined();
});

it("every whole amount of every currency comes back as it was, or is not sent", () => {
	for (const currency of Intl.supportedValuesOf("currency").filter((code) => !/^X[A-EPSTUX]/.test(code))) {
		const minor = 1_234 * 10 ** digitsOf(currency);
		const amount = toStripe({ minor, currency });
		if (amount !== undefined) expect(fromStripe(amount, currency)).toEqual({ minor, currency });
		else expect(digitsOf(currency), currency).not.toBe(2);
	}
});

describe("at Stripe", () => {
	let fake: FakeStripe;
	beforeAll(async () => {
		fake = await startFakeStripe();
	});
	afterAll(() => fake.close());
	const options = () => ({ key: fakeKey, webhookSecret: fakeWebhookSecret, url: fake.url });
	const request = (minor: number, currency: string) => ({
		...{ payment: `KKMW2R47-${currency}`, booking: "KKMW2R47", language: "es" as const },
		lines: [{ name: "Tarifa", amount: { minor, currency } }],
		expiresAt: new Date(Date.now() + 35 * 60_000).toISOString(),
		successUrl: "https://www.farelark.example/a",
		cancelUrl: "https://www.farelark.example/b",
	});

	it("a page asks for the right amount, and it is given back by the right one", async () => {
		const checkout = createStripeCheckout(options());
		const page = await checkout.openPage(request(48_000, "ISK"));
		expect(page.total).toEqual({ minor: 48_000, currency: "ISK" });
		const [line] = Object.values(branch(readForm(fake.calls.at(-1)?.body ?? ""), "line_items") ?? {});
		expect(line && text(line, "price_data", "unit_amount")).toBe("4800000");
		await fake.pay(page.id);
		const charge = (await checkout.findPage(page.id))?.charge ?? "";
		await checkout.capture(charge);
		const refund = { refund: "KKMW2R47-1-r1", charge, minor: 8_000, currency: "ISK" };
		expect(await createStripeRefunds(options()).giveBack(refund)).toBe("done");
		expect(fake.refunds[0]).toMatchObject({ amount: 800_000, currency: "isk" });
		// A database that was restored counts anew: what is there under this id is told in our units.
		expect(await createStripeRefunds(options()).giveBack({ ...refund, minor: 1 })).toEqual({ other: 8_000 });
		expect(await createStripeRefunds(options()).giveBack({ ...refund, refund: "r2", currency: "IQD" })).toBe("refused");
	});

	it("no page is opened for what cannot be counted", async () => {
		const checkout = createStripeCheckout(options());
		expect([checkout.takes({ minor: 5_124, currency: "KWD" }), checkout.takes({ minor: 5, currency: "ISK" })]).toEqual([
			false,
			true,
		]);
		const before = fake.calls.length;
		await expect(checkout.openPage(request(5_124, "KWD"))).rejects.toMatchObject({ failure: "rejected" });
		expect(fake.calls.length).toBe(before);
	});
});
