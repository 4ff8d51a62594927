// Which of a few amounts is the least, and by how much: for a sentence that compares them.
import { type Money, money } from "../money/money.ts";

export interface CostGaps {
	/** Positions of those that cost the least. */
	readonly least: readonly number[];
	/** Of the others, by position, how much more they cost; the nearest first. */
	readonly others: readonly { readonly index: number; readonly gap: Money }[];
	/** Positions of those that are not known. */
	readonly unknown: readonly number[];
}

/** Undefined where fewer than two are known, or where they are of several currencies. */
export function costGaps(amounts: readonly (Money | null)[]): CostGaps | undefined {
	const known = amounts.flatMap((amount, index) => (amount ? { amount, index } : []));
	const [first] = known;
	if (!first || known.length < 2) return undefined;
	const { currency } = first.amount;
	if (known.some(({ amount }) => amount.currency !== currency)) return undefined;
	const lowest = Math.min(...known.map(({ amount }) => amount.minor));
	return {
		least: known.filter(({ amount }) => amount.minor === lowest).map(({ index }) => index),
		others: known
			.filter(({ amount }) => amount.minor > lowest)
			.map(({ amount, index }) => ({ index, gap: money(amount.minor - lowest, currency) }))
			.toSorted((one, other) => one.gap.minor - other.gap.minor),
		unknown: amounts.flatMap((amount, index) => (amount ? [] : index)),
	};
}
