// One filter of the form: its values with how many each would leave and from what price, and the limits that are typed.
import type { Candidates, FilterOption } from "../../../flights/offers/choosing.ts";
import { type FilterName, filters } from "../../../flights/offers/filter-table.ts";
import { type Choice, filterOf } from "../../../flights/offers/filters.ts";
import { packMarks } from "../../../flights/offers/packed-offers.ts";
import { unpriced } from "../../../flights/offers/rankings.ts";
import { toldPrice } from "../../../flights/offers/told-price.ts";
import { optionsLeft } from "../../../flights/offers/worked-out.ts";
import { languages } from "../../../i18n/languages.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { once } from "../../../i18n/once.ts";
import { onceOf } from "../../../i18n/once-of.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Repeated } from "../../../page/repeated.tsx";
import { FieldError } from "../../../ui/controls/field-error.tsx";
import { described } from "../../../ui/controls/frame.tsx";
import type { Fields } from "../../../ui/form/use-fields.ts";
import { chipTemplate, type FilterNames, legendOf, optionLabel, type Reading, useReading } from "./option-label.ts";

interface FilterProps {
	readonly name: FilterName;
	readonly candidates: Candidates;
	readonly choice: Choice;
	readonly about: FilterNames;
	/** How many each would leave, and from what price, is not known. */
	readonly anew: boolean;
}

interface FilterGroupProps extends FilterProps {
	/** Of the limits that are typed. */
	readonly control: Fields<FilterName>["control"];
}

/** Nothing where there is nothing to choose. */
export function FilterGroup({ name, ...props }: FilterGroupProps) {
	const { candidates, choice, about, control, anew } = props;
	const reading = useReading(about);
	const { choose, place } = filterOf(name);
	const limits = limitsOf(name);
	const options = choose === "limit" ? [] : optionsLeft(name, candidates, choice);
	const chosen = [name, ...limits].some((one) => choice.has(one));
	const refused = limits.some((one) => control(one).problem);
	// A choice among one is none.
	if (options.length < 2 && choose !== "flag" && limits.length === 0 && !chosen) return null;
	const values = (
		<Repeated by="filter option" each={optionTexts(name, options, props, reading)}>
			{(option) => <Option key={option.value} {...option} />}
		</Repeated>
	);
	// One box says by itself what it is about.
	if (choose === "flag") return values;
	const legend = legendOf(name, reading);
	return (
		<details
			className="filter-group"
			aria-label={options.length > 0 && !anew ? `${legend}: ${reading.t("filter.count")}` : legend}
			open={chosen || refused || place === "open"}
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
const limitsOf = once((name: FilterName): readonly FilterName[] =>
	[...filters].flatMap(([other, { choose, within = other }]) => (choose === "limit" && within === name ? other : [])),
);

type OptionsAbout = Omit<FilterGroupProps, "name">;

type OptionTexts = ReturnType<typeof optionTexts>;

/** Which offers it fits goes along, for the script. */
function optionTexts(
	name: FilterName,
	options: readonly FilterOption[],
	{ candidates, about: { currency }, anew }: OptionsAbout,
	reading: Reading,
) {
	const { money } = languages[reading.language];
	const offered = new Set(candidates.values(name));
	return options.map(({ value, chosen, count, lowest }) => ({
		name,
		value,
		chosen,
		one: filterOf(name).choose === "one",
		label: `${optionLabel(name, value, reading)} `,
		// What is typed into an address has no end of values, and none of those is kept.
		fits: offered.has(value) ? fitsOf(candidates, name, value) : packFits(candidates, name, value),
		count: anew ? undefined : String(count),
		price: anew ? undefined : toldPrice(lowest, currency, money),
	}));
}

function packFits(candidates: Candidates, name: string, value: string): string {
	const fits = candidates.fits(name, value);
	return packMarks(candidates.offers.map((_, index) => fits(index)));
}

const fitsOf = onceOf(packFits);

function Option({ name, value, chosen, one, label, fits, count, price }: OptionTexts[number]) {
	return (
		<label className="filter-option">
			<input type={one ? "radio" : "checkbox"} name={name} value={value} defaultChecked={chosen} data-fits={fits} />
			{label}
			{count !== undefined && (
				<>
					<span data-count="">{count}</span> <span data-price="">{price}</span>{" "}
				</>
			)}
		</label>
	);
}

/** Whether a trip must have one of the airlines, no other, or none of them. */
function AirlineHow({ choice, about }: Pick<FilterProps, "choice" | "about">) {
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
			{filterOf("airlineHow")
				.values([])
				.map((how) => (
					<option key={how} value={how} data-chip={chipTemplate("airline", how, reading)}>
						{t(`filter.airlineHow.${how}` as MessageKey)}
					</option>
				))}
		</select>
	);
}

function Limit({ name, candidates, about, control }: FilterGroupProps) {
	const reading = useReading(about);
	const { says, bound = "max", shape } = filterOf(name);
	const { id, defaultValue, problem } = control(name);
	const price = usePriceText(about.currency);
	const [lowest, highest] = rangeOf(candidates);
	const range = { lowest: price(lowest), highest: price(highest) };
	const isClock = says === "clock";
	return (
		<>
			<FieldError id={`${id}-error`} problem={problem} />
			<label className="grid gap-1">
				{`${isClock ? reading.t(`filter.clock.${bound}`) : reading.t("filter.price.range", range)} `}
				<input
					{...(isClock ? { type: "time" } : { type: "number", inputMode: "numeric", min: 1, max: 9_999_999 })}
					// A number field would drop what was typed; the pattern keeps the script from taking it for a limit. A browser
					// with a time field cannot have sent what is no time, and any other shows it.
					{...(problem && { ...described({ id, problem }), ...(!isClock && { type: "text", pattern: shape.source }) })}
					name={name}
					defaultValue={defaultValue || undefined}
					className="control"
					data-bound={bound}
					data-chip={chipTemplate(name, undefined, reading)}
				/>
			</label>
		</>
	);
}

/** The lowest price and the highest of all that have one. */
const rangeOf = onceOf(({ offers }: Candidates): readonly [lowest: number, highest: number] => {
	const totals = offers.map(({ total }) => total).filter((total) => total < unpriced);
	return totals.length > 0 ? [Math.min(...totals), Math.max(...totals)] : [unpriced, unpriced];
});

function usePriceText(currency: string): (minor: number) => string {
	const { money } = languages[usePage().language];
	return (minor) => toldPrice(minor, currency, money);
}
