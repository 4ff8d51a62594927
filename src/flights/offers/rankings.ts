// The three orders of a results page, and the one rule by which the API, the list and the browser put offers into them.

export type Ranking = "best" | "cheapest" | "fastest";
export const rankings: readonly Ranking[] = ["best", "cheapest", "fastest"];

/**
 * From here on a total is one that is not known: a fare whose bags have no price costs at least what it costs without
 * them, so it stands after all others and is nobody's lowest price. No real total comes near, in any currency.
 */
export const unpriced = 1e12;

/** What an order looks at; all of one search, so in one currency. */
export interface Measured {
	/** Minor units, for all travelers together, with the bags that were asked for; from `unpriced` on where it is not known. */
	readonly total: number;
	/** Under way in all slices together. */
	readonly minutes: number;
	/** The figure that "best" sorts by. */
	readonly best: number;
}

const measures: Readonly<Record<Ranking, (offer: Measured) => number>> = {
	best: ({ best }) => best,
	cheapest: ({ total }) => total,
	fastest: ({ minutes }) => minutes,
};

/**
 * Compares two offers for an order: by its measure, then price, then time, then "best". 0 is for two that are the same in
 * all of it; who sorts keeps those apart by something that does not depend on the order of arrival.
 */
export function comparing(ranking: Ranking): (one: Measured, other: Measured) => number {
	const measure = measures[ranking];
	return (one, other) =>
		measure(one) - measure(other) || one.total - other.total || one.minutes - other.minutes || one.best - other.best;
}
