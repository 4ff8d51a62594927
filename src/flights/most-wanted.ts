// The offers worth listing of a search that found more than anybody reads.
import type { Offer } from "./offers/offer.ts";
import { rankOffers } from "./ranking.ts";

/** No page lists more: a live search can bring thousands, most of them worse in every way. */
const maxListed = 100;

/** Gives at most a hundred offers, the best first; the cheapest and the fastest are always among them. */
export function mostWanted(offers: readonly Offer[], travelers: number): Offer[] {
	const best = rankOffers(offers, "best", travelers);
	if (best.length <= maxListed) return best;
	const kept = new Set(best.slice(0, maxListed - 2));
	for (const ranking of ["cheapest", "fastest"] as const) {
		const [leader] = rankOffers(offers, ranking, travelers);
		if (leader) kept.add(leader);
	}
	return best.filter((offer) => kept.has(offer));
}
