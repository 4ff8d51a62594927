// The map of the featured deals' routes. Decoration: the deals themselves are listed below it.
import { networkFrame, networkTextSize } from "../../maps/drawing.ts";
import { findNetworkMap } from "../../maps/maps.ts";
import { DrawnMap } from "../../maps/views/drawn-map.tsx";
import { MapStops } from "../../maps/views/map-stops.tsx";

export function NetworkMap() {
	const map = findNetworkMap("featured");
	if (!map) return null;
	const { lines, stops } = map;
	return (
		<DrawnMap map={map} frame={networkFrame} textSize={networkTextSize} className="map-wide map-network">
			{lines.map((line) => (
				<path key={line} className="map-route map-route-drawn" d={line} pathLength="1" />
			))}
			<MapStops stops={stops} />
		</DrawnMap>
	);
}
