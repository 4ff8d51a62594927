// The tiny map of a deal's route. Decoration: the route is said in words beside it.
import { type Label, routeFrame, routeTextSize } from "../../maps/drawing.ts";
import { findRouteMap } from "../../maps/maps.ts";
import { MapGround } from "../../maps/views/map-ground.tsx";

/** Place codes, as in `dealRoutes`; nothing for a route that is not drawn. */
export function RouteMap({ from, to }: { from: string; to: string }) {
	const map = findRouteMap(from, to);
	if (!map) return null;
	const { width, height } = routeFrame;
	return (
		<svg
			className="map"
			viewBox={`0 0 ${width} ${height}`}
			width={width / 2}
			height={height / 2}
			fontSize={routeTextSize}
			aria-hidden="true"
		>
			<MapGround globe={map.globe} land={map.land} />
			<path className="map-route map-route-drawn" d={map.line} pathLength="1" />
			<circle className="map-start" cx={map.from.x} cy={map.from.y} r="8" />
			<circle className="map-end" cx={map.to.x} cy={map.to.y} r="9" />
			<Code label={map.from.label}>{from}</Code>
			<Code label={map.to.label}>{to}</Code>
		</svg>
	);
}

function Code({ label, children }: { label: Label | null; children: string }) {
	return (
		label && (
			<text x={label.x} y={label.y} textAnchor={label.anchor}>
				{children}
			</text>
		)
	);
}
