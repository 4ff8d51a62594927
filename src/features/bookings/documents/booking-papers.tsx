// What a confirmation says of passports, visas and children: for the screen; on paper its links would lead nowhere.
import type { Offer } from "../../../flights/offers/offer.ts";
import type { TripDocuments as Documents } from "./find-documents.ts";
import { Minors } from "./minors.tsx";
import { tripCountries } from "./trip-countries.ts";
import { TripDocuments } from "./trip-documents.tsx";

interface BookingPapersProps {
	readonly offer: Offer;
	readonly documents: Documents | undefined;
}

/** Nothing on a domestic trip. */
export function BookingPapers({ offer, documents }: BookingPapersProps) {
	if (tripCountries(offer.slices).length === 0) return null;
	return (
		<div className="review pass-papers mt-6">
			<TripDocuments documents={documents} />
			<Minors {...offer} />
		</div>
	);
}
