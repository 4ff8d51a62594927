// The filters as a plain form: a column beside the list, on a phone a sheet over it.
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import type { Candidates } from "../../../flights/offers/choosing.ts";
import { type FilterName, filters } from "../../../flights/offers/filter-table.ts";
import { languageField } from "../../../i18n/language-parameter.ts";
import { pathOf } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { KeptWith } from "../../../page/parts.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { HiddenFields } from "../../../ui/controls/hidden-fields.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { listId } from "../list-id.ts";
import { FilterGroup } from "./filter-group.tsx";
import { isOfTrip, type Limits, limitsForm, readLimits } from "./limits.ts";
import { filtersId } from "./list-links.ts";
import { type FilterNames, useReading } from "./option-label.ts";

interface FilterFormProps {
	readonly candidates: Candidates;
	/** The parameters of the search, which the form sends along. */
	readonly search: URLSearchParams;
	readonly arrangement: Arrangement;
	readonly about: FilterNames;
	/** As they were typed; without, those of the arrangement. */
	readonly limits?: Limits | undefined;
	/** How many pass. */
	readonly count: number;
	/** The filters choose the flights of other days too: what another choice would give, only a search of its own tells. */
	readonly anew: boolean;
}

/** It opens as a sheet where a link names it; that works without script. */
export function FilterForm(props: FilterFormProps) {
	const { candidates, search, arrangement, about, count, anew, limits } = props;
	const { t, href, language } = usePage();
	const cleared = arrangementParams(search, { ...arrangement, choice: new Map() });
	const isOpen = arrangement.choice.size === 0 && Object.values(limits?.typed ?? {}).every((text) => text === "");
	return (
		<section id={filtersId} className="filters" tabIndex={-1} aria-labelledby="filters-heading">
			<form method="get" action={pathOf("flightResults")} data-filters={anew ? "anew" : ""}>
				<div className="filters-head flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
					<h2 id="filters-heading" className="text-base">
						{t("filter.heading")}
					</h2>
					<a className="link" href={href("flightResults", {}, cleared)} rel="nofollow" data-clear="">
						{t("filter.clear")}
					</a>
				</div>
				<HiddenFields values={[...languageField(language), ...cleared]} />
				{anew && <p className="text-sm text-muted">{t("filter.anew")}</p>}
				{/* While nothing is chosen or typed, everybody with this list has the same groups before them. */}
				{isOpen ? (
					<KeptWith of={candidates} by={`filters ${about.slices.length} ${anew}`}>
						{() => <FilterGroups {...props} limits={undefined} />}
					</KeptWith>
				) : (
					<FilterGroups {...props} />
				)}
				<div className="filter-actions flex flex-wrap gap-2">
					{anew ? (
						<Button type="submit">{t("filter.anew.apply")}</Button>
					) : (
						<Button type="submit" data-apply="">
							{t("filter.apply", { count })}
						</Button>
					)}{" "}
					<a className="button button-quiet filters-close" href={`#${listId}`}>
						{t("filter.close")}
					</a>
				</div>
			</form>
		</section>
	);
}

function FilterGroups({ candidates, arrangement, about, anew, ...props }: FilterFormProps) {
	const { t } = usePage();
	const reading = useReading(about);
	const limits = props.limits ?? readLimits(new URLSearchParams(), arrangement.choice, reading);
	const { control } = useFields(limitsForm(reading), limits);
	const refused = limits.problems?.map(({ field }) => field) ?? [];
	const used = [...arrangement.choice.keys(), ...refused];
	const groups = [...filters].filter(([name, { within }]) => !within && isOfTrip(name, about.slices.length));
	const more = groups.filter(([, { place }]) => !place);
	const group = ([name]: (typeof groups)[number]) => (
		<FilterGroup key={name} {...{ name, candidates, about, control, anew }} choice={arrangement.choice} />
	);
	return (
		<>
			{groups.filter(([, { place }]) => place).map(group)}
			<details className="filter-group" open={more.some(([name]) => used.some((one) => isIn(one, name)))}>
				<summary>{t("filter.more")}</summary>
				{more.map(group)}
			</details>
		</>
	);
}

/** It is the group's own filter, or drawn in the group. */
function isIn(name: FilterName, group: FilterName): boolean {
	return name === group || filters.get(name)?.within === group;
}
