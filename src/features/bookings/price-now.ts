// What a booking's trip costs at this moment, and how long a review of it may stand.

import { askedWith } from "../../flights/offers/bags.ts";
import { type Offer, sameFlights } from "../../flights/offers/offer.ts";
import { askOffer, type FareSource } from "../../flights/source.ts";
import { sameMoney } from "../../money/money.ts";
import { hourMs } from "../../time/iso-date.ts";
import type { Booking } from "./booking.ts";

const deadlineMs = 8_000;
const reviewHours = 1;

export type PriceNow =
	/** The price is that of the booking, or it has changed; the offer is what the source gives now. */
	| { readonly kind: "holds" | "changed"; readonly offer: Offer }
	/** No longer sold, or with other flights than the ones that were chosen. */
	| { readonly kind: "gone" }
	/** The source did not answer, or there is none: an agent confirms the price. `failure` is for the log. */
	| { readonly kind: "unknown"; readonly failure?: string };

/** Never throws, and answers in time, whatever the source does. */
export async function askPriceNow(
	{ offer, total }: Pick<Booking, "offer" | "total">,
	fares: FareSource | undefined,
	limitMs = deadlineMs,
): Promise<PriceNow> {
	// An id means something only to the source that gave it.
	if (fares?.name !== offer.source) return { kind: "unknown" };
	try {
		const answer = await askOffer(fares, offer.id, limitMs);
		if (answer.kind === "gone" || !sameFlights(answer.offer, offer)) return { kind: "gone" };
		const now = askedWith(answer.offer, offer.bagsAsked ?? 0);
		return { kind: sameMoney(now.total, total) ? "holds" : "changed", offer: now };
	} catch (error) {
		return { kind: "unknown", failure: String(error) };
	}
}

/**
 * Must the price be looked at again before anything is sent? After an hour, and once the source no longer answers for
 * the offer; but not where it had ended before the review, which then said that the price could not be confirmed.
 */
export function isReviewStale({ reviewedAt, offer }: Pick<Booking, "reviewedAt" | "offer">, now: Date): boolean {
	if (reviewedAt === null) return true;
	const reviewed = Date.parse(reviewedAt);
	const ends = offer.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(offer.expiresAt);
	return now.getTime() - reviewed > reviewHours * hourMs || (ends <= now.getTime() && reviewed < ends);
}
