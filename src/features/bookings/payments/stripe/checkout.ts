// Card payments by Stripe: its hosted Checkout, the card only authorized, captured or let go later.
import type Stripe from "stripe";
import { languages } from "../../../../i18n/languages.ts";
import type { Money } from "../../../../money/money.ts";
import { isAhead, toleranceSeconds } from "../../../../privacy/signed-time.ts";
import { type Checkout, CheckoutError, type PageRequest, type PageState } from "../../checkout.ts";
import { isRejected, type StripeOptions, statusOf, stripeClient } from "./client.ts";
import { expanded, intentState, readOurs, readPaymentEvent, readSession } from "./read-session.ts";
import { toStripe } from "./units.ts";

const pageSize = 100;
const maxPages = 5;

export function createStripeCheckout(options: StripeOptions): Checkout {
	const { stripe, call } = stripeClient(options);

	/** What is not to be done any more was done before, or cannot be: the answer is how it stands. */
	function settled(label: string, id: string, work: (stripe: Stripe) => Promise<Stripe.PaymentIntent>) {
		return call(label, async (stripe): Promise<PageState> => {
			const intent = await work(stripe).catch(async (error: unknown) => {
				if (!isRejected(error)) throw error;
				return stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
			});
			return intentState(intent) ?? "open";
		});
	}

	return {
		name: "stripe",
		signatureHeader: "stripe-signature",
		live: /^(sk|rk)_live_/.test(options.key),
		takes: (amount) => toStripe(amount) !== undefined,

		openPage: (request) =>
			call("opening a session", async (stripe) =>
				readSession(await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey: request.payment })),
			),

		findPage: (id) =>
			call("a session", (stripe) =>
				stripe.checkout.sessions.retrieve(id, { expand: expanded }).then(readSession, (error: unknown) => {
					if (statusOf(error) === 404) return undefined;
					throw error;
				}),
			),

		endPage: (id) =>
			call("ending a session", async (stripe) => {
				await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
					if (!isRejected(error)) throw error;
				});
				return readSession(await stripe.checkout.sessions.retrieve(id, { expand: expanded }));
			}),

		// Neither has a key of ours: Stripe repeats what it once answered to a key for a day, a failure too, and an
		// intent can be captured or canceled only once anyway.
		capture: (id) =>
			settled("a capture", id, (stripe) => stripe.paymentIntents.capture(id, { expand: ["latest_charge"] })),
		release: (id) =>
			settled("a release", id, (stripe) => stripe.paymentIntents.cancel(id, { expand: ["latest_charge"] })),

		recentPages: (since) =>
			call("recent sessions", async (stripe) => {
				const sessions: Stripe.Checkout.Session[] = [];
				const created = { gte: Math.floor(since.getTime() / 1000) };
				const expand = expanded.map((path) => `data.${path}`);
				for (let page = 0; page < maxPages; page++) {
					const last = sessions.at(-1);
					const found = await stripe.checkout.sessions.list({
						...{ created, expand, limit: pageSize },
						...(last && { starting_after: last.id }),
					});
					sessions.push(...found.data);
					if (!found.has_more) return { pages: readOurs(sessions), more: false };
				}
				return { pages: readOurs(sessions), more: true };
			}),

		async readEvent(body, signature, now) {
			const { Stripe } = await import("stripe");
			const { webhooks } = await stripe();
			const provider = Stripe.createSubtleCryptoProvider();
			const event = await webhooks
				.constructEventAsync(body, signature, options.webhookSecret, toleranceSeconds, provider, now.getTime())
				.catch(() => undefined);
			// Its library refuses only what is too old (stripe/stripe-php, issue 657).
			if (!event || timesOf(signature).some((time) => isAhead(time, now))) return { kind: "forged" };
			const read = readPaymentEvent(event);
			return read ? { kind: "event", event: read } : { kind: "other" };
		},
	};
}

/** The seconds that a signature's header names: "t=1764150000,v1=…". */
function timesOf(signature: string): readonly number[] {
	return [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, time]) => Number(time));
}

function sessionOf(request: PageRequest): Stripe.Checkout.SessionCreateParams {
	const metadata = { payment: request.payment, booking: request.booking };
	return {
		mode: "payment",
		ui_mode: "hosted_page",
		locale: languages[request.language].cardPage,
		client_reference_id: request.booking,
		metadata,
		payment_intent_data: { capture_method: "manual", metadata },
		// Only a card can be authorized now and captured later; and the price is the one that we showed.
		allowed_payment_method_types: ["card"],
		adaptive_pricing: { enabled: false },
		line_items: request.lines.map(({ name, amount }) => ({
			quantity: 1,
			price_data: {
				currency: amount.currency.toLowerCase(),
				unit_amount: unitsOf(amount),
				product_data: { name },
			},
		})),
		expires_at: Math.floor(Date.parse(request.expiresAt) / 1000),
		success_url: request.successUrl,
		cancel_url: request.cancelUrl,
		expand: expanded,
	};
}

function unitsOf(amount: Money): number {
	const units = toStripe(amount);
	if (units === undefined)
		throw new CheckoutError("rejected", `an amount in ${amount.currency} that no card can be asked for`);
	return units;
}
