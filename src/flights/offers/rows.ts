// Rows: the fares of the same flights stand together, each brand once. Runs on the server and in the browser.
import { onceOf } from "../../i18n/once-of.ts";
import { comparedTotal } from "./bags.ts";
import { flightName, type Offer, type Segment } from "./offer.ts";

/** No row has more fares: a live source can sell a flight in a dozen ways. */
const maxFares = 6;

/** Whatever knows its row: the same small whole number for all fares of the same flights. */
export interface InRow {
	readonly row: number;
}

/** A search that is remembered is asked again for the names of the same flights. */
const knownNames = new WeakMap<Offer["slices"], string>();

/** The same for offers of the same flights, on the same days and in the same cabin. */
function flightsKey({ cabin, slices }: Offer): string {
	let names = knownNames.get(slices);
	if (names === undefined) {
		names = slices.map(({ segments }) => segments.map(segmentKey).join("-")).join(";");
		knownNames.set(slices, names);
	}
	return `${cabin};${names}`;
}

function segmentKey(one: Segment): string {
	return `${flightName(one)} ${one.origin} ${one.destination} ${one.departingAt.slice(0, 10)}`;
}

/** The row of each offer, counted from 0 in the order in which their flights first come. */
export const rowNumbers = onceOf((offers: readonly Offer[]): readonly number[] => {
	const rows = new Map<string, number>();
	return offers.map((offer) => {
		const key = flightsKey(offer);
		const row = rows.get(key) ?? rows.size;
		rows.set(key, row);
		return row;
	});
});

/** The indices of what stands in each row, in the order of the list; rows in the order in which they first come. */
export const rowsOf = onceOf((list: readonly InRow[]): readonly (readonly number[])[] => {
	const rows = new Map<number, number[]>();
	list.forEach(({ row }, index) => {
		const known = rows.get(row);
		if (known) known.push(index);
		else rows.set(row, [index]);
	});
	return [...rows.values()];
});

export function countRows(list: readonly InRow[]): number {
	const rows = new Set<number>();
	for (const { row } of list) rows.add(row);
	return rows.size;
}

/** What tells the fares of a row apart: the brand, or what is included where the source does not name it. */
function brandKey({ slices, bags, conditions }: Offer): string {
	const brands = slices.map(({ fareBrand }) => fareBrand);
	return brands.includes(null) ? JSON.stringify([brands, bags, conditions]) : brands.join("|");
}

/**
 * The offers without those that nobody would take: of the same flights in the same brand the cheapest stays, and of a
 * row with very many brands the six cheapest. The order stays.
 */
export function distinctFares(offers: readonly Offer[]): Offer[] {
	const rows = rowNumbers(offers);
	const kept = new Set<Offer>();
	for (const fares of rowsOf(rows.map((row) => ({ row })))) {
		const brands = new Map<string, Offer>();
		for (const index of fares) {
			const offer = offers[index];
			if (!offer) continue;
			const brand = brandKey(offer);
			const known = brands.get(brand);
			if (!known || comparedTotal(offer) < comparedTotal(known)) brands.set(brand, offer);
		}
		const cheapest = [...brands.values()].sort((a, b) => comparedTotal(a) - comparedTotal(b)).slice(0, maxFares);
		for (const offer of cheapest) kept.add(offer);
	}
	return offers.filter((offer) => kept.has(offer));
}
