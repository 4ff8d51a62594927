// What the places that one can go to cost: asked of a source whose searches cost nothing, else what searches have seen.

import { type Choice, readChoice } from "../../flights/offers/filters.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { flightSearchParams, plainQuery } from "../../flights/query.ts";
import type { Schedule } from "../../flights/schedule.ts";
import { datesOf, isSeenBy, readSeenFrom } from "../../flights/seen-prices.ts";
import type { FareSource, TripDates } from "../../flights/source.ts";
import type { Money } from "../../money/money.ts";
import { airportsOf, findPlace } from "../../places/airports.ts";
import { type WorldRegion, worldRegions } from "../../places/browser/world-regions.ts";
import { worldRegion } from "../../places/world-regions.ts";
import { listFaresFrom } from "../deals/store.ts";
import { bestKnown, type Candidate, candidatesFrom, endsTo, within } from "./candidates.ts";
import { daysToPrice } from "./days.ts";
import type { ExploreQuery } from "./forms/explore-form.ts";

export interface ExplorePorts {
	readonly fares: FareSource | undefined;
	readonly db: D1Database | undefined;
	readonly schedule: Schedule;
	readonly now: () => Date;
}

export interface PlacePrice {
	/** For one adult, taxes and fees included. */
	readonly total: Money;
	readonly dates: TripDates;
	/** The search that leads with this price. */
	readonly search: URLSearchParams;
	/** The flights, where they are known. */
	readonly offer?: Offer;
	/** ISO 8601 in UTC, where it was not asked for just now. */
	readonly seenAt?: string;
}

/** A place on the list. */
export interface Destination extends Candidate {
	readonly price?: PlacePrice;
}

export interface Destinations {
	/** With a price within the budget, the cheapest first. */
	readonly priced: readonly Destination[];
	/** Somebody flies there nonstop; the list has no price of it. The best known first. */
	readonly others: readonly Candidate[];
	/** The days that were priced; none where prices are those that searches have seen. */
	readonly days: readonly TripDates[];
	/** Of the places that cost more than the budget, the cheapest. */
	readonly overBudget: Destination | undefined;
	/** The parts of the world that have places at all. */
	readonly regions: readonly WorldRegion[];
	/** Why prices that were seen could not be read, for the log. */
	readonly failure: string | undefined;
}

/** So many places, the best known, are priced in one answer: it takes about as long as a search with flexible days. */
const maxPriced = 24;

/** A crawler gets the same as everybody: nothing here costs anything. */
export async function findDestinations(query: ExploreQuery, ports: ExplorePorts): Promise<Destinations> {
	const all = candidatesFrom(query.from, ports.schedule, query.nonstop);
	const chosen = within(all, query.region);
	const regions = new Set(all.map(({ place }) => worldRegion(place)));
	const { fares } = ports;
	const asked = fares?.cheapest ? await askPrices(query, chosen, ports) : await recallPrices(query, chosen, ports);
	const sorted = asked.found.toSorted((a, b) => minorOf(a) - minorOf(b));
	const priced = sorted.filter((one) => isWithin(query.budget, one));
	const known = new Set(sorted.map(({ place }) => place.code));
	return {
		priced,
		others: chosen.filter(({ place, nonstop }) => nonstop.length > 0 && !known.has(place.code)),
		days: asked.days,
		overBudget: sorted.find((one) => !isWithin(query.budget, one)),
		regions: worldRegions.filter((region) => regions.has(region)),
		failure: asked.failure,
	};
}

interface Found {
	readonly found: readonly Destination[];
	readonly days: readonly TripDates[];
	readonly failure?: string;
}

const minorOf = ({ price }: Destination) => price?.total.minor ?? Number.POSITIVE_INFINITY;

/** The budget is in dollars: what is sold in another currency cannot be compared with it. */
function isWithin(budget: number | undefined, { price }: Destination): boolean {
	if (budget === undefined || !price) return true;
	return price.total.currency === "USD" && price.total.minor <= budget * 100;
}

async function askPrices(query: ExploreQuery, candidates: readonly Candidate[], ports: ExplorePorts): Promise<Found> {
	const { fares, schedule, now } = ports;
	const days = daysToPrice(query, now());
	const filters = new URLSearchParams(query.nonstop ? { stops: "0" } : {});
	const choice: Choice = readChoice(filters);
	const [[depart = "", back = null] = []] = days;
	const found: Destination[] = [];
	for (const candidate of days.length > 0 ? bestKnown(candidates, query.region, maxPriced) : []) {
		const { from, to } = endsTo(query.from, candidate, schedule);
		const trip = plainQuery(from.code, to.code, depart, back);
		const offer = await fares?.cheapest?.(trip, days, undefined, choice);
		if (!offer) continue;
		const dates = datesOf(offer);
		const [out = "", home = null] = dates;
		const search = flightSearchParams(plainQuery(from.code, to.code, out, home));
		for (const [name, value] of filters) search.set(name, value);
		found.push({ ...candidate, price: { total: offer.total, dates, search, offer } });
	}
	return { found, days };
}

/** What visitors' searches and our own have seen from here; who asks for nonstop flights is told none, for nobody knows of which they were. */
async function recallPrices(
	query: ExploreQuery,
	candidates: readonly Candidate[],
	{ fares, db, now }: ExplorePorts,
): Promise<Found> {
	if (!fares || !db || query.nonstop) return { found: [], days: [] };
	const trip = query.nights === undefined ? "oneway" : "round";
	const from = [query.from.code, ...airportsOf(query.from).map(({ code }) => code)];
	const origins = [...new Set(from)];
	const ours = trip === "round" ? await listFaresFrom(db, origins, now()) : { fares: [] };
	let failure = ours.failure;
	const visitors = await readSeenFrom(db, { trip, from: origins }, now()).catch((error: unknown) => {
		failure = `seen: ${String(error)}`;
		return [];
	});
	const seen = [
		...visitors,
		...ours.fares.map(({ price, ...fare }) => ({ ...price, ...fare, dates: [price.depart, price.return] })),
	].filter((one) => isSeenBy(fares, one) && (!query.month || one.dates[0]?.startsWith(query.month)));
	const cheapest = new Map<string, Destination>();
	for (const { from, to, total, dates, seenAt } of seen) {
		const candidate = candidateAt(to, candidates, query.region);
		const [depart = "", back = null] = dates;
		if (!candidate) continue;
		const known = cheapest.get(candidate.place.code)?.price;
		if (known && (known.total.minor <= total.minor || known.total.currency !== total.currency)) continue;
		const search = flightSearchParams(plainQuery(from, to, depart, back));
		cheapest.set(candidate.place.code, { ...candidate, price: { total, dates, search, seenAt } });
	}
	return { found: [...cheapest.values()], days: [], ...(failure && { failure }) };
}

/** The candidate that a code stands for, or is an airport of; where nobody flies nonstop, the place itself. */
function candidateAt(code: string, candidates: readonly Candidate[], region: WorldRegion | undefined) {
	const place = findPlace(code);
	if (!place) return undefined;
	const codes = new Set(airportsOf(place).map(({ code: one }) => one));
	const known = candidates.find((one) => airportsOf(one.place).some((airport) => codes.has(airport.code)));
	if (known) return known;
	return !region || worldRegion(place) === region ? { place, nonstop: [] } : undefined;
}
