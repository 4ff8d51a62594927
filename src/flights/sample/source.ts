// The fare source for a site without a provider: invented but plausible flights and fares, marked as samples.

import { type Money, money } from "../../money/money.ts";
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";
import { dateToMs, dayMs } from "../../time/iso-date.ts";
import { expandQuery, type Leg } from "../expand.ts";
import type { NameRule } from "../name-rule.ts";
import type { Offer } from "../offers/offer.ts";
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
import { maxDaysAhead } from "../trip/form.ts";
import { findSampleAirline } from "./airlines.ts";
import { hash } from "./chance.ts";
import { canCombine, isLegalChange, maxConnection } from "./connections.ts";
import { type FlightKey, type OfferKey, readOfferId } from "./offer-id.ts";
import { findRoute, network } from "./routes.ts";
import { type Buyer, lowestTotal, sampleOffers } from "./sample-offer.ts";
import {
	endsOf,
	joinDirections,
	leadMs,
	planner,
	type SampleSlice,
	saleOf,
	sampleSliceOf,
	stayMs,
} from "./sample-trips.ts";
import { type Flight, flightsOn, layOutTimetable } from "./timetable.ts";

/** No search gives more trips than this; each is sold in up to three fares. */
export const maxTrips = 50;
const closestOffers = 14;
const fewJourneys = 4;

type Planner = (leg: Leg) => readonly SampleSlice[];
type SampleTrip = readonly SampleSlice[];

/** How the legs of a query are planned: with several ways of reading it, fewer itineraries of each. */
type Planning = (few: boolean) => Planner;

/** Searches that share a planning find what they have in common once. */
function planning({ cabin }: FlightQuery, now: Date): Planning {
	let [many, few]: (Planner | undefined)[] = [];
	return (isFew) => {
		if (isFew) {
			few ??= planner({ cabin, now, nonstops: 12, changes: 8 });
			return few;
		}
		many ??= planner({ cabin, now, nonstops: 4, changes: 3 });
		return many;
	};
}

/** Whole trips for every way of reading the query: what was asked for first, then other days and airports. */
function planJourneys(query: FlightQuery, now: Date, plans: Planning, signal: AbortSignal | undefined): SampleTrip[] {
	const wanted = expandQuery(query, now);
	const plan = plans(wanted.length <= fewJourneys);
	const lists: SampleTrip[][] = [];
	for (const journey of wanted) {
		signal?.throwIfAborted();
		const joined = joinDirections(journey.map(plan), maxTrips);
		if (joined.length > 0) lists.push(joined);
	}
	return share(lists);
}

/** Most offers for the closest reading of the query, the rest spread evenly over the others. */
function share<T>(lists: readonly (readonly T[])[]): T[] {
	const [closest = [], ...others] = lists;
	if (others.length === 0) return closest.slice(0, maxTrips);
	const kept = closest.slice(0, closestOffers);
	const quota = Math.max(1, Math.floor((maxTrips - kept.length) / others.length));
	return [...kept, ...others.flatMap((list) => list.slice(0, quota))].slice(0, maxTrips);
}

function buyerOf({ cabin, adults, ages }: FlightQuery): Buyer {
	return { cabin, travelers: { adults, ages } };
}

/** As strict as airlines' systems usually are, so that the sample asks what a live source would. */
const names: NameRule = {
	longest: 20,
	takes: (name) => /^[A-Za-z\u00C0-\u017F '-]{1,20}$/.test(name.normalize("NFC")),
};

/**
 * A source whose answers follow from the query and the clock's day alone: the same search gives the same flights and
 * fares on every isolate. Never fails.
 * @param now the clock: it dates the offers, drops flights already gone, and sets how late a booking is.
 */
export function createSampleSource({ now = () => new Date() }: { readonly now?: () => Date } = {}): FareSource {
	const name = "sample";

	async function* search(query: FlightQuery, signal?: AbortSignal): AsyncGenerator<Offer> {
		signal?.throwIfAborted();
		const time = now();
		for (const journey of planJourneys(query, time, planning(query, time), signal)) {
			for (const offer of sampleOffers(name, journey, buyerOf(query), time)) {
				signal?.throwIfAborted();
				yield offer;
			}
		}
	}

	async function offer(id: string, signal?: AbortSignal): Promise<OfferAnswer> {
		signal?.throwIfAborted();
		const key = readOfferId(id);
		const time = now();
		const journey = key && rebuildJourney(key, time);
		const fares = journey ? sampleOffers(name, journey, key, time) : [];
		const offer = fares.find((one) => one.id === id);
		return offer ? { kind: "found", offer } : { kind: "gone" };
	}

	async function lowest(query: FlightQuery, dates: readonly TripDates[], signal?: AbortSignal) {
		const time = now();
		const plans = planning(query, time);
		const buyer = buyerOf(query);
		return dates.map((days): Money | null => {
			const slices = query.slices.map((slice, index) => ({ ...slice, date: days[index] ?? slice.date }));
			const trips = planJourneys({ ...query, slices, flex: 0 }, time, plans, signal);
			const totals = trips.map((trip) => lowestTotal(trip, buyer));
			return totals.length > 0 ? money(Math.min(...totals), "USD") : null;
		});
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
	return { name, sample: true, names, search, offer, lowest, order, health };
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

/** Rebuilds the trip behind an offer's id from the timetable, or finds that no such trip is sold. */
function findFlight({ carrier, number, from, to, day }: FlightKey): Flight | undefined {
	const airline = findSampleAirline(carrier);
	const [origin, destination] = [findAirport(from), findAirport(to)];
	if (airline?.status.kind !== "flying" || !origin || !destination) return undefined;
	const route = findRoute(airline, origin, destination, distanceKm(origin, destination));
	if (!route) return undefined;
	return flightsOn(layOutTimetable(route), dateToMs(day) / dayMs).find((flight) => flight.number === number);
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

/** Undefined when a flight is not in the timetable, has gone, is not sold yet, or cannot be reached from the one before. */
function rebuildJourney({ cabin, slices }: OfferKey, now: Date): readonly SampleSlice[] | undefined {
	const journey: SampleSlice[] = [];
	let earliest = now.getTime() + leadMs;
	for (const keys of slices) {
		const flights = keys.flatMap((key) => findFlight(key) ?? []);
		const [first] = keys;
		if (!first || flights.length !== keys.length || !connects(flights)) return undefined;
		const { departs, arrives } = endsOf(flights);
		const from = flights[0]?.route.from;
		const sale = from && departs >= earliest ? saleOf(cabin, now, first.day, from) : undefined;
		const itinerary = sale && sale.daysAhead <= maxDaysAhead && sampleSliceOf(flights, sale);
		if (!itinerary) return undefined;
		journey.push(itinerary);
		earliest = arrives + stayMs;
	}
	return journey;
}
