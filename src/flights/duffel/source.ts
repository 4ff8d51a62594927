// The fare source of a site that sells: Duffel's API, version 2.
import { is } from "valibot";
import type { CallTerms } from "../plan-calls.ts";
import { type FareSource, FareSourceError, type OfferAnswer } from "../source.ts";
import { type Call, createClient } from "./client.ts";
import { createOrder, type FreshOffer, goneCodes } from "./order.ts";
import { readOffer } from "./read-offer.ts";
import { offerBody, offerId } from "./schemas.ts";
import { createSearch, expected } from "./search.ts";
import { duffelNames } from "./sendable-name.ts";

export interface DuffelOptions {
	/** "duffel_test_…" or "duffel_live_…". */
	readonly token: string;
	/** Origin without a slash, normally https://api.duffel.com. */
	readonly url: string;
	/** Offer requests at most for one search of a visitor: each is one that Duffel counts. */
	readonly searchCalls: number;
	readonly now?: () => Date;
	readonly fetch?: typeof globalThis.fetch;
	/** Milliseconds for a whole search, for reading one offer, for an order and for the health check. */
	readonly limits?: Partial<typeof usualLimits>;
}

/** A search ends before the results page gives up (20 s); an order may take airlines a minute. */
const usualLimits = { searchMs: 18_000, offerMs: 12_000, orderMs: 60_000, healthMs: 3_000 };
/** However often our health is asked for, Duffel is asked at most this often. */
const healthyForMs = 20_000;

export function createDuffelSource({ token, url, limits, ...options }: DuffelOptions): FareSource {
	const name = "duffel";
	const calls: CallTerms = { places: "city", datesAtOnce: 1, cost: 1, budget: options.searchCalls };
	const { searchMs, offerMs, orderMs, healthMs } = { ...usualLimits, ...limits };
	const now = options.now ?? (() => new Date());
	// Called as a plain function: a runtime's own fetch wants no other `this`.
	const request = createClient({ token, url, now, fetch: options.fetch ?? ((...args) => fetch(...args)) });
	let asked: { readonly at: number; readonly health: { readonly ok: boolean; readonly detail?: string } } | undefined;

	async function fresh(id: string, signal?: AbortSignal): Promise<FreshOffer> {
		signal?.throwIfAborted();
		if (!is(offerId, id)) return { kind: "gone" };
		const answer = await request({
			...get(`/air/offers/${id}`, "GET /air/offers/:id", offerMs),
			query: { return_available_services: "false" },
			signal,
		});
		if (answer.kind === "rejected" && answer.codes.some((code) => goneCodes.has(code))) return { kind: "gone" };
		const read = readOffer(name, expected(answer, offerBody).data, now());
		if (read.kind === "flawed") throw new FareSourceError("malformed", `the offer cannot be read: ${read.flaw}`);
		if (read.offer.id !== id) throw new FareSourceError("malformed", "another offer than the one asked for");
		const expired = Date.parse(read.offer.expiresAt ?? "") <= now().getTime();
		return expired ? { kind: "gone" } : { kind: "found", offer: read.offer, wire: read.wire };
	}

	async function offer(id: string, signal?: AbortSignal): Promise<OfferAnswer> {
		const answer = await fresh(id, signal);
		return answer.kind === "gone" ? answer : { kind: "found", offer: answer.offer };
	}

	async function health() {
		const at = now().getTime();
		if (!asked || at - asked.at > healthyForMs) asked = { at, health: await askHealth() };
		return asked.health;
	}

	async function askHealth() {
		try {
			const answer = await request({ ...get("/air/airlines", "GET /air/airlines", healthMs), query: { limit: "1" } });
			return answer.kind === "answered" ? { ok: true } : { ok: false, detail: answer.error.message };
		} catch (error) {
			return { ok: false, detail: error instanceof FareSourceError ? error.message : "the check itself failed" };
		}
	}

	return {
		name,
		names: duffelNames,
		// Duffel's test mode sells invented flights.
		sample: token.startsWith("duffel_test_"),
		calls,
		search: createSearch({ name, request, now, searchMs, calls }),
		offer,
		order: createOrder({ request, fresh, orderMs }),
		health,
	};
}

function get(path: string, label: string, ms: number): Call {
	return { method: "GET", path, label, deadline: AbortSignal.timeout(ms) };
}
