// A flight as an arc: from an open point to a full one, with a dot for each stop.

const width = 160;
const height = 28;
const ground = 24;
const top = -12;

export function FlightArc({ stops }: { stops: number }) {
	const shares = Array.from({ length: stops }, (_, index) => (index + 1) / (stops + 1));
	return (
		<svg className="slice-arc" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<path d={`M4 ${ground}Q${width / 2} ${top} ${width - 4} ${ground}`} />
			<circle cx="4" cy={ground} r="3.5" />
			{shares.map((share) => (
				<circle key={share} cx={onArc(share, 4, width / 2, width - 4)} cy={onArc(share, ground, top, ground)} r="3.5" />
			))}
			<circle className="slice-end" cx={width - 4} cy={ground} r="3.5" />
		</svg>
	);
}

/** One coordinate of the quadratic curve, `share` of its way along; rounded to tenths. */
function onArc(share: number, start: number, control: number, end: number): number {
	const rest = 1 - share;
	return Math.round((rest * rest * start + 2 * rest * share * control + share * share * end) * 10) / 10;
}
