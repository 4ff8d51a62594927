// Which airline plausibly flies nonstop between two airports: from its hubs only, as far as size and distance allow.

import { type Airline, flyingAirlines } from "../../places/airlines/airlines.ts";
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Airport } from "../../places/place.ts";
import { type AirportSize, airportSize } from "./airport-size.ts";
import { isLowCost, isWithinReach } from "./carriers.ts";
import { chance } from "./chance.ts";

/** One airline's nonstop service in one direction. */
export interface Route {
	/** Same text for the same route, e.g. "AA JFK MIA". */
	readonly key: string;
	readonly airline: Airline;
	readonly from: Airport;
	readonly to: Airport;
	readonly km: number;
	readonly domestic: boolean;
	/** Size of the smaller market: the end that is not the airline's hub. */
	readonly size: AirportSize;
}

/** A shorter way is driven, not flown; kilometers. */
export const minKm = 130;
const unitedStates = new Set(["PR", "VI", "GU", "MP", "AS"]);
// No scheduled flights, or none a United States agency could sell: nothing is better than an invented one.
const closed = new Set(["UA", "RU", "BY", "KP", "IR", "SY", "AF", "YE", "SD", "LY"]);

// City airports that go no farther abroad than a neighbor, for want of customs or by their perimeter rule.
const cityAirports = new Set(["LGA", "DCA", "DAL", "MDW", "BUR", "CGH", "SDU", "ITM"]);
const neighborKm = 1_000;

/** The country whose domestic rules hold at an airport: United States territories count as the United States. */
export function market(airport: Airport): string {
	return unitedStates.has(airport.country) ? "US" : airport.country;
}

interface Network {
	/** Airlines by the code of their hub. */
	readonly byHub: ReadonlyMap<string, readonly Airline[]>;
	readonly hubs: readonly Airport[];
	/** Markets in which an airline may fly domestic routes: its own and those of its hubs. */
	readonly markets: ReadonlyMap<string, ReadonlySet<string>>;
	readonly hubsOf: ReadonlyMap<string, readonly Airport[]>;
}

let built: Network | undefined;

/** Everything derived from the airlines table, built on the first search. */
export function network(): Network {
	if (built) return built;
	const byHub = new Map<string, Airline[]>();
	const hubs = new Map<string, Airport>();
	const markets = new Map<string, Set<string>>();
	const hubsOf = new Map<string, Airport[]>();
	for (const airline of flyingAirlines()) {
		const own = airline.hubs.flatMap((code) => findAirport(code) ?? []).filter((hub) => !closed.has(hub.country));
		for (const hub of own) {
			hubs.set(hub.code, hub);
			byHub.set(hub.code, [...(byHub.get(hub.code) ?? []), airline]);
		}
		markets.set(airline.code, new Set([airline.country, ...own.map(market)]));
		hubsOf.set(airline.code, own);
	}
	built = { byHub, hubs: [...hubs.values()], markets, hubsOf };
	return built;
}

/** Likelihoods by size of the other end, smallest first, up to each distance in km. */
const domesticOdds = [
	{ upTo: 1_500, odds: [0.55, 0.85, 0.95, 1] },
	{ upTo: 3_500, odds: [0, 0.6, 0.9, 1] },
	{ upTo: 9_000, odds: [0, 0.15, 0.7, 1] },
] as const;
const internationalOdds = [
	{ upTo: 1_200, odds: [0.25, 0.7, 0.95, 1] },
	{ upTo: 2_500, odds: [0, 0.6, 0.85, 1] },
	{ upTo: 4_500, odds: [0, 0.35, 0.6, 0.85] },
	{ upTo: 6_500, odds: [0, 0.08, 0.4, 0.7] },
	{ upTo: 14_500, odds: [0, 0, 0.2, 0.6] },
] as const;

function likelihood(airline: Airline, size: AirportSize, km: number, domestic: boolean): number {
	const row = (domestic ? domesticOdds : internationalOdds).find(({ upTo }) => km <= upTo);
	const odds = row?.odds[size - 1] ?? 0;
	if (!isLowCost(airline)) return odds;
	return odds * (size === 1 ? 0.3 : domestic || km < 2_500 ? 0.8 : 0.4);
}

/** A full-service airline reaches the airports of its own country at least from its nearest hub, or each of that city. */
function isFeeder(airline: Airline, hub: Airport, other: Airport, km: number): boolean {
	if (isLowCost(airline) || airline.country !== market(other) || km > 2_500) return false;
	const hubs = network().hubsOf.get(airline.code) ?? [];
	const sameCity = (rival: Airport) => rival === hub || (hub.metro !== undefined && rival.metro === hub.metro);
	return hubs.every((rival) => sameCity(rival) || distanceKm(rival, other) >= km);
}

/** Airlines of one alliance link their hubs. */
function isPartnerHub(airline: Airline, other: Airport): boolean {
	if (!airline.alliance) return false;
	return (
		network()
			.byHub.get(other.code)
			?.some((partner) => partner.alliance === airline.alliance) ?? false
	);
}

/** The airline's route between two airports, or nothing when it would not fly it. `km` is their distance. */
export function findRoute(airline: Airline, from: Airport, to: Airport, km: number): Route | undefined {
	if (km < minKm) return undefined;
	if (closed.has(from.country) || closed.has(to.country)) return undefined;
	if (from.metro && from.metro === to.metro) return undefined;
	const fromHub = airline.hubs.includes(from.code);
	const toHub = airline.hubs.includes(to.code);
	if (!fromHub && !toHub) return undefined;
	const domestic = market(from) === market(to);
	if (!isWithinReach(airline, km, domestic)) return undefined;
	if (!domestic && km > neighborKm && (cityAirports.has(from.code) || cityAirports.has(to.code))) return undefined;
	if (domestic && !network().markets.get(airline.code)?.has(market(from))) return undefined;
	const [hub, other] = fromHub ? [from, to] : [to, from];
	const size = airportSize(other.code);
	if (!(fromHub && toHub)) {
		const pair = from.code < to.code ? from.code + to.code : to.code + from.code;
		const served = chance(`route ${airline.code}${pair}`) < likelihood(airline, size, km, domestic);
		if (!served && !isPartnerHub(airline, other) && !(domestic && isFeeder(airline, hub, other, km))) return undefined;
	}
	return { key: `${airline.code} ${from.code} ${to.code}`, airline, from, to, km, domestic, size };
}

/** Every airline's nonstop route between two airports. */
export function findRoutes(from: Airport, to: Airport, km: number): Route[] {
	const { byHub } = network();
	const atFrom = byHub.get(from.code) ?? [];
	const atTo = byHub.get(to.code) ?? [];
	if (atFrom.length === 0 && atTo.length === 0) return [];
	return [...new Set([...atFrom, ...atTo])].flatMap((airline) => findRoute(airline, from, to, km) ?? []);
}
