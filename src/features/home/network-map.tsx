// The map of the featured deals' routes. Decoration: the deals themselves are listed below it.
import { networkFrame, networkTextSize } from "../../maps/drawing.ts";
import { findNetworkMap } from "../../maps/maps.ts";
import { MapGround } from "../../maps/views/map-ground.tsx";
import { MapStops } from "../../maps/views/map-stops.tsx";

export function NetworkMap() {
	const map = findNetworkMap("featured");
	if (!map) return null;
	const { width, height } = networkFrame;
	const { globe, land, lines, stops } = map;
	return (
		<svg
			className="map map-wide map-network"
			viewBox={`0 0 ${width} ${height}`}
			width={width / 2}
			height={height / 2}
			fontSize={networkTextSize}
			aria-hidden="true"
		>
			<MapGround globe={globe} land={land} />
			{lines.map((line) => (
				<path key={line} className="map-route map-route-drawn" d={line} pathLength="1" />
			))}
			<MapStops stops={stops} />
		</svg>
	);
}
