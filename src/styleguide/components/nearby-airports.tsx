// The airports near both ends of a search: before they were searched, and compared.
import { compareNearby } from "../../features/search/prices/nearby-prices.ts";
import { NearbyAirports } from "../../features/search/results/nearby-airports.tsx";
import type { Component } from "../samples/example.ts";
import { sampleNearby, sampleSearch } from "../samples/sample-prices.ts";

const query = sampleSearch("NYC", "MIA");

export const nearbyAirports: Component = {
	id: "nearby-airports",
	title: "Nearby airports",
	pictures: { wide: "all", night: ["compared"], spanish: "all" },
	examples: {
		unsearched: () => <NearbyAirports prices={compareNearby(query, [])} query={query} />,
		compared: () => <NearbyAirports prices={sampleNearby(query)} query={query} sample />,
	},
};
