// Asks the fare source for a search and for the offer of a shared link, and keeps what a search has seen.
import { type Collected, collectOffers } from "../../../flights/collect-offers.ts";
import { askedWith } from "../../../flights/offers/bags.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { type FlightQuery, finds } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { mostWanted } from "../../../flights/ranking.ts";
import type { FareSource, OfferAnswer } from "../../../flights/source.ts";

/**
 * All offers within the deadline, and the names of the airlines as their first offers come in. `found` rejects when the
 * source fails before it has given any.
 */
export function searchOffers(
	fares: FareSource,
	query: FlightQuery,
): { found: Promise<Collected>; airlines: ReadableStream<string> } {
	const heard = new Set<string>();
	const left = new AbortController();
	let names: ReadableStreamDefaultController<string> | undefined;
	const airlines = new ReadableStream<string>({
		start(controller) {
			names = controller;
		},
		// The visitor has left, so the rest is not needed.
		cancel() {
			names = undefined;
			left.abort();
		},
	});
	const hear = ({ slices }: Offer) => {
		const name = slices[0]?.segments[0]?.marketingCarrier.name;
		if (!name || heard.has(name)) return;
		heard.add(name);
		names?.enqueue(name);
	};
	const found = collectOffers(fares, query, { hear, signal: left.signal })
		.then((all) => {
			// The page stands, so its own log line has no error; an operator wants to know nevertheless.
			if (all.failure)
				console.warn(JSON.stringify({ event: "fares.partial", source: fares.name, error: String(all.failure) }));
			const asked = query.slices.map(({ date }) => date);
			return { ...all, offers: mostWanted(all.offers, headCount(query), asked) };
		})
		.finally(() => names?.close());
	return { found, airlines };
}

const maxWaitMs = 10_000;

/** The offer of a shared link, with the bags of its search; a source that fails leaves the search itself standing. */
export async function findOffer(
	fares: FareSource,
	id: string,
	query: FlightQuery,
): Promise<OfferAnswer | { readonly kind: "unknown" }> {
	try {
		const answer = await fares.offer(id, AbortSignal.timeout(maxWaitMs));
		if (answer.kind === "gone" || !finds(query, answer.offer)) return answer;
		return { kind: "found", offer: askedWith(answer.offer, query.bags) };
	} catch {
		return { kind: "unknown" };
	}
}
