// The list while it is awaited: as many rows as a screen shows, in the places that they will have.
import { ItinerarySkeleton } from "../../../flights/views/skeleton.tsx";

const rows = ["first", "second", "third", "fourth", "fifth", "sixth"];

export function ResultsSkeleton({ slices }: { slices: number }) {
	return (
		<div>
			<div className="results-bar" />
			<div className="results-list offers">
				{rows.map((row) => (
					<ItinerarySkeleton key={row} slices={slices} />
				))}
			</div>
		</div>
	);
}
