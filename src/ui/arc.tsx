// The great-circle arc as a line that tells how far something has come: whole, broken off, or part of the way.

interface ArcProps {
	/** 0 to 1: drawn from the left, over a quiet line; "broken" has a middle of dashes. */
	readonly done: number | "broken";
}

/** Lengths along the line are hundredths of it, whatever its size. */
export function Arc({ done }: ArcProps) {
	const line = "M6 42Q120 -26 234 42";
	const dashes = done === "broken" ? "35 4 3 4 3 4 3 4 3 4 100" : `${Math.round(done * 100)} 100`;
	return (
		<svg className="arc" viewBox="0 0 240 48" aria-hidden="true">
			{done !== "broken" && <path className="arc-rest" d={line} />}
			{done !== 0 && <path d={line} pathLength="100" strokeDasharray={dashes} />}
			<circle cx="6" cy="42" r="4.5" />
			<circle className={done === 1 ? undefined : "arc-open"} cx="234" cy="42" r="4.5" />
		</svg>
	);
}
