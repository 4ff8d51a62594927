// An itinerary as a row that compares with the next: both directions, bags, the whole price.
import type { ItineraryTexts } from "./itinerary-texts.ts";
import { SliceLine } from "./slice-line.tsx";

interface ItineraryRowProps {
	readonly texts: ItineraryTexts;
	/** The page on which it is open, or closed again where it is; without it, it stands open for good. */
	readonly toggle?: string | undefined;
	readonly open: boolean;
}

export function ItineraryRow({ texts: { sentence, slices, bags, price, terms }, toggle, open }: ItineraryRowProps) {
	const heard = <span className="sr-only">{sentence}</span>;
	return (
		<div className="itinerary-row">
			<h3>
				{toggle === undefined ? (
					heard
				) : (
					<a href={toggle} rel="nofollow" aria-expanded={open}>
						{heard}
					</a>
				)}
			</h3>
			<div className="itinerary-slices">
				{slices.map((slice, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the directions of a trip are never put in another order
					<SliceLine key={index} {...slice} />
				))}
			</div>
			<p className="itinerary-bags">{bags}</p>
			<p className="itinerary-price">
				<strong className="price">{price}</strong> <span>{terms}</span>
			</p>
		</div>
	);
}
