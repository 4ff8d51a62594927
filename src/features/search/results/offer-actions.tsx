// What can be done with an offer besides calling: a quote reference for it, and a link to it.
import type { Offer } from "../../../flights/offers/offer.ts";
import { useFareName } from "../../../flights/views/itinerary-words.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallBackLink } from "../../../ui/call-back-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";

export function OfferActions({ offer, search }: { offer: Offer; search: URLSearchParams }) {
	const { t, href } = usePage();
	const name = useFareName(offer);
	return (
		<>
			<ChooseOffer offer={offer} search={search} />
			<a
				className="link"
				href={href("flightResults", {}, { ...Object.fromEntries(search), offer: offer.id })}
				rel="nofollow"
			>
				{t("itinerary.link")}
				<span className="sr-only">: {name}</span>
			</a>
			<CallBackLink trip={search} />
		</>
	);
}

interface ChooseOfferProps {
	readonly offer: Offer;
	/** The search that found it, so that the same search stays one tap away. */
	readonly search: URLSearchParams;
}

/** The button that chooses an itinerary: a plain form, which asks for its price now and gives it a reference. */
export function ChooseOffer({ offer, search }: ChooseOfferProps) {
	const { t, href } = usePage();
	const name = useFareName(offer);
	return (
		<form method="post" action={href("bookingReview")}>
			<input type="hidden" name="offer" value={offer.id} />
			<input type="hidden" name="search" value={search.toString()} />
			<Button type="submit">
				{t("choose.button")}
				<span className="sr-only">: {name}</span>
			</Button>
		</form>
	);
}
