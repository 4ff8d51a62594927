// Refunds by Stripe, each once: it is looked for among the payment's own before it is made, and made under a key of ours.
import { CheckoutError } from "../../checkout.ts";
import type { Refunds } from "../refunds.ts";
import { isRejected, type StripeOptions, stripeClient } from "./client.ts";
import { fromStripe, toStripe } from "./units.ts";

/** A payment has no more refunds than this: the desk makes one at a time. */
const mostRefunds = 100;

export function createStripeRefunds(options: StripeOptions): Refunds {
	const { call } = stripeClient(options);
	return {
		name: "stripe",
		giveBack: ({ refund, charge, minor, currency }) =>
			call("a refund", async (stripe) => {
				// Stripe knows a key for a day; what was made under it stays in this list.
				const { data } = await stripe.refunds.list({ payment_intent: charge, limit: mostRefunds });
				const before = data.find(({ metadata }) => metadata?.refund === refund);
				if (before && before.currency.toUpperCase() !== currency.toUpperCase())
					throw new CheckoutError("malformed", "a refund: it is there in another currency");
				const amount = toStripe({ minor, currency });
				// What was captured by us can be counted, and so can the rest of it: Stripe would refuse this one.
				if (amount === undefined) return "refused";
				const request = { payment_intent: charge, amount, metadata: { refund } };
				const made =
					before ??
					(await stripe.refunds.create(request, { idempotencyKey: refund }).catch((error: unknown) => {
						if (isRejected(error)) return undefined;
						throw error;
					}));
				if (!made || made.status === "failed" || made.status === "canceled") return "refused";
				// "pending" and "requires_action" may still fail; what is no word of theirs is not known to be done either.
				if (made.status !== "succeeded") return "pending";
				if (made.amount === amount) return "done";
				const other = fromStripe(made.amount, currency);
				if (!other) throw new CheckoutError("malformed", "a refund of an amount that is none");
				return { other: other.minor };
			}),
	};
}
