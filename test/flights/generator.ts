// Random searches from a seed: the same ones on every machine, and as varied as what people ask.

import { cabins } from "../../src/flights/offers/offer.ts";
import { type FlightQuery, flightSearchParams, type QuerySlice } from "../../src/flights/query.ts";
import { airportSizes } from "../../src/flights/sample/routes.ts";
import { flexes, trips } from "../../src/flights/trip/form.ts";
import { maxDaysAhead, maxSlices } from "../../src/flights/trip/limits.ts";
import { isInfant, maxTravelers, seatCount } from "../../src/flights/trip/travelers.ts";
import { airportsOf, allAirports, findPlace, metros } from "../../src/places/airports.ts";
import { distanceKm } from "../../src/places/distance.ts";
import type { Airport, Place } from "../../src/places/place.ts";
import { addDays, type IsoDate } from "../../src/time/iso-date.ts";

const farKm = 9_000;

interface Dice {
	/** From 0 up to but not including 1. */
	roll(): number;
	/** From `least` to `most`, both included. */
	whole(least: number, most: number): number;
	pick<T>(list: readonly T[]): T;
	/** True once in so many times, as a share from 0 to 1. */
	chance(share: number): boolean;
}

/** Mulberry32: small, and good enough to shuffle searches. */
function dice(seed: number): Dice {
	let state = seed >>> 0;
	const roll = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let value = Math.imul(state ^ (state >>> 15), state | 1);
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
		return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
	};
	const whole = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
	return {
		roll,
		whole,
		pick<T>(list: readonly T[]) {
			if (list.length === 0) throw new Error("nothing to pick from");
			return list[whole(0, list.length - 1)] as T;
		},
		chance: (share) => roll() < share,
	};
}

const sized = (least: number) => [...airportSizes].flatMap(([code, size]) => (size >= least ? code : []));
const pools = { large: sized(3), listed: sized(2) };

function place(code: string): Place {
	const found = findPlace(code);
	if (!found) throw new Error(`no place ${code}`);
	return found;
}

/** Mostly airports that people use, some of them by their city, and now and then a runway on an island. */
function anyPlace({ roll, pick }: Dice): Place {
	const kind = roll();
	if (kind < 0.5) return place(pick(pools.large));
	if (kind < 0.75) return place(pick(pools.listed));
	return kind < 0.87 ? pick(metros) : pick(allAirports());
}

function center(of: Place): Airport {
	const [airport] = airportsOf(of);
	if (!airport) throw new Error(`${of.code} has no airport`);
	return airport;
}

function overlap(a: Place, b: Place): boolean {
	const codes = new Set(airportsOf(a).map(({ code }) => code));
	return airportsOf(b).some(({ code }) => codes.has(code));
}

/** Another place: often in the same country, sometimes on the other side of the world. */
function destinationFrom(from: Place, luck: Dice): Place {
	const roll = luck.roll();
	let to = anyPlace(luck);
	for (let attempt = 0; attempt < 200; attempt += 1, to = anyPlace(luck)) {
		if (overlap(from, to)) continue;
		if (roll < 0.25 && to.country !== from.country && attempt < 60) continue;
		if (roll > 0.88 && distanceKm(center(from), center(to)) < farKm && attempt < 60) continue;
		return to;
	}
	throw new Error(`nowhere to go from ${from.code}`);
}

function slicesOf(trip: FlightQuery["trip"], first: IsoDate, luck: Dice): QuerySlice[] {
	// Every day from tomorrow's is ahead in every zone; so late that all slices still fit, now and then not at all early.
	let day = luck.chance(0.08) ? 1 : luck.whole(1, maxDaysAhead - 1);
	const date = () => addDays(first, day);
	const later = (most: number) => {
		day = Math.min(maxDaysAhead - 1, day + luck.whole(0, most));
		return date();
	};
	const from = anyPlace(luck);
	const out = { from, to: destinationFrom(from, luck), date: date() };
	if (trip === "oneway") return [out];
	if (trip === "round") return [out, { from: out.to, to: from, date: later(28) }];
	const slices: QuerySlice[] = [out];
	const count = luck.whole(2, maxSlices);
	for (let last: QuerySlice = out; slices.length < count; ) {
		const next = luck.chance(0.75) ? last.to : anyPlace(luck);
		last = { from: next, to: destinationFrom(next, luck), date: later(10) };
		slices.push(last);
	}
	return slices;
}

function travelersOf(luck: Dice): Pick<FlightQuery, "adults" | "ages"> {
	const adults = luck.chance(0.55) ? 1 : luck.whole(1, luck.chance(0.1) ? maxTravelers : 4);
	if (!luck.chance(0.35)) return { adults, ages: [] };
	const children = luck.whole(1, Math.min(3, Math.max(1, maxTravelers - adults)));
	const ages = Array.from({ length: children }, () => luck.whole(0, 17)).slice(0, maxTravelers - adults);
	const laps = ages.filter(isInfant).slice(0, adults);
	return { adults, ages: [...ages.filter((age) => !isInfant(age)), ...laps] };
}

/**
 * So many searches, always the same for a seed and a day, every one of them accepted by the form.
 * @param today UTC's day; the searches leave from the day after it.
 */
export function generateQueries(count: number, seed: number, today: IsoDate): FlightQuery[] {
	return Array.from({ length: count }, (_, index) => {
		const luck = dice(Math.imul(seed, 0x9e3779b1) + index);
		const kind = luck.roll();
		const trip = kind < 0.5 ? "round" : kind < 0.82 ? "oneway" : "multi";
		const query = {
			trip,
			slices: slicesOf(trip, today, luck),
			...travelersOf(luck),
			cabin: luck.chance(0.6) ? "economy" : luck.pick(cabins),
			flex: luck.chance(0.7) ? 0 : luck.pick(flexes),
			nearby: luck.chance(0.2),
		} as const;
		return { ...query, bags: luck.chance(0.3) ? luck.whole(1, seatCount(query)) : 0 };
	});
}

/** For the messages of tests: enough to ask for it again. */
export function nameOf(query: FlightQuery): string {
	return flightSearchParams(query).toString();
}

/** Does it ask only for airports and cities with scheduled service worth a list? A third also asks for a small runway. */
export function isAmongListed({ slices }: FlightQuery): boolean {
	return slices.every(({ from, to }) =>
		[from, to].every((place) => airportsOf(place).some(({ code }) => airportSizes.has(code))),
	);
}

/** What a set of searches must contain to be worth its name; the list of what it lacks. */
export function missingKinds(queries: readonly FlightQuery[]): string[] {
	const kinds: Record<string, (query: FlightQuery) => boolean> = {
		...Object.fromEntries(trips.map((trip) => [trip, (query: FlightQuery) => query.trip === trip])),
		...Object.fromEntries(cabins.map((cabin) => [cabin, (query: FlightQuery) => query.cabin === cabin])),
		...Object.fromEntries(flexes.map((flex) => [`flex ${flex}`, (query: FlightQuery) => query.flex === flex])),
		nearby: ({ nearby }) => nearby,
		"six slices": ({ slices }) => slices.length === maxSlices,
		infants: ({ ages }) => ages.some(isInfant),
		"a full booking": ({ adults, ages }) => adults + ages.length === maxTravelers,
		metros: ({ slices }) => slices.some(({ from }) => from.kind === "metro"),
		"small airports": ({ slices }) => slices.some(({ to }) => !airportSizes.has(center(to).code)),
		"at home": ({ slices }) => slices.some(({ from, to }) => from.country === to.country),
		"far away": ({ slices }) => slices.some(({ from, to }) => distanceKm(center(from), center(to)) > farKm),
		tomorrow: ({ slices }) =>
			slices.some(({ date }) => date === queries.map((query) => query.slices[0]?.date).sort()[0]),
	};
	return Object.keys(kinds).filter((name) => !queries.some((query) => kinds[name]?.(query)));
}
