// The facts of a search as its page carries them: what the fares of a row share stands once. Runs on the server and in the browser.
import type { OfferFacts } from "./facets.ts";

type Terms = Pick<OfferFacts, "carryOn" | "checked" | "bagPrice" | "refundable" | "basic">;

interface Row extends Omit<OfferFacts, keyof Terms | "row" | "total" | "best"> {
	/** What "best" adds to the price, the same for all fares of the flights. */
	readonly worth: number;
}

/** By index: a fare names its row and its terms by their places in the lists. */
export interface PackedFacts {
	readonly rows: readonly Row[];
	readonly terms: readonly Terms[];
	readonly fares: readonly { readonly row: number; readonly total: number; readonly terms: number }[];
}

/** Only of a whole search: rows are counted from 0 without a gap. */
export function packFacts(facts: readonly OfferFacts[]): PackedFacts {
	const rows: Row[] = [];
	const terms = new Map<string, { readonly at: number; readonly terms: Terms }>();
	const fares = facts.map(({ row, total, best, carryOn, checked, bagPrice, refundable, basic, ...flights }) => {
		rows[row] ??= { ...flights, worth: best - total };
		const own: Terms = { carryOn, checked, bagPrice, refundable, basic };
		const key = JSON.stringify(own);
		const known = terms.get(key) ?? { at: terms.size, terms: own };
		terms.set(key, known);
		return { row, total, terms: known.at };
	});
	return { rows, terms: [...terms.values()].map((known) => known.terms), fares };
}

export function unpackFacts({ rows, terms, fares }: PackedFacts): OfferFacts[] {
	return fares.map(({ row, total, terms: at }) => {
		const { worth, ...flights } = rows[row] as Row;
		return { ...flights, ...(terms[at] as Terms), row, total, best: total + worth };
	});
}
