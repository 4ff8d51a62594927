// The trip as it is agreed to: every flight, what bags it includes, and what changing or canceling it means.

import type { Offer } from "../../../flights/offers/offer.ts";
import { dayRule, dayRuleText } from "../../../flights/trip/day-rule.ts";
import { Included, Terms, Timetable } from "../../../flights/views/itinerary-details.tsx";
import { useTimeAt } from "../../../flights/views/time-at.ts";
import { OtherAirports } from "../../../flights/views/trip-slices.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { ReviewPart } from "../step-of-booking.tsx";

export function ReviewFlights({ offer }: { offer: Offer }) {
	const { t } = usePage();
	return (
		<ReviewPart heading={t("review.flights")}>
			<p className="trip-small">
				{t("pass.local")} {t(`search.cabin.${offer.cabin}`)}.
			</p>
			<OtherAirports slices={offer.slices} />
			{offer.slices.map((slice) => (
				<Timetable key={slice.origin + slice.segments[0]?.departingAt} slice={slice} />
			))}
		</ReviewPart>
	);
}

/** 14 CFR 399.85: the notice, and the allowance as far as it is known. */
export function ReviewBags({ offer }: { offer: Offer }) {
	const { t } = usePage();
	return (
		<ReviewPart heading={t("review.bags")}>
			<Included offer={offer} />
			<p>{t("trip.bags")}</p>
		</ReviewPart>
	);
}

interface ReviewTermsProps {
	readonly offer: Offer;
	/** ISO 8601 in UTC. */
	readonly departsAt: string;
	readonly now: Date;
}

export function ReviewTerms({ offer, departsAt, now }: ReviewTermsProps) {
	const { t } = usePage();
	const tell = useTimeAt(offer);
	const rule = dayRule({ slices: offer.slices, departsAt, bookedAt: null }, now);
	return (
		<ReviewPart heading={t("review.terms")}>
			<Terms offer={offer} />
			<p className="pt-2">{dayRuleText(rule, tell, t)}</p>
			<p>
				{t("day.binds")} {t("review.day.cancel")}
			</p>
		</ReviewPart>
	);
}
