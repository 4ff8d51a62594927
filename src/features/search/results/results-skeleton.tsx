// The list while it is awaited: as many rows as a screen shows, in the places that they will have.
import { ItinerarySkeleton } from "../../../flights/views/skeleton.tsx";
import { Shared } from "../../../page/parts.tsx";

const rows = ["first", "second", "third", "fourth", "fifth", "sixth"];

interface ResultsSkeletonProps {
	readonly slices: number;
	/** Prices of other days will come: none of a trip of several cities. */
	readonly dated: boolean;
}

export function ResultsSkeleton({ slices, dated }: ResultsSkeletonProps) {
	return (
		<Shared by={`results awaited ${slices} ${dated}`}>
			{() => (
				<div>
					<div className="results-bar" data-dated={dated ? "" : undefined} />
					<div className="results-list offers">
						{rows.map((row) => (
							<ItinerarySkeleton key={row} slices={slices} />
						))}
					</div>
				</div>
			)}
		</Shared>
	);
}
