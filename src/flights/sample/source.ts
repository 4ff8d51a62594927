// The fare source for a site without a provider: invented but plausible flights and fares, marked as samples.

import { type Money, money } from "../../money/money.ts";
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";
import { dateToMs, dayMs, minuteMs } from "../../time/iso-date.ts";
import { factsOf } from "../facts.ts";
import type { NameRule } from "../name-rule.ts";
import { askedWith, comparedTotal } from "../offers/bags.ts";
import { type Choice, matches } from "../offers/filters.ts";
import type { Offer } from "../offers/offer.ts";
import { unpriced } from "../offers/rankings.ts";
import { type CallTerms, planCalls } from "../plan-calls.ts";
import type { FlightQuery } from "../query.ts";
import {
	type FareSource,
	type OfferAnswer,
	type Order,
	type OrderAnswer,
	type OrderRequest,
	reasonAgainst,
	type TripDates,
} from "../source.ts";
import { maxDaysAhead } from "../trip/limits.ts";
import { findSampleAirline } from "./airlines.ts";
import { hash } from "./chance.ts";
import { canCombine, isLegalChange, maxConnection } from "./connections.ts";
import { cheapestListed, type SampleTrip, type TripFinder, tripFinder } from "./find-trips.ts";
import { type FlightKey, type OfferKey, readOfferId, tariffToday } from "./offer-id.ts";
import { findRoute, network } from "./routes.ts";
import { type Buyer, lowestCompared, lowestTotal, sampleOffers } from "./sample-offer.ts";
import { endsOf, leadMs, planner, type SampleSlice, saleOf, sampleSliceOf, stayMs } from "./sample-trips.ts";
import { type Flight, flightsOn, timetableOf } from "./timetable.ts";

/** One call takes a query whole: every airport of its places, and as many choices of days as ±3 days out and back have. */
const calls: CallTerms = { places: "any", datesAtOnce: 49, cost: 0, budget: 1 };
/** How many offers the days that were not asked for share: a few for each of them, one where they are many. */
const otherOffers = 50;
/** How many itineraries of each kind a direction has between two airports. */
const kept = { nonstops: 12, changes: 8 } as const;

interface CheapTrip {
	readonly trip: SampleTrip;
	/** Cents, in the cheapest fare that counts. */
	readonly total: number;
}

/** Finds what searches between the same places have in common once: a page asks for its own days and for those around. */
function recentFinder() {
	let last: { readonly key: string; readonly finder: TripFinder } | undefined;
	return (query: FlightQuery, time: Date): TripFinder => {
		const { slices, adults, ages, bags, cabin, nearby } = query;
		// Flights leave on whole minutes: until the next one, the same can be had.
		const minute = Math.ceil(time.getTime() / minuteMs);
		const ends = slices.map(({ from, to }) => from.code + to.code);
		const key = JSON.stringify([ends, adults, ages, bags, cabin, nearby, minute]);
		if (last?.key !== key) {
			last = { key, finder: tripFinder(planner({ cabin, now: time, ...kept }), buyerOf(query)) };
		}
		return last.finder;
	};
}

function buyerOf({ cabin, adults, ages, bags }: FlightQuery): Buyer {
	return { tariff: tariffToday, cabin, travelers: { adults, ages }, bags };
}

/** As strict as airlines' systems usually are, so that the sample asks what a live source would. */
const names: NameRule = {
	maxLength: 20,
	takes: (name) => /^[A-Za-z\u00C0-\u017F '-]{1,20}$/.test(name.normalize("NFC")),
};

/**
 * A source whose answers follow from the query and the clock's day alone: the same search gives the same flights and
 * fares on every isolate. Never fails.
 * @param now the clock: it dates the offers, drops flights already gone, and sets how late a booking is.
 */
export function createSampleSource({ now = () => new Date() }: { readonly now?: () => Date } = {}): FareSource {
	const name = "sample";
	const finderOf = recentFinder();

	async function* search(query: FlightQuery, signal?: AbortSignal): AsyncGenerator<Offer> {
		signal?.throwIfAborted();
		const time = now();
		const trips = finderOf(query, time);
		for (const { ways, dates } of planCalls(query, calls, time).calls) {
			const [asked = [], ...others] = dates;
			const each = Math.max(1, Math.min(cheapestListed, Math.floor(otherOffers / others.length)));
			yield* offersOf(trips.all(ways, asked));
			for (const days of others) yield* offersOf(trips.cheapest(ways, days, each));
		}

		function* offersOf(found: readonly SampleTrip[]) {
			for (const trip of found) {
				for (const offer of sampleOffers(name, trip, buyerOf(query), time)) {
					signal?.throwIfAborted();
					yield offer;
				}
			}
			signal?.throwIfAborted();
		}
	}

	async function offer(id: string, signal?: AbortSignal): Promise<OfferAnswer> {
		signal?.throwIfAborted();
		const key = readOfferId(id);
		const time = now();
		const trip = key && rebuildTrip(key, time);
		const fares = trip ? sampleOffers(name, trip, key, time) : [];
		const offer = fares.find((one) => one.id === id);
		return offer ? { kind: "found", offer } : { kind: "gone" };
	}

	/** For each choice of days the cheapest of the trips that a search of them lists, and passes the filters. */
	function* cheapestOn(query: FlightQuery, dates: readonly TripDates[], signal?: AbortSignal, choice?: Choice) {
		const time = now();
		const buyer = buyerOf(query);
		const trips = finderOf(query, time);
		for (const days of dates) {
			signal?.throwIfAborted();
			const slices = query.slices.map((slice, index) => ({ ...slice, date: days[index] ?? slice.date }));
			const [call] = planCalls({ ...query, slices, flex: 0 }, calls, time).calls;
			let best: CheapTrip | undefined;
			if (call && !choice?.size) {
				const [trip] = trips.cheapest(call.ways, days, 1);
				best = trip && { trip, total: lowestCompared(trip, buyer) };
			} else if (call && choice) {
				// Filters choose among what a search of these days lists, so only the whole list tells which is the cheapest.
				const listed = trips.all(call.ways, days).map((trip) => ({ trip, least: lowestTotal(trip, buyer) }));
				for (const { trip, least } of listed.sort((a, b) => a.least - b.least)) {
					if (best && least >= best.total) break;
					const offers = sampleOffers(name, trip, buyer, time).map((offer) => askedWith(offer, query.bags));
					for (const facts of factsOf(offers)) {
						const cheaper = facts.total < (best?.total ?? Number.POSITIVE_INFINITY);
						if (cheaper && matches(facts, choice)) best = { trip, total: facts.total };
					}
				}
			}
			yield best;
		}
	}

	async function lowest(query: FlightQuery, dates: readonly TripDates[], signal?: AbortSignal, choice?: Choice) {
		const found = [...cheapestOn(query, dates, signal, choice)];
		return found.map((best): Money | null => (best ? priceOf(best.total) : null));
	}

	async function cheapest(query: FlightQuery, dates: readonly TripDates[], signal?: AbortSignal, choice?: Choice) {
		let best: CheapTrip | undefined;
		for (const one of cheapestOn(query, dates, signal, choice))
			if (one && one.total < (best?.total ?? Number.POSITIVE_INFINITY)) best = one;
		if (!best) return undefined;
		const { trip, total } = best;
		const offers = sampleOffers(name, trip, buyerOf(query), now()).map((offer) => askedWith(offer, query.bags));
		return offers.find((offer) => comparedTotal(offer) === total);
	}

	async function order(request: OrderRequest, signal?: AbortSignal): Promise<OrderAnswer> {
		const answer = await offer(request.offerId, signal);
		if (answer.kind === "gone") return answer;
		const against = reasonAgainst(request, answer.offer);
		if (against) return against;
		return { kind: "ordered", order: orderOf(request, answer.offer) };
	}

	async function health() {
		const hubs = network().hubs.length;
		return hubs > 0 ? { ok: true } : { ok: false, detail: "no airline has a hub" };
	}
	return { name, sample: true, calls, names, search, offer, lowest, cheapest, order, health };
}

/** Null for what is not found, and for what has no price with its bags. */
function priceOf(minor: number): Money | null {
	return minor < unpriced ? money(minor, "USD") : null;
}

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Invented, and says so: a sample's airline reference begins with "SA", its ticket numbers with 000. */
function orderOf({ type, reference, passengers }: OrderRequest, { id, total, payment }: Offer): Order {
	const seed = `${reference} ${id}`;
	const letter = (index: number) => letters[hash(`pnr ${index} ${seed}`) % letters.length] ?? "A";
	const held = type === "hold";
	return {
		id: `sample-${reference}`,
		airlineReference: `SA${[0, 1, 2, 3].map(letter).join("")}`,
		status: held ? "held" : "ticketed",
		total,
		payBy: held ? payment.payBy : null,
		priceGuaranteedUntil: held ? payment.priceGuaranteedUntil : null,
		tickets: held
			? []
			: passengers.map(
					(_, index) => `000${String(hash(`ticket ${index} ${seed}`) % 10_000_000_000).padStart(10, "0")}`,
				),
	};
}

/** A flight of the timetable by what an offer's id tells of it, or undefined where there is none. */
function findFlight({ carrier, number, from, to, day }: FlightKey): Flight | undefined {
	const airline = findSampleAirline(carrier);
	const [origin, destination] = [findAirport(from), findAirport(to)];
	if (airline?.status.kind !== "flying" || !origin || !destination) return undefined;
	const route = findRoute(airline, origin, destination, distanceKm(origin, destination));
	if (!route) return undefined;
	return flightsOn(timetableOf(route), dateToMs(day) / dayMs).find((flight) => flight.number === number);
}

/** One after the other on one ticket, as a search would have put them together. */
function connects(flights: readonly Flight[]): boolean {
	if (!canCombine(flights.map(({ route }) => route.airline))) return false;
	return flights.slice(1).every((next, index) => {
		const before = flights[index];
		return (
			before !== undefined &&
			before.route.to === next.route.from &&
			isLegalChange(before, next, maxConnection.overnight)
		);
	});
}

/** The trip behind an offer's id; undefined when a flight is not in the timetable, has gone, is not sold yet, or cannot be reached from the one before. */
function rebuildTrip({ tariff, cabin, slices }: OfferKey, now: Date): readonly SampleSlice[] | undefined {
	const trip: SampleSlice[] = [];
	let earliest = now.getTime() + leadMs;
	for (const keys of slices) {
		const flights = keys.flatMap((key) => findFlight(key) ?? []);
		const [first] = keys;
		if (!first || flights.length !== keys.length || !connects(flights)) return undefined;
		const { departs, arrives } = endsOf(flights);
		const from = flights[0]?.route.from;
		const sale = from && departs >= earliest ? saleOf({ tariff, cabin, now }, first.day, from) : undefined;
		const itinerary = sale && sale.daysAhead <= maxDaysAhead && sampleSliceOf(flights, sale);
		if (!itinerary) return undefined;
		trip.push(itinerary);
		earliest = arrives + stayMs;
	}
	return trip;
}
