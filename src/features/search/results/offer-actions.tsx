// What can be done with an offer besides calling: a quote reference for it, a link to it, and its whole cost beside others'.
import type { ComponentProps } from "react";
import type { Offer } from "../../../flights/offers/offer.ts";
import { useFareName } from "../../../flights/views/itinerary-words.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallBackLink } from "../../../ui/call-back-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";

export function OfferActions({ offer, search }: { offer: Offer; search: URLSearchParams }) {
	const { t, href } = usePage();
	const name = useFareName(offer);
	const named = { ...Object.fromEntries(search), offer: offer.id };
	return (
		<>
			<ChooseOffer offer={offer} search={search} />
			<a className="link" href={href("flightResults", {}, named)} rel="nofollow">
				{t("itinerary.link")}
				<span className="sr-only">: {name}</span>
			</a>
			<a className="link" href={href("wholeTrip", {}, named)} rel="nofollow">
				{t("whole.link")}
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
	readonly look?: ComponentProps<typeof Button>["look"];
	/** What the button says; "Choose this trip" without it. */
	readonly label?: string;
}

/** The button that chooses an itinerary: a plain form, which asks for its price now and gives it a reference. */
export function ChooseOffer({ offer, search, look = "primary", label }: ChooseOfferProps) {
	const { t, href } = usePage();
	const name = useFareName(offer);
	const says = label ?? t("choose.button");
	return (
		// Several stand on a page: each is named by what is chosen with it.
		<form method="post" action={href("bookingReview")} aria-label={`${says}: ${name}`}>
			<input type="hidden" name="offer" value={offer.id} />
			<input type="hidden" name="search" value={search.toString()} />
			<Button type="submit" look={look}>
				{says}
				<span className="sr-only">: {name}</span>
			</Button>
		</form>
	);
}
