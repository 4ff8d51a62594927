// What can be done with an offer besides calling: a quote reference for it, and a link to it.
import type { Offer } from "../../flights/offer.ts";
import { usePage } from "../../render/page-context.tsx";
import { ChooseOffer } from "../choose-offer.tsx";
import { offerName } from "../itinerary.tsx";

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
