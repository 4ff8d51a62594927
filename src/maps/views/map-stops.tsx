// The airports of a map: a circle each, and the code where it fits.
import type { Stop } from "../drawing.ts";

export function MapStops({ stops }: { stops: readonly (Stop & { readonly code: string })[] }) {
	return stops.map(({ code, x, y, label }) => (
		<g key={`${code} ${x}`}>
			<circle className="map-start" cx={x} cy={y} r="7" />
			{label && (
				<text x={label.x} y={label.y} textAnchor={label.anchor}>
					{code}
				</text>
			)}
		</g>
	));
}
