// What a trip puts into the air for one person, and what is usual among those of a search.
import type { Offer } from "./offers/offer.ts";
import { rowNumbers } from "./offers/rows.ts";
import { headCount } from "./quote.ts";

/** A median of fewer flights says nothing. */
const minKnown = 3;

/** Kilograms of CO2; null when unknown. */
export function co2OfOne({ emissionsKg, travelers }: Offer): number | null {
	return emissionsKg === null ? null : emissionsKg / Math.max(1, headCount(travelers));
}

/** The median over all flights of a search whose emissions are known, each counted once whatever its fares; null where too few are. */
export function medianCo2(offers: readonly Offer[]): number | null {
	const rows = rowNumbers(offers);
	const each = new Map<number, number>();
	for (const [index, offer] of offers.entries()) {
		const kilograms = co2OfOne(offer);
		const row = rows[index] ?? 0;
		if (kilograms !== null && !each.has(row)) each.set(row, kilograms);
	}
	const sorted = [...each.values()].sort((a, b) => a - b);
	if (sorted.length < minKnown) return null;
	const middle = sorted.length >> 1;
	const upper = sorted[middle] ?? 0;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
