// The offers of a search as its page carries them: numbers for the orders and the typed limits, and for each value of a filter a mark of the offers that it fits. Runs on the server and in the browser.
import type { OfferFacts } from "./offer-facts.ts";
import type { Measured } from "./rankings.ts";
import type { InRow } from "./rows.ts";

/** What all fares of a row share stands once, by its number. */
export interface PackedOffers {
	/** The row of each offer. */
	readonly rows: readonly number[];
	readonly totals: readonly number[];
	/** What "best" adds to the price, by row. */
	readonly worth: readonly number[];
	/** By row and slice: minutes of the day when it leaves and when it arrives, minutes under way. */
	readonly slices: readonly (readonly (readonly [leave: number, arrive: number, minutes: number])[])[];
	/** Minor units in a whole unit of the currency. */
	readonly unit: number;
}

/** An offer as the browser knows it. */
export interface CarriedOffer extends Measured, InRow {
	/** What a typed limit is held against, by the name of its filter without "from" and "to". */
	readonly measures: Readonly<Record<string, number>>;
	/** Minutes under way in each slice. */
	readonly ways: readonly number[];
}

/** Only of a whole search: rows are counted from 0 without a gap. */
export function packOffers(facts: readonly OfferFacts[], unit: number): PackedOffers {
	const firsts: OfferFacts[] = [];
	for (const one of facts) firsts[one.row] ??= one;
	return {
		rows: facts.map(({ row }) => row),
		totals: facts.map(({ total }) => total),
		worth: firsts.map(({ best, total }) => best - total),
		slices: firsts.map(({ slices }) => slices.map(({ leave, arrive, minutes }) => [leave, arrive, minutes] as const)),
		unit,
	};
}

export function unpackOffers({ rows, totals, worth, slices, unit }: PackedOffers): CarriedOffer[] {
	return rows.map((row, index) => {
		const total = totals[index] ?? 0;
		const measures: Record<string, number> = { price: total / unit };
		const ways = (slices[row] ?? []).map(([leave, arrive, minutes], slice) => {
			measures[`leave${slice + 1}`] = leave;
			measures[`arrive${slice + 1}`] = arrive;
			return minutes;
		});
		const minutes = ways.reduce((sum, way) => sum + way, 0);
		return { row, total, best: total + (worth[row] ?? 0), minutes, ways, measures };
	});
}

/** One bit for each offer, four in a hexadecimal digit. */
export function packMarks(marks: readonly boolean[]): string {
	let text = "";
	let digit = 0;
	marks.forEach((mark, index) => {
		if (mark) digit |= 1 << (index & 3);
		if ((index & 3) < 3 && index < marks.length - 1) return;
		text += digit.toString(16);
		digit = 0;
	});
	return text;
}

export function isMarked(packed: string, index: number): boolean {
	return ((Number.parseInt(packed[index >> 2] ?? "0", 16) >> (index & 3)) & 1) === 1;
}
