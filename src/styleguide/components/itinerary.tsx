// The fare card of an offer: a nonstop one way, and a round trip with changes of plane and another operator.
import { Itinerary } from "../../flights/views/itinerary.tsx";
import type { Component } from "../samples/example.ts";
import { longOffer, nonstopOffer } from "../samples/sample-offers.ts";

export const itinerary: Component = {
	id: "itinerary",
	title: "Fare card",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: {
		nonstop: () => <Itinerary offer={nonstopOffer} />,
		"round-trip-with-changes": () => <Itinerary offer={longOffer} />,
	},
};
