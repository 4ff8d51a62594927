// A chosen trip on its own page: what its price is now, the reference as it is said, the trip, the terms, the call.

import type { ReactElement } from "react";
import { type PriceParts, priceParts } from "../../../flights/quote.ts";
import { tripCities } from "../../../flights/trip/trip-name.ts";
import { Included, Terms } from "../../../flights/views/itinerary-details.tsx";
import { useSeenAt } from "../../../flights/views/time-at.ts";
import { useTotal } from "../../../flights/views/total.tsx";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { pageText } from "../../../page/page-text.ts";
import { groupReference, spellReference } from "../../../references/reference.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice, SampleNotice } from "../../../ui/notice.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import type { TripDocuments as Documents } from "../documents/find-documents.ts";
import { TripDocuments } from "../documents/trip-documents.tsx";
import { QuoteCard } from "./quote-card.tsx";
import type { StoredQuote } from "./quotes.ts";

interface QuoteViewProps {
	readonly quote: StoredQuote;
	/** The site can take bookings. */
	readonly bookable: boolean;
	readonly documents?: Documents | undefined;
	/** What is shared with an agent on the phone: first of all once it is, else the way to it. */
	/** It was accepted as a proposal just now. */
	readonly accepted?: boolean;
	readonly screen?: { readonly view: ReactElement; readonly on: boolean } | undefined;
}

export function QuoteView({ quote, bookable, documents, screen, accepted }: QuoteViewProps) {
	const page = usePage();
	const { t, href, language } = page;
	const { code, offer, search, expiresAt, checked } = quote;
	const tell = useSeenAt(offer.slices);
	const card = {
		number: groupReference(code),
		slices: offer.slices,
		travelers: offer.travelers,
		price: priceOf(quote),
		holds: null,
		sample: offer.sample,
	};
	const bookHref = bookable && checked.state !== "gone" ? href("passengerDetails", {}, { quote: code }) : undefined;
	return (
		<div className="wrap py-8">
			<PageHead
				heading={t("review.heading", { city: tripCities({ ...offer, search }, language).to })}
				lead={t("review.lead", { time: tell(expiresAt) })}
			/>
			<div className="mt-6 grid gap-5">
				{accepted && <AcceptedNotice bookHref={bookHref} />}
				{screen?.on && screen.view}
				<PriceNotice quote={quote} />
				{offer.sample && <SampleNotice />}
				<QuoteCard
					quote={card}
					level={2}
					expired={checked.state === "gone"}
					spoken={spellReference(code, language)}
					bookHref={bookHref}
					trip={{ ...Object.fromEntries(new URLSearchParams(search)), quote: code }}
					priceNote={<PriceNote quote={quote} />}
				>
					<div className="grid gap-1 text-sm">
						<p>{t(`search.cabin.${offer.cabin}`)}</p>
						<Included offer={offer} />
						<Terms offer={offer} />
					</div>
				</QuoteCard>
				{screen && !screen.on && screen.view}
				<TripDocuments documents={documents} />
				<p className="screen-only flex flex-wrap gap-x-6">
					<a className="link py-2.5" href={href("flightResults", {}, new URLSearchParams(search))}>
						{t("review.search")}
					</a>
					<a className="link py-2.5" href={href("bookingReview")}>
						{t("review.other")}
					</a>
					<a className="link py-2.5" href={href("termsOfService")}>
						{pageText("name", "termsOfService", page)}
					</a>
				</p>
			</div>
		</div>
	);
}

/** What was agreed to is this trip, and what is left to do is to book it. */
function AcceptedNotice({ bookHref }: { readonly bookHref: string | undefined }) {
	const { t } = usePage();
	return (
		<Notice heading={t("proposal.accepted.heading")} focused>
			<p>{t("review.accepted.text")}</p>
			{bookHref && (
				<p className="mt-3">
					<Button href={bookHref}>{t("proposal.accepted.go")}</Button>
				</p>
			)}
		</Notice>
	);
}

/** The parts are known of the price that was chosen; of a later one, only the total. */
function priceOf({ offer, seen, checked }: StoredQuote): PriceParts {
	return priceParts(checked.state === "changed" ? { ...offer, total: seen.total, fare: undefined } : offer);
}

/** What is no longer as it was, before anything else. A price that still holds needs no notice. */
function PriceNotice({ quote: { offer, seen, checked, search } }: { quote: StoredQuote }) {
	const { t, href } = usePage();
	const tell = useSeenAt(offer.slices);
	const amount = useTotal();
	switch (checked.state) {
		case "holds":
			return null;
		case "changed":
			return (
				<Notice tone="problem" heading={t("review.changed.heading", { price: amount(seen.total) })}>
					<p>{t("review.changed.text", { before: amount(offer.total), time: tell(offer.seenAt) })}</p>
				</Notice>
			);
		case "gone":
			return (
				<Notice tone="problem" heading={t("review.gone.heading")}>
					<p>
						{t("review.gone.text")}{" "}
						<a className="link py-2.5" href={href("flightResults", {}, new URLSearchParams(search))}>
							{t("review.search")}
						</a>
					</p>
				</Notice>
			);
		case "unknown":
			return (
				<Notice heading={t("review.unknown.heading")}>
					<p>{t("review.unknown.text", { time: tell(seen.at) })}</p>
				</Notice>
			);
	}
}

/** Says beside the price when it was seen. */
function PriceNote({ quote: { offer, seen, checked, createdAt } }: { quote: StoredQuote }) {
	const { t } = usePage();
	const tell = useSeenAt(offer.slices);
	const answered = checked.state === "holds" || checked.state === "changed";
	return (
		<>
			{checked.state === "holds" && checked.at !== createdAt && <p>{t("review.holds")}</p>}
			<p>{answered ? t("review.checked", { time: tell(checked.at) }) : t("review.seen", { time: tell(seen.at) })}</p>
			{checked.state !== "gone" && <p className="trip-small">{t("quote.unheld")}</p>}
		</>
	);
}

const failures = {
	/** The source no longer has the itinerary. */
	gone: ["choose.gone.heading", "choose.gone.text"],
	/** It did not answer. */
	failed: ["choose.failed.heading", "choose.failed.text"],
	/** The reference could not be written down. */
	down: ["trip.down.heading", "choose.down.text"],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

export type ChoiceFailure = keyof typeof failures;

interface ChoiceFailedProps {
	readonly why: ChoiceFailure;
	readonly search: URLSearchParams | undefined;
}

/** Instead of a reference: why there is none, and the same search one tap away. */
export function ChoiceFailed({ why, search }: ChoiceFailedProps) {
	const { t, href } = usePage();
	const [heading, text] = failures[why];
	return (
		<div className="wrap py-8">
			<PageHead heading={t(heading)} lead={t(text)} />
			<p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button href={href("flightResults", {}, search)}>{t(search ? "review.search" : "results.none.again")}</Button>
				<CallLink />
			</p>
		</div>
	);
}
