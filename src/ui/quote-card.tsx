// An agent's quote: the journey, the total and what it is made of, until when it holds, and what to do next.
import { headCount, type Quote, totalOf } from "../flights/quote.ts";
import { formatDeadline } from "../i18n/deadline.ts";
import { travelersText } from "../i18n/travelers.ts";
import { usePage } from "../render/page-context.tsx";
import { Badge } from "./badge.tsx";
import { CallLink } from "./call-link.tsx";
import { PriceLines, useMoney } from "./price-lines.tsx";
import { TripSlice } from "./trip-slice.tsx";

interface QuoteCardProps {
	readonly quote: Quote;
	/** The price no longer holds; whoever has the clock says so. */
	readonly expired?: boolean;
}

export function QuoteCard({ quote, expired = false }: QuoteCardProps) {
	const { t, language } = usePage();
	const amount = useMoney();
	const travelers = travelersText(t, quote.travelers);
	const { number, slices, price, holds, sample } = quote;
	const time = formatDeadline(holds.until, holds.zone, language);
	return (
		<article className="card quote" aria-labelledby={`quote-${number}`} data-expired={expired ? "" : undefined}>
			<header className="quote-head">
				<h3 id={`quote-${number}`}>
					{t("quote.number")} <span className="quote-number">{number}</span>
				</h3>
				{expired && <Badge>{t("quote.expired")}</Badge>}
				{sample && <Badge>{t("sample.badge")}</Badge>}
			</header>
			<div className="quote-trip">
				{slices.map((slice) => (
					<TripSlice key={slice.origin + slice.segments[0]?.departingAt} slice={slice} />
				))}
				<p className="trip-small">
					{travelers} · {t("trip.bags")}
				</p>
			</div>
			<div className="quote-price">
				<PriceLines price={price} travelers={headCount(quote.travelers)} />
				<p className="quote-holds">{expired ? t("quote.held", { time }) : t("quote.holds", { time })}</p>
				<CallLink
					about={
						expired ? t("quote.call.expired", { number }) : t("quote.call", { number, price: amount(totalOf(price)) })
					}
				/>
			</div>
			<section className="quote-next">
				<h4>{t("quote.next")}</h4>
				{expired ? (
					<p>{t("quote.next.expired")}</p>
				) : (
					<ol>
						<li>{t("quote.next.call")}</li>
						<li>{t("quote.next.names")}</li>
						<li>{t("quote.next.pay")}</li>
					</ol>
				)}
			</section>
		</article>
	);
}
