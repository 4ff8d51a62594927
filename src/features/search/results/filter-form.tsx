// The filters as a plain form: a column beside the list, on a phone a sheet over it.
import type { Arrangement } from "../../../flights/offers/arrange.ts";
import type { Candidates } from "../../../flights/offers/choosing.ts";
import { type FilterName, facets } from "../../../flights/offers/facet-table.ts";
import { languageField } from "../../../i18n/language-parameter.ts";
import { pathOf } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { HiddenFields } from "../../../ui/controls/hidden-fields.tsx";
import { listId } from "../list-id.ts";
import { FilterGroup } from "./filter-group.tsx";
import { filtersId } from "./list-links.ts";
import type { FilterNames } from "./option-label.ts";

interface FilterFormProps {
	readonly candidates: Candidates;
	/** The parameters of the search, which the form sends along. */
	readonly search: URLSearchParams;
	readonly wish: Arrangement;
	readonly about: FilterNames;
	/** How many pass. */
	readonly count: number;
}

/** It opens as a sheet where a link names it; that works without script. */
export function FilterForm({ candidates, search, wish, about, count }: FilterFormProps) {
	const { t, href, language } = usePage();
	const groups = [...facets].filter(([name, { within }]) => !within && isOfTrip(name, about.slices.length));
	const more = groups.filter(([, { place }]) => !place);
	const group = ([name]: (typeof groups)[number]) => (
		<FilterGroup key={name} {...{ name, candidates, about }} choice={wish.choice} />
	);
	return (
		<section id={filtersId} className="filters" tabIndex={-1} aria-labelledby="filters-heading">
			<form method="get" action={pathOf("flightResults")} data-filters="">
				<div className="filters-head flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
					<h2 id="filters-heading" className="text-base">
						{t("filter.heading")}
					</h2>
					<a className="link" href={href("flightResults", {}, search)} rel="nofollow" data-clear="">
						{t("filter.clear")}
					</a>
				</div>
				<HiddenFields
					values={{
						...languageField(language),
						...Object.fromEntries(search),
						...(wish.ranking !== "best" && { sort: wish.ranking }),
					}}
				/>
				{groups.filter(([, { place }]) => place).map(group)}
				<details className="filter-group" open={more.some(([name]) => isUsed(name, wish))}>
					<summary>{t("filter.more")}</summary>
					{more.map(group)}
				</details>
				<div className="filter-actions flex flex-wrap gap-2">
					<Button type="submit" data-apply="">
						{t("filter.apply", { count })}
					</Button>
					<a className="button button-quiet filters-close" href={`#${listId}`}>
						{t("filter.close")}
					</a>
				</div>
			</form>
		</section>
	);
}

/** False for a direction that the trip does not have. */
function isOfTrip(name: FilterName, slices: number): boolean {
	const number = /\d$/.exec(name)?.[0];
	return number === undefined || Number(number) <= slices;
}

/** It, or what is drawn in its group, is chosen. */
function isUsed(name: FilterName, { choice }: Arrangement): boolean {
	return [...choice.keys()].some((chosen) => chosen === name || facets.get(chosen)?.within === name);
}
