// Walks Stripe's test mode: a card page opened, found, listed and ended, and with somebody to pay it the money captured.
import type Stripe from "stripe";
import type { Checkout, CheckoutPage, PageRequest } from "../../src/features/bookings/checkout.ts";
import { createStripeCheckout } from "../../src/features/bookings/payments/stripe/checkout.ts";
import { intentState, readSession } from "../../src/features/bookings/payments/stripe/read-session.ts";
import { defaultLanguage } from "../../src/i18n/languages.ts";
import { fakeKey, startFakeStripe } from "../fakes/stripe/fake.ts";
import type { Provider } from "./provider.ts";
import { createRecorder, type Readers } from "./recorder.ts";

const session = (json: unknown) => void readSession(json as Stripe.Checkout.Session);
const intent = (json: unknown) => void intentState(json as Stripe.PaymentIntent);

const readers: Readers = {
	"POST /v1/checkout/sessions": session,
	"GET /v1/checkout/sessions/:id": session,
	"POST /v1/checkout/sessions/:id/expire": () => {},
	"GET /v1/checkout/sessions": (json) => {
		const { data, has_more: _ } = json as Stripe.ApiList<Stripe.Checkout.Session>;
		data.forEach(session);
	},
	"GET /v1/payment_intents/:id": intent,
	"POST /v1/payment_intents/:id/capture": intent,
};

const enumerations = new Set(["status"]);
const minute = 60_000;

export const stripe: Provider = {
	name: "Stripe",
	secret: "STRIPE_SECRET_KEY",
	test: /^(sk|rk)_test_\w{8,300}$/,
	url: "STRIPE_URL",
	usualUrl: "https://api.stripe.com",
	async startFake() {
		const { url, close } = await startFakeStripe();
		return { url, secret: fakeKey, close };
	},
	// Of a failure its status alone is read.
	recorder: () => createRecorder({ readers, failure: () => {}, own: ownPages() }, enumerations),
	async walk({ secret, url, fetch, say, pay }) {
		const checkout = createStripeCheckout({ key: secret, webhookSecret: "whsec_none", url, fetch });
		const page = await open(checkout, "1");
		say("a card page opened");
		if ((await checkout.findPage(page.id))?.state !== "open") throw new Error("The page that was opened is not found");
		const { pages } = await checkout.recentPages(new Date(Date.now() - minute));
		if (!pages.some(({ id }) => id === page.id)) throw new Error("The page is not among the recent ones");
		say("found, by itself and among the recent ones");
		if ((await checkout.findPage("cs_test_VerifyNoSuchPage")) !== undefined)
			throw new Error("A page that never was is found");
		if (pay) {
			await pay(page.url ?? "");
			const charge = await authorized(checkout, page.id);
			say(`paid by a test card and captured: ${await checkout.capture(charge)}`);
			await checkout.findPage(page.id);
		}
		const second = await open(checkout, "2");
		say(`another one ended: ${(await checkout.endPage(second.id)).state}`);
	},
};

/** The pages that were opened while it listened. */
function ownPages() {
	const opened = new Set<unknown>();
	return (label: string, json: unknown): unknown => {
		const { id, data } = (json ?? {}) as { readonly id?: unknown; readonly data?: readonly { readonly id: unknown }[] };
		if (label === "POST /v1/checkout/sessions") opened.add(id);
		if (label !== "GET /v1/checkout/sessions" || !data) return json;
		return { ...(json as object), data: data.filter((page) => opened.has(page.id)) };
	};
}

function open(checkout: Checkout, number: string): Promise<CheckoutPage> {
	const now = Date.now();
	const request: PageRequest = {
		...{ payment: `verify-${now}-${number}`, booking: "VERIFY", language: defaultLanguage },
		lines: [{ name: "Verify", amount: { minor: 100, currency: "USD" } }],
		expiresAt: new Date(now + 40 * minute).toISOString(),
		successUrl: "https://example.com/paid",
		cancelUrl: "https://example.com/back",
	};
	return checkout.openPage(request);
}

/** Asks every few seconds for ten minutes. */
async function authorized(checkout: Checkout, id: string): Promise<string> {
	for (const until = Date.now() + 10 * minute; Date.now() < until; ) {
		const page = await checkout.findPage(id);
		if (page?.state === "authorized" && page.charge) return page.charge;
		await new Promise((resolve) => setTimeout(resolve, 3_000));
	}
	throw new Error("Nobody paid on the page within ten minutes");
}
