// What was asked in one line, which opens into the form again, above what was found.
import type { ReactNode } from "react";
import { slicesOf } from "../../../flights/form/check-slices.ts";
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import type { TypedSearch } from "../../../flights/trip/form.ts";
import { formatBriefSpan, formatMonth } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { findAirport, successorOf } from "../../../places/airports.ts";
import { placeLabel } from "../../../places/labels.ts";
import { Asked } from "../../../ui/asked.tsx";
import { FlightSearch } from "../form/flight-search.tsx";
import { nightsOf } from "../prices/price-days.ts";
import { RecentSearches } from "../recent/recent-searches.tsx";
import { searchName } from "../trip-title.ts";

/** Economy is what everybody means who says nothing. */
const cabinNames = {
	premium_economy: "results.premium",
	business: "search.cabin.business",
	first: "search.cabin.first",
} as const;

interface SearchHeadProps {
	readonly typed: TypedSearch;
	readonly query: FlightQuery;
	readonly arrangement: Arrangement;
	/** Any day of it was asked for. */
	readonly month?: string | undefined;
	readonly children: ReactNode;
}

export function SearchHead(props: SearchHeadProps) {
	const { typed, query, month, children } = props;
	const { t, language } = usePage();
	return (
		<div className="wrap results-page">
			<Asked heading={searchName(query, { t, language })} about={<About query={query} month={month} />}>
				<FlightSearch typed={withLabels(typed, query, language)} kept={keptOf(props)} sent />
				<RecentSearches {...(!month && { made: query })} />
			</Asked>
			<OldCodes typed={typed} />
			{children}
		</div>
	);
}

/** Which codes of the link are airports' no longer, and where their flights are now. */
function OldCodes({ typed }: Pick<SearchHeadProps, "typed">) {
	const { t, language } = usePage();
	const typedPlaces = slicesOf(typed).flatMap((suffix) => [typed[`from${suffix}`], typed[`to${suffix}`]]);
	return [...new Set(typedPlaces.map((text = "") => text.toUpperCase()))].map((code) => {
		const place = findAirport(successorOf(code) ?? "");
		if (!place) return null;
		return (
			<p key={code} className="mt-3 text-sm text-muted">
				{t("results.oldCode", { code, place: placeLabel(place, language) })}
			</p>
		);
	});
}

function About({ query, month }: Pick<SearchHeadProps, "query" | "month">) {
	const { t, language } = usePage();
	return (
		<>
			{briefWhen(query, month, language)} · {t("results.travelers", { count: headCount(query) })}
			{query.bags > 0 && ` ${t("bags.plus", { count: query.bags })}`}
			{query.cabin !== "economy" && ` · ${t(cabinNames[query.cabin])}`}
		</>
	);
}

/** One line of a phone holds it with everything else: the year stands in the title, and in the form. */
function briefWhen({ slices }: FlightQuery, month: string | undefined, language: Language): string {
	if (month) return formatMonth(month, language);
	return formatBriefSpan(slices[0]?.date ?? "", slices.at(-1)?.date ?? "", language);
}

/** What was filtered stays when the search changes; so do the month and how long the trip is, while the days stay open. */
function keptOf({ query, month, arrangement }: SearchHeadProps): URLSearchParams {
	const nights = nightsOf(query);
	const open = month ? { month, ...(nights !== undefined && { stay: String(nights) }) } : {};
	return arrangementParams(new URLSearchParams(open), arrangement);
}

/** The form again with places by name, as the combobox shows them; the server reads both names and codes. */
function withLabels(typed: TypedSearch, query: FlightQuery, language: Language): TypedSearch {
	const labels = slicesOf(typed).flatMap((suffix, index) => {
		const slice = query.slices[index];
		if (!slice) return [];
		return [
			[`from${suffix}`, placeLabel(slice.from, language)],
			[`to${suffix}`, placeLabel(slice.to, language)],
		];
	});
	return { ...typed, ...Object.fromEntries(labels) };
}
