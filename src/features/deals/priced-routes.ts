// Which routes are searched for prices, one search each however many pages show it, in the order a new site learns them.
import { once } from "../../i18n/once.ts";
import { type Airline, flyingAirlines } from "../../places/airlines/airlines.ts";
import { airportsOf, findAirport, findPlace } from "../../places/airports.ts";
import { departureCities } from "../../places/departures.ts";
import { destinations } from "../../places/destinations.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Place } from "../../places/place.ts";
import { type DealRoute, dealRoutes, type FareKind } from "./deal.ts";

export interface PricedRoute extends DealRoute {
	readonly kind: FareKind;
	/** IATA codes of the airlines whose pages show what this search finds under their flight numbers. */
	readonly airlines: readonly string[];
}

/** Nearer than this people drive. */
const minKm = 250;
/** Routes on an airline's page: at most, and how few are too few. */
const maxOfAirline = 6;
const minOfAirline = 3;

const keyOf = ({ from, to }: DealRoute) => `${from}-${to}`;

/** The departure cities from which flying to a place makes sense, in their order; codes. */
export function departuresTo(place: Place): readonly string[] {
	return departureCities.filter((code) => {
		const km = kmBetween(code, place.code);
		return km !== undefined && km >= minKm;
	});
}

function kmBetween(from: string, to: string): number | undefined {
	const [departure, arrival] = [from, to].map((code) => {
		const place = findPlace(code);
		return place && airportsOf(place)[0];
	});
	return departure && arrival && distanceKm(departure, arrival);
}

/** Each destination from its first departure city, then each from its second, and so on. */
function destinationRoutes(): DealRoute[] {
	const places = destinations.flatMap(({ place }) => findPlace(place) ?? []);
	const rounds = departureCities.map((_, round) =>
		places.flatMap((place) => {
			const from = departuresTo(place)[round];
			return from ? [{ from, to: place.code }] : [];
		}),
	);
	return rounds.flat();
}

/**
 * A few routes that begin or end at an airline's main airports, from each of them in turn. Whether the airline flies
 * them, a search says; nothing is claimed before.
 */
function routesOfAirline({ hubs }: Airline, all: readonly DealRoute[]): DealRoute[] {
	const places = [...new Set(hubs.flatMap((code) => findAirport(code) ?? []).map(({ code, metro }) => metro ?? code))];
	const lists = places.map((hub) => all.filter(({ from, to }) => from === hub || to === hub));
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
	const chosen = unique(turns).slice(0, maxOfAirline);
	const [hub] = places;
	return chosen.length >= minOfAirline || !hub ? chosen : unique([...chosen, ...routesToHub(hub)]);
}

/** The routes to a main airport that is far from all our destinations, from the departure cities nearest to it. */
function routesToHub(hub: string): DealRoute[] {
	return departureCities
		.flatMap((from) => {
			const km = kmBetween(from, hub);
			return km !== undefined && km >= minKm ? [{ from, to: hub, km }] : [];
		})
		.sort((a, b) => a.km - b.km)
		.slice(0, minOfAirline)
		.map(({ from, to }) => ({ from, to }));
}

function unique(routes: readonly DealRoute[]): DealRoute[] {
	return [...new Map(routes.map((route) => [keyOf(route), route])).values()];
}

/**
 * First what the home page and the deal pages show, then one route to every destination that none of those leads to:
 * together less than one run's budget, so that after the first run no such page is empty. Then what only airlines'
 * pages need, then the rest. Airlines that stopped flying are in none of it.
 */
export const pricedRoutes = once((): readonly PricedRoute[] => {
	const toDestinations = destinationRoutes();
	const reached = new Set<string>(dealRoutes.featured.map(({ to }) => to));
	const first = toDestinations.filter(({ to }) => !reached.has(to) && reached.add(to));
	const airlines = new Map<string, string[]>();
	const ofAirlines = flyingAirlines()
		.filter(({ listed }) => listed)
		.flatMap((airline) => {
			const routes = routesOfAirline(airline, toDestinations);
			for (const route of routes) airlines.set(keyOf(route), [...(airlines.get(keyOf(route)) ?? []), airline.code]);
			return routes;
		});
	const planned = (route: DealRoute): PricedRoute => ({
		kind: "planned",
		from: route.from,
		to: route.to,
		airlines: airlines.get(keyOf(route)) ?? [],
	});
	const lastMinute = dealRoutes.lastMinute.map(
		(route): PricedRoute => ({ kind: "lastMinute", ...route, airlines: [] }),
	);
	const others = unique([...dealRoutes.featured, ...first, ...ofAirlines, ...toDestinations]);
	const featured = dealRoutes.featured.length;
	return [...others.slice(0, featured).map(planned), ...lastMinute, ...others.slice(featured).map(planned)];
});
