// Which itineraries of a search stand side by side: those that were asked for, and where none was, the cheapest, the best, the fastest, and on in the order of the list.
import { factsOf } from "../../../flights/facts.ts";
import { candidatesOf } from "../../../flights/offers/filters.ts";
import { type Offer, sameFlights } from "../../../flights/offers/offer.ts";
import type { Ranking } from "../../../flights/offers/rankings.ts";
import { arranged } from "../../../flights/offers/worked-out.ts";
import { type FlightQuery, finds } from "../../../flights/query.ts";
import type { OfferAnswer } from "../../../flights/source.ts";
import { noOffer } from "./carried-form.ts";

export interface Compared {
	/** Three at most; fewer where the search has no more, or no more are wanted. */
	readonly columns: readonly Offer[];
	/** What became of those that were asked for and are not among them. */
	readonly lost: readonly ("gone" | "unknown")[];
	/** What can stand in the second and third place, the most telling first. */
	readonly options: readonly Offer[];
}

type Answer = OfferAnswer | { readonly kind: "unknown" };

interface Wanted {
	readonly query: FlightQuery;
	/** Ids for the three places in order: null leaves one to us, `noOffer` leaves it empty. */
	readonly ids: readonly (string | null)[];
	/** Asks for an offer that the search did not give this time. */
	readonly ask: (id: string) => Promise<Answer>;
}

const maxOptions = 12;

/** @param offers of the search, best first */
export async function compareOffers(offers: readonly Offer[], { query, ids, ask }: Wanted): Promise<Compared> {
	const places = await Promise.all(
		ids.map(async (id, place): Promise<Answer | undefined> => {
			if (id === null || id === noOffer || ids.indexOf(id) < place) return undefined;
			const offer = offers.find((one) => one.id === id);
			if (offer) return { kind: "found", offer };
			const answer = await ask(id);
			// Of other travelers or days: nothing here compares with it.
			return answer.kind === "found" && !finds(query, answer.offer) ? { kind: "gone" } : answer;
		}),
	);
	const chosen = places.flatMap((answer) => (answer?.kind === "found" ? answer.offer : []));
	const proposed = proposals(offers);
	const spare = proposed.filter((offer) => !chosen.some((one) => sameFlights(one, offer)));
	const columns = places.flatMap((answer, place) => {
		if (answer?.kind === "found") return answer.offer;
		return ids[place] === noOffer ? [] : spare.splice(0, 1);
	});
	const [first] = columns;
	const fares = first ? offers.filter((offer) => sameFlights(offer, first)) : [];
	const all = new Set([...columns, ...fares, ...proposed].filter((offer) => offer !== first));
	return {
		columns,
		lost: places.flatMap((answer) => (answer && answer.kind !== "found" ? answer.kind : [])),
		options: [...all].slice(0, maxOptions),
	};
}

/** Of each itinerary one fare, in the order in which they are proposed. */
function proposals(offers: readonly Offer[]): Offer[] {
	const facts = factsOf(offers);
	const candidates = candidatesOf(facts);
	const inOrder = (ranking: Ranking) => arranged(candidates, { ranking, choice: new Map() });
	const leaders = (["cheapest", "best", "fastest"] as const).flatMap((ranking) => inOrder(ranking).slice(0, 1));
	const rows = new Map<number | undefined, Offer>();
	for (const index of [...leaders, ...inOrder("best")]) {
		const [row, offer] = [facts[index]?.row, offers[index]];
		if (offer && !rows.has(row)) rows.set(row, offer);
	}
	return [...rows.values()];
}
