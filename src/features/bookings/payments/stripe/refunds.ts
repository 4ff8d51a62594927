// Refunds by Stripe, each once: it is looked for among the payment's own before it is made, and made under a key of ours.
import type { Refunds } from "../refunds.ts";
import { isRejected, type StripeOptions, stripeClient } from "./client.ts";

/** A payment has no more refunds than this: the desk makes one at a time. */
const mostRefunds = 100;

export function createStripeRefunds(options: StripeOptions): Refunds {
	const { call } = stripeClient(options);
	return {
		name: "stripe",
		giveBack: ({ refund, charge, minor }) =>
			call("a refund", async (stripe) => {
				// Stripe knows a key for a day; what was made under it stays in this list.
				const { data } = await stripe.refunds.list({ payment_intent: charge, limit: mostRefunds });
				const before = data.find(({ metadata }) => metadata?.refund === refund);
				const request = { payment_intent: charge, amount: minor, metadata: { refund } };
				const made =
					before ??
					(await stripe.refunds.create(request, { idempotencyKey: refund }).catch((error: unknown) => {
						if (isRejected(error)) return undefined;
						throw error;
					}));
				const gone = made?.status === "failed" || made?.status === "canceled";
				return made && !gone ? "done" : "refused";
			}),
	};
}
