// Shows below the results where the search leads on a map of the world, and the airports nearby.
import type { Offer } from "../../flights/offer.ts";
import { compareNearby } from "../../flights/prices/nearby-prices.ts";
import type { FlightQuery } from "../../flights/query.ts";
import { NearbyAirports } from "../nearby-airports.tsx";
import { legsOfQuery, TripMap } from "../trip-map.tsx";

export function Around({ query, offers }: { query: FlightQuery; offers: readonly Offer[] }) {
	return (
		<div className="mt-8 grid gap-8">
			<NearbyAirports prices={compareNearby(query, offers)} query={query} sample={offers[0]?.sample ?? false} />
			<TripMap legs={legsOfQuery(query)} />
		</div>
	);
}
