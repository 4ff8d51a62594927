// What the values of a filter read as, in the form, on a chip, and where one could be dropped.
import { chosenIn } from "../../../flights/offers/choosing.ts";
import type { FilterName, ValueKind } from "../../../flights/offers/filter-table.ts";
import { type Choice, filterOf } from "../../../flights/offers/filters.ts";
import type { QuerySlice } from "../../../flights/query.ts";
import { formatClock } from "../../../i18n/clocks.ts";
import { type Language, languages } from "../../../i18n/languages.ts";
import type { MessageKey, Translate } from "../../../i18n/messages.ts";
import { formatDuration } from "../../../i18n/plain.ts";
import { unitOf } from "../../../money/minor-units.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { carrierName } from "../../../places/airlines/carriers.ts";
import { cityName, findAirport } from "../../../places/airports.ts";
import { shortAirportName } from "../../../places/labels.ts";

/** What a search is about, as far as its filters mention it. */
export interface FilterNames {
	/** Airline names by code, as the offers have them. */
	readonly names: ReadonlyMap<string, string>;
	readonly slices: readonly QuerySlice[];
	/** ISO 4217 code of every price; empty where none is known. */
	readonly currency: string;
}

/** What the name of a filter is read from. */
export interface TripReading extends Pick<FilterNames, "slices"> {
	readonly t: Translate;
	readonly language: Language;
}

export interface Reading extends FilterNames, TripReading {}

export function useReading({ names, slices, currency }: FilterNames): Reading {
	const { t, language } = usePage();
	return { names, slices, currency, t, language };
}

/** A value that somebody wrote into the URL by hand stands as it is where there is no text for it. */
const labels: Readonly<Record<ValueKind, (value: string, name: FilterName, reading: Reading) => string>> = {
	word: (value, name, { t }) => t(`filter.${name}.${value}` as MessageKey),
	name: (value) => value,
	airline: (value, _, { names }) => names.get(value) ?? carrierName(value) ?? value,
	city: (value, _, { language }) => {
		const city = cityName(value, language);
		return city === value ? value : `${city} (${value})`;
	},
	airport: (value) => {
		const airport = findAirport(value);
		return airport ? shortAirportName(airport) : value;
	},
	dayPart: (value, _, { t }) => t(`filter.part.${value}` as MessageKey),
	stops: (value, _, { t }) =>
		value === "0" ? t("itinerary.nonstop") : t("filter.stops.upTo", { count: Number(value) }),
	hours: (value, _, { t }) => t("filter.upTo", { duration: formatDuration(Number(value) * 60) }),
	minutes: (value, _, { t }) => t("filter.upTo", { duration: formatDuration(Number(value)) }),
	amount: (value, _, { currency, language }) =>
		currency
			? formatWholeMoney({ minor: Number(value) * unitOf(currency), currency }, languages[language].money)
			: Number(value).toLocaleString(languages[language].locale),
	clock: (value, _, { language }) => formatClock(`2000-01-01T${value}`, language),
};

export function optionLabel(name: FilterName, value: string, reading: Reading): string {
	return labels[filterOf(name).says](value, name, reading);
}

/** The filters of one end of a direction, by what their names begin with. */
const ends = {
	origin: { legend: "filter.origin", at: "from" },
	leave: { legend: "filter.leave", at: "from" },
	destination: { legend: "filter.destination", at: "to" },
	arrive: { legend: "filter.arrive", at: "to" },
} as const;

/** What stands over a group of filters. */
export function legendOf(name: FilterName, { slices, t, language }: TripReading): string {
	const [, kind, number] = /^(\w+?)(\d)$/.exec(name) ?? [];
	const end = kind && ends[kind as keyof typeof ends];
	if (!end) return t(`filter.${name}` as MessageKey);
	return t(end.legend, { city: slices[Number(number) - 1]?.[end.at].city[language] ?? "" });
}

/** Where the value stands in the text of a chip. */
const placeholder = "{filter}";
/** Values that say nothing without the name of their filter. */
const needLegend = new Set<ValueKind>(["dayPart", "airport", "city", "hours", "minutes"]);

/** What a chip of this filter reads as around its value. */
export function chipTemplate(name: FilterName, how: string | undefined, reading: TripReading): string {
	const { says, within, bound } = filterOf(name);
	const { t } = reading;
	if (how) return t(`filter.airlineHow.${how}.chip` as MessageKey, { filter: placeholder });
	if (within && bound)
		return `${legendOf(within, reading)}: ${t(`filter.clock.${bound}.chip`, { filter: placeholder })}`;
	if (bound) return t("filter.upTo", { duration: placeholder });
	return needLegend.has(says) ? `${legendOf(name, reading)}: ${placeholder}` : placeholder;
}

/** "Up to …": a typed filter by its name. What was typed stands in its field and in no sentence. */
export function chipOf(name: FilterName, reading: TripReading): string {
	return chipTemplate(name, undefined, reading).replace(placeholder, "…");
}

/** The chosen values of a choice as chips say them, in their order. */
export function chipsOf(choice: Choice, reading: Reading) {
	return chosenIn(choice).flatMap(([name, values]) => {
		const how = name === "airline" ? choice.get("airlineHow")?.[0] : undefined;
		const template = chipTemplate(name, how, reading);
		return values.map((value) => ({
			name,
			value,
			text: template.replace(placeholder, optionLabel(name, value, reading)),
		}));
	});
}
