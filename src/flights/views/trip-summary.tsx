// The trip that is being booked, beside every step: open on a wide screen; on a phone one line with the total, which opens.

import { travelersText } from "../../i18n/travelers.ts";
import { usePage } from "../../page/page-context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { headCount, leavesBagsOut, type Quote, totalOf } from "../quote.ts";
import { PriceLines } from "./price-lines.tsx";
import { useTotal } from "./total.tsx";
import { TripSlice } from "./trip-slice.tsx";

/** A quote without its deadline: before there is a number, nothing holds. */
export type ChosenTrip = Pick<Quote, "slices" | "travelers" | "price" | "sample">;

interface TripSummaryProps {
	readonly trip: ChosenTrip;
	/** What the call is about: the quote's number, or the flights. */
	readonly about: string;
}

export function TripSummary({ trip, about }: TripSummaryProps) {
	const { t } = usePage();
	const amount = useTotal();
	const { slices, travelers, price, sample } = trip;
	return (
		<aside className="trip-summary" aria-label={t("trip.heading")}>
			{/* Closed in the markup; on a wide screen the style sheet shows what is in it for good. */}
			<details>
				<summary>
					<span>
						{t("trip.heading")}
						{leavesBagsOut(price) && `, ${t("bags.without")}`}
					</span>{" "}
					<strong>{amount(totalOf(price))}</strong>
				</summary>
				<div className="trip-body">
					<h2>{t("trip.heading")}</h2>
					{sample && <Badge>{t("sample.badge")}</Badge>}
					{/* First, since a low window cuts off what comes last. */}
					<PriceLines price={price} travelers={headCount(travelers)} />
					<CallLink about={about} />
					{slices.map((slice) => (
						<TripSlice key={slice.origin + slice.segments[0]?.departingAt} slice={slice} />
					))}
					<p className="trip-small">
						{travelersText(t, travelers)} · {t("trip.bags")}
					</p>
				</div>
			</details>
		</aside>
	);
}
