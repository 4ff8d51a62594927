// Finds the sample's trips for a call: the whole list of the days that were asked for, the cheapest few of all others.
import type { Airport } from "../../places/place.ts";
import type { Way } from "../plan-calls.ts";
import type { TripDates } from "../source.ts";
import { canJoin } from "./connections.ts";
import { type Buyer, lowestCompared, lowestTotal } from "./sample-offer.ts";
import { endsOf, joinDirections, joinOnOneTicket, type Leg, type SampleSlice, stayMs } from "./sample-trips.ts";

export type SampleTrip = readonly SampleSlice[];

/** No list of one choice of days is longer. */
export const maxTrips = 50;
/** So many of the cheapest are in every list: a search of other days lists no more of them, and nothing that theirs has not. */
export const cheapestListed = 4;
/** Where a direction has several pairs of airports: what of all of them together is joined into whole trips. */
const joined = { nonstops: 18, changes: 12 } as const;

/** A direction's itinerary with the least that it can add to a price, in whatever brand its trip is sold. */
interface Candidate {
	readonly slice: SampleSlice;
	readonly least: number;
	readonly pair: Pair;
}

/** One airport at either end. */
interface Pair {
	readonly from: Airport;
	readonly to: Airport;
	readonly slices: readonly SampleSlice[];
}

/** The one or two directions of a trip, each with its candidates, the cheapest first. */
interface Directions {
	readonly out: readonly Candidate[];
	readonly back: readonly Candidate[] | undefined;
	readonly apart: (out: Pair, back: Pair) => boolean;
}

export interface TripFinder {
	/** Everything for these days, the sensible ones first; the cheapest few and the cheapest of each airport are always among them. */
	all(ways: readonly Way[], dates: TripDates): SampleTrip[];
	/** The cheapest of what `all` has, the cheapest first, at most `cheapestListed`; of three directions or more, of what is sensible. */
	cheapest(ways: readonly Way[], dates: TripDates, count: number): SampleTrip[];
}

/**
 * Trips as `buyer` pays them. What several days and several airports have in common is found once, for as long as the
 * finder is kept.
 * @param plan the itineraries between two airports on a day, the same whatever else is searched
 */
export function tripFinder(plan: (leg: Leg) => readonly SampleSlice[], buyer: Buyer): TripFinder {
	const known = new Map<string, readonly Candidate[]>();
	const least = new Map<SampleSlice, number>();
	const costOf = (trip: SampleTrip) => lowestCompared(trip, buyer);

	/** A brand multiplies every slice alike, so the cheapest brand of each slice, without bags, is a bound for every whole trip. */
	function leastOf(slice: SampleSlice): number {
		let cost = least.get(slice);
		if (cost === undefined) {
			cost = lowestTotal([slice], buyer);
			least.set(slice, cost);
		}
		return cost;
	}

	function pairsOf({ from, to }: Way, date: string): Pair[] {
		return from.airports.flatMap((origin) =>
			to.airports.flatMap((target) => {
				const slices = origin === target ? [] : plan({ from: origin, to: target, date });
				return slices.length > 0 ? [{ from: origin, to: target, slices }] : [];
			}),
		);
	}

	/** The itineraries of a direction on a day, the cheapest first. */
	function candidatesOf(way: Way, date: string): readonly Candidate[] {
		const key = `${way.from.code}${way.to.code}${date}`;
		let found = known.get(key);
		if (!found) {
			found = pairsOf(way, date)
				.flatMap((pair) => pair.slices.map((slice) => ({ slice, least: leastOf(slice), pair })))
				.sort((a, b) => a.least - b.least);
			known.set(key, found);
		}
		return found;
	}

	/** The cheapest trips of one or two directions: whatever cannot be cheaper than those found is not even priced. */
	function cheapestOf({ out, back, apart }: Directions, count: number): SampleTrip[] {
		const best: { readonly trip: SampleTrip; readonly cost: number }[] = [];
		const tooDear = (bound: number) => best.length === count && bound >= (best.at(-1)?.cost ?? 0);
		const keep = (trip: SampleTrip) => {
			const cost = costOf(trip);
			if (tooDear(cost)) return;
			const at = best.findIndex((other) => other.cost > cost);
			best.splice(at < 0 ? best.length : at, 0, { trip, cost });
			best.length = Math.min(best.length, count);
		};
		const cheapestBack = back?.[0]?.least ?? 0;
		for (const one of out) {
			if (tooDear(one.least + cheapestBack)) break;
			if (!back) keep([one.slice]);
			for (const other of back ?? []) {
				if (tooDear(one.least + other.least)) break;
				if (!followsOn(one.slice, other.slice)) continue;
				if (canJoin(one.slice.airlines, other.slice.airlines) || apart(one.pair, other.pair)) {
					keep([one.slice, other.slice]);
				}
			}
		}
		return best.map(({ trip }) => trip);
	}

	function directionsOf(ways: readonly Way[], dates: TripDates): Directions {
		const [out = [], back] = ways.map((way, index) => candidatesOf(way, dates[index] ?? ""));
		return { out, back, apart: separateTickets(ways) };
	}

	function cheapest(ways: readonly Way[], dates: TripDates, count: number): SampleTrip[] {
		if (ways.length > 2) {
			const trips = joinAll(ways, dates).map((trip) => ({ trip, cost: costOf(trip) }));
			return trips
				.sort((a, b) => a.cost - b.cost)
				.slice(0, count)
				.map(({ trip }) => trip);
		}
		return cheapestOf(directionsOf(ways, dates), count);
	}

	/** The cheapest trips of all, and the one out of and back to each airport of a place that has several. */
	function leaders(ways: readonly Way[], dates: TripDates): SampleTrip[] {
		const [way] = ways;
		if (!way || ways.length > 2) return [];
		const { out, back, apart } = directionsOf(ways, dates);
		const ends = [
			{ airports: way.from.airports, left: "from", reached: "to" },
			{ airports: way.to.airports, left: "to", reached: "from" },
		] as const;
		const each = ends.flatMap(({ airports, left, reached }) =>
			(airports.length > 1 ? airports : []).flatMap((airport) =>
				cheapestOf(
					{
						out: out.filter(({ pair }) => pair[left] === airport),
						back: back?.filter(({ pair }) => pair[reached] === airport),
						apart,
					},
					1,
				),
			),
		);
		return [...cheapestOf({ out, back, apart }, cheapestListed), ...each];
	}

	function joinAll(ways: readonly Way[], dates: TripDates): SampleTrip[] {
		const directions = ways.map((way, index) => pairsOf(way, dates[index] ?? ""));
		const lists = directions.map((pairs) => mostSensible(pairs, directions.length));
		const [out = [], back] = directions;
		if (!back) return lists[0]?.map((slice) => [slice]) ?? [];
		if (directions.length > 2) return joinDirections(lists, maxTrips);
		const together = joinOnOneTicket(lists, maxTrips);
		if (together.length > 0) return together;
		const apart = separateTickets(ways);
		return out
			.flatMap((one) => back.filter((other) => apart(one, other)).map((other) => [one.slices, other.slices]))
			.flatMap((pair) => joinDirections(pair, maxTrips))
			.sort((a, b) => scoreOf(a) - scoreOf(b))
			.slice(0, maxTrips);
	}

	function all(ways: readonly Way[], dates: TripDates): SampleTrip[] {
		const extra = leaders(ways, dates);
		const found = new Map<string, SampleTrip>();
		for (const trip of extra) found.set(keyOf(trip), trip);
		for (const trip of joinAll(ways, dates)) {
			if (found.size >= maxTrips) break;
			found.set(keyOf(trip), trip);
		}
		return [...found.values()].sort((a, b) => scoreOf(a) - scoreOf(b));
	}

	return { all, cheapest };
}

function followsOn(before: SampleSlice, next: SampleSlice): boolean {
	return endsOf(next.flights).departs >= endsOf(before.flights).arrives + stayMs;
}

/**
 * Whether two pairs of airports may be flown on separate tickets: where no airline flies both; and on a round trip only
 * between the same two airports, for who leaves from one and lands at another at least has one ticket.
 */
function separateTickets([out, back]: readonly Way[]): Directions["apart"] {
	const round = out && back && out.from.code === back.to.code && out.to.code === back.from.code;
	const known = new Map<Pair, Map<Pair, boolean>>();
	return (one, other) => {
		if (round && (one.from !== other.to || one.to !== other.from)) return false;
		const before = known.get(one)?.get(other);
		if (before !== undefined) return before;
		const apart = !one.slices.some((slice) =>
			other.slices.some((next) => followsOn(slice, next) && canJoin(slice.airlines, next.airlines)),
		);
		known.set(one, (known.get(one) ?? new Map<Pair, boolean>()).set(other, apart));
		return apart;
	};
}

/** What of several pairs of airports is worth joining; a trip in one direction is not joined with anything. */
function mostSensible(pairs: readonly Pair[], directions: number): readonly SampleSlice[] {
	const [first] = pairs;
	if (first && pairs.length === 1) return first.slices;
	const sorted = pairs.flatMap(({ slices }) => slices).sort((a, b) => a.score - b.score);
	if (directions === 1) return sorted.slice(0, maxTrips);
	return [
		...sorted.filter(({ flights }) => flights.length === 1).slice(0, joined.nonstops),
		...sorted.filter(({ flights }) => flights.length > 1).slice(0, joined.changes),
	];
}

function scoreOf(trip: SampleTrip): number {
	return trip.reduce((sum, { score }) => sum + score, 0);
}

/** Same text for the same flights. */
function keyOf(trip: SampleTrip): string {
	return trip
		.flatMap(({ flights }) => flights.map(({ route, number, departs }) => `${route.key}${number}@${departs}`))
		.join();
}
