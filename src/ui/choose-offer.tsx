// The button that chooses an itinerary: a plain form, which asks for its price now and gives it a reference.
import type { Offer } from "../flights/offer.ts";
import { usePage } from "../render/page-context.tsx";
import { Button } from "./controls/button.tsx";
import { offerName } from "./itinerary.tsx";

interface ChooseOfferProps {
	readonly offer: Offer;
	/** The search that found it, so that the same search stays one tap away. */
	readonly search: URLSearchParams;
}

export function ChooseOffer({ offer, search }: ChooseOfferProps) {
	const { t, language, href } = usePage();
	return (
		<form method="post" action={href("bookingReview")}>
			<input type="hidden" name="offer" value={offer.id} />
			<input type="hidden" name="search" value={search.toString()} />
			<Button type="submit">
				{t("choose.button")}
				<span className="sr-only">: {offerName(offer, language)}</span>
			</Button>
		</form>
	);
}
