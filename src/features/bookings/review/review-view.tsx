// The review: what was said and chosen, once more in full, the price of now, and what to agree to before it is sent.

import type { ReactNode } from "react";
import { priceParts } from "../../../flights/quote.ts";
import { PriceLines } from "../../../flights/views/price-lines.tsx";
import { useSeenAt } from "../../../flights/views/time-at.ts";
import { useTotal } from "../../../flights/views/total.tsx";
import type { FieldOf, FormState } from "../../../forms/form.ts";
import { formatPhoneWithCountry } from "../../../forms/phone.ts";
import { formatDay } from "../../../i18n/formats.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { pageText } from "../../../page/page-text.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FeeLine } from "../../../ui/fee-line.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView, watched } from "../../../ui/form/form-view.tsx";
import { type Fields, useFields } from "../../../ui/form/use-fields.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Booking, Passenger, PassengerKind } from "../booking.ts";
import type { AgreementForm } from "../forms/agreement-form.ts";
import { passengerFormId, travelersField } from "../passengers/form/passenger-form.ts";
import type { PriceNow } from "../price-now.ts";
import { StepNotice } from "../step-notice.tsx";
import { ReviewPart, StepOfBooking } from "../step-of-booking.tsx";
import { ReviewBags, ReviewFlights, ReviewTerms } from "./review-trip.tsx";

/** Who travels, as it was typed, and how they are reached; with the way to change both. */
const kinds = {
	adult: "review.kind.adult",
	child: "review.kind.child",
	infant: "review.kind.infant",
} as const satisfies Record<PassengerKind, MessageKey>;

function ReviewPeople({ booking: { code, passengers, contact, offer } }: { booking: Booking }) {
	const { t, href, language } = usePage();
	return (
		<>
			<ReviewPart heading={t("review.passengers")}>
				<p>{t("review.passengers.text")}</p>
				{/* They are saved: what the tab kept of them is dropped. */}
				<ul {...watched(passengerFormId, travelersField(offer.travelers))}>
					{passengers.map((passenger, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page
						<Person key={index} {...passenger} />
					))}
				</ul>
				<p className="screen-only">
					<a className="link inline-flex min-h-11 items-center" href={href("passengerDetails", {}, { booking: code })}>
						{t("review.passengers.edit")}
					</a>
				</p>
			</ReviewPart>
			{contact && (
				<ReviewPart heading={t("review.contact")}>
					<p className="wrap-anywhere">{contact.email}</p>
					<p>{formatPhoneWithCountry(contact.phone, language)}</p>
					<p>{contact.callback ? t("review.callback") : t("review.callback.no")}</p>
				</ReviewPart>
			)}
		</>
	);
}

function Person({ kind, givenName, familyName, bornOn, gender, knownTravelerNumber, redressNumber }: Passenger) {
	const { t, language } = usePage();
	const facts = [
		t(kinds[kind]),
		t("review.born", { date: formatDay(bornOn, language, "longDay") }),
		gender === "f" ? t("review.gender.f") : t("review.gender.m"),
		...(knownTravelerNumber ? [t("review.known", { number: knownTravelerNumber })] : []),
		...(redressNumber ? [t("review.redress", { number: redressNumber })] : []),
	];
	return (
		<li>
			<strong className="wrap-anywhere">{`${givenName} ${familyName}`}</strong>
			<br />
			<span className="trip-small">{facts.join(" · ")}</span>
		</li>
	);
}

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
				<PriceLines price={priceParts(offer)} travelers={offer.travelers} />
				<FeeLine className="trip-small" untold={!offer.fee} />
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
	const amount = useTotal();
	const tell = useSeenAt(offer.slices);
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

/** Hidden fields: the form's token, the price that it showed, and a hash of the passengers that it showed. */
interface Hidden extends Readonly<Record<string, string>> {
	readonly token: string;
	readonly price: string;
	readonly seen: string;
}

interface ReviewFormProps extends Pick<Fields<FieldOf<AgreementForm>>, "control"> {
	readonly booking: Booking;
	readonly price: PriceNow;
	readonly form: AgreementForm;
	readonly hidden: Hidden;
}

/** An agreement is given anew each time, and for this price: only a change of language takes its ticks along. */
function ReviewForm({ booking, price, form, hidden, control }: ReviewFormProps) {
	const page = usePage();
	const { t, href } = page;
	const query = { booking: booking.code };
	return (
		<FormView
			form={form}
			method="post"
			action={href("bookingReview", {}, query)}
			answer={undefined}
			hidden={hidden}
			className="review-form"
			of={hidden.price}
			kept={false}
		>
			<ReviewPart heading={t("review.hazmat")}>
				<p>{t("review.hazmat.text")}</p>
				<Outside href="https://www.faa.gov/hazmat/packsafe">{t("review.hazmat.link")}</Outside>
				<CheckField {...control("hazmat")} fleeting />
			</ReviewPart>
			<ReviewPart heading={t("review.ours")}>
				<Outside href={href("termsOfService")}>{pageText("name", "termsOfService", page)}</Outside>
				<CheckField {...control("terms")} fleeting />
				{price.kind === "changed" && <CheckField {...control("accept")} fleeting />}
			</ReviewPart>
			<p>
				<Button type="submit">{t("review.submit")}</Button>
			</p>
		</FormView>
	);
}

/** Opens beside the form, which would lose its ticks. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
	return (
		<p>
			<a className="link inline-flex min-h-11 items-center" href={href} target="_blank" rel="noopener">
				{children}
			</a>
		</p>
	);
}
