// The shape of what is still loading, in the layout that it will have; hidden from screen readers.

/** A stretch of text as long as so many figures: figure spaces have a width and show nothing. */
function Bone({ figures }: { figures: number }) {
	return <span className="bone">{"\u2007".repeat(figures)}</span>;
}

/** Lines of text; each number is a line's length in figures. */
export function SkeletonLines({ lines = [28, 34, 22] }: { lines?: readonly number[] }) {
	return (
		<div className="skeleton" aria-hidden="true">
			{lines.map((figures, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart, and never move
				<p key={index}>
					<Bone figures={figures} />
				</p>
			))}
		</div>
	);
}

/** A row of the list (itinerary.tsx) before it is known. */
export function ItinerarySkeleton({ slices = 1 }: { slices?: number }) {
	return (
		<div className="itinerary skeleton" aria-hidden="true">
			<div className="itinerary-row">
				<div className="itinerary-slices">
					{Array.from({ length: slices }, (_, index) => `slice ${index + 1}`).map((name) => (
						<p key={name} className="leg">
							<span className="leg-times">
								<Bone figures={12} />
							</span>
							<span className="leg-long">
								<Bone figures={6} />
							</span>
							<span className="leg-how">
								<Bone figures={18} />
							</span>
						</p>
					))}
				</div>
				<p className="itinerary-bags">
					<span>
						<Bone figures={9} />
					</span>
					<span>
						<Bone figures={11} />
					</span>
				</p>
				<p className="itinerary-price">
					<strong className="price">
						<Bone figures={5} />
					</strong>
					<span>
						<Bone figures={4} />
					</span>
				</p>
			</div>
		</div>
	);
}
