// What a choice that nothing fits would let through without one of its filters. Runs on the server and in the browser.
import { type Choice, type FilterName, matches, type OfferFacts } from "./facets.ts";
import { countRows } from "./rows.ts";

export interface Relaxed {
	/** The filter to be dropped. */
	readonly name: FilterName;
	/** What is left of the choice. */
	readonly choice: Choice;
	/** Rows. */
	readonly count: number;
	/** The lowest total among them, in minor units. */
	readonly lowest: number;
}

/** In the order of the choice; none where something fits, and no filter that alone stands in nobody's way. */
export function relaxed(offers: readonly OfferFacts[], choice: Choice): Relaxed[] {
	if (offers.some((facts) => matches(facts, choice))) return [];
	return [...choice.keys()].flatMap((name) => {
		const fitting = offers.filter((facts) => matches(facts, choice, name));
		if (fitting.length === 0) return [];
		const rest = new Map([...choice].filter(([other]) => other !== name));
		return { name, choice: rest, count: countRows(fitting), lowest: Math.min(...fitting.map(({ total }) => total)) };
	});
}
