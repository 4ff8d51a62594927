// What can be done with an offer besides calling: a quote reference for it, and a link to it.
import type { Offer } from "../../../flights/offers/offer.ts";
import { offerName } from "../../../flights/views/itinerary.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { ChooseOffer } from "./choose-offer.tsx";

export function OfferActions({ offer, search }: { offer: Offer; search: URLSearchParams }) {
	const { t, href, language } = usePage();
	return (
		<>
			<ChooseOffer offer={offer} search={search} />
			<a
				className="link"
				href={href("flightResults", {}, { ...Object.fromEntries(search), offer: offer.id })}
				rel="nofollow"
			>
				{t("itinerary.link")}
				<span className="sr-only">: {offerName(offer, language)}</span>
			</a>
		</>
	);
}
