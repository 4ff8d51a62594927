// The trip that is being booked, beside every step: open on a wide screen; on a phone one line with the total, which opens.

import { travelersText } from "../../i18n/travelers.ts";
import { usePage } from "../../page/page-context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { type Quote, totalsOf } from "../quote.ts";
import { tripName } from "../trip/trip-name.ts";
import { PriceLines } from "./price-lines.tsx";
import { useTotal } from "./total.tsx";
import { TripSlices } from "./trip-slices.tsx";

/** A quote without its deadline: before there is a number, nothing holds. */
export type ChosenTrip = Pick<Quote, "slices" | "travelers" | "price" | "sample">;

interface TripSummaryProps {
	readonly trip: ChosenTrip;
	/** Canonical query string of the search behind it. */
	readonly search?: string | undefined;
	/** What the call is about: the quote's number, or the flights. */
	readonly about: string;
}

export function TripSummary({ trip, search, about }: TripSummaryProps) {
	const page = usePage();
	const { t } = page;
	const amount = useTotal();
	const { slices, travelers, price, sample } = trip;
	const { booking, whole } = totalsOf(price);
	const bags = price.bags && `, ${whole ? t("bags.with", { count: price.bags.count }) : t("bags.without")}`;
	return (
		<aside className="trip-summary" aria-label={t("trip.heading")}>
			{/* Closed in the markup; on a wide screen the style sheet shows what is in it for good. */}
			<details>
				<summary>
					<span>
						{t("trip.heading")}
						{bags}
					</span>{" "}
					<strong>{amount(whole ?? booking)}</strong>
				</summary>
				<div className="trip-body">
					<h2>{t("trip.heading")}</h2>
					<p className="font-bold">{tripName({ slices, search }, page)}</p>
					{sample && <Badge>{t("sample.badge")}</Badge>}
					{/* First, since a low window cuts off what comes last. */}
					<PriceLines price={price} travelers={travelers} />
					<CallLink about={about} />
					<TripSlices slices={slices} />
					<p className="trip-small">
						{travelersText(t, travelers)} · {t("trip.bags")}
					</p>
				</div>
			</details>
		</aside>
	);
}
