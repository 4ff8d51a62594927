// Gathers the offers of a search within a deadline; what came before a failure is kept.
import type { Offer } from "./offer.ts";
import type { FlightQuery } from "./query.ts";
import { headCount } from "./quote.ts";
import { rankOffers } from "./ranking.ts";
import type { FareSource } from "./source.ts";

/** No visitor waits longer for a search. */
export const searchDeadlineMs = 20_000;

export interface Found {
	/** Best first. */
	readonly offers: readonly Offer[];
	/** The source failed or ran out of time after it had given these. */
	readonly partial: boolean;
}

interface CollectOptions {
	/** Called with each offer as it comes. */
	readonly hear?: (offer: Offer) => void;
	/** The visitor has gone: nobody needs the rest. */
	readonly signal?: AbortSignal;
}

/** Rejects when the source fails before it has given any offer. */
export async function collectOffers(
	fares: FareSource,
	query: FlightQuery,
	{ hear, signal }: CollectOptions = {},
): Promise<Found> {
	const offers: Offer[] = [];
	let partial = false;
	const deadline = AbortSignal.timeout(searchDeadlineMs);
	try {
		for await (const offer of fares.search(query, signal ? AbortSignal.any([signal, deadline]) : deadline)) {
			offers.push(offer);
			hear?.(offer);
		}
	} catch (error) {
		if (offers.length === 0) throw error;
		partial = true;
	}
	return { offers: rankOffers(offers, "best", headCount(query)), partial };
}
