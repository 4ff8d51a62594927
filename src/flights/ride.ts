// The ride into town once a slice has landed: of the ways that were read of its airport, the cheapest that runs by then.
import { unitOf } from "../money/minor-units.ts";
import { type Money, money } from "../money/money.ts";
import type { Way } from "../places/airport-facts.ts";
import type { LocalTime } from "../time/local-time.ts";
import type { Slice } from "./offers/offer.ts";
import { segmentsOf } from "./trip/flight-airports.ts";
import { inSameArea } from "./trip/same-area.ts";

export interface Ride {
	/** Where it begins. */
	readonly airport: string;
	readonly way: Way;
	/** What all travelers pay together, at the highest fare that was printed. */
	readonly amount: Money;
}

/** From landing to the curb. The figure is ours. */
export const minutesToLeave = 45;
/** So many share one taxi; more of them are not priced. The figure is ours too. */
const inOneTaxi = 4;

/** Slices that land somewhere to be, in their order: not the one that lands at home. */
export function arrivals(slices: readonly Slice[]): readonly Slice[] {
	const [home, flights] = [slices[0]?.origin ?? "", segmentsOf(slices)];
	return slices.filter(({ destination }) => !inSameArea(destination, home, flights));
}

/**
 * Undefined where no fare is known of a way that may run then. A way whose hours nobody printed may run.
 * @param people everyone who travels, each counted as an adult
 * @param currency in which it is wanted; in another one only where there is none
 */
export function rideFrom(
	{ destination, segments }: Slice,
	people: number,
	currency: string,
	ways: readonly Way[],
): Ride | undefined {
	const landing = segments.at(-1)?.arrivingAt ?? "";
	const rides = ways.flatMap((way) => {
		const amount = runsAfter(way, landing) ? priceOf(way, people) : undefined;
		return amount ? { airport: destination, way, amount } : [];
	});
	const [first] = rides;
	const wanted = rides.some(({ amount }) => amount.currency === currency) ? currency : first?.amount.currency;
	return rides
		.filter(({ amount }) => amount.currency === wanted)
		.toSorted((one, other) => one.amount.minor - other.amount.minor)[0];
}

function priceOf({ value: { by, fare } }: Way, people: number): Money | undefined {
	if (!fare) return undefined;
	const one = money(Math.round(fare.to * unitOf(fare.currency)), fare.currency);
	if (by !== "taxi") return money(one.minor * people, fare.currency);
	return people <= inOneTaxi ? one : undefined;
}

const day = 24 * 60;

function minuteOf(clock: string): number {
	const [hours = "", minutes = ""] = clock.split(":");
	return Number(hours) * 60 + Number(minutes);
}

/** False only where its printed hours say so. The last one may leave after midnight. */
function runsAfter({ value: { first, last, allNight } }: Way, landing: LocalTime): boolean {
	if (allNight || !first || !last) return true;
	const ready = (minuteOf(landing.slice(11)) + minutesToLeave) % day;
	const [begins, ends] = [minuteOf(first), minuteOf(last)];
	return begins <= ends ? ready >= begins && ready <= ends : ready >= begins || ready <= ends;
}
