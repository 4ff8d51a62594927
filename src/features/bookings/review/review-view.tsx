// The review: what was said and chosen, once more in full, the price of now, and what to agree to before it is sent.

import { headCount, priceParts } from "../../../flights/quote.ts";
import { PriceLines, useMoney } from "../../../flights/views/price-lines.tsx";
import { useTimeAt } from "../../../flights/views/time-at.ts";
import type { FieldOf, FormState } from "../../../forms/form.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Booking } from "../booking.ts";
import type { AgreementForm } from "../forms/agreement-form.ts";
import type { PriceNow } from "../price-now.ts";
import { StepNotice } from "../step-notice.tsx";
import { StepOfBooking } from "../step-of-booking.tsx";
import { type Hidden, ReviewForm } from "./review-form.tsx";
import { ReviewPart } from "./review-part.tsx";
import { ReviewPeople } from "./review-people.tsx";
import { ReviewBags, ReviewFlights, ReviewTerms } from "./review-trip.tsx";

/** Why the page is shown again. */
export type ReviewNotice = "token" | "moved" | "edited" | "failed" | "again";

export type AgreementState = FormState<FieldOf<AgreementForm>>;

interface ReviewViewProps extends AgreementState {
	readonly booking: Booking;
	readonly price: PriceNow;
	readonly form: AgreementForm;
	readonly hidden: Hidden;
	readonly now: Date;
	readonly notice?: ReviewNotice;
}

export function ReviewView({ booking, price, form, hidden, now, notice, ...state }: ReviewViewProps) {
	const { t } = usePage();
	const offer = price.kind === "holds" || price.kind === "changed" ? price.offer : booking.offer;
	const { summary, control } = useFields(form, state);
	return (
		<StepOfBooking
			current="review"
			booking={booking}
			offer={offer}
			heading={t("review.booking.heading")}
			lead={t("review.booking.lead")}
			notices={
				<>
					<FormSummary lines={summary} />
					{notice && <ReviewNoticeView notice={notice} />}
					<PriceNotice booking={booking} price={price} />
				</>
			}
		>
			<ReviewPart heading={t("review.price")}>
				<PriceLines price={priceParts(offer)} travelers={headCount(offer.travelers)} />
			</ReviewPart>
			<ReviewFlights offer={offer} />
			<ReviewPeople booking={booking} />
			<ReviewBags offer={offer} />
			<ReviewTerms offer={offer} departsAt={booking.departsAt} now={now} />
			{price.kind !== "gone" && (
				<ReviewForm booking={booking} price={price} form={form} hidden={hidden} control={control} />
			)}
		</StepOfBooking>
	);
}

function ReviewNoticeView({ notice }: { notice: ReviewNotice }) {
	switch (notice) {
		case "token":
			return <StepNotice heading="form.token.heading" text="form.token.text" />;
		case "moved":
			return <StepNotice heading="review.moved.heading" text="review.moved.text" />;
		case "edited":
			return <StepNotice heading="review.edited.heading" text="review.edited.text" />;
		case "failed":
			return <StepNotice heading="form.failed.heading" text="form.failed.text" call />;
		case "again":
			return <StepNotice heading="review.again.heading" text="review.again.text" tone="info" />;
	}
}

/** What the price does, before anything else. One that still holds needs no notice. */
function PriceNotice({ booking: { total, offer, search }, price }: { booking: Booking; price: PriceNow }) {
	const { t, href } = usePage();
	const amount = useMoney();
	const tell = useTimeAt(offer);
	switch (price.kind) {
		case "holds":
			return null;
		case "changed":
			return (
				<Notice tone="problem" heading={t("review.changed.heading", { price: amount(price.offer.total) })}>
					<p>{t("review.changed.text", { before: amount(total), time: tell(offer.seenAt) })}</p>
					<p>{t("review.newest")}</p>
				</Notice>
			);
		case "gone":
			return (
				<Notice tone="problem" heading={t("review.gone.heading")}>
					<p>{t("review.gone.text")}</p>
					<p className="mt-3 flex flex-wrap gap-3">
						<Button href={href("flightResults", {}, new URLSearchParams(search))}>{t("review.search")}</Button>
						<CallLink />
					</p>
				</Notice>
			);
		case "unknown":
			return (
				<Notice heading={t("review.unknown.heading")}>
					<p>
						{t("review.seen", { time: tell(offer.seenAt) })} {t("review.unconfirmed")}
					</p>
				</Notice>
			);
	}
}
