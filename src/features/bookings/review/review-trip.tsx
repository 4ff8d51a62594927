// The trip as it is agreed to: every flight, what bags it includes, and what changing or canceling it means.

import type { Offer } from "../../../flights/offers/offer.ts";
import { freeCancellation } from "../../../flights/trip/free-cancellation.ts";
import { Included, Terms, Timetable } from "../../../flights/views/itinerary-details.tsx";
import { useTimeAt } from "../../../flights/views/time-at.ts";
import { usePage } from "../../../page/page-context.tsx";
import { findAirport } from "../../../places/airports.ts";
import { ruledBy } from "../../../places/united-states.ts";
import { ReviewPart } from "../step-of-booking.tsx";

export function ReviewFlights({ offer }: { offer: Offer }) {
	const { t } = usePage();
	return (
		<ReviewPart heading={t("review.flights")}>
			<p className="trip-small">
				{t("pass.local")} {t(`search.cabin.${offer.cabin}`)}.
			</p>
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
	return (
		<ReviewPart heading={t("review.terms")}>
			<Terms offer={offer} />
			<h3 className="pt-2 font-bold">{t("review.day")}</h3>
			<p>{useDayRule(offer, departsAt, now)}</p>
			<p>{t("review.day.binds")}</p>
		</ReviewPart>
	);
}

/** The rule is for flights to, from and within the United States. */
export function useDayRule(offer: Offer, departsAt: string, now: Date): string {
	const { t } = usePage();
	const tell = useTimeAt(offer);
	const codes = offer.slices.flatMap(({ segments }) => segments.flatMap((one) => [one.origin, one.destination]));
	if (!codes.some((code) => ruledBy(findAirport(code)?.country ?? "US") === "US")) return t("review.day.abroad");
	const rule = freeCancellation({ bookedAt: now.toISOString(), departsAt });
	return rule.applies ? t("review.day.applies", { time: tell(rule.until) }) : t("review.day.late");
}
