// Asks the fare source for a search and for the offer of a shared link, and keeps what a search has seen.
import { type Collected, collectOffers, recollect } from "../../../flights/collect-offers.ts";
import { fitting } from "../../../flights/facts.ts";
import { askedWith } from "../../../flights/offers/bags.ts";
import type { Choice } from "../../../flights/offers/filters.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { type FlightQuery, finds } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { mostWanted } from "../../../flights/ranking.ts";
import { datesKey, datesOf } from "../../../flights/seen-prices.ts";
import { type Admit, askOffer, type FareSource, type OfferAnswer } from "../../../flights/source.ts";

/**
 * All offers within the deadline, and the names of the airlines as their first offers come in: none where the search is
 * remembered. `found` rejects when the source fails before it has given any.
 * @param options `choice`: of every choice of days, the cheapest offer that passes these filters is listed too
 */
export function searchOffers(
	fares: FareSource,
	query: FlightQuery,
	{ choice = new Map(), admit }: { readonly choice?: Choice; readonly admit?: Admit } = {},
): { found: Promise<Collected>; airlines: ReadableStream<string> | undefined } {
	const known = recollect(fares, query);
	const heard = new Set<string>();
	const left = new AbortController();
	let names: ReadableStreamDefaultController<string> | undefined;
	const airlines = known
		? undefined
		: new ReadableStream<string>({
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
	const collected = known
		? Promise.resolve(known)
		: collectOffers(fares, query, { hear, signal: left.signal, ...(admit && { admit }) });
	const found = collected
		.then(async (all) => {
			// The page stands, so its own log line has no error; an operator wants to know nevertheless.
			if (all.failure)
				console.warn(JSON.stringify({ event: "fares.partial", source: fares.name, error: String(all.failure) }));
			const asked = query.slices.map(({ date }) => date);
			const others = await cheapestOfOtherDays(fares, query, all.offers, choice, left.signal);
			const offers = others.length > 0 ? [...all.offers, ...others] : all.offers;
			return { ...all, offers: mostWanted(offers, headCount(query), asked, (some) => fitting(some, choice)) };
		})
		.finally(() => names?.close());
	return { found, airlines };
}

/**
 * A source that chooses for itself what it gives of days that were not asked for knows no filters: it is asked for the
 * cheapest that pass them.
 */
async function cheapestOfOtherDays(
	fares: FareSource,
	query: FlightQuery,
	offers: readonly Offer[],
	choice: Choice,
	signal: AbortSignal,
): Promise<Offer[]> {
	if (!fares.cheapest || query.flex === 0 || choice.size === 0) return [];
	const known = new Set(offers.map(({ id }) => id));
	const days = new Map(offers.map((offer) => [datesKey(datesOf(offer)), datesOf(offer)]));
	days.delete(datesKey(query.slices.map(({ date }) => date)));
	const found = [...days.values()].map((dates) => fares.cheapest?.(query, [dates], signal, choice));
	return (await Promise.all(found)).flatMap((offer) =>
		offer && !known.has(offer.id) ? askedWith(offer, query.bags) : [],
	);
}

const maxWaitMs = 10_000;

/** The offer of a shared link, with the bags of its search; a source that fails or is silent leaves the search itself standing. */
export async function findOffer(
	fares: FareSource,
	id: string,
	query: FlightQuery,
	limitMs = maxWaitMs,
): Promise<OfferAnswer | { readonly kind: "unknown" }> {
	try {
		const answer = await askOffer(fares, id, limitMs);
		if (answer.kind === "gone" || !finds(query, answer.offer)) return answer;
		return { kind: "found", offer: askedWith(answer.offer, query.bags) };
	} catch (error) {
		// The page stands, so its own log line has no error; an operator wants to know nevertheless.
		console.warn(JSON.stringify({ event: "fares.offer", source: fares.name, error: String(error) }));
		return { kind: "unknown" };
	}
}
