// The filters as a plain form, in which each choice says how many it would leave and from what price: a column beside the list, on a phone a sheet over it.

import type { ReactNode } from "react";
import type { Arrangement } from "../../../flights/offers/arrange.ts";
import {
	type FilterName,
	type FilterOption,
	facetOf,
	facets,
	type OfferFacts,
	optionsOf,
	type ValueKind,
} from "../../../flights/offers/facets.ts";
import { toldPrice } from "../../../flights/offers/told-price.ts";
import type { QuerySlice } from "../../../flights/query.ts";
import { languageField } from "../../../i18n/language-parameter.ts";
import { type Language, languages } from "../../../i18n/languages.ts";
import type { MessageKey, Translate } from "../../../i18n/messages.ts";
import { pathOf } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { findAirlineByCode } from "../../../places/airlines/airlines.ts";
import { cityName } from "../../../places/airports.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { HiddenFields } from "../../../ui/controls/hidden-fields.tsx";
import { listId } from "../list-id.ts";
import { filtersId } from "./list-links.ts";

/** What a value of a filter reads as, by the kind of value that the filter's row says it has. */
interface Reading {
	readonly name: FilterName;
	/** Airline names by code, as the offers have them. */
	readonly names: ReadonlyMap<string, string>;
	readonly t: Translate;
	readonly language: Language;
}

/** A value that somebody wrote into the URL by hand stands as it is where there is no text for it. */
export const optionLabels: Readonly<Record<ValueKind, (value: string, reading: Reading) => string>> = {
	word: (value, { name, t }) => t(`filter.${name}.${value}` as MessageKey),
	name: (value) => value,
	airline: (value, { names }) => names.get(value) ?? findAirlineByCode(value)?.name ?? value,
	airport: (value, { language }) => `${cityName(value, language)} (${value})`,
	dayPart: (value, { t }) => t(`filter.part.${value}` as MessageKey),
	stops: (value, { t }) => (value === "0" ? t("itinerary.nonstop") : t("filter.stops.upTo", { count: Number(value) })),
	hours: (value, { t }) => t("filter.upTo", { duration: `${value} h` }),
	minutes: (value, { t }) => t("filter.upTo", { duration: `${Number(value) / 60} h` }),
};

interface FilterFormProps {
	readonly facts: readonly OfferFacts[];
	readonly currency: string;
	/** The parameters of the search, which the form sends along. */
	readonly search: URLSearchParams;
	readonly slices: readonly QuerySlice[];
	readonly wish: Arrangement;
	/** Airline names by code, as the offers have them. */
	readonly names: ReadonlyMap<string, string>;
	/** How many pass. */
	readonly count: number;
}

/** It opens as a sheet where a link names it; that works without script. */
export function FilterForm({ facts, currency, search, slices, wish, names, count }: FilterFormProps) {
	const { t, href, language } = usePage();
	const ofTrip = [...facets].filter(([name]) => isOfTrip(name, slices.length));
	const [usual, more] = [ofTrip.filter(([, { open }]) => open), ofTrip.filter(([, { open }]) => !open)];
	const group = ([name, { choose }]: (typeof ofTrip)[number]) => {
		const options = optionsOf(name, facts, wish.choice);
		// A choice among one is none.
		const worth = options.length > 1 || choose === "only" || options.some((one) => one.chosen);
		return worth && <FilterGroup key={name} {...{ name, options, currency, slices, names }} />;
	};
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
				{usual.map(group)}
				<details className="filter-group" open={more.some(([name]) => wish.choice.has(name))}>
					<summary>{t("filter.more")}</summary>
					{more.map(group)}
				</details>
				<div className="filter-actions flex flex-wrap gap-2">
					<Button type="submit">
						<span data-apply="">{t("filter.apply", { count })}</span>
					</Button>
					<a className="button button-quiet filters-close" href={`#${listId}`}>
						{t("filter.close")}
					</a>
				</div>
			</form>
		</section>
	);
}

/** False for the times of a direction that the trip does not have. */
function isOfTrip(name: FilterName, slices: number): boolean {
	const number = /\d$/.exec(name)?.[0];
	return number === undefined || Number(number) <= slices;
}

interface FilterGroupProps {
	readonly name: FilterName;
	readonly options: readonly FilterOption[];
	readonly currency: string;
	readonly slices: readonly QuerySlice[];
	readonly names: ReadonlyMap<string, string>;
}

function FilterGroup({ name, options, currency, slices, names }: FilterGroupProps) {
	const { t, language } = usePage();
	const { choose, says, open } = facetOf(name);
	const chosen = options.some((option) => option.chosen);
	const one = choose === "one";
	const legend = useLegend(name, slices);
	return (
		<details className="filter-group" open={chosen || open}>
			<summary>{legend}</summary>
			<fieldset>
				<legend className="sr-only">{legend}</legend>
				{one && (
					<Option name={name} value="" type="radio" chosen={!chosen}>
						{t("filter.any")}
					</Option>
				)}
				{options.map((option) => (
					<Option
						key={option.value}
						name={name}
						value={option.value}
						type={one ? "radio" : "checkbox"}
						chosen={option.chosen}
					>
						{optionLabels[says](option.value, { name, names, t, language })}{" "}
						<span className="filter-count">
							<span className="sr-only">{t("filter.count")} </span>
							<span data-count="">{option.count}</span>
						</span>
						<span className="filter-price" data-price="">
							{toldPrice(option.lowest, currency, languages[language].locale)}
						</span>
					</Option>
				))}
			</fieldset>
		</details>
	);
}

interface OptionProps {
	readonly name: FilterName;
	readonly value: string;
	readonly type: "radio" | "checkbox";
	readonly chosen: boolean;
	readonly children: ReactNode;
}

function Option({ name, value, type, chosen, children }: OptionProps) {
	return (
		<label className="filter-option">
			<input type={type} name={name} value={value} defaultChecked={chosen} />
			<span>{children}</span>
		</label>
	);
}

function useLegend(name: FilterName, slices: readonly QuerySlice[]): string {
	const { t, language } = usePage();
	const parts = /^(leave|arrive)(\d)$/.exec(name);
	if (!parts) return t(`filter.${name}` as MessageKey);
	const slice = slices[Number(parts[2]) - 1];
	return parts[1] === "leave"
		? t("filter.leave", { city: slice?.from.city[language] ?? "" })
		: t("filter.arrive", { city: slice?.to.city[language] ?? "" });
}
