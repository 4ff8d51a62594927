// Trips on a map: a short one, one with stops, across the date line, over the pole.
import { legsOfOffer, legsOfQuery, TripMap } from "../../flights/views/trip-map.tsx";
import type { Component } from "../samples/example.ts";
import { longOffer } from "../samples/sample-offers.ts";
import { sampleSearch } from "../samples/sample-prices.ts";

const search = (from: string, to: string) => () => <TripMap legs={legsOfQuery(sampleSearch(from, to))} />;

export const tripMap: Component = {
	id: "trip-map",
	title: "Map of a journey",
	pictures: { wide: ["with-stops", "nonstop"], night: ["with-stops"] },
	examples: {
		nonstop: search("JFK", "MIA"),
		"with-stops": () => <TripMap legs={legsOfOffer(longOffer)} />,
		short: search("BOS", "NYC"),
		"date-line": search("LAX", "SYD"),
		polar: search("JFK", "HKG"),
		south: search("EZE", "MEL"),
	},
};
