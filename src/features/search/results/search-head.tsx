// What was asked in one line, which opens into the form again, above what was found.
import type { ReactNode } from "react";
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { slicesOf, type TypedSearch } from "../../../flights/trip/form.ts";
import { formatSpan } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { placeLabel } from "../../../places/search.ts";
import { FlightSearch } from "../form/flight-search.tsx";
import { RecentSearches } from "../recent/recent-searches.tsx";
import { tripName } from "../trip-title.ts";

interface SearchHeadProps {
	readonly typed: TypedSearch;
	readonly query: FlightQuery;
	readonly children: ReactNode;
}

export function SearchHead({ typed, query, children }: SearchHeadProps) {
	const { t, language } = usePage();
	const [first] = query.slices;
	const last = query.slices.at(-1);
	if (!first || !last) throw new Error("a query without slices");
	return (
		<div className="wrap results-page">
			<div className="asked">
				<div className="asked-line">
					<h1>{tripName(query, { t, language })}</h1>
					<p className="asked-meta">
						{formatSpan(first.date, last.date, language)} · {t("results.travelers", { count: headCount(query) })} ·{" "}
						{t(`search.cabin.${query.cabin}`)}
					</p>
				</div>
				<details>
					<summary>
						<span className="sr-only">{t("results.change")}</span>
						<span aria-hidden="true">{t("results.change.short")}</span>
					</summary>
					<FlightSearch typed={withLabels(typed, query, language)} sent />
					<RecentSearches made={query} />
				</details>
			</div>
			{children}
		</div>
	);
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
