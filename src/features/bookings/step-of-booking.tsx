// A step of a booking that has a code: the steps behind it lead back, and its trip stands beside.
import type { ComponentProps, ReactNode } from "react";
import type { Offer } from "../../flights/offers/offer.ts";
import { priceParts } from "../../flights/quote.ts";
import { TripSummary } from "../../flights/views/trip-summary.tsx";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { SampleNotice } from "../../ui/notice.tsx";
import type { Booking } from "./booking.ts";
import { FunnelStep, type FunnelStepId } from "./funnel-step.tsx";

interface StepOfBookingProps extends Omit<ComponentProps<typeof FunnelStep>, "summary" | "hrefOf"> {
	readonly booking: Booking;
	/** The offer with the current price, where that differs from the booking's. */
	readonly offer?: Offer;
	/** What has to be known before anything else: a list of errors, why the page is shown again. */
	readonly notices?: ReactNode;
}

export function StepOfBooking({ booking, offer = booking.offer, notices, children, ...step }: StepOfBookingProps) {
	const { t, href } = usePage();
	const query = { booking: booking.code };
	const links: Partial<Record<FunnelStepId, string>> = {
		search: href("flightResults", {}, new URLSearchParams(booking.search)),
		passengers: href("passengerDetails", {}, query),
		review: href("bookingReview", {}, query),
	};
	const trip = { slices: offer.slices, travelers: offer.travelers, price: priceParts(offer), sample: offer.sample };
	return (
		<div className="wrap py-8">
			<FunnelStep
				{...step}
				hrefOf={(id) => links[id]}
				summary={
					<TripSummary
						trip={trip}
						search={booking.search}
						about={t("pass.call", { code: groupReference(booking.code) })}
					/>
				}
			>
				<div className="review">
					{notices}
					{offer.sample && <SampleNotice />}
					{children}
				</div>
			</FunnelStep>
		</div>
	);
}

/** One part of what is looked over, under its name. */
export function ReviewPart({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section className="review-part">
			<h2>{heading}</h2>
			{children}
		</section>
	);
}
