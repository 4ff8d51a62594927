// What was asked, in words and as the form again, above what was found.
import type { ReactNode } from "react";
import type { FlightForm } from "../../flights/form.ts";
import type { FlightQuery } from "../../flights/query.ts";
import { headCount } from "../../flights/quote.ts";
import { formatDay } from "../../i18n/formats.ts";
import { usePage } from "../../render/page-context.tsx";
import { FlightSearch } from "../flight-search.tsx";

interface SearchHeadProps {
	readonly form: FlightForm;
	readonly query: FlightQuery;
	readonly children: ReactNode;
}

export function SearchHead({ form, query, children }: SearchHeadProps) {
	const { t, href, language } = usePage();
	const [first] = query.slices;
	const last = query.slices.at(-1);
	if (!first || !last) throw new Error("a query without slices");
	const to = query.trip === "multi" ? last.to : first.to;
	return (
		<div className="wrap py-8">
			<h1>{t("results.heading", { from: first.from.city[language], to: to.city[language] })}</h1>
			<p className="lead">
				{formatDay(first.date, language)}
				{last !== first && ` – ${formatDay(last.date, language)}`} ·{" "}
				{t("results.travelers", { count: headCount(query) })} · {t(`search.cabin.${query.cabin}`)}
			</p>
			<details className="mt-5">
				<summary className="link inline-block py-2">{t("results.change")}</summary>
				<div className="mt-3">
					<FlightSearch form={form} />
				</div>
			</details>
			<div className="mt-6">{children}</div>
			<p className="mt-8 max-w-[44rem] text-sm text-muted">
				{t("results.bags")}{" "}
				<a className="link" href={`${href("sitemap")}#airlines`}>
					{t("results.bags.link")}
				</a>
			</p>
		</div>
	);
}
