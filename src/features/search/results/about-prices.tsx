// What holds for every price of the list: above it in one line, below it in full, with how old it is and how to hear of a lower one.

import type { Offer } from "../../../flights/offers/offer.ts";
import type { PriceInsight } from "../../../flights/price-insight.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { hourValueMinor, stopValueMinor } from "../../../flights/ranking.ts";
import { AlertLink } from "../../../flights/views/alert-link.tsx";
import { usePayMeans } from "../../../flights/views/pay-means.ts";
import { useSeenAt } from "../../../flights/views/time-at.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatTrimmedMoney, type Money } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Shared } from "../../../page/parts.tsx";
import { CallBackLink } from "../../../ui/call-back-link.tsx";
import { CallNote } from "../../../ui/call-note.tsx";
import { FeeLine } from "../../../ui/fee-line.tsx";
import { Notice, SampleNotice } from "../../../ui/notice.tsx";
import { InsightTerms } from "../insight/insight-line.tsx";

interface AboutPricesProps {
	/** Any of the list: they were seen together. */
	readonly offer: Offer;
	readonly query: FlightQuery;
	/** The query as canonical parameters. */
	readonly search: URLSearchParams;
	readonly insight?: PriceInsight | undefined;
}

/** "For 2, with our fee ($40) · sample data": which bags are in it, each row says. */
export function PricesInBrief({ offer: { fee, sample }, query }: Pick<AboutPricesProps, "offer" | "query">) {
	const { t } = usePage();
	const short = useShortMoney();
	const count = headCount(query);
	return (
		<p className="in-brief text-muted">
			{fee ? t("results.for.fee", { count, fee: short(fee) }) : t("results.for", { count })}
			{sample && (
				<>
					{" · "}
					<strong className="text-ink">{t("sample.badge")}</strong>
				</>
			)}
		</p>
	);
}

/** Amounts without cents where they have none. */
function useShortMoney(): (amount: Money) => string {
	const { money } = languages[usePage().language];
	return (amount) => formatTrimmedMoney(amount, money);
}

/** Hidden until the list's script finds it old. */
export function StaleNotice() {
	return (
		<Shared by="stale results" holes={[useRefreshLink()]}>
			{(link = "") => <Stale link={link} />}
		</Shared>
	);
}

function Stale({ link }: { link: string }) {
	const { t } = usePage();
	return (
		<div data-stale="" hidden>
			<Notice tone="problem" heading={t("results.stale.heading")}>
				<p>
					<RefreshLink link={link} />
				</p>
			</Notice>
		</div>
	);
}

/** Everything the URL holds stays: new prices do not undo a filter. */
function useRefreshLink(): string {
	const { href, target } = usePage();
	const [, asked = ""] = target.split("?");
	return href("flightResults", {}, new URLSearchParams(asked));
}

function RefreshLink({ link }: { link: string }) {
	const { t } = usePage();
	return (
		<a className="link" href={link} rel="nofollow" data-carries="">
			{t("results.refresh")}
		</a>
	);
}

export function AboutPrices({ offer, query, search, insight }: AboutPricesProps) {
	const { line } = usePage();
	const means = usePayMeans();
	const seenAt = useSeenAt(query.slices);
	return (
		<div className="measure mt-6 grid justify-items-start gap-1 text-sm text-muted">
			{offer.sample && <SampleNotice />}
			<Shared by="results seen" holes={[seenAt(offer.seenAt), useRefreshLink()]}>
				{(time = "", link = "") => <Seen time={time} link={link} />}
			</Shared>
			{line ? <CallNote trip={search} /> : <CallBackLink trip={search} />}
			<InsightTerms insight={insight} query={query} />
			{query.trip !== "multi" && <AlertOf query={query} />}
			<Shared by={`terms of results ${query.bags}`} holes={[means]}>
				{(means = "") => <Terms bags={query.bags} means={means} />}
			</Shared>
		</div>
	);
}

function Seen({ time, link }: { time: string; link: string }) {
	const { t } = usePage();
	return (
		<p>
			{t("results.seen", { time })} <RefreshLink link={link} />
		</p>
	);
}

/** How the list is ordered, and what its prices include. */
function Terms({ bags, means }: { bags: number; means: string }) {
	const { t, href, config } = usePage();
	return (
		<>
			<p>{t("results.order", { hour: hourValueMinor / 100, stop: stopValueMinor / 100 })}</p>
			<p>
				{t("results.bags")} {bags > 0 && `${t("bags.order", { count: bags })} `}
				{config.bookingFee && t("price.feeBuys")} {means}{" "}
				<a className="link" href={href("airlineList")}>
					{t("results.bags.link")}
				</a>
			</p>
			<FeeLine />
		</>
	);
}

function AlertOf({ query }: { query: FlightQuery }) {
	const [out, back] = query.slices;
	if (!out) return null;
	return <AlertLink from={out.from.code} to={out.to.code} depart={out.date} return={back?.date} terms={query} />;
}
