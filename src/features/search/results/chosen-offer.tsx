// The itinerary that a shared link names, with the price of now, or what became of it.
import type { OfferAnswer } from "../../../flights/source.ts";
import { Itinerary } from "../../../flights/views/itinerary.tsx";
import { legsOfOffer, TripMap } from "../../../flights/views/trip-map.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OfferActions } from "./offer-actions.tsx";

interface ChosenOfferProps {
	readonly answer: OfferAnswer | { readonly kind: "unknown" };
	readonly search: URLSearchParams;
}

export function ChosenOffer({ answer, search }: ChosenOfferProps) {
	const { t, href } = usePage();
	if (answer.kind === "found") {
		return (
			<section className="mb-8" aria-labelledby="chosen">
				<h2 id="chosen" className="mb-3 text-xl">
					{t("chosen.heading")}
				</h2>
				<Itinerary offer={answer.offer} dated actions={(offer) => <OfferActions offer={offer} search={search} />} />
				<div className="mt-4">
					<TripMap legs={legsOfOffer(answer.offer)} />
				</div>
			</section>
		);
	}
	return (
		<div className="mb-8">
			<Notice tone="problem" heading={t(`chosen.${answer.kind}.heading`)}>
				<p>{t(`chosen.${answer.kind}.text`)}</p>
				<p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
					<a className="link" href={href("flightResults", {}, search)}>
						{t("chosen.again")}
					</a>
					<CallLink />
				</p>
			</Notice>
		</div>
	);
}
