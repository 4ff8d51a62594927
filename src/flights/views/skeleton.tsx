// The shape of what is still loading, in the layout that it will have; hidden from screen readers.

/** A stretch of text as long as so many figures: figure spaces have a width and show nothing. */
function Bone({ figures, place = "" }: { figures: number; place?: string }) {
	return <span className={`bone ${place}`.trim()}>{"\u2007".repeat(figures)}</span>;
}

/** A row of the list (itinerary.tsx) before it is known. */
export function ItinerarySkeleton({ slices = 1 }: { slices?: number }) {
	return (
		<div className="itinerary skeleton" aria-hidden="true">
			<div className="itinerary-row">
				<div className="itinerary-slices">
					{Array.from({ length: slices }, (_, index) => `slice ${index + 1}`).map((name) => (
						<p key={name} className="slice">
							<Bone place="slice-times" figures={12} />
							<Bone place="slice-long" figures={6} />
							<Bone place="slice-how" figures={18} />
						</p>
					))}
				</div>
				<p className="itinerary-bags">
					<Bone figures={9} />
					<Bone figures={11} />
				</p>
				<p className="itinerary-price">
					<Bone place="price" figures={5} />
					<Bone figures={4} />
				</p>
			</div>
		</div>
	);
}
