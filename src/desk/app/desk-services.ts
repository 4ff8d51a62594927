// What the desk works with: the site's services, which have to be there, and the desk's own keys.
import { type Env, parseSecrets } from "../../env.ts";
import { toldFetch } from "../../events/told-fetch.ts";
import type { Refunds } from "../../features/bookings/payments/refunds.ts";
import { createStripeRefunds } from "../../features/bookings/payments/stripe/refunds.ts";
import { createDuffelOrderChanges } from "../../flights/duffel/order-changes.ts";
import { createServices, type KeepAlive } from "../../services.ts";
import { createDeskKeys } from "../find/keys.ts";
import type { DeskServices } from "../frame/desk-page.ts";

/** Throws, by name, on what is wrong or missing. @param keepAlive the runtime's waitUntil, for what no agent waits for */
export function createDeskServices(env: Env, keepAlive: KeepAlive): DeskServices {
	const { db, vault, bookings, ...rest } = createServices(env, keepAlive);
	const { duffel } = rest.config;
	if (!db || !vault || !bookings) throw new Error("the desk needs the database and the secret DATA_KEY");
	const finding = { db, vault, now: rest.now, keys: keysOf(env) };
	return {
		...{ ...rest, db, vault, bookings, finding },
		refunds: new Map(refundsOf(env).map((one) => [one.name, one])),
		...(duffel && { orderChanges: createDuffelOrderChanges({ ...duffel, fetch: toldFetch("duffel", rest.tell) }) }),
	};
}

/** The adapters that the desk has and the site has not. */
function refundsOf(env: Env): readonly Refunds[] {
	const { stripe } = parseSecrets(env);
	return stripe ? [createStripeRefunds(stripe)] : [];
}

/** Both or none: without them references are found, and nobody by name. */
function keysOf(env: Env) {
	const [own, index] = [secretsOf(env, "DESK_PRIVATE_KEY"), secretsOf(env, "DESK_INDEX_KEY")];
	if (own.length === 0 && index.length === 0) return undefined;
	try {
		return createDeskKeys(own, index);
	} catch {
		throw new Error("DESK_PRIVATE_KEY and DESK_INDEX_KEY are both set, and each is 32 bytes as base64");
	}
}

function secretsOf(env: Env, name: string): readonly string[] {
	const value = env[name];
	return typeof value === "string" ? value.split(/\s+/).filter(Boolean) : [];
}
