// Changes that airlines make to ordered flights: the port to who tells of them, and what a change makes of a trip.
import { type Cabin, flightName, isCodeShare, type Segment, type Slice, sameFlights } from "./offers/offer.ts";

/** What an airline did to an order. */
export interface AirlineChange {
	/** Unique within its source. */
	readonly id: string;
	/** When the source noticed it: ISO 8601 in UTC. */
	readonly detectedAt: string;
	/** The ways that were changed as they were, and as they are; undefined where that cannot be read. */
	readonly flights: { readonly removed: readonly Slice[]; readonly added: readonly Slice[] } | undefined;
	/** The cabin of the new flights, where it is said. */
	readonly cabin: Cabin | undefined;
	/** The source wants to hear that it was accepted. */
	readonly acceptable: boolean;
	/** The source has heard it. */
	readonly accepted: boolean;
}

export type ChangeKnock =
	/** Not signed by the source. */
	| { readonly kind: "forged" }
	/** About something else. */
	| { readonly kind: "other" }
	| { readonly kind: "change"; readonly event: string; readonly type: string; readonly order: string };

/** Throws FareSourceError where the source gives no answer. */
export interface AirlineChanges {
	/** As `FareSource.name`. */
	readonly name: string;
	/** The header that an event is signed in. */
	readonly signatureHeader: string;
	/** Undefined where no secret is set: then nobody's events are believed. */
	readonly readEvent: ((body: string, signature: string) => Promise<ChangeKnock>) | undefined;
	/** Our own reference, as it was sent with the order; undefined where there is none, or no such order. */
	reference(order: string): Promise<string | undefined>;
	/** All that airlines did to an order, the oldest first. */
	list(order: string): Promise<readonly AirlineChange[]>;
	/** Says that the traveler accepts it. `refused`: the source answered, and will not have it. */
	accept(id: string): Promise<"done" | "refused">;
}

/** The ways of a trip after a change, one for each of before: null for one that is not flown any more. */
export type ChangedSlices = readonly (Slice | null)[];

/**
 * What a change makes of a trip: ways that it does not name stay as they are. Undefined where it names one that the trip
 * does not have: only a person can say what is meant then.
 */
export function changedBy(
	slices: readonly Slice[],
	{ removed, added }: NonNullable<AirlineChange["flights"]>,
): ChangedSlices | undefined {
	const after: (Slice | null)[] = [...slices];
	// Where nothing is said to be taken away, what is new takes the place of what goes the same way.
	const named = removed.length > 0 ? removed : added;
	if (named.length === 0) return undefined;
	const free = new Set(slices.keys());
	const left = [...added];
	for (const one of named) {
		const at = [...free].find((index) => sameWay(slices[index], one));
		if (at === undefined) return undefined;
		free.delete(at);
		const next = left.findIndex((other) => sameWay(other, one));
		// An airline may fly to the city's other airport: what stands at the same place of the list is meant.
		const place = next >= 0 ? next : left.length === named.length ? 0 : -1;
		after[at] = place < 0 ? null : (left.splice(place, 1)[0] ?? null);
	}
	return left.length === 0 ? after : undefined;
}

const sameWay = (one: Slice | undefined, other: Slice) =>
	one?.origin === other.origin && one.destination === other.destination;

/** Do they say the same of when and what is flown? */
export function sameSlices(one: ChangedSlices, other: ChangedSlices): boolean {
	return one.length === other.length && one.every((slice, index) => sameSlice(slice, other[index] ?? null));
}

export function sameSlice(one: Slice | null, other: Slice | null | undefined): boolean {
	if (!one || !other) return !one && !other;
	return sameFlights({ slices: [one] }, { slices: [other] });
}

/** One way of a booked trip, and what the airline made of it; null: it is not flown any more. */
export interface WayNow {
	readonly booked: Slice;
	readonly now: Slice | null;
}

/** Did the airline change it? Its traveler has not accepted that: what was accepted is what is booked. */
export function isChanged({ booked, now }: WayNow): boolean {
	return !sameSlice(booked, now);
}

/** A trip that nobody changed. */
export function asBooked({ slices }: { readonly slices: readonly Slice[] }): readonly WayNow[] {
	return slices.map((slice) => ({ booked: slice, now: slice }));
}

/**
 * One way in a line of the history: "AA 1043 JFK 2026-12-01T08:00 MIA 2026-12-01T11:05; …", with landings on the way and another
 * operator behind it: "… via BOG,LIM by SkyWest Airlines".
 */
export function flightsOf(slice: Slice | null | undefined): string {
	return (slice?.segments ?? []).map(historyLine).join("; ");
}

function historyLine(one: Segment): string {
	const landings = one.landings?.map(({ airport }) => airport) ?? [];
	return [
		flightName(one),
		...[one.origin, one.departingAt, one.destination, one.arrivingAt],
		...(landings.length > 0 ? ["via", landings.join()] : []),
		// A semicolon ends the line of a flight.
		...(isCodeShare(one) ? ["by", one.operatingCarrier.name.replaceAll(";", ",")] : []),
	].join(" ");
}
