// What was asked, in words and as the form again, above what was found.
import type { ReactNode } from "react";
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { slicesOf, type TypedSearch } from "../../../flights/trip/form.ts";
import { useMoney } from "../../../flights/views/price-lines.tsx";
import { formatDays } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { placeLabel } from "../../../places/search.ts";
import { FlightSearch } from "../form/flight-search.tsx";
import { tripName } from "./trip-title.ts";

interface SearchHeadProps {
	readonly typed: TypedSearch;
	readonly query: FlightQuery;
	readonly children: ReactNode;
}

export function SearchHead({ typed, query, children }: SearchHeadProps) {
	const { t, href, language } = usePage();
	const [first] = query.slices;
	const last = query.slices.at(-1);
	if (!first || !last) throw new Error("a query without slices");
	return (
		<div className="wrap py-8">
			<h1>{tripName(query, { t, language })}</h1>
			<p className="lead">
				{formatDays(first.date, last.date, language)} · {t("results.travelers", { count: headCount(query) })} ·{" "}
				{t(`search.cabin.${query.cabin}`)}
			</p>
			<details className="mt-5">
				<summary className="link inline-block py-2">{t("results.change")}</summary>
				<div className="mt-3">
					<FlightSearch typed={withLabels(typed, query, language)} sent />
				</div>
			</details>
			<div className="mt-6">{children}</div>
			<p className="mt-8 max-w-[44rem] text-sm text-muted">
				{t("results.bags")} <FeeNote />{" "}
				<a className="link" href={`${href("sitemap")}#airlines`}>
					{t("results.bags.link")}
				</a>
			</p>
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

function FeeNote() {
	const { t, config } = usePage();
	const amount = useMoney();
	const { bookingFee } = config;
	return bookingFee ? t("results.fee", { fee: amount(bookingFee) }) : t("results.feeTold");
}
