// A fare source for the tests of alerts: the price of each day of departure is what the test says.
import type { Offer } from "../../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import type { FareSource } from "../../../src/flights/source.ts";

export interface PricedSource {
	readonly fares: FareSource;
	/** Every search, as "NYC-MIA 2027-03-01". */
	readonly searches: string[];
	/** Minor units by day of departure; a day without one has no flights. */
	prices: (query: FlightQuery) => number | undefined;
	failure: Error | undefined;
}

export function priceSource(now: () => Date, prices: PricedSource["prices"]): PricedSource {
	const sample = createSampleSource({ now });
	const source: PricedSource = {
		searches: [],
		prices,
		failure: undefined,
		fares: {
			name: "priced",
			sample: true,
			calls: { ...sample.calls, cost: 1 },
			offer: sample.offer,
			order: sample.order,
			health: sample.health,
			async *search(query, signal) {
				const [first] = query.slices;
				source.searches.push(`${first?.from.code}-${first?.to.code} ${first?.date}`);
				if (source.failure) throw source.failure;
				const minor = source.prices(query);
				if (minor === undefined) return;
				for await (const offer of sample.search(query, signal)) {
					yield { ...offer, total: { minor: minor + 100, currency: "USD" } } satisfies Offer;
					yield { ...offer, total: { minor, currency: "USD" } } satisfies Offer;
					return;
				}
			},
		},
	};
	return source;
}
