// The stops of one direction: changes of plane, and landings within a flight. A nonstop has neither.
import { type Layover, layoversOf } from "./layovers.ts";
import type { PlannedLanding, Segment, Slice } from "./offers/offer.ts";

export type Stop =
	| ({ readonly kind: "change" } & Layover)
	/** The flight goes on with the same plane. */
	| ({ readonly kind: "landing" } & PlannedLanding);

/** How many stops: the one rule for `Slice.stops`, which lists, filters, orders and counts go by. */
export function countStops(segments: readonly Pick<Segment, "landings">[]): number {
	return segments.reduce((sum, { landings = [] }) => sum + landings.length, segments.length - 1);
}

/** The same as a list, in the order they are flown. */
export function stopsOf(slice: Pick<Slice, "segments">): Stop[] {
	const layovers = layoversOf(slice);
	return slice.segments.flatMap(({ landings = [] }, index): Stop[] => {
		const layover = layovers[index];
		return [
			...landings.map((landing) => ({ kind: "landing", ...landing }) as const),
			...(layover ? [{ kind: "change", ...layover } as const] : []),
		];
	});
}

/** Landings within flights, in their order. */
export function landingsOf({ segments }: Pick<Slice, "segments">): PlannedLanding[] {
	return segments.flatMap(({ landings = [] }) => landings);
}

/** Changes of plane alone: what the law calls connection points (14 CFR 260.2). */
export function countChanges({ segments }: Pick<Slice, "segments">): number {
	return segments.length - 1;
}
