// The list while it is awaited: as many rows as a screen shows, in the places that they will have.
import { ItinerarySkeleton } from "../../../flights/views/skeleton.tsx";
import { Shared } from "../../../page/parts.tsx";

const rows = ["first", "second", "third", "fourth", "fifth", "sixth"];

export function ResultsSkeleton({ slices }: { slices: number }) {
	return (
		<Shared by={`results awaited ${slices}`}>
			{() => (
				<div>
					<div className="results-bar" />
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
