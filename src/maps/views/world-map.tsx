// A part of the world with lines and stops on it; the land is a file of its own, which every such map shares.
import { worldSheet } from "virtual:world-sheet";
import type { MapFrame } from "../drawing.ts";
import type { NamedStop, TripDrawing } from "../trip-drawing.ts";

interface WorldMapProps {
	readonly drawing: TripDrawing;
	readonly frame: MapFrame;
}

/** Nothing of it is heard: what stands beside it says the same in words. */
export function WorldMap({ drawing: { sheets, lines, stops }, frame: { width, height } }: WorldMapProps) {
	const land = (className: string) =>
		sheets.map((transform) => (
			<use key={transform} className={className} href={`${worldSheet}#land`} transform={transform} />
		));
	return (
		<svg className="map" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
			{/* The coasts first: where two copies of the sheet meet, the land covers the seam. */}
			{land("map-coast")}
			{land("map-ground")}
			{lines.map((line) => (
				<path key={line} className="map-route" d={line} />
			))}
			<MapStops stops={stops} />
		</svg>
	);
}

/** A circle each, and the name where it fits. */
function MapStops({ stops }: { stops: readonly NamedStop[] }) {
	return stops.map(({ code, name, x, y, label }) => (
		<g key={`${code} ${x}`}>
			<circle className="map-start" cx={x} cy={y} r="7" />
			{label && (
				<text x={label.x} y={label.y} textAnchor={label.anchor}>
					{name}
				</text>
			)}
		</g>
	));
}
