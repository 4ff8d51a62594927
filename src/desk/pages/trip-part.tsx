// A trip as the caller sees it on their page, with its price and its rules.

import { asBooked, type WayNow } from "../../flights/airline-changes.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { priceParts } from "../../flights/quote.ts";
import { tripName } from "../../flights/trip/trip-name.ts";
import { Included, Terms } from "../../flights/views/itinerary-details.tsx";
import { PriceLines } from "../../flights/views/price-lines.tsx";
import { WaysNow } from "../../flights/views/way-now.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { Part } from "../frame/facts.tsx";

interface TripPartProps {
	/** Where several stand on a page. */
	readonly id?: string;
	readonly heading?: string;
	/** With the total that was agreed to. */
	readonly offer: Offer;
	/** Canonical query string of the search behind it. */
	readonly search: string;
	/** The flights of a booking as they are now. */
	readonly ways?: readonly WayNow[];
	/** It was booked: how it may be paid is no longer the fare's to say. */
	readonly booked?: boolean;
}

export function TripPart({
	offer,
	search,
	ways = asBooked(offer),
	booked = false,
	id = "trip",
	heading,
}: TripPartProps) {
	const page = usePage();
	const { t } = page;
	const { d } = useDesk();
	return (
		<Part id={id} heading={heading ?? d("trip")}>
			{offer.sample && <Badge>{t("sample.badge")}</Badge>}
			<p className="mt-2 font-bold">{tripName({ ...offer, search }, page)}</p>
			<div className="mt-2 grid gap-5">
				<WaysNow ways={ways} />
			</div>
			<div className="mt-4">
				<PriceLines price={priceParts(offer)} travelers={offer.travelers} />
			</div>
			<div className="mt-3 grid gap-1 text-sm">
				<p>{t(`search.cabin.${offer.cabin}`)}</p>
				<Included offer={offer} />
				<Terms offer={offer} booked={booked} />
			</div>
		</Part>
	);
}
