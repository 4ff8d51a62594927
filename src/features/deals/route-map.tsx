// The tiny map of a deal's route. Decoration: the route is said in words beside it.
import { type Label, routeFrame, routeTextSize } from "../../maps/drawing.ts";
import { findRouteMap } from "../../maps/maps.ts";
import { DrawnMap } from "../../maps/views/drawn-map.tsx";

/** Place codes, as in `dealRoutes`; nothing for a route that is not drawn. */
export function RouteMap({ from, to }: { from: string; to: string }) {
	const map = findRouteMap(from, to);
	if (!map) return null;
	return (
		<DrawnMap map={map} frame={routeFrame} textSize={routeTextSize}>
			<path className="map-route map-route-drawn" d={map.line} pathLength="1" />
			<circle className="map-start" cx={map.from.x} cy={map.from.y} r="8" />
			<circle className="map-end" cx={map.to.x} cy={map.to.y} r="9" />
			<Code label={map.from.label}>{from}</Code>
			<Code label={map.to.label}>{to}</Code>
		</DrawnMap>
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
