// What a choice that nothing fits would let through without some of its filters. Runs on the server and in the browser.
import { type Candidates, chosenIn, type Left, leftOf, passing, rechosen } from "./choosing.ts";

export interface Relaxed<Name extends string> extends Left {
	/** The filters to be dropped together. */
	readonly names: readonly Name[];
	/** They are all that there are, and more than one. */
	readonly all: boolean;
	/** What is left of the choice. */
	readonly choice: ReadonlyMap<Name, readonly string[]>;
}

/**
 * Each smallest set of filters that stands in the way of something, in the order of the choice: single ones where those
 * help, else two together, and so on. None where something fits.
 */
export function relaxed<Name extends string>(
	candidates: Candidates,
	choice: ReadonlyMap<Name, readonly string[]>,
): Relaxed<Name>[] {
	const names = chosenIn(choice).map(([name]) => name);
	if (names.length === 0) return [];
	const without = (dropped: readonly Name[]) => dropped.reduce((kept, name) => rechosen(kept, name, []), choice);
	const passed = names.map((name) => passing(candidates, without(names.filter((other) => other !== name))));
	const inTheWay = candidates.offers.map((_, index) => names.filter((_, at) => !passed[at]?.[index]));
	const fewest = Math.min(...inTheWay.map(({ length }) => length));
	if (fewest === 0) return [];
	const order = (dropped: readonly Name[]) =>
		dropped.reduce((sum, name) => sum * names.length + names.indexOf(name), 0);
	const sets = new Map(inTheWay.filter(({ length }) => length === fewest).map((set) => [order(set), set]));
	return [...sets]
		.sort(([a], [b]) => a - b)
		.map(([, dropped]) => ({
			names: dropped,
			all: dropped.length > 1 && dropped.length === names.length,
			choice: without(dropped),
			...leftOf(candidates.offers.filter((_, index) => String(inTheWay[index]) === String(dropped))),
		}));
}
