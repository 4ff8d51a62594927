// The payment step: what happens when the booking is sent now and paid by phone; paying by card where that can be done.

import { priceParts, totalsOf } from "../../../flights/quote.ts";
import { useCharged } from "../../../flights/views/pay-means.ts";
import { bookingPrice } from "../../../flights/views/price-rows.ts";
import { useTimeAt } from "../../../flights/views/time-at.ts";
import { useRoughly, useTotal } from "../../../flights/views/total.tsx";
import { blank } from "../../../forms/form.ts";
import { formatPhoneNumber } from "../../../forms/phone.ts";
import type { FormProblem } from "../../../forms/problem.ts";
import { unbroken } from "../../../i18n/plain.ts";
import { usePage } from "../../../page/page-context.tsx";
import { groupReference } from "../../../references/reference.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { CallNote } from "../../../ui/call-note.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FeeLine } from "../../../ui/fee-line.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Booking } from "../booking.ts";
import type { TripDocuments as Documents } from "../documents/find-documents.ts";
import { TripDocuments } from "../documents/trip-documents.tsx";
import { paymentForm } from "../forms/payment-form.ts";
import { payDeadline } from "../pay-deadline.ts";
import { StepNotice } from "../step-notice.tsx";
import { ReviewPart, StepOfBooking } from "../step-of-booking.tsx";

/** Why the page is shown again: back from the card page, cards are off, an old form, a fault of ours. */
export type PaymentNotice = "back" | "off" | "token" | "failed";

interface PaymentViewProps {
	readonly booking: Booking;
	readonly token: string;
	/** The source can keep the seats unpaid. */
	readonly holds: boolean;
	readonly now: Date;
	/** At the review it was not known whether the price still holds. */
	readonly unconfirmed: boolean;
	/** Cards are taken for this booking. */
	readonly cards: boolean;
	readonly documents?: Documents | undefined;
	readonly notice?: PaymentNotice | undefined;
	readonly problems?: readonly FormProblem<"how">[] | undefined;
}

export function PaymentView(props: PaymentViewProps) {
	const { booking, token, holds, now, unconfirmed, cards, documents, notice, problems = [] } = props;
	const page = usePage();
	const { t, href } = page;
	const { summary, control } = useFields(paymentForm, { typed: blank(paymentForm), problems });
	const { id } = control("how");
	const amount = useTotal();
	const [charged, roughly] = [useCharged(), useRoughly()];
	const price = priceParts({ ...booking.offer, total: booking.total });
	const { whole } = bookingPrice(price, booking.offer.travelers, page);
	const key = totalsOf(price).leavesBagsOut ? "pay.lead.withoutBags" : "pay.lead";
	const lead = [
		t(key, { price: amount(booking.total) }),
		whole && `${whole}.`,
		charged(booking.total),
		roughly(booking.total),
	];
	return (
		<StepOfBooking
			current="pay"
			booking={booking}
			heading={cards ? t("pay.heading.choice") : t("pay.heading")}
			lead={lead.filter(Boolean).join(" ")}
			notices={
				<>
					<FormSummary lines={summary} />
					{notice && <PaymentNoticeView notice={notice} />}
					{unconfirmed && (
						<Notice>
							<p>{t("pay.unconfirmed")}</p>
						</Notice>
					)}
				</>
			}
		>
			<FormView
				form={paymentForm}
				method="post"
				action={href("payment", {}, { booking: booking.code })}
				answer={undefined}
				hidden={{ token }}
				className="review-form"
				kept={false}
			>
				<PhonePart booking={booking} holds={holds} now={now} id={id} />
				{cards && (
					<ReviewPart heading={t("pay.card")}>
						<p>{t("pay.card.text")}</p>
						<p>
							<Button type="submit" name="how" value="card" look="quiet">
								{t("pay.card.submit")}
							</Button>
						</p>
					</ReviewPart>
				)}
			</FormView>
			<TripDocuments documents={documents} />
			<ReviewPart heading={t("pay.refund")}>
				<p>{t("pay.refund.text")}</p>
				<FeeLine untold={!booking.offer.fee} />
			</ReviewPart>
		</StepOfBooking>
	);
}

interface PhonePartProps extends Pick<PaymentViewProps, "booking" | "holds" | "now"> {
	/** Of its button, to which the list of problems leads. */
	readonly id: string;
}

function PhonePart({ booking, holds, now, id }: PhonePartProps) {
	const { t } = usePage();
	const tell = useTimeAt(booking.offer);
	const { contact } = booking;
	return (
		<ReviewPart heading={t("pay.phone")}>
			<p>{holds ? t("pay.hold.text") : t("pay.request.text")}</p>
			<p className="font-bold">{payDeadline(booking, { tell, t, now, holds })}</p>
			{holds && <Deadlines booking={booking} />}
			{contact?.callback && <p>{t("pay.callback", { number: unbroken(formatPhoneNumber(contact.phone)) })}</p>}
			<p className="flex flex-wrap gap-3 pt-2">
				<Button type="submit" id={id} name="how" value="phone">
					{holds ? t("pay.submit.hold") : t("pay.submit.request")}
				</Button>
				<CallLink about={t("pass.call", { code: groupReference(booking.code) })} />
			</p>
			<CallNote
				trip={{ ...Object.fromEntries(new URLSearchParams(booking.search)), booking: booking.code }}
				reference={groupReference(booking.code)}
			/>
		</ReviewPart>
	);
}

/** Two things that are often taken for one: until when to pay, and until when at this price. */
function Deadlines({ booking: { offer } }: { booking: Booking }) {
	const { t } = usePage();
	const tell = useTimeAt(offer);
	const { payBy, priceGuaranteedUntil } = offer.payment;
	const told = (until: string | null) => (until ? tell(until) : t("pay.hold.untold"));
	return (
		<>
			<dl>
				<div>
					<dt>{t("pay.hold.deadline")}</dt>
					<dd className="font-bold">{told(payBy)}</dd>
				</div>
				<div>
					<dt>{t("pay.hold.guarantee")}</dt>
					<dd className="font-bold">{told(priceGuaranteedUntil)}</dd>
				</div>
			</dl>
			<p className="trip-small">{t("pay.hold.note")}</p>
		</>
	);
}

export function PaymentNoticeView({ notice }: { notice: PaymentNotice }) {
	switch (notice) {
		case "back":
			return <StepNotice heading="pay.card.back.heading" text="pay.card.back.text" tone="info" />;
		case "off":
			return <StepNotice heading="pay.card.off.heading" text="pay.card.off.text" call />;
		case "token":
			return <StepNotice heading="form.token.heading" text="form.token.text" />;
		case "failed":
			return <StepNotice heading="form.failed.heading" text="form.failed.text" call />;
	}
}
