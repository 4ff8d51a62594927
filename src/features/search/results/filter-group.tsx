// One filter of the form: its values with how many each would leave and from what price, and the limits that are typed.
import { type Candidates, type FilterOption, optionsOf } from "../../../flights/offers/choosing.ts";
import { type FilterName, facets } from "../../../flights/offers/facet-table.ts";
import { type Choice, facetOf } from "../../../flights/offers/facets.ts";
import { packMarks } from "../../../flights/offers/packed-offers.ts";
import { unpriced } from "../../../flights/offers/rankings.ts";
import { toldPrice } from "../../../flights/offers/told-price.ts";
import { languages } from "../../../i18n/languages.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { chipTemplate, type FilterNames, legendOf, optionLabel, useReading } from "./option-label.ts";

interface FilterGroupProps {
	readonly name: FilterName;
	readonly candidates: Candidates;
	readonly choice: Choice;
	readonly about: FilterNames;
}

/** Nothing where there is nothing to choose. */
export function FilterGroup({ name, ...props }: FilterGroupProps) {
	const { candidates, choice, about } = props;
	const reading = useReading(about);
	const { choose, place } = facetOf(name);
	const limits = limitsOf(name);
	const options = choose === "limit" ? [] : optionsOf(name, candidates, choice);
	const chosen = [name, ...limits].some((one) => choice.has(one));
	// A choice among one is none.
	if (options.length < 2 && choose !== "flag" && limits.length === 0 && !chosen) return null;
	const values = options.map((option) => <Option key={option.value} name={name} {...props} {...option} />);
	// One box says by itself what it is about.
	if (choose === "flag") return values;
	const legend = legendOf(name, reading);
	return (
		<details
			className="filter-group"
			aria-label={options.length > 0 ? `${legend}: ${reading.t("filter.count")}` : legend}
			open={chosen || place === "open"}
			data-chip={chipTemplate(name, undefined, reading)}
			data-all={choose === "all" ? "" : undefined}
		>
			<summary>{legend}</summary>
			{name === "airline" && <AirlineHow {...props} />}
			{choose === "one" && (
				<label className="filter-option">
					<input type="radio" name={name} value="" defaultChecked={!chosen} />
					{reading.t("filter.any")}
				</label>
			)}
			{values}
			{limits.map((limit) => (
				<Limit key={limit} name={limit} {...props} />
			))}
		</details>
	);
}

/** The limits that are drawn in the group of a filter, which may be one itself. */
function limitsOf(name: FilterName): FilterName[] {
	return [...facets].flatMap(([other, { choose, within = other }]) =>
		choose === "limit" && within === name ? other : [],
	);
}

/** Which offers it fits goes along, for the script. */
function Option({ name, value, chosen, count, lowest, candidates, about }: FilterGroupProps & FilterOption) {
	const reading = useReading(about);
	const price = usePriceText(about.currency);
	const fits = candidates.fits(name, value);
	return (
		<label className="filter-option">
			<input
				type={facetOf(name).choose === "one" ? "radio" : "checkbox"}
				name={name}
				value={value}
				defaultChecked={chosen}
				data-fits={packMarks(candidates.offers.map((_, index) => fits(index)))}
			/>
			{`${optionLabel(name, value, reading)} `}
			<span data-count="">{count}</span> <span data-price="">{price(lowest)}</span>
		</label>
	);
}

/** Whether a trip must have one of the airlines, no other, or none of them. */
function AirlineHow({ choice, about }: Omit<FilterGroupProps, "name">) {
	const { t } = usePage();
	const reading = useReading(about);
	return (
		<select
			className="control"
			name="airlineHow"
			aria-label={t("filter.airlineHow")}
			defaultValue={choice.get("airlineHow")?.[0] ?? ""}
		>
			<option value="">{t("filter.airlineHow.any")}</option>
			{facetOf("airlineHow")
				.values([])
				.map((how) => (
					<option key={how} value={how} data-chip={chipTemplate("airline", how, reading)}>
						{t(`filter.airlineHow.${how}` as MessageKey)}
					</option>
				))}
		</select>
	);
}

function Limit({ name, candidates, choice, about }: FilterGroupProps) {
	const reading = useReading(about);
	const { says, bound = "max" } = facetOf(name);
	const price = usePriceText(about.currency);
	const totals = candidates.offers.map(({ total }) => total).filter((total) => total < unpriced);
	const range = { lowest: price(Math.min(...totals)), highest: price(Math.max(...totals)) };
	const isClock = says === "clock";
	return (
		<label className="grid gap-1">
			{`${isClock ? reading.t(`filter.clock.${bound}`) : reading.t("filter.price.range", range)} `}
			<input
				{...(isClock ? { type: "time" } : { type: "number", inputMode: "numeric", min: 1, max: 9_999_999 })}
				name={name}
				defaultValue={choice.get(name)?.[0]}
				className="control"
				data-bound={bound}
				data-chip={chipTemplate(name, undefined, reading)}
			/>
		</label>
	);
}

function usePriceText(currency: string): (minor: number) => string {
	const { locale } = languages[usePage().language];
	return (minor) => toldPrice(minor, currency, locale);
}
