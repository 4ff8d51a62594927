// Maps of routes, destinations and trips, the arc of a flight, and the tails of airlines.
import { RouteMap } from "../../features/deals/deal-list.tsx";
import { DestinationMap } from "../../features/destinations/destination-map.tsx";
import { FlightArc } from "../../flights/views/flight-arc.tsx";
import { legsOfOffer, legsOfQuery, TripMap } from "../../flights/views/trip-map.tsx";
import { airlines } from "../../places/airlines/airlines.ts";
import { findPlace } from "../../places/airports.ts";
import { TailMark } from "../../places/views/tail-mark.tsx";
import { type Component, useSample } from "../samples/example.ts";
import { longOffer } from "../samples/sample-offers.ts";
import { sampleSearch } from "../samples/sample-prices.ts";

function Destination() {
	const text = useSample("maps");
	const place = findPlace("MIAA");
	if (!place) throw new Error("No place MIAA");
	return <DestinationMap place={place} alt={text} />;
}

/** Tail marks of every airline that has pages of its own. */
function Tails() {
	return (
		<ul className="sg-row">
			{airlines
				.filter(({ listed }) => listed)
				.map(({ code }) => (
					<li key={code}>
						<TailMark code={code} />
						<code>{code}</code>
					</li>
				))}
		</ul>
	);
}

export const maps: Component = {
	id: "maps",
	title: "Maps and tails",
	pictures: { wide: "all", night: "all" },
	examples: {
		route: () => <RouteMap from="NYC" to="MIAA" />,
		destination: () => <Destination />,
		tails: () => <Tails />,
		"tail-large": () => <TailMark code="AA" size="large" />,
		"flight-nonstop": () => <FlightArc stops={0} />,
		"flight-with-stops": () => <FlightArc stops={2} />,
	},
};

// Trips on a map: a short one, one with stops, across the date line, over the pole.
const search = (from: string, to: string) => () => <TripMap legs={legsOfQuery(sampleSearch(from, to))} />;

export const tripMap: Component = {
	id: "trip-map",
	title: "Map of a trip",
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
