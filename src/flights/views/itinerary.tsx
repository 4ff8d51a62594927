// One offer as a row of the list, which opens in place into everything else.
import type { ReactNode } from "react";
import { usePage } from "../../page/page-context.tsx";
import type { Offer } from "../offers/offer.ts";
import { ItineraryDetails } from "./itinerary-details.tsx";
import { ItineraryRow } from "./itinerary-row.tsx";
import { type ItineraryTexts, itineraryTexts } from "./itinerary-texts.ts";

interface ItineraryProps {
	readonly offer: Offer;
	/** Others beside it are of other days. */
	readonly dated?: boolean;
	/** The page on which it is open, or closed again where it is; without it, it stands open for good. */
	readonly toggle?: string;
	/** Without it, the row alone is written. */
	readonly open?: boolean;
	/** All fares of its flights, in the order in which they stand when it is open; without them, its own. */
	readonly fares?: readonly Offer[];
	/** Kilograms of CO2 a person that is usual in its search; null where that is not known. */
	readonly usualCo2?: number | null | undefined;
	/** What can be done with a fare once it is open. */
	readonly actions?: (fare: Offer) => ReactNode;
}

export function Itinerary({
	offer,
	fares = [offer],
	dated = false,
	toggle,
	usualCo2,
	actions,
	...state
}: ItineraryProps) {
	const { open = toggle === undefined } = state;
	const texts = itineraryTexts(offer, { dated, fares: fares.length }, usePage());
	return (
		<div className="itinerary">
			<ItineraryRow {...{ texts, toggle, open }} />
			{open && <ItineraryDetails {...{ offer, fares, usualCo2, actions }} />}
		</div>
	);
}

/** The same closed, of nothing but texts. */
export function ClosedItinerary({ texts, toggle }: { texts: ItineraryTexts; toggle: string }) {
	return (
		<div className="itinerary">
			<ItineraryRow texts={texts} toggle={toggle} open={false} />
		</div>
	);
}
