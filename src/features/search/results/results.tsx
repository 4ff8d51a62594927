// What a search found: in which order, behind which filters, a part of the rows at a time; and every state without offers.

import type { ReactNode } from "react";
import { factsOf } from "../../../flights/facts.ts";
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import { candidatesOf } from "../../../flights/offers/filters.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { packOffers } from "../../../flights/offers/packed-offers.ts";
import { unpriced } from "../../../flights/offers/rankings.ts";
import { rowsOf } from "../../../flights/offers/rows.ts";
import { arranged } from "../../../flights/offers/worked-out.ts";
import type { PriceInsight } from "../../../flights/price-insight.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { languages } from "../../../i18n/languages.ts";
import { onceOf } from "../../../i18n/once-of.ts";
import { unitOf } from "../../../money/minor-units.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { Shared } from "../../../page/parts.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { listId } from "../list-id.ts";
import type { ShownDay } from "../prices/load-prices.ts";
import { AboutPrices, PricesInBrief, StaleNotice } from "./about-prices.tsx";
import { FilterForm } from "./filter-form.tsx";
import { filtersIsland } from "./island/row.ts";
import type { Limits } from "./limits.ts";
import { useKept } from "./list-links.ts";
import { OfferList } from "./offer-list.tsx";
import { RelaxedLinks } from "./relaxed-links.tsx";
import { ResultBar } from "./result-bar.tsx";

interface ResultsProps {
	/** Best first. */
	readonly offers: readonly Offer[];
	/** The source failed or ran out of time after it had given these. */
	readonly partial: boolean;
	readonly query: FlightQuery;
	/** The query as canonical parameters. */
	readonly search: URLSearchParams;
	readonly arrangement: Arrangement;
	/** As they were typed; without, those of the arrangement. */
	readonly limits?: Limits | undefined;
	/** Which part of the list. */
	readonly page: number;
	/** Id of the offer whose row is open. */
	readonly open: string | undefined;
	/** What the days around cost; none of a trip of several cities. */
	readonly days: readonly ShownDay[];
	/** What earlier searches say about the lowest price of all flights. */
	readonly insight: PriceInsight | undefined;
}

export function Results({
	offers,
	partial,
	query,
	search,
	arrangement,
	limits,
	page,
	open,
	days,
	insight,
}: ResultsProps) {
	const { t, href, language } = usePage();
	const kept = useKept(search);
	const [first] = offers;
	if (!first) {
		return (
			<div id={listId} tabIndex={-1}>
				<Nothing query={query} />
			</div>
		);
	}
	const facts = factsOf(offers);
	const rows = rowsOf(facts);
	const candidates = candidatesOf(facts);
	const shown = arranged(candidates, arrangement);
	const { currency } = first.total;
	const about = { names: airlineNames(offers), slices: query.slices, currency };
	// What is shared and kept has the title without a price, which changes: script adds it for who looks at the list.
	const least = Math.min(...shown.map((index) => facts[index]?.total ?? unpriced));
	const lowest = first.sample || least >= unpriced ? undefined : { minor: least, currency };
	const lead = lowest && t("results.titleLead", { price: formatWholeMoney(lowest, languages[language].money) });
	const cleared = arrangementParams(kept, { ...arrangement, choice: new Map() });
	const anew = query.flex > 0;
	const common = { candidates, arrangement, about, search: kept };
	return (
		<section aria-labelledby="offers" data-lead={lead}>
			<h2 id="offers" className="sr-only">
				{t("results.count", { count: rows.length })}
			</h2>
			<StaleNotice />
			{partial && (
				<Notice tone="problem" heading={t("results.partial.heading")}>
					<p>{t("results.partial.text")}</p>
				</Notice>
			)}
			<PricesInBrief offer={first} query={query} />
			<Island
				row={filtersIsland}
				props={{ offers: packOffers(facts, unitOf(currency)), currency, locale: languages[language].money }}
			>
				<div>
					<ResultBar {...common} {...{ query, days, facts }} count={shown.length} total={rows.length} />
					<div className="results-columns">
						<div id={listId} className="results-list" tabIndex={-1}>
							<div data-nothing="" hidden={shown.length > 0}>
								{arrangement.choice.size > 0 ? (
									<NothingFits clear={href("flightResults", {}, cleared)}>
										<RelaxedLinks {...common} anew={anew} />
									</NothingFits>
								) : (
									<Shared by="nothing fits" holes={[href("flightResults", {}, cleared)]}>
										{(clear = "") => (
											<NothingFits clear={clear}>
												<RelaxedLinks {...common} anew={anew} />
											</NothingFits>
										)}
									</Shared>
								)}
							</div>
							<OfferList {...{ offers, facts, shown, page, open, search, arrangement }} dated={anew} />
						</div>
						<FilterForm {...common} anew={anew} limits={limits} count={shown.length} />
					</div>
				</div>
			</Island>
			<AboutPrices offer={first} {...{ query, search, insight }} />
		</section>
	);
}

function NothingFits({ clear, children }: { readonly clear: string; readonly children: ReactNode }) {
	const { t } = usePage();
	return (
		<EmptyState
			level={3}
			heading={t("filter.nothing.heading")}
			text={t("filter.nothing.text")}
			actions={
				<>
					{children}
					<a className="link" href={clear} rel="nofollow" data-clear="">
						{t("filter.clear")}
					</a>{" "}
					<CallLink look="text">{t("call.verb")}</CallLink>
				</>
			}
		/>
	);
}

function Nothing({ query }: { query: FlightQuery }) {
	const { t, href, language } = usePage();
	const [first] = query.slices;
	return (
		<EmptyState
			heading={t("results.none.heading")}
			text={t("results.none.text")}
			actions={
				<>
					<CallLink />
					<a className="link" href={href("flightResults")}>
						{t("results.none.again")}
					</a>
					{first && (
						<a
							className="link"
							href={href("explore", {}, { from: first.from.code, month: first.date.slice(0, 7) })}
							rel="nofollow"
						>
							{t("explore.link.from", { city: first.from.city[language] })}
						</a>
					)}
				</>
			}
		/>
	);
}

const airlineNames = onceOf(
	(offers: readonly Offer[]): ReadonlyMap<string, string> =>
		new Map(
			offers.flatMap(({ slices }) =>
				slices.flatMap(({ segments }) =>
					segments.map(({ marketingCarrier }) => [marketingCarrier.code, marketingCarrier.name] as const),
				),
			),
		),
);
