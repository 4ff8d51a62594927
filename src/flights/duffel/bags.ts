// Bags included in an offer: the least over its flights, because the strictest one decides what can be packed.
import type { Offer } from "../offer.ts";
import type { DuffelOffer, DuffelSegment } from "./schemas.ts";

type Baggages = DuffelSegment["passengers"][number]["baggages"];

/** Pieces of one type; an empty list includes nothing, a list that does not name the type says nothing about it. */
function pieces(baggages: Baggages, type: string): number | null {
	if (!baggages) return null;
	if (baggages.length === 0) return 0;
	const named = baggages.filter((bag) => bag.type === type);
	return named.length > 0 ? named.reduce((sum, { quantity }) => sum + quantity, 0) : null;
}

/** Reads the bags of the travelers with a seat: a lap infant's allowance differs. */
export function readBags({ passengers, slices }: DuffelOffer): Offer["bags"] {
	const onLaps = new Set(passengers.filter(({ type }) => type === "infant_without_seat").map(({ id }) => id));
	const seats = slices.flatMap(({ segments }) =>
		segments.flatMap((segment) => segment.passengers.filter(({ passenger_id }) => !onLaps.has(passenger_id))),
	);
	const least = (type: string) => {
		const counts = seats.map(({ baggages }) => pieces(baggages, type));
		// One flight that does not say leaves the whole trip unsaid, unless another already includes none.
		if (counts.includes(0)) return 0;
		return counts.length === 0 || counts.includes(null) ? null : Math.min(...counts.map(Number));
	};
	return { carryOn: least("carry_on"), checked: least("checked") };
}
