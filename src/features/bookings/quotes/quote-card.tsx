// A quote: the trip, the total and what it is made of, whether or until when it holds, and what to do next.

import type { ReactNode } from "react";
import { type Quote, totalsOf } from "../../../flights/quote.ts";
import { usePayMeans } from "../../../flights/views/pay-means.ts";
import { PriceLines } from "../../../flights/views/price-lines.tsx";
import { useTotal } from "../../../flights/views/total.tsx";
import { TripSlices } from "../../../flights/views/trip-slices.tsx";
import { travelersText } from "../../../i18n/travelers.ts";
import type { Query } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { formatDeadline } from "../../../places/deadline.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { CallNote } from "../../../ui/call-note.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FeeLine } from "../../../ui/fee-line.tsx";

interface QuoteCardProps {
	readonly quote: Quote;
	/** The price no longer holds, or the trip is no longer sold; the caller, who knows the time, says so. */
	readonly expired?: boolean;
	/** How the number is said on the phone: "K as in kilo, …". */
	readonly spoken?: string;
	/** What is known of the price now, where nobody holds it. */
	readonly priceNote?: ReactNode;
	/** Where it can be booked without a call. */
	readonly bookHref?: string | undefined;
	/** The same, as parameters of a link: for who asks to be called. */
	readonly trip?: Query;
	/** The level of the heading, by its place in the page. */
	readonly level?: 2 | 3;
	/** More about the trip, below it. */
	readonly children?: ReactNode;
}

export function QuoteCard(props: QuoteCardProps) {
	const { quote, expired = false, spoken, priceNote, bookHref, trip, level = 3, children } = props;
	const { t } = usePage();
	const { number, slices, sample, holds } = quote;
	// Its groups stand apart, and a name is pointed to by an id without a space.
	const id = `quote-${number.replaceAll(" ", "")}`;
	const [Heading, NextHeading] = level === 2 ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
	return (
		<article className="card quote" aria-labelledby={id} data-expired={expired ? "" : undefined}>
			<header className="quote-head">
				<Heading id={id}>
					{`${t("quote.number")} `}
					<span className="quote-number">{number}</span>
				</Heading>
				{expired && <Badge>{holds ? t("quote.expired") : t("quote.gone")}</Badge>}
				{sample && <Badge>{t("sample.badge")}</Badge>}
				{spoken && <p className="quote-spoken">{t("quote.spoken", { spelling: spoken })}</p>}
			</header>
			<div className="quote-trip">
				<TripSlices slices={slices} />
				<p className="trip-small">
					{travelersText(t, quote.travelers)} · {t("trip.bags")}
				</p>
				{children}
			</div>
			<QuotePrice quote={quote} expired={expired} note={priceNote} bookHref={bookHref} trip={trip} />
			<section className="quote-next">
				<NextHeading>{t("quote.next")}</NextHeading>
				{expired ? (
					<p>{t("quote.next.expired")}</p>
				) : (
					<>
						{bookHref && (
							<>
								<p>{t("quote.next.book")}</p>
								<p>{t("quote.next.orCall")}</p>
							</>
						)}
						<ol>
							<li>{t("quote.next.call")}</li>
							<li>{t("quote.next.names")}</li>
							<li>{t("quote.next.pay")}</li>
						</ol>
					</>
				)}
			</section>
		</article>
	);
}

interface QuotePriceProps {
	readonly quote: Quote;
	readonly expired: boolean;
	readonly note: ReactNode;
	readonly bookHref: string | undefined;
	readonly trip: Query | undefined;
}

function QuotePrice({ quote: { number, price, travelers, holds }, expired, note, bookHref, trip }: QuotePriceProps) {
	const { t, language } = usePage();
	const amount = useTotal();
	const means = usePayMeans();
	const { booking, whole } = totalsOf(price);
	const time = holds && formatDeadline(holds.until, holds.zone, language);
	return (
		<div className="quote-price">
			<PriceLines price={price} travelers={travelers} />
			{time && <p className="quote-holds">{expired ? t("quote.held", { time }) : t("quote.holds", { time })}</p>}
			{note && <div className="quote-holds">{note}</div>}
			{!expired && <p className="trip-small">{means}</p>}
			{!expired && <FeeLine className="trip-small mb-3" untold={price.fee === null} />}
			{bookHref && (
				<Button href={bookHref} className="mb-3 w-full">
					{t("quote.book")}
				</Button>
			)}
			<CallLink about={expired ? t("quote.call.expired") : t("quote.call.price", { price: amount(whole ?? booking) })}>
				{t("quote.call", { number })}
			</CallLink>
			<CallNote {...(trip && { trip })} reference={number} />
		</div>
	);
}
