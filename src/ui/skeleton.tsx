// The shape of what is still loading, in the layout that it will have; hidden from screen readers.
import { FlightArc } from "./flight-arc.tsx";

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

/** An itinerary card (itinerary.tsx) before it is known. */
export function ItinerarySkeleton({ slices = 1 }: { slices?: number }) {
	return (
		<div className="card itinerary skeleton" aria-hidden="true">
			<div className="itinerary-slices">
				{Array.from({ length: slices }, (_, index) => `slice ${index + 1}`).map((name) => (
					<div key={name}>
						<p className="slice-carrier">
							<Bone figures={3} />
							<Bone figures={20} />
						</p>
						<div className="slice">
							<Point />
							<p className="slice-middle">
								<Bone figures={7} />
								<FlightArc stops={0} />
								<Bone figures={6} />
							</p>
							<Point />
						</div>
					</div>
				))}
				<p className="text-sm">
					<Bone figures={24} />
				</p>
			</div>
			<div className="itinerary-price">
				<p>
					<strong className="price">
						<Bone figures={5} />
					</strong>{" "}
					<span className="text-sm">
						<Bone figures={12} />
					</span>
				</p>
				<span className="bone bone-button">{"\u2007".repeat(14)}</span>
			</div>
		</div>
	);
}

function Point() {
	return (
		<p className="slice-point">
			<time>
				<Bone figures={6} />
			</time>
			<span className="airport-code">
				<Bone figures={3} />
			</span>
			<span className="slice-city text-sm">
				<Bone figures={7} />
			</span>
		</p>
	);
}
