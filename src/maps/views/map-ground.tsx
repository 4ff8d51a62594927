// The sea and the land below what a map shows.
import type { Globe } from "../drawing.ts";

export function MapGround({ globe, land }: { globe: Globe; land: string }) {
	return (
		<>
			<circle className="map-sea" cx={globe.x} cy={globe.y} r={globe.radius} />
			<path className="map-land" d={land} />
		</>
	);
}
