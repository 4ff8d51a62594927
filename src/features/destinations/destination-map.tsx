// The map of a destination: the city's place in its region, and flights to it from where our travelers leave.
import { destinationFrame, destinationTextSize } from "../../maps/drawing.ts";
import { findDestinationMap } from "../../maps/maps.ts";
import { DrawnMap } from "../../maps/views/drawn-map.tsx";
import { usePage } from "../../page/page-context.tsx";
import { type Place, shownCode } from "../../places/place.ts";

/** `alt` says what the map shows; nothing for a place that is not drawn. */
export function DestinationMap({ place, alt }: { place: Place; alt: string }) {
	const { language } = usePage();
	const map = findDestinationMap(place.code);
	if (!map) return null;
	const { city, departures } = map;
	return (
		<DrawnMap
			map={map}
			land={<use className="map-land" href={`${map.sheet}#land`} />}
			frame={destinationFrame}
			textSize={destinationTextSize}
			className="map-wide"
			alt={alt}
		>
			<use className="map-border" href={`${map.sheet}#borders`} />
			{departures.map(({ code, line }) => (
				<path key={code} className="map-route" d={line} />
			))}
			{departures.map(({ code, stop }) => (
				<g key={code}>
					{stop && <circle className="map-start" cx={stop.x} cy={stop.y} r="8" />}
					{stop?.label && (
						<text className="map-code" x={stop.label.x} y={stop.label.y} textAnchor={stop.label.anchor}>
							{shownCode(code)}
						</text>
					)}
				</g>
			))}
			<circle className="map-end" cx={city.x} cy={city.y} r="14" />
			{city.label && (
				<text x={city.label.x} y={city.label.y} textAnchor={city.label.anchor}>
					{place.city[language]}
				</text>
			)}
		</DrawnMap>
	);
}
