// The fare source for a site without a provider: invented but plausible flights and fares, marked as samples.
import { expandQuery } from "../expand.ts";
import type { Offer } from "../offer.ts";
import type { FlightQuery } from "../query.ts";
import type { FareSource } from "../source.ts";
import { type Itinerary, joinDirections, planner } from "./journeys.ts";
import { network } from "./routes.ts";
import { sampleOffer } from "./sample-offer.ts";

/** No search gives more offers than this. */
export const maxOffers = 50;
const closestOffers = 14;
const fewJourneys = 4;

/** Whole journeys for every way of reading the query: what was asked for first, then other days and airports. */
function planJourneys(query: FlightQuery, now: Date, signal: AbortSignal | undefined): (readonly Itinerary[])[] {
	const wanted = expandQuery(query, now);
	const few = wanted.length <= fewJourneys;
	const plan = planner({ cabin: query.cabin, now, nonstops: few ? 10 : 4, changes: few ? 8 : 3 });
	const lists: (readonly Itinerary[])[][] = [];
	for (const journey of wanted) {
		signal?.throwIfAborted();
		const joined = joinDirections(journey.map(plan), maxOffers);
		if (joined.length > 0) lists.push(joined);
	}
	return share(lists);
}

/** Most offers for the closest reading of the query, the rest spread evenly over the others. */
function share<T>(lists: readonly (readonly T[])[]): T[] {
	const [closest = [], ...others] = lists;
	if (others.length === 0) return closest.slice(0, maxOffers);
	const kept = closest.slice(0, closestOffers);
	const quota = Math.max(1, Math.floor((maxOffers - kept.length) / others.length));
	return [...kept, ...others.flatMap((list) => list.slice(0, quota))].slice(0, maxOffers);
}

/**
 * A source whose answers follow from the query and the clock's day alone: the same search gives the same flights and
 * fares on every isolate. Never fails.
 * @param now the clock: it dates the offers, drops flights already gone, and sets how late a booking is.
 */
export function createSampleSource({ now = () => new Date() }: { readonly now?: () => Date } = {}): FareSource {
	const name = "sample";
	async function* search(query: FlightQuery, signal?: AbortSignal): AsyncGenerator<Offer> {
		signal?.throwIfAborted();
		const time = now();
		const seenAt = time.toISOString();
		for (const journey of planJourneys(query, time, signal)) {
			signal?.throwIfAborted();
			yield sampleOffer(name, journey, query, seenAt);
		}
	}
	async function health() {
		const hubs = network().hubs.length;
		return hubs > 0 ? { ok: true } : { ok: false, detail: "no airline has a hub" };
	}
	return { name, sample: true, search, health };
}
