// What a value of a filter reads as, by the kind of value that the filter's row says it has.
import type { FilterName, ValueKind } from "../../../flights/offers/facets.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { MessageKey, Translate } from "../../../i18n/messages.ts";
import { findAirlineByCode } from "../../../places/airlines/airlines.ts";
import { cityName } from "../../../places/airports.ts";

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
