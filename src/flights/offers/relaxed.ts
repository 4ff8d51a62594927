// What a choice that nothing fits would let through without one of its filters. Runs on the server and in the browser.
import { type Candidates, chosenIn, leftOf, passing, rechosen } from "./choosing.ts";

export interface Relaxed<Name extends string> {
	/** The filter to be dropped. */
	readonly name: Name;
	/** What is left of the choice. */
	readonly choice: ReadonlyMap<Name, readonly string[]>;
	/** Rows. */
	readonly count: number;
	/** The lowest total among them, in minor units. */
	readonly lowest: number;
}

/** In the order of the choice; none where something fits, and no filter that alone stands in nobody's way. */
export function relaxed<Name extends string>(
	candidates: Candidates,
	choice: ReadonlyMap<Name, readonly string[]>,
): Relaxed<Name>[] {
	if (passing(candidates, choice).includes(true)) return [];
	return chosenIn(choice).flatMap(([name]) => {
		const others = passing(candidates, choice, name);
		const { count, lowest } = leftOf(candidates.offers.filter((_, index) => others[index]));
		return count === 0 ? [] : { name, choice: rechosen(choice, name, []), count, lowest };
	});
}
