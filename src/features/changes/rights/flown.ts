// What was told of a flight, with what follows from it: how far it goes, and how long before its traveler knew.
import { airportsOf } from "../../../places/airports.ts";
import { distanceKm } from "../../../places/great-circle.ts";
import type { Place } from "../../../places/place.ts";
import { daysBetween, isoDay } from "../../../time/iso-date.ts";
import type { Disruption } from "../forms/disruption.ts";
import type { Disrupted } from "../forms/disruption-form.ts";
import { rightOf } from "./rights.ts";

export interface Flown extends Disruption {
	/** Great-circle kilometers; 0 where they are not known. */
	readonly km: number;
}

/** @param now who asks so long before departure was told so long before */
export function flownOf({ disruption, from, to, leaves }: Disrupted, now: Date): Flown {
	const ahead = daysBetween(isoDay(now), leaves.slice(0, 10)) > (rightOf("EU", "notice").value.days ?? 0);
	return { ...disruption, ...(ahead && ({ told: "fortnight" } as const)), km: from && to ? kmBetween(from, to) : 0 };
}

/** Between the first airports of both. */
export function kmBetween(from: Place, to: Place): number {
	const [[start], [end]] = [airportsOf(from), airportsOf(to)];
	return start && end ? distanceKm(start, end) : 0;
}
