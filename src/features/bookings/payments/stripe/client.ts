// Stripe's own client, loaded when it is first asked, and its failures in our words.
import type Stripe from "stripe";
import { CheckoutError } from "../../checkout.ts";

export interface StripeOptions {
	/** Secret or restricted key. */
	readonly key: string;
	readonly webhookSecret: string;
	/** Origin without a slash; Stripe's own unless given. */
	readonly url?: string;
	readonly fetch?: typeof globalThis.fetch;
	/** Milliseconds for a call, its one retry not counted. */
	readonly deadlineMs?: number;
}

export function stripeClient(options: StripeOptions) {
	// Its library is 240 KB: it is loaded with the first payment, not with the site.
	let client: Promise<Stripe> | undefined;
	const stripe = () => {
		client ??= load(options);
		return client;
	};

	/** Throws CheckoutError alone. */
	async function call<T>(label: string, work: (stripe: Stripe) => Promise<T>): Promise<T> {
		try {
			return await work(await stripe());
		} catch (error) {
			throw failureOf(label, error);
		}
	}
	return { stripe, call };
}

async function load({ key, url, fetch = globalThis.fetch, deadlineMs = 8_000 }: StripeOptions): Promise<Stripe> {
	const { Stripe } = await import("stripe");
	const { protocol, hostname, port } = url ? new URL(url) : { protocol: "https:", hostname: undefined, port: "" };
	// The key goes to this origin only.
	const here: typeof globalThis.fetch = (input, init) => fetch(input, { ...init, redirect: "manual" });
	return new Stripe(key, {
		httpClient: Stripe.createFetchHttpClient(here),
		timeout: deadlineMs,
		maxNetworkRetries: 1,
		telemetry: false,
		...(hostname && { host: hostname, port: port || "443", protocol: protocol === "http:" ? "http" : "https" }),
	});
}

export function statusOf(error: unknown): number | undefined {
	const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;
	return typeof status === "number" ? status : undefined;
}

/** It answered, and will not do it. 409 and 429 may be otherwise in a moment. */
export function isRejected(error: unknown): boolean {
	const status = statusOf(error) ?? 0;
	return status >= 400 && status < 500 && status !== 409 && status !== 429;
}

/** Stripe's own words may repeat what it was sent: only what kind of failure it is goes on. */
function failureOf(label: string, error: unknown): CheckoutError {
	if (error instanceof CheckoutError) return error;
	const status = statusOf(error);
	if (isRejected(error)) return new CheckoutError("rejected", `${label}: ${status}`);
	if (status !== undefined && status >= 400) return new CheckoutError("unavailable", `${label}: ${status}`);
	const text = error instanceof Error ? error.message : "";
	if (/timeout|timed out/i.test(text)) return new CheckoutError("timeout", `${label} took too long`);
	if (/JSON/.test(text)) return new CheckoutError("malformed", `${label}: no JSON`);
	return new CheckoutError("unavailable", `${label}: the connection failed`);
}
