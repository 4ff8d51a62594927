// What a search found: how many, as of when, in which order, behind which filters; and every state without offers.

import type { ReactNode } from "react";
import { factsOf } from "../../../flights/facts.ts";
import { type Arrangement, arrange, shownAtOnce } from "../../../flights/offers/arrange.ts";
import type { OfferFacts } from "../../../flights/offers/facets.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { packFacts } from "../../../flights/offers/packed-facts.ts";
import { rowsOf } from "../../../flights/offers/rows.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { hourValueMinor, stopValueMinor } from "../../../flights/ranking.ts";
import { AlertLink } from "../../../flights/views/alert-link.tsx";
import { ItineraryRow } from "../../../flights/views/itinerary.tsx";
import { formatDeadline } from "../../../i18n/formats.ts";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { zoneOf } from "../../../places/airports.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice, SampleNotice } from "../../../ui/notice.tsx";
import { listId } from "../list-id.ts";
import { FilterForm, SortLinks } from "./filter-form.tsx";
import { filtersIsland } from "./island/row.ts";
import { OfferActions } from "./offer-actions.tsx";
import { RelaxedLinks } from "./relaxed-links.tsx";

interface ResultsProps {
	/** Best first. */
	readonly offers: readonly Offer[];
	/** The source failed or ran out of time after it had given these. */
	readonly partial: boolean;
	readonly query: FlightQuery;
	/** The query as canonical parameters. */
	readonly search: URLSearchParams;
	readonly wish: Arrangement;
}

export function Results({ offers, partial, query, search, wish }: ResultsProps) {
	const { t, href } = usePage();
	const kept = useKept(search);
	const [first] = offers;
	if (!first) {
		return (
			<div id={listId} tabIndex={-1}>
				<Nothing />
			</div>
		);
	}
	const facts = factsOf(offers);
	const rows = rowsOf(facts);
	const { shown, hidden } = arrange(facts, wish);
	const { currency } = first.total;
	const names = airlineNames(offers);
	return (
		<section aria-labelledby="offers">
			<h2 id="offers" className="text-xl">
				{t("results.count", { count: rows.length })}
			</h2>
			<Seen offer={first} query={query} />
			{partial && (
				<Aside>
					<Notice tone="problem" heading={t("results.partial.heading")}>
						<p>{t("results.partial.text")}</p>
					</Notice>
				</Aside>
			)}
			{first.sample && (
				<Aside>
					<SampleNotice />
				</Aside>
			)}
			<Island row={filtersIsland} props={{ facts: packFacts(facts), currency }}>
				<div className="results">
					<FilterForm {...{ facts, currency, wish }} search={kept} slices={query.slices} names={names} />
					<div className="min-w-0">
						<SortLinks {...{ facts, currency, wish }} search={kept} />
						<p className="mt-3 text-sm text-muted" role="status" data-shown="">
							{t("filter.shown", {
								count: shown.length,
								total: rows.length,
								order: t(`sort.said.${wish.ranking}`),
							})}
						</p>
						<div id={listId} tabIndex={-1}>
							<div data-nothing="" hidden={shown.length > 0}>
								<EmptyState
									level={3}
									heading={t("filter.nothing.heading")}
									text={t("filter.nothing.text")}
									actions={
										<>
											<RelaxedLinks {...{ facts, currency, wish, names }} search={kept} />
											<a className="link" href={href("flightResults", {}, kept)} rel="nofollow" data-clear="">
												{t("filter.clear")}
											</a>
											<CallLink />
										</>
									}
								/>
							</div>
							<OfferList {...{ offers, facts, rows, shown, hidden, search }} dated={query.flex > 0} />
						</div>
					</div>
				</div>
			</Island>
			<p className="mt-4 text-sm text-muted">
				{t("results.order", { hour: hourValueMinor / 100, stop: stopValueMinor / 100 })}
			</p>
		</section>
	);
}

/** The search with what no filter or order changes: the prices of other days stay in sight. */
function useKept(search: URLSearchParams): URLSearchParams {
	const asked = new URLSearchParams(usePage().target.split("?")[1]);
	const kept = new URLSearchParams(search);
	for (const name of ["prices", "month", "offer"]) {
		const value = asked.get(name);
		if (value !== null) kept.set(name, value);
	}
	return kept;
}

function Aside({ children }: { children: ReactNode }) {
	return <div className="mt-3">{children}</div>;
}

/** Says when the offer was seen, in the zone of the first airport: the visitor's own is not known here. */
function Seen({ offer, query }: { offer: Offer; query: FlightQuery }) {
	const { t, href, language, target } = usePage();
	// Everything the URL holds: new prices do not undo a filter.
	const [, asked = ""] = target.split("?");
	const from = query.slices[0]?.from;
	const zone = from ? zoneOf(from) : "UTC";
	const refresh = (
		<a className="link" href={href("flightResults", {}, new URLSearchParams(asked))} rel="nofollow" data-carries="">
			{t("results.refresh")}
		</a>
	);
	return (
		<>
			<p className="mt-1 text-sm text-muted">
				{t("results.seen", { time: formatDeadline(offer.seenAt, zone, language) })} {refresh}
			</p>
			{query.trip !== "multi" && <AlertOf query={query} />}
			<div className="mt-3" data-stale="" hidden>
				<Notice tone="problem" heading={t("results.stale.heading")}>
					<p>{refresh}</p>
				</Notice>
			</div>
		</>
	);
}

function AlertOf({ query: { slices } }: { query: FlightQuery }) {
	const [out, back] = slices;
	return out ? <AlertLink from={out.from.code} to={out.to.code} depart={out.date} return={back?.date} /> : null;
}

function Nothing() {
	const { t, href } = usePage();
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
				</>
			}
		/>
	);
}

function airlineNames(offers: readonly Offer[]): ReadonlyMap<string, string> {
	return new Map(
		offers.flatMap(({ slices }) =>
			slices.flatMap(({ segments }) =>
				segments.map(({ marketingCarrier }) => [marketingCarrier.code, marketingCarrier.name] as const),
			),
		),
	);
}

interface OfferListProps {
	readonly offers: readonly Offer[];
	readonly facts: readonly OfferFacts[];
	/** The indices of the fares of each row. */
	readonly rows: readonly (readonly number[])[];
	/** One index for each row, in order; the others are hidden. */
	readonly shown: readonly number[];
	readonly hidden: readonly number[];
	readonly search: URLSearchParams;
	/** They are of several days. */
	readonly dated: boolean;
}

/** The rows of a search in two lists: those that are shown at once, and the rest a tap away; what a filter hides is there, but hidden. */
function OfferList({ offers, facts, rows, shown, hidden, search, dated }: OfferListProps) {
	const { t } = usePage();
	const rest = shown.slice(shownAtOnce);
	const item = (leader: number, isHidden = false) => {
		const row = facts[leader]?.row ?? 0;
		const others = (rows[row] ?? []).filter((index) => index !== leader);
		const fares = [leader, ...others].flatMap((index) => {
			const offer = offers[index];
			return offer ? { offer, index } : [];
		});
		return (
			<li key={row} data-offer={row} hidden={isHidden}>
				<ItineraryRow fares={fares} dated={dated}>
					{fares[0] && <OfferActions offer={fares[0].offer} search={search} />}
				</ItineraryRow>
			</li>
		);
	};
	return (
		<>
			<ol className="offers" data-first="">
				{shown.slice(0, shownAtOnce).map((index) => item(index))}
			</ol>
			<details className="mt-5" data-more="" hidden={rest.length === 0}>
				<summary className="link inline-block py-2">
					{t("results.more.label")} <span data-more-count="">{rest.length}</span>
				</summary>
				<ol className="offers" data-rest="">
					{rest.map((index) => item(index))}
					{hidden.map((index) => item(index, true))}
				</ol>
			</details>
		</>
	);
}
