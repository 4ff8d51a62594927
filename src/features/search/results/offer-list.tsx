// The offers of a search in two lists: those that are shown at once, and the rest a tap away; what a filter hides is there, but hidden.
import { shownAtOnce } from "../../../flights/offers/arrange.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { Itinerary } from "../../../flights/views/itinerary.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { OfferActions } from "./offer-actions.tsx";

interface OfferListProps {
	readonly offers: readonly Offer[];
	/** Indices in order; the others are hidden. */
	readonly shown: readonly number[];
	readonly hidden: readonly number[];
	readonly search: URLSearchParams;
}

export function OfferList({ offers, shown, hidden, search }: OfferListProps) {
	const { t } = usePage();
	const rest = shown.slice(shownAtOnce);
	const item = (index: number, isHidden = false) => {
		const offer = offers[index];
		return (
			offer && (
				<li key={offer.id} data-offer={index} hidden={isHidden}>
					<Itinerary offer={offer}>
						<OfferActions offer={offer} search={search} />
					</Itinerary>
				</li>
			)
		);
	};
	return (
		<>
			<ol className="offers" data-first="">
				{shown.slice(0, shownAtOnce).map((index) => item(index))}
			</ol>
			<details className="mt-5" data-more="" hidden={rest.length === 0}>
				<summary className="link inline-block py-2">
					{t("results.more.label")} <span data-more-count="">{rest.length}</span>
				</summary>
				<ol className="offers" data-rest="">
					{rest.map((index) => item(index))}
					{hidden.map((index) => item(index, true))}
				</ol>
			</details>
		</>
	);
}
