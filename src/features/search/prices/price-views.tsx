// Prices of other days in three ways, chosen by links: the days around, a month's calendar, a month's graph.

import { arrangementParams } from "../../../flights/offers/arrange.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import type { TripDates } from "../../../flights/source.ts";
import { useSeenAt } from "../../../flights/views/time-at.ts";
import { formatMonth } from "../../../i18n/formats.ts";
import type { Translate } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { listId } from "../list-id.ts";
import { anchor, capitalized, MonthLinks, useChoiceLink, ViewLinks } from "./choice-links.tsx";
import type { PriceData, ShownDay } from "./load-prices.ts";
import { PriceCalendar } from "./price-calendar.tsx";
import { monthViews, onDates, type PriceChoice, priceViews } from "./price-days.ts";
import { PriceGraph } from "./price-graph.tsx";
import { PriceGrid } from "./price-grid.tsx";
import type { Prices } from "./shown-days.ts";
import { termsText } from "./terms-text.ts";
import { useArrangement } from "./use-arrangement.ts";

interface PriceViewsProps {
	/** Where it is missing, there are only the links that ask for a view. */
	readonly data: PriceData | undefined;
	readonly query: FlightQuery;
	/** No day was chosen: the month itself is the search. */
	readonly open?: boolean;
}

/** Nothing for a trip of several cities, which has no other days. */
export function PriceViews({ data, query, open = false }: PriceViewsProps) {
	const { t } = usePage();
	if (query.trip === "multi") return null;
	const heading = (
		<h2 id={`${anchor}-heading`} className={data ? "text-xl" : "inline-block text-xl"}>
			{t(open ? "open.heading" : "prices.heading")}
		</h2>
	);
	const links = (
		<ViewLinks
			views={open ? monthViews : priceViews}
			view={data?.view}
			month={data?.month ?? query.slices[0]?.date.slice(0, 7) ?? ""}
		/>
	);
	return (
		<section id={anchor} className="price-views" aria-labelledby={`${anchor}-heading`}>
			{data ? (
				<>
					{heading}
					{links}
					<Outdated {...data} />
					{data.failure === undefined ? <View {...{ data, query, open }} /> : <Failed {...data} />}
				</>
			) : (
				// Nobody has asked yet: on the way to the flights the keyboard stops here once.
				<details>
					<summary className="cursor-pointer py-2">{heading}</summary>
					<div className="mt-2">{links}</div>
				</details>
			)}
		</section>
	);
}

/** Hidden until other filters are chosen than those that these prices pass. */
function Outdated(choice: PriceChoice) {
	const { t } = usePage();
	const linkTo = useChoiceLink();
	return (
		<p className="mt-2" data-outdated="" hidden>
			{t("prices.outdated")}{" "}
			<a className="link" href={linkTo(choice)} rel="nofollow" data-carries="">
				{t("prices.outdated.update")}
			</a>
		</p>
	);
}

function View({ data, query, open }: { data: PriceData; query: FlightQuery; open: boolean }) {
	const { t, language, href } = usePage();
	const { days, view, month, sample } = data;
	const arrangement = useArrangement(query);
	// No `data-carries`: a price is that of the filters with which this page was made, and so is the list that it opens.
	const searchOf = (dates: TripDates) => {
		const params = arrangementParams(flightSearchParams(onDates(query, dates)), arrangement);
		if (!open) params.set("prices", view);
		return `${href("flightResults", {}, params)}#${listId}`;
	};
	const seen = seenTimes(days);
	// The results tell theirs by the same clock.
	const timeOf = useSeenAt(query.slices);
	const [currency] = days.flatMap((day) => (day.kind === "price" ? day.price.total.currency : []));
	const caption = [termsText({ t, language }, { ...data, currency }, query), seenText(t, seen, timeOf)].join(" ");
	const selected = open ? [] : query.slices.map(({ date }) => date);
	const seenOf = seen.length > 1 ? (at: string) => t("prices.seenAt", { time: timeOf(at) }) : undefined;
	if (view === "grid") {
		return <PriceGrid {...{ days, caption, selected, sample, seenOf }} hrefOf={searchOf} />;
	}
	const byDeparture = new Map(days.map((day) => [day.dates[0], day]));
	const about = {
		month,
		caption,
		sample,
		prices: pricesByDeparture(days),
		hrefOf: (date: string) => linkOf(byDeparture.get(date), searchOf),
		seenOf: (date: string) => {
			const day = byDeparture.get(date);
			return day?.kind === "price" ? seenOf?.(day.price.seenAt) : undefined;
		},
	};
	return (
		<>
			<MonthLinks data={data} />
			{view === "calendar" ? (
				<PriceCalendar {...about} selected={selected[0]} searchOf={about.hrefOf} />
			) : (
				<PriceGraph
					{...about}
					selected={selected[0]}
					caption={`${capitalized(formatMonth(month, language))}. ${caption}`}
					unsearched={days.flatMap(({ kind, dates }) => (kind === "unsearched" ? (dates[0] ?? []) : []))}
				/>
			)}
		</>
	);
}

function linkOf(day: ShownDay | undefined, searchOf: (dates: TripDates) => string): string | undefined {
	return day?.kind === "price" || day?.kind === "unsearched" ? searchOf(day.dates) : undefined;
}

function pricesByDeparture(days: readonly ShownDay[]): Prices {
	return Object.fromEntries(days.flatMap((day) => (day.kind === "price" ? [[day.dates[0], day.price.total]] : [])));
}

/** The instants at which the prices were seen, first and last; one where they are the same to the minute. */
function seenTimes(days: readonly ShownDay[]): string[] {
	const times = days.flatMap((day) => (day.kind === "price" ? day.price.seenAt : [])).toSorted();
	const [first, last] = [times[0], times.at(-1)];
	if (!first || !last) return [];
	return first.slice(0, 16) === last.slice(0, 16) ? [first] : [first, last];
}

function seenText(t: Translate, [first, last]: readonly string[], format: (instant: string) => string): string {
	if (!first) return "";
	if (!last) return t("prices.seen", { time: format(first) });
	return t("prices.seenBetween", { first: format(first), last: format(last) });
}

function Failed(choice: PriceChoice) {
	const { t } = usePage();
	const linkTo = useChoiceLink();
	return (
		<Notice heading={t("prices.failed.heading")}>
			<p>{t("prices.failed.text")}</p>
			<p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
				<CallLink />
				<a className="link" href={linkTo(choice)} rel="nofollow" data-carries="">
					{t("prices.failed.again")}
				</a>
			</p>
		</Notice>
	);
}
