// Maps of routes and destinations, the tails of airlines, and a drawing of a guide.
import { airlines } from "../../places/airlines.ts";
import { findPlace } from "../../places/airports.ts";
import { DestinationMap } from "../../ui/destination-map.tsx";
import { FlightArc } from "../../ui/flight-arc.tsx";
import { NetworkMap } from "../../ui/network-map.tsx";
import { RouteMap } from "../../ui/route-map.tsx";
import { TailMark } from "../../ui/tail-mark.tsx";
import { type Component, useSample } from "../example.ts";

function Destination() {
	const text = useSample("maps");
	const place = findPlace("MIA");
	if (!place) throw new Error("No place MIA");
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
	pictures: { desk: "all", night: "all" },
	examples: {
		route: () => <RouteMap from="NYC" to="MIA" />,
		destination: () => <Destination />,
		network: () => <NetworkMap />,
		tails: () => <Tails />,
		"tail-large": () => <TailMark code="AA" size="large" />,
		"flight-nonstop": () => <FlightArc stops={0} />,
		"flight-with-stops": () => <FlightArc stops={2} />,
	},
};
