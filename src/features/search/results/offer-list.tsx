// The itineraries of a search as rows, a part of them at a time; and rows alone, as the list's script asks for them.
import { medianCo2 } from "../../../flights/emissions.ts";
import { type Arrangement, shownAtOnce } from "../../../flights/offers/arrange.ts";
import { comparedTotal } from "../../../flights/offers/bags.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import type { OfferFacts } from "../../../flights/offers/offer-facts.ts";
import { ClosedItinerary, Itinerary } from "../../../flights/views/itinerary.tsx";
import { type ItineraryTexts, itineraryTexts } from "../../../flights/views/itinerary-texts.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/messages.ts";
import { onceOf } from "../../../i18n/once-of.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Repeated } from "../../../page/repeated.tsx";
import { listId } from "../list-id.ts";
import { type ListLink, stampOf, useKept, useListLink } from "./list-links.ts";
import { OfferActions } from "./offer-actions.tsx";

interface ListProps {
	/** All that the search found, best first, and what is known of each. */
	readonly offers: readonly Offer[];
	/** The query as canonical parameters. */
	readonly search: URLSearchParams;
	readonly arrangement: Arrangement;
	readonly facts: readonly OfferFacts[];
	/** They are of several days. */
	readonly dated: boolean;
}

interface OfferListProps extends ListProps {
	/** Positions in order; the others do not pass the filters. */
	readonly shown: readonly number[];
	readonly page: number;
	/** Id of the offer whose row is open. */
	readonly open: string | undefined;
}

export function OfferList({ shown, page: asked, open, ...list }: OfferListProps) {
	const { t } = usePage();
	const { offers, search, arrangement } = list;
	const linkTo = useListLink(useKept(search), arrangement);
	// A kept link may name a page of a list that was longer.
	const page = Math.min(asked, Math.max(1, Math.ceil(shown.length / shownAtOnce)));
	const start = (page - 1) * shownAtOnce;
	const rest = shown.length - start - shownAtOnce;
	const next = Math.min(shownAtOnce, rest);
	const rows = shown.slice(start, start + shownAtOnce);
	const at = open === undefined ? -1 : rows.findIndex((index) => offers[index]?.id === open);
	return (
		<>
			<ol className="offers" data-first={start} data-stamp={stampOf(offers)}>
				<ClosedRows {...list} {...{ page, linkTo }} rows={at < 0 ? rows : rows.slice(0, at)} />
				{at >= 0 && <Row {...list} {...{ page, linkTo }} index={rows[at] ?? 0} open />}
				{at >= 0 && <ClosedRows {...list} {...{ page, linkTo }} rows={rows.slice(at + 1)} />}
			</ol>
			<p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
				<a
					className="button button-quiet"
					href={linkTo({ page: page + 1 }, listId)}
					rel="nofollow"
					data-more=""
					hidden={rest <= 0}
				>
					{t("results.more", { count: Math.max(0, next) })}
				</a>
				{page > 1 && (
					<a className="link" href={linkTo({ page: page - 1 }, listId)} rel="nofollow" data-before="">
						{t("results.before")}
					</a>
				)}
			</p>
		</>
	);
}

interface ClosedRowsProps extends Omit<ListProps, "arrangement" | "search"> {
	readonly rows: readonly number[];
	readonly linkTo: ListLink;
	readonly page: number;
}

/** Rows as a list shows most of them. */
function ClosedRows({ offers, facts, rows, linkTo, page, dated }: ClosedRowsProps) {
	const { t, language } = usePage();
	const fares = faresInRows(facts);
	const textsOf = textsIn(t, language);
	const each = rows.flatMap((index) => {
		const offer = offers[index];
		if (!offer) return [];
		const id = `flight-${index}`;
		const texts = textsOf(offer, dated ? "dated" : "", fares.get(facts[index]?.row ?? 0) ?? 1);
		return rowOf(texts, `${index}`, linkTo({ page, open: offer.id }, id));
	});
	return (
		<Repeated by="row" each={each}>
			{({ index, texts, toggle }) => (
				<li key={index} id={`flight-${index}`} data-offer={index}>
					<ClosedItinerary texts={texts} toggle={toggle} />
				</li>
			)}
		</Repeated>
	);
}

/** What a row says, kept with its offer: whoever sorts, filters, reads on or comes back is told the same. */
const textsIn = onceOf((t: Translate, language: Language) =>
	onceOf((offer: Offer, dated: string, fares: number) =>
		itineraryTexts(offer, { dated: dated !== "", fares }, { t, language }),
	),
);

interface ClosedRow {
	readonly texts: ItineraryTexts;
	readonly index: string;
	readonly toggle: string;
}

const lastRows = new WeakMap<ItineraryTexts, ClosedRow>();

/** The same row as before where its place and link are, too: a list that is looked at again is filled in already. */
function rowOf(texts: ItineraryTexts, index: string, toggle: string): ClosedRow {
	const before = lastRows.get(texts);
	if (before?.index === index && before.toggle === toggle) return before;
	const row = Object.freeze({ texts, index, toggle });
	lastRows.set(texts, row);
	return row;
}

/** How many fares each row has. */
const faresInRows = onceOf((facts: readonly OfferFacts[]): ReadonlyMap<number, number> => {
	const counts = new Map<number, number>();
	for (const { row } of facts) counts.set(row, (counts.get(row) ?? 0) + 1);
	return counts;
});

interface RowsProps extends ListProps {
	readonly rows: readonly number[];
}

/** Nothing but rows, opened: what the list's script puts in its place. */
export function Rows({ rows, ...list }: RowsProps) {
	const { t } = usePage();
	const linkTo = useListLink(useKept(list.search), list.arrangement);
	return (
		<div className="wrap py-4">
			<h1 className="sr-only">{t("results.rows")}</h1>
			<h2 className="sr-only">{t("results.count", { count: rows.length })}</h2>
			<ol className="offers" data-stamp={stampOf(list.offers)}>
				{rows.map((index) => (
					<Row key={index} {...list} {...{ index, linkTo }} page={1} open />
				))}
			</ol>
		</div>
	);
}

interface RowProps extends Omit<ListProps, "arrangement"> {
	readonly index: number;
	readonly linkTo: ListLink;
	readonly page: number;
	readonly open: boolean;
}

/** The row of an offer, which leads the other fares of the same flights. */
function Row({ offers, facts, index, page, open, search, linkTo, dated }: RowProps) {
	const offer = offers[index];
	if (!offer) return null;
	const id = `flight-${index}`;
	const fares = offers.filter((_, other) => facts[other]?.row === facts[index]?.row);
	return (
		<li id={id} data-offer={index}>
			<Itinerary
				offer={offer}
				fares={fares.toSorted((a, b) => comparedTotal(a) - comparedTotal(b))}
				dated={dated}
				toggle={linkTo({ page, open: open ? undefined : offer.id }, id)}
				open={open}
				usualCo2={open ? medianCo2(offers) : null}
				actions={(fare) => <OfferActions offer={fare} search={search} />}
			/>
		</li>
	);
}
